import { ArrowDown } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { readPieces } from '#contract/recordings.ts';
import { Button } from '#web/ui/button.tsx';
import type { RecorderState } from './recorder-store.ts';

type PartToReadProps = {
  content: string;
  state: RecorderState;
  /** How many parts of the story are not read yet. */
  unread: number;
  /** What is tapped when everything is said. */
  finishLabel: string;
  onGo: (place: number) => void;
};

/** The part that is read now, in large letters; after the last one, what is still missing and room for a message. */
export function PartToRead({ content, state, unread, finishLabel, onGo }: PartToReadProps) {
  const piece = readPieces(content)[state.place];
  const page = useRef<HTMLDivElement>(null);
  // A new part is read out to whoever does not see it.
  useEffect(() => page.current?.focus({ preventScroll: true }), []);
  const { end, isBelow } = useEndBelow(page);
  return (
    <div
      ref={page}
      tabIndex={-1}
      aria-live="polite"
      data-recording={state.isRecording || undefined}
      className="recorder-page paper rounded-card shadow-paper outline-none"
    >
      <div className="px-5 py-5 md:px-10 md:py-9">
        {piece ? (
          <p className="font-read text-[1.45rem] leading-relaxed wrap-anywhere whitespace-pre-line md:text-[1.7rem]">
            {content.slice(piece.charStart, piece.charEnd)}
          </p>
        ) : (
          <div className="grid gap-3">
            <p className="font-display text-2xl">
              {unread === 0
                ? 'That was the last word.'
                : `${unread} ${unread === 1 ? 'part is' : 'parts are'} not read yet.`}
            </p>
            <p className="text-on-soft">
              If you like, say something of your own after the story, up to a minute: “Goodnight, my loves.”
              {unread === 0 && ` Then tap “${finishLabel}”.`}
            </p>
            {unread > 0 && (
              <Button
                size="small"
                className="justify-self-start"
                onClick={() => onGo(state.pieces.indexOf('unread'))}
              >
                Go to the next unread part
              </Button>
            )}
          </div>
        )}
        <div ref={end} />
      </div>
      {isBelow && (
        <div className="recorder-more">
          <Button size="small" icon={<ArrowDown size={18} />} onClick={() => readOn(page.current)}>
            Read on
          </Button>
        </div>
      )}
    </div>
  );
}

/** Nobody takes the last line that fits for the last line there is, and goes on without the rest. */
function useEndBelow(page: RefObject<HTMLElement | null>) {
  const end = useRef<HTMLDivElement>(null);
  const [isBelow, setBelow] = useState(false);
  useEffect(() => {
    const mark = end.current;
    if (!mark) return undefined;
    const watch = new IntersectionObserver(([seen]) => setBelow(seen?.isIntersecting === false), {
      root: page.current,
    });
    watch.observe(mark);
    return () => watch.disconnect();
  }, [page]);
  return { end, isBelow };
}

/** All but two lines: nobody loses the place. */
function readOn(page: HTMLElement | null): void {
  if (!page) return;
  const lineHeight = Number.parseFloat(getComputedStyle(page.querySelector('p') ?? page).lineHeight);
  page.scrollBy({ top: Math.max(lineHeight, page.clientHeight - 3 * lineHeight) });
}
