import type { Book, Drawings, TellingOf } from './book.ts';
import type { WayOut } from './book-items.tsx';
import { EpubDialog } from './epub-dialog.tsx';
import { Mp3Dialog } from './mp3-dialog.tsx';
import { PrintDialog } from './print-dialog.tsx';

type TakeAlongProps = {
  way: WayOut;
  book: Book;
  drawings: Drawings;
  tellingOf: TellingOf;
  mp3Of: (signal: AbortSignal) => Promise<Blob>;
  onClose: () => void;
};

/** The question that belongs to a way out of the house, and then the way. */
export function TakeAlong({ way, tellingOf, mp3Of, ...common }: TakeAlongProps) {
  const { book, onClose } = common;
  if (way === 'epub') return <EpubDialog tellingOf={tellingOf} {...common} />;
  if (way === 'print') return <PrintDialog {...common} />;
  return <Mp3Dialog book={book} tellingOf={tellingOf} mp3Of={mp3Of} onClose={onClose} />;
}
