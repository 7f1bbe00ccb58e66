import { RotateCcw } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import moon from '#web/ui/scenes/drawn/moon.svg';
import type { Evening, Told } from './evening.ts';
import { goodnightWords } from './goodnight.ts';

type TheEndProps = { told: Told; evening: Evening; sounds: ReactNode };

/** The last word has been said: the page grows dark, and nothing asks for anything any more. */
export function TheEnd({ told: { story, phase }, evening, sounds }: TheEndProps) {
  const next = phase === 'resting' ? evening.next() : null;
  const words = useRef<HTMLHeadingElement>(null);
  // Whoever pressed a button of the player is not left with the focus on nothing.
  useEffect(() => words.current?.focus({ preventScroll: true }), []);
  return (
    <section aria-label="The end" className="the-end">
      <img src={moon} alt="" width="400" height="400" className="w-28 md:w-36" />
      <h3 ref={words} tabIndex={-1} className="text-3xl text-lamp-50 outline-none">
        {goodnightWords(story.request.characterDetails)}
      </h3>
      {next && (
        <output className="max-w-90 text-night-200 wrap-anywhere">
          A quiet moment, and then <span className="font-bold">“{next.title}”</span>
        </output>
      )}
      <div className="flex flex-wrap items-center justify-center gap-2">
        {next && (
          <>
            <Button tone="ghost" size="small" onClick={evening.goOn}>
              Begin it now
            </Button>
            <Button tone="ghost" size="small" onClick={evening.stay}>
              Not tonight
            </Button>
          </>
        )}
        <Button tone="ghost" size="small" icon={<RotateCcw size={18} />} onClick={evening.hearAgain}>
          Hear it again
        </Button>
        {sounds}
      </div>
    </section>
  );
}
