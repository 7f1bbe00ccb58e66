import { Headphones } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '#web/platform/save-file.ts';
import { refusalWords } from '#web/platform/trouble.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Progress } from '#web/ui/progress.tsx';
import type { Book, Drawings, TellingOf } from './book.ts';
import { fileNameOf } from './file-name.ts';
import { makeEpub } from './make-epub.ts';
import { SavedFile } from './saved-file.tsx';

type EpubDialogProps = { book: Book; drawings: Drawings; tellingOf: TellingOf; onClose: () => void };

type State =
  | { at: 'asking'; trouble?: string }
  /** `part` is how much of the sound there is; null where there is none to wait for. */
  | { at: 'making'; part: number | null }
  | { at: 'saved'; file: Blob; isTold: boolean };

/** With the narrator's voice, which may have to be made first, or without. */
export function EpubDialog({ book, drawings, tellingOf, onClose }: EpubDialogProps) {
  const [state, setState] = useState<State>({ at: 'asking' });
  const leaving = useRef(new AbortController());
  const name = fileNameOf(book.title, 'epub');
  useEffect(() => () => leaving.current.abort(), []);

  async function make(isTold: boolean): Promise<void> {
    leaving.current.abort();
    leaving.current = new AbortController();
    const { signal } = leaving.current;
    const onPart = (part: number) => {
      if (!signal.aborted) setState({ at: 'making', part });
    };
    setState({ at: 'making', part: isTold ? 0 : null });
    try {
      const telling = isTold ? await tellingOf({ signal, onPart }) : null;
      const file = await makeEpub(book, drawings, telling);
      if (signal.aborted) return;
      saveFile(name, file);
      setState({ at: 'saved', file, isTold });
    } catch (trouble) {
      if (signal.aborted) return;
      console.info('The book could not be made', trouble);
      setState({ at: 'asking', trouble: refusalWords(trouble, troubleWords(isTold)) });
    }
  }

  function stop(): void {
    leaving.current.abort();
    setState({ at: 'asking' });
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Save as an e-book"
      description="An EPUB file with the cover, the whole story and its pictures, for an e-reader or a book app."
    >
      {state.at === 'asking' && (
        <div className="grid gap-4">
          {state.trouble !== undefined && <Banner tone="trouble">{state.trouble}</Banner>}
          <p>
            With the narrator’s voice it can be listened to, too, and each sentence is lit while it is heard.
            The sound is made first where there is none yet.
          </p>
          <div className="flex flex-wrap gap-3">
            <Button tone="amber" icon={<Headphones size={20} />} onClick={() => void make(true)}>
              With the narrator’s voice
            </Button>
            <Button onClick={() => void make(false)}>Text and cover only</Button>
          </div>
        </div>
      )}
      {state.at === 'making' && (
        <div className="grid gap-4">
          <Progress label="The book" value={state.part === null ? null : Math.round(state.part * 100)} />
          <output className="font-bold">
            {state.part === null || state.part === 1
              ? 'Binding the book…'
              : 'The narrator is telling the story for your book…'}
          </output>
          <Button className="justify-self-start" onClick={stop}>
            Cancel
          </Button>
        </div>
      )}
      {state.at === 'saved' && (
        <SavedFile name={name} file={state.file} onClose={onClose}>
          “{name}” is among your downloads{state.isTold ? '.' : ', without sound.'}
        </SavedFile>
      )}
    </Dialog>
  );
}

const troubleWords = (isTold: boolean): string =>
  isTold
    ? 'The sound could not be made just now. Please try again, or save the book without it.'
    : 'The book could not be made just now. Please try again.';
