import type { Book, DrawnCover, Telling } from './book.ts';
import { coverPicture } from './cover-picture.ts';
import { bindEpub } from './epub/bind-epub.ts';

/** The file, from what the house knows of a story. Everything is put together here in the browser: nothing of it goes anywhere. */
export async function makeEpub(book: Book, cover: DrawnCover, telling: Telling | null): Promise<Blob> {
  const picture = await coverPicture(cover, book.title);
  return new Blob([bindEpub({ book, picture, telling, madeAt: new Date() })], {
    type: 'application/epub+zip',
  });
}
