import type { Book } from '../book.ts';
import { files, folder, insideFile, language, toldClass } from './names.ts';
import { seconds } from './overlay.ts';
import { xml, xmlHead } from './xml.ts';

/** How long it is and whose voice it is; null for a book without sound. */
export type Narrated = { durationMs: number; voice: string } | null;

export const container = `${xmlHead}<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="${folder}/${files.package}" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;

/** What the book is, what lies in it, and in which order it is read. */
export function packageDocument(book: Book, narrated: Narrated, madeAt: Date, pictures = 0): string {
  return `${xmlHead}<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="book-id" xml:lang="${language}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="book-id">urn:uuid:${xml(book.id)}</dc:identifier>
<dc:title>${xml(book.title)}</dc:title>
<dc:language>${language}</dc:language>
<dc:creator>${xml(book.writtenBy)}</dc:creator>
<dc:publisher>${xml(book.house)}</dc:publisher>
<dc:date>${book.writtenAt.toISOString().slice(0, 10)}</dc:date>
<meta property="dcterms:modified">${madeAt.toISOString().replace(/\.\d+Z$/, 'Z')}</meta>
<meta name="cover" content="picture"/>
${[...accessibility(narrated), ...(narrated ? narration(narrated) : [])].join('\n')}
</metadata>
<manifest>
${manifest(narrated, pictures).join('\n')}
</manifest>
<spine>
<itemref idref="cover"/>
<itemref idref="story"/>
</spine>
</package>
`;
}

function manifest(narrated: Narrated, pictures: number): string[] {
  const item = (id: string, file: string, type: string, more = '') =>
    `<item id="${id}" href="${file}" media-type="${type}"${more}/>`;
  const page = 'application/xhtml+xml';
  return [
    item('contents', files.contents, page, ' properties="nav"'),
    item('cover', files.cover, page),
    item('picture', files.picture, 'image/jpeg', ' properties="cover-image"'),
    item('story', files.story, page, narrated ? ' media-overlay="overlay"' : ''),
    item('look', files.look, 'text/css'),
    ...Array.from({ length: pictures }, (_, at) => item(`picture-${at + 1}`, insideFile(at), 'image/jpeg')),
    ...(narrated
      ? [item('overlay', files.overlay, 'application/smil+xml'), item('sound', files.sound, 'audio/mpeg')]
      : []),
  ];
}

function narration({ durationMs, voice }: NonNullable<Narrated>): string[] {
  return [
    meta('media:duration', seconds(durationMs)),
    `<meta property="media:duration" refines="#overlay">${seconds(durationMs)}</meta>`,
    meta('media:narrator', voice),
    meta('media:active-class', toldClass),
  ];
}

/** What a catalogue tells somebody who cannot see, or cannot hear. */
function accessibility(narrated: Narrated): string[] {
  return [
    ...['textual', 'visual', ...(narrated ? ['auditory'] : [])].map((mode) =>
      meta('schema:accessMode', mode),
    ),
    meta('schema:accessModeSufficient', 'textual'),
    ...['alternativeText', 'readingOrder', 'structuralNavigation', 'tableOfContents'].map((feature) =>
      meta('schema:accessibilityFeature', feature),
    ),
    ...(narrated ? [meta('schema:accessibilityFeature', 'synchronizedAudioText')] : []),
    meta('schema:accessibilityHazard', 'none'),
    meta(
      'schema:accessibilitySummary',
      narrated
        ? 'The whole text can be read and listened to; each sentence is marked while it is heard. Pictures are described.'
        : 'The whole text can be read. Pictures are described.',
    ),
  ];
}

const meta = (property: string, value: string): string => `<meta property="${property}">${xml(value)}</meta>`;
