import { readPieces } from '#contract/recordings.ts';
import { Button } from '#web/ui/button.tsx';
import type { RecorderState } from './recorder-store.ts';

type PartToReadProps = {
  content: string;
  state: RecorderState;
  /** How many parts of the story are not read yet. */
  unread: number;
  onGo: (place: number) => void;
};

/** The part that is read now, in large letters; after the last one, what is still missing and room for a message. */
export function PartToRead({ content, state, unread, onGo }: PartToReadProps) {
  const piece = readPieces(content)[state.place];
  return (
    <div
      ref={focusOn}
      tabIndex={-1}
      aria-live="polite"
      data-recording={state.isRecording || undefined}
      className="recorder-page paper rounded-card px-6 py-7 shadow-paper outline-none md:px-10 md:py-9"
    >
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
    </div>
  );
}

/** A new part is read out to whoever does not see it. */
const focusOn = (page: HTMLDivElement | null) => page?.focus({ preventScroll: true });
