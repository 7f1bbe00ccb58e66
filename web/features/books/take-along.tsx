import type { Book, Drawings, TellingOf } from './book.ts';
import type { WayOut } from './book-items.tsx';
import { EpubDialog } from './epub-dialog.tsx';
import { PrintDialog } from './print-dialog.tsx';

type TakeAlongProps = {
  way: WayOut;
  book: Book;
  drawings: Drawings;
  tellingOf: TellingOf;
  onClose: () => void;
};

/** The question that belongs to a way out of the house, and then the way. */
export function TakeAlong({ way, tellingOf, ...common }: TakeAlongProps) {
  return way === 'epub' ? <EpubDialog tellingOf={tellingOf} {...common} /> : <PrintDialog {...common} />;
}
