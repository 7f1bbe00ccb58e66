import { strToU8, zipSync, type Zippable } from 'fflate';
import type { Book, PaintedPicture, Telling } from '../book.ts';
import { toldText } from '../told-text.ts';
import { files, folder, insideFile } from './names.ts';
import { overlay } from './overlay.ts';
import { container, packageDocument } from './package-document.ts';
import { contentsPage, coverPage, look, storyPage } from './pages.ts';

type Binding = {
  book: Book;
  /** The cover's picture, a JPEG: many readers show nothing else on their shelf. */
  picture: Uint8Array;
  /** What is on it, for a reader that does not show it. */
  pictureInWords: string;
  inside?: readonly PaintedPicture[];
  telling: Telling | null;
  madeAt: Date;
};

const noMarks = { isFinal: true, durationMs: 0, sentences: [], words: [] };

/** Compressing what is compressed already takes time and gives nothing. */
const asItIs = (bytes: Uint8Array): [Uint8Array, { level: 0 }] => [bytes, { level: 0 }];

/** A story as an EPUB 3: a cover, the text, and, where it was told, its sound with each sentence in its time. */
export function bindEpub({
  book,
  picture,
  pictureInWords,
  inside = [],
  telling,
  madeAt,
}: Binding): Uint8Array<ArrayBuffer> {
  const text = toldText(book.content, telling?.marks ?? noMarks);
  // A sound of which nobody knows what is heard when would be carried along for nothing.
  const told = telling && text.clips.length > 0 ? telling : null;
  const narrated = told && { durationMs: told.marks.durationMs, voice: told.voice };
  // A reader knows the format by its first file, which lies there as it is.
  const content: Zippable = {
    mimetype: asItIs(strToU8('application/epub+zip')),
    'META-INF/container.xml': strToU8(container),
    [`${folder}/${files.package}`]: strToU8(packageDocument(book, narrated, madeAt, inside.length)),
    [`${folder}/${files.contents}`]: strToU8(contentsPage(book)),
    [`${folder}/${files.cover}`]: strToU8(coverPage(book, pictureInWords)),
    [`${folder}/${files.story}`]: strToU8(storyPage(book, text, inside)),
    [`${folder}/${files.look}`]: strToU8(look),
    [`${folder}/${files.picture}`]: asItIs(picture),
    ...Object.fromEntries(inside.map((one, at) => [`${folder}/${insideFile(at)}`, asItIs(one.picture)])),
    ...(told && {
      [`${folder}/${files.overlay}`]: strToU8(overlay(text)),
      [`${folder}/${files.sound}`]: asItIs(told.sound),
    }),
  };
  return zipSync(content, { mtime: madeAt });
}
