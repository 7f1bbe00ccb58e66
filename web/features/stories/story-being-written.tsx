import { useEffect } from 'react';
import { Card } from '#web/ui/card.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { progressWords } from './making-progress.ts';
import type { StoryMaking } from './use-story-making.ts';

/** The page fills while one looks: the title first, then paragraph by paragraph. */
export function StoryBeingWritten({ making: { progress, draft } }: { making: StoryMaking }) {
  // The button that asked for it stood far down the page.
  useEffect(() => {
    scrollTo({ top: 0 });
  }, []);
  return (
    <Card className="mx-auto grid w-full max-w-reader content-start gap-6 md:min-h-120">
      <div className="grid gap-2">
        <Progress label="Your story" value={progress} />
        <output className="text-sm font-bold text-on-soft">{progressWords(progress)}</output>
      </div>
      {draft.title !== null && <h2 className="animate-rise-in text-center text-2xl">{draft.title}</h2>}
      <div className="grid gap-4 font-read text-read leading-[1.66]">
        {draft.paragraphs.map((paragraph, index) => (
          // Paragraphs come one behind the other and never change places.
          <p key={index} className="animate-rise-in">
            {paragraph}
          </p>
        ))}
      </div>
    </Card>
  );
}
