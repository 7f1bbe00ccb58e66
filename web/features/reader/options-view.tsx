import {
  BookOpenText,
  Headphones,
  ListMusic,
  Repeat2,
  SlidersHorizontal,
  Speech,
  StepForward,
} from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { voiceDescriptions } from '#contract/narration.ts';
import { cultureNames, type Story } from '#contract/stories.ts';
import { narratorOf, readBy } from '#contract/story-narrator.ts';
import { brand } from '#web/platform/brand.ts';
import { dayInWords } from '#web/platform/language.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { paragraphsOf } from './read-along.ts';
import type { Place } from './story-places.ts';
import { StoryText } from './story-text.tsx';
import { TellAgain } from './tell-again.tsx';
import { clockTime } from './times.ts';

// Only for those who look for another voice.
const DeviceVoiceDialog = lazy(async () => ({
  default: (await import('./device-voice-dialog.tsx')).DeviceVoiceDialog,
}));

/** What comes next, and how to get there. */
export type Following = { story: Story; go: () => void };

type OptionsViewProps = {
  story: Story;
  /** Where it was left, and would go on. */
  place: Place | null;
  isTextShown: boolean;
  /** Nothing can be heard of it but the device’s own voice. */
  isSilent: boolean;
  page: (text: ReactNode) => ReactNode;
  onToggleText: () => void;
  onListen: (from: 'left' | 'beginning') => void;
  /** How the family says its names. */
  sayAs: Readonly<Record<string, string>>;
  /** Undefined where the device has no voice of its own. */
  onDeviceVoice: (() => void) | undefined;
  onNext: () => void;
  onAnother: () => void;
  onTellAgain: (but: string) => void;
  /** Who else could tell it. */
  voices: ReactNode;
  /** What is read after it tonight. */
  following: Following | null;
};

/** To be read by a parent, or to be told. */
export function OptionsView({ story, place, isTextShown, isSilent, page, ...on }: OptionsViewProps) {
  const [isChoosing, choose] = useState(false);
  const star = story.request.characterNames[0] ?? story.request.childName;
  return (
    <>
      {/* A message has its room above the button that a tired hand looks for. */}
      <section aria-label="Story Options" className="mb-6 grid justify-items-center gap-4 max-sm:pt-14">
        <h2 className="text-2xl">Story Options</h2>
        <Badge>{narratorWords(story)}</Badge>
        {isSilent && (
          <output className="max-w-100 text-center text-sm text-night-100">
            {brand.name} cannot be reached from here, and the sound of this story is not on this device. It
            can be read
            {on.onDeviceVoice ? ', or told by this device’s own voice.' : '.'}
          </output>
        )}
        <div className="grid justify-items-center gap-1">
          <Button
            tone="amber"
            size="large"
            icon={<Headphones size={22} />}
            onClick={() => on.onListen('left')}
          >
            Start Audio Player
          </Button>
          {place && (
            <p className="flex flex-wrap items-center justify-center gap-x-2 text-sm text-night-200">
              from {clockTime(place.positionMs)}, or
              <button
                type="button"
                className="min-h-11 font-bold underline underline-offset-3"
                onClick={() => on.onListen('beginning')}
              >
                from the beginning
              </button>
            </p>
          )}
        </div>
        {on.voices}
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
          {on.onDeviceVoice && (
            <Button
              tone="ghost"
              size="small"
              icon={<SlidersHorizontal size={18} />}
              onClick={() => choose(true)}
            >
              Choose its voice
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
        {isChoosing && (
          <Suspense fallback={null}>
            <DeviceVoiceDialog
              name={star}
              said={on.sayAs[star] ?? star}
              onTell={() => {
                choose(false);
                on.onDeviceVoice?.();
              }}
              onClose={() => choose(false)}
            />
          </Suspense>
        )}
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

const narratorWords = (story: Story): string =>
  readBy(story) ?? `Narrator: ${narratorOf(story).name} · ${voiceDescriptions[story.narratorVoice]}`;

/** What was asked for, and who wrote it: small, for whoever wants to know. */
function Asked({ story: { request, writtenBy, createdAt } }: { story: Story }) {
  const { theme, duration, culturalBackground, interests } = request;
  return (
    <p className="mt-8 border-t border-current/25 pt-4 text-xs text-(--ink-quiet)">
      You wished for “{theme}”: {lengthWords[duration]}, at home in the {cultureNames[culturalBackground]}{' '}
      world{interests.length > 0 && `, with ${interests.join(', ')}`}
      {request.but && `, told again, but ${request.but}`}. Written by {writtenBy}, {dayInWords(createdAt)}.
    </p>
  );
}

const lengthWords: Record<Story['request']['duration'], string> = {
  short: 'a short story',
  medium: 'a story of middling length',
  long: 'a long story',
};
