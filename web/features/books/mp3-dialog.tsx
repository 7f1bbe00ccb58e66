import { useEffect, useRef, useState } from 'react';
import { saveFile } from '#web/platform/save-file.ts';
import { refusalWords } from '#web/platform/trouble.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Progress } from '#web/ui/progress.tsx';
import type { Book, TellingOf } from './book.ts';
import { fileNameOf } from './file-name.ts';
import { SavedFile } from './saved-file.tsx';

type Mp3DialogProps = {
  book: Book;
  tellingOf: TellingOf;
  /** The told story as a file with its picture and its chapters. */
  mp3Of: (signal: AbortSignal) => Promise<Blob>;
  onClose: () => void;
};

type State =
  | { at: 'telling'; part: number }
  | { at: 'saved'; file: Blob }
  | { at: 'asking'; trouble: string };

/** The sound alone, for players without a screen. There is nothing to ask: it is told first where it was not told yet, and then saved. */
export function Mp3Dialog({ onClose, ...made }: Mp3DialogProps) {
  const [attempt, setAttempt] = useState(0);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Save as MP3"
      description="The story to hear, with its picture and its chapters, for a player without a screen."
    >
      <Attempt key={attempt} {...made} onClose={onClose} onAgain={() => setAttempt(attempt + 1)} />
    </Dialog>
  );
}

function Attempt({ book, tellingOf, mp3Of, onClose, onAgain }: Mp3DialogProps & { onAgain: () => void }) {
  const [state, setState] = useState<State>({ at: 'telling', part: 0 });
  const ways = useRef({ tellingOf, mp3Of });
  const name = fileNameOf(book.title, 'mp3');

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const make = async () => {
      await ways.current.tellingOf({
        signal,
        onPart: (part) => {
          if (!signal.aborted) setState({ at: 'telling', part });
        },
      });
      const file = await ways.current.mp3Of(signal);
      if (signal.aborted) return;
      saveFile(name, file);
      setState({ at: 'saved', file });
    };
    make().catch((trouble: unknown) => {
      if (signal.aborted) return;
      console.info('The sound could not be saved', trouble);
      const words = 'The sound could not be made just now. Please try again.';
      setState({ at: 'asking', trouble: refusalWords(trouble, words) });
    });
    return () => leaving.abort();
  }, [name]);

  return (
    <>
      {state.at === 'asking' && (
        <div className="grid gap-4">
          <Banner tone="trouble">{state.trouble}</Banner>
          <Button tone="amber" className="justify-self-start" onClick={onAgain}>
            Try again
          </Button>
        </div>
      )}
      {state.at === 'telling' && (
        <div className="grid gap-4">
          <Progress label="The sound" value={Math.round(state.part * 100)} />
          <output className="font-bold">
            {state.part === 1 ? 'Putting the picture in…' : 'The narrator is telling the story…'}
          </output>
          <Button className="justify-self-start" onClick={onClose}>
            Cancel
          </Button>
        </div>
      )}
      {state.at === 'saved' && (
        <SavedFile name={name} file={state.file} onClose={onClose}>
          “{name}” is among your downloads.
        </SavedFile>
      )}
    </>
  );
}
