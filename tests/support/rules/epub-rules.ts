import { strFromU8, unzipSync } from 'fflate';

/** What can be said of a book without a reader: what lies in it, and what is wrong with it by the rules of EPUB 3. */
export type OpenedBook = {
  files: Record<string, Uint8Array>;
  text: (name: string) => string;
  faults: string[];
};

const root = 'OEBPS/';

export function openBook(bytes: Uint8Array): OpenedBook {
  const files = unzipSync(bytes);
  const text = (name: string) => {
    const file = files[name];
    if (!file) throw new Error(`There is no ${name} in the book.`);
    return strFromU8(file);
  };
  return { files, text, faults: [...containerFaults(bytes), ...contentFaults(files, text)] };
}

/** A reader looks at fixed places: the first file is the mimetype, as it is, with nothing between its name and its text. */
function containerFaults(bytes: Uint8Array): string[] {
  const at = (from: number, to: number) => strFromU8(bytes.subarray(from, to));
  const start = new DataView(bytes.buffer, bytes.byteOffset);
  return [
    start.getUint16(8, true) === 0 ? '' : 'the mimetype is compressed',
    start.getUint16(28, true) === 0 ? '' : 'the mimetype has an extra field',
    at(30, 58) === 'mimetypeapplication/epub+zip' ? '' : 'the mimetype is not where a reader looks',
  ].filter(Boolean);
}

function contentFaults(files: Record<string, Uint8Array>, text: (name: string) => string): string[] {
  const opf = text(`${root}package.opf`);
  const items = tags(opf, 'item');
  const ids = items.map(({ id }) => id ?? '');
  const hrefs = items.map(({ href }) => href ?? '');
  const lying = Object.keys(files)
    .filter((name) => name.startsWith(root) && name !== `${root}package.opf`)
    .map((name) => name.slice(root.length));
  const required = ['dc:identifier', 'dc:title', 'dc:language', 'dcterms:modified'];
  const pages = lying.filter((name) => name.endsWith('.xhtml'));
  return [
    ...missing('the manifest names a file that is not there', hrefs, lying),
    ...missing('a file is not in the manifest', lying, hrefs),
    ...missing(
      'the spine names nothing',
      tags(opf, 'itemref').map(({ idref }) => idref ?? ''),
      ids,
    ),
    ...(new Set(ids).size === ids.length ? [] : ['an id is used twice in the manifest']),
    ...required.filter((name) => !opf.includes(name)).map((name) => `the package has no ${name}`),
    ...(items.filter(({ properties }) => properties === 'nav').length === 1
      ? []
      : ['there is not one contents page']),
    ...pages.flatMap((name) =>
      twice(attributes(text(root + name), 'id')).map((id) => `${name} has two ${id}`),
    ),
    ...(lying.includes('story.smil') ? overlayFaults(opf, text) : []),
  ];
}

/** Every sentence that is told is on the page, they follow one another without a gap, and the sum is what the package says. */
function overlayFaults(opf: string, text: (name: string) => string): string[] {
  const smil = text(`${root}story.smil`);
  const onPage = attributes(text(`${root}story.xhtml`), 'id').map((id) => `story.xhtml#${id}`);
  const told = tags(smil, 'text').map(({ src }) => src ?? '');
  const clips = tags(smil, 'audio').map(({ clipBegin = '', clipEnd = '' }) => ({
    from: Number.parseFloat(clipBegin),
    to: Number.parseFloat(clipEnd),
  }));
  const sum = clips.reduce((whole, { from, to }) => whole + to - from, 0);
  const said = [...opf.matchAll(/media:duration"[^>]*>([\d.]+)s</g)].map((found) => Number(found[1]));
  return [
    ...missing(
      'the overlay tells what is on no page',
      [...told, ...attributes(smil, 'epub:textref')],
      onPage,
    ),
    ...(told.length === clips.length ? [] : ['a sentence has no sound']),
    ...clips.filter(({ from, to }) => !(to > from)).map(({ from }) => `a clip at ${from} has no length`),
    ...clips
      .filter(({ from }, i) => i > 0 && from !== clips[i - 1]?.to)
      .map(({ from }) => `a gap before ${from}`),
    ...(said.length === 2 && said.every((one) => Math.abs(one - sum) < 0.01)
      ? []
      : ['the length is not the sum of its clips']),
    ...(opf.includes('media-overlay="overlay"') ? [] : ['the page does not name its overlay']),
  ];
}

type Attributes = Partial<Record<string, string>>;

function tags(text: string, name: string): Attributes[] {
  return [...text.matchAll(new RegExp(`<${name}(\\s[^>]*?)/?>`, 'g'))].map(([, inside = '']) =>
    Object.fromEntries(
      [...inside.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
    ),
  );
}

const attributes = (text: string, name: string): string[] =>
  [...text.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value = '']) => value);
const missing = (fault: string, these: string[], those: string[]): string[] =>
  these.filter((one) => !those.includes(one)).map((one) => `${fault}: ${one}`);
const twice = (list: string[]): string[] => list.filter((one, index) => list.indexOf(one) !== index);
