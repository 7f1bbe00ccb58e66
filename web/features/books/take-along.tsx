import type { Book, DrawnCover, Telling } from './book.ts';
import type { WayOut } from './book-items.tsx';
import { EpubDialog } from './epub-dialog.tsx';
import { PrintDialog } from './print-dialog.tsx';

/** Has a story told to its end. `onPart` is told how much there is, up to 1. */
export type TellingOf = (manner: { signal: AbortSignal; onPart: (part: number) => void }) => Promise<Telling>;

type TakeAlongProps = {
  way: WayOut;
  book: Book;
  cover: DrawnCover;
  tellingOf: TellingOf;
  onClose: () => void;
};

/** The question that belongs to a way out of the house, and then the way. */
export function TakeAlong({ way, tellingOf, ...common }: TakeAlongProps) {
  return way === 'epub' ? <EpubDialog tellingOf={tellingOf} {...common} /> : <PrintDialog {...common} />;
}
