import { type Book, colophon, companyLine, type PaintedPicture } from '../book.ts';
import type { Piece, ToldText } from '../told-text.ts';
import { files, idOf, insideFile, language, storyId, toldClass } from './names.ts';
import { xml, xmlHead } from './xml.ts';

type Page = { title: string; type?: string; body: string };

function page({ title, type, body }: Page): string {
  return `${xmlHead}<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}" xml:lang="${language}">
<head>
<title>${xml(title)}</title>
<link rel="stylesheet" type="text/css" href="${files.look}"/>
</head>
<body${type === undefined ? '' : ` epub:type="${type}"`}>
${body}
</body>
</html>
`;
}

export function coverPage({ title }: Book, inWords: string): string {
  const body = `<section class="cover" epub:type="cover"><img src="${files.picture}" alt="The cover of ${xml(title)}: ${xml(inWords)}"/></section>`;
  return page({ title, body });
}

export function storyPage(
  book: Book,
  { paragraphs }: ToldText,
  inside: readonly Pick<PaintedPicture, 'after' | 'inWords'>[],
): string {
  const company = companyLine(book);
  const text = paragraphs.map((pieces, at) => {
    const which = inside.findIndex(({ after }) => after === at);
    const picture = which < 0 ? '' : `\n${figure(which, inside[which]?.inWords ?? '')}`;
    return `<p>${pieces.map(piece).join('')}</p>${picture}`;
  });
  const lines = [
    `<section id="${storyId}" epub:type="chapter" role="doc-chapter" aria-labelledby="title">`,
    `<h1 id="title">${xml(book.title)}</h1>`,
    ...(company === '' ? [] : [`<p class="company">${xml(company)}</p>`]),
    ...text,
    '</section>',
    `<p class="colophon">${xml(colophon(book))}</p>`,
  ];
  return page({ title: book.title, type: 'bodymatter', body: lines.join('\n') });
}

const figure = (which: number, words: string): string =>
  `<figure><img src="${insideFile(which)}" alt="${xml(words)}"/></figure>`;

function piece({ text, sentence }: Piece): string {
  return sentence === null ? xml(text) : `<span id="${idOf(sentence)}">${xml(text)}</span>`;
}

export function contentsPage({ title }: Book): string {
  const body = `<nav epub:type="toc" role="doc-toc" id="toc">
<h1>Contents</h1>
<ol><li><a href="${files.story}">${xml(title)}</a></li></ol>
</nav>
<nav epub:type="landmarks" id="landmarks" hidden="hidden">
<h2>Landmarks</h2>
<ol>
<li><a epub:type="cover" href="${files.cover}">Cover</a></li>
<li><a epub:type="bodymatter" href="${files.story}">${xml(title)}</a></li>
</ol>
</nav>`;
  return page({ title: 'Contents', body });
}

/** Few rules: the reader's own type, size and light are the family's to choose. */
export const look = `body { margin: 0 5%; line-height: 1.6; }
h1 { margin: 2em 0 0.3em; font-weight: normal; line-height: 1.2; text-align: center; }
p { margin: 0 0 0.7em; orphans: 2; widows: 2; }
.company { margin-bottom: 2.2em; font-style: italic; text-align: center; }
.colophon { margin-top: 3em; font-size: 0.8em; text-align: center; }
figure { margin: 1.2em 0; text-align: center; break-inside: avoid; }
figure img { max-width: 100%; }
.cover { margin: 0 -5%; text-align: center; }
.cover img { max-width: 100%; max-height: 100vh; }
.${toldClass} { color: #322117; background-color: #fcdfa4; }
`;
