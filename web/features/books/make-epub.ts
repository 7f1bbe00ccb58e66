import type { Book, Drawings, Telling } from './book.ts';
import { coverPicture, insidePicture } from './cover-picture.ts';
import { bindEpub } from './epub/bind-epub.ts';

/** The file, from what the house knows of a story. Everything is put together here in the browser: nothing of it goes anywhere. */
export async function makeEpub(book: Book, drawings: Drawings, telling: Telling | null): Promise<Blob> {
  const picture = await coverPicture(drawings.cover, book.title);
  const inside = await Promise.all(
    drawings.pictures.map(async ({ after, lying, inWords }) => ({
      after,
      inWords,
      picture: await insidePicture(lying),
    })),
  );
  return new Blob(
    [bindEpub({ book, picture, pictureInWords: drawings.coverInWords, inside, telling, madeAt: new Date() })],
    {
      type: 'application/epub+zip',
    },
  );
}
