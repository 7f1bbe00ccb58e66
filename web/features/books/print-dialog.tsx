import { Printer } from 'lucide-react';
import { createPortal } from 'react-dom';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { Book, Drawings } from './book.ts';
import { PrintedBook } from './printed-book.tsx';

type PrintDialogProps = { book: Book; drawings: Drawings; onClose: () => void };

/** While this is open, what goes to the printer is the book, whichever way the family prints. */
export function PrintDialog({ book, drawings, onClose }: PrintDialogProps) {
  return (
    <>
      {createPortal(<PrintedBook book={book} drawings={drawings} />, document.body)}
      <Dialog
        isOpen
        onOpenChange={onClose}
        title="Print as a little book"
        description="The cover first, then the story with its pictures facing the words, on pages of A5."
      >
        <div className="grid gap-4">
          <p>
            On A4 paper, choose “booklet” or two pages per sheet in your printer’s window. Let it print the
            background, or the cover’s sky stays white.
          </p>
          <Button
            tone="amber"
            className="justify-self-start"
            icon={<Printer size={20} />}
            onClick={() => void printWhenReady()}
          >
            Print
          </Button>
        </div>
      </Dialog>
    </>
  );
}

/** The faces of the book come when they are first needed, and paper cannot be drawn anew. */
async function printWhenReady(): Promise<void> {
  await Promise.all(
    ['400 12px "Literata Variable"', '560 12px "Fraunces Soft"'].map((face) => document.fonts.load(face)),
  );
  await document.fonts.ready;
  print();
}
