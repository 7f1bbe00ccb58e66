import { describe, expect, test } from 'vitest';
import { openMp3Stream } from '#server/audio/mp3.ts';
import { aBook, marksFor } from '#tests/support/stories/books.ts';
import { epubcheckComplaints, epubcheckWish, hasEpubcheck } from '#tests/support/rules/epubcheck.ts';
import { openBook } from '#tests/support/rules/epub-rules.ts';
import { bindEpub } from './bind-epub.ts';

/** It starts slowly, and the machine may be busy. */
const aJavaMs = 180_000;
const madeAt = new Date('2026-11-21T19:30:00Z');
const sentences = ['Mia found a kite.', 'It was red.', '“Up,” she said.', 'And up it went.'];
/** The smallest whole JPEG: one grey dot. */
const picture = Buffer.from(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AR//Z',
  'base64',
);

const pictureInWords = 'A kite on a hill at dusk, with Mia.';

/** Six seconds of silence, as our own encoder makes it. */
async function someSound(): Promise<Uint8Array<ArrayBuffer>> {
  const mp3 = await openMp3Stream();
  const parts: Uint8Array[] = [];
  for await (const bytes of mp3.encode(new Float32Array(24_000 * 6.2))) parts.push(bytes.slice());
  parts.push(mp3.finish().slice());
  return new Uint8Array(Buffer.concat(parts));
}

async function aToldBook(change: Parameters<typeof aBook>[0] = {}) {
  const book = aBook(change);
  const telling = { sound: await someSound(), marks: marksFor(book.content, sentences), voice: 'Emma' };
  return bindEpub({ book, picture, pictureInWords, telling, madeAt });
}

const hostile = {
  title: 'Mia & <b>"the" kite</b> \u0007 ]]>',
  writtenBy: 'A & B <c@d>',
  names: ['</p>', 'Tāne & Co'],
};

describe('a story as an e-book', () => {
  test('with sound keeps every rule of ours', async () => {
    const { faults, text } = openBook(await aToldBook());
    expect(faults).toEqual([]);
    expect(text('OEBPS/story.xhtml')).toContain(
      '<p><span id="s1">Mia found a kite.</span> <span id="s2">It was red.',
    );
    expect(text('OEBPS/story.smil')).toContain('clipBegin="1.620s" clipEnd="3.120s"');
    expect(text('OEBPS/package.opf')).toContain('<meta property="media:narrator">Emma</meta>');
  });

  test('has its pictures behind the paragraphs that they are of, each said in words', () => {
    const inside = [{ after: 0, picture, inWords: 'A kite, and <Mia>.' }];
    const { faults, files, text } = openBook(
      bindEpub({ book: aBook(), picture, pictureInWords, inside, telling: null, madeAt }),
    );
    expect(faults).toEqual([]);
    expect(files['OEBPS/picture-1.jpg']).toBeDefined();
    expect(text('OEBPS/package.opf')).toContain('href="picture-1.jpg" media-type="image/jpeg"');
    expect(text('OEBPS/story.xhtml')).toMatch(
      /red\.<\/p>\s*<figure><img src="picture-1\.jpg" alt="A kite, and &lt;Mia&gt;\."\/><\/figure>\s*<p>“Up/,
    );
  });

  test('without sound says nothing of sound', () => {
    const { faults, files, text } = openBook(
      bindEpub({ book: aBook(), picture, pictureInWords, telling: null, madeAt }),
    );
    expect(text('OEBPS/cover.xhtml')).toContain(
      'alt="The cover of The kite: A kite on a hill at dusk, with Mia."',
    );
    expect(faults).toEqual([]);
    expect(Object.keys(files).filter((name) => /smil|mp3/.test(name))).toEqual([]);
    expect(text('OEBPS/package.opf')).not.toMatch(/media:|synchronized|auditory/);
    expect(text('OEBPS/story.xhtml')).not.toContain('<span');
  });

  test('carries no sound of which nobody knows what is heard when', async () => {
    const marks = { isFinal: true, durationMs: 6_000, sentences: [], words: [] };
    const telling = { sound: await someSound(), marks, voice: 'Emma' };
    const { faults, files } = openBook(bindEpub({ book: aBook(), picture, pictureInWords, telling, madeAt }));
    expect(faults).toEqual([]);
    expect(files['OEBPS/story.mp3']).toBeUndefined();
  });

  test('takes names and titles for words, whatever stands in them', async () => {
    const { faults, text } = openBook(await aToldBook(hostile));
    expect(faults).toEqual([]);
    expect(text('OEBPS/package.opf')).toContain(
      '<dc:title>Mia &amp; &lt;b&gt;&quot;the&quot; kite&lt;/b&gt;  ]]&gt;</dc:title>',
    );
    expect(text('OEBPS/story.xhtml')).not.toContain('</p></p>');
  });

  test('is the same file for the same story at the same moment', async () => {
    expect(Buffer.from(await aToldBook()).equals(Buffer.from(await aToldBook()))).toBe(true);
  });

  test('fails the rules when its parts do not fit together', async () => {
    const whole = Buffer.from(await aToldBook());
    const broken = Buffer.from(whole);
    broken.writeUInt16LE(1, 28);
    expect(() => openBook(broken)).not.toThrow();
    expect(openBook(broken).faults).toContain('the mimetype has an extra field');
  });

  test.skipIf(!hasEpubcheck)(
    `has nothing for epubcheck to complain of, ${epubcheckWish}`,
    async () => expect(epubcheckComplaints(await aToldBook(hostile))).toEqual([]),
    aJavaMs,
  );
});
