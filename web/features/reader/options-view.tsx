import { BookOpenText, Headphones, ListMusic, Repeat2, Speech, StepForward } from 'lucide-react';
import type { ReactNode } from 'react';
import { voiceDescriptions, voiceNames } from '#contract/narration.ts';
import type { Story } from '#contract/stories.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { paragraphsOf } from './read-along.ts';
import type { Following } from './telling-view.tsx';
import { StoryText } from './story-text.tsx';
import { TellAgain } from './tell-again.tsx';

type OptionsViewProps = {
  story: Story;
  isTextShown: boolean;
  page: (text: ReactNode) => ReactNode;
  onToggleText: () => void;
  onListen: () => void;
  /** Undefined where the device has no voice of its own. */
  onDeviceVoice: (() => void) | undefined;
  onNext: () => void;
  onAnother: () => void;
  onTellAgain: (but: string) => void;
  /** What is read after it tonight. */
  following: Following | null;
};

/** To be read by a parent, or to be told. */
export function OptionsView({ story, isTextShown, page, ...on }: OptionsViewProps) {
  return (
    <>
      <section aria-label="Story Options" className="mb-6 grid justify-items-center gap-4">
        <h2 className="text-2xl">Story Options</h2>
        <Badge>
          Narrator: {voiceNames[story.narratorVoice]} · {voiceDescriptions[story.narratorVoice]}
        </Badge>
        <Button tone="amber" size="large" icon={<Headphones size={22} />} onClick={on.onListen}>
          Start Audio Player
        </Button>
        <div className="flex flex-wrap justify-center gap-2">
          <Button
            tone="ghost"
            size="small"
            aria-expanded={isTextShown}
            icon={<BookOpenText size={18} />}
            onClick={on.onToggleText}
          >
            {isTextShown ? 'Hide story text' : 'Show story text'}
          </Button>
          {on.onDeviceVoice && (
            <Button tone="ghost" size="small" icon={<Speech size={18} />} onClick={on.onDeviceVoice}>
              This device’s own voice
            </Button>
          )}
          <Button tone="ghost" size="small" icon={<StepForward size={18} />} onClick={on.onNext}>
            What happens next?
          </Button>
          <Button tone="ghost" size="small" icon={<Repeat2 size={18} />} onClick={on.onAnother}>
            Another like this
          </Button>
          <TellAgain onTellAgain={on.onTellAgain} />
        </div>
      </section>
      {page(
        <>
          {isTextShown && <StoryText paragraphs={paragraphsOf(story.content)} />}
          {on.following && (
            <div className="mt-8 grid justify-items-center">
              <Button
                icon={<ListMusic size={20} className="shrink-0" />}
                className="wrap-anywhere"
                onClick={on.following.go}
              >
                Next: {on.following.story.title}
              </Button>
            </div>
          )}
          <Asked story={story} />
        </>,
      )}
    </>
  );
}

/** What was asked for, and who wrote it: small, for whoever wants to know. */
function Asked({ story: { request, writtenBy, createdAt } }: { story: Story }) {
  const day = new Date(createdAt).toLocaleDateString(undefined, { dateStyle: 'long' });
  return (
    <p className="mt-8 border-t border-current/25 pt-4 text-xs text-(--ink-quiet)">
      “{request.theme}”, {request.duration}, {request.culturalBackground}
      {request.interests.length > 0 && `, with ${request.interests.join(', ')}`}
      {request.but && `, told again, but ${request.but}`}. Written by {writtenBy}, {day}.
    </p>
  );
}
