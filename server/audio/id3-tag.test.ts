import NodeID3 from 'node-id3';
import { expect, test } from 'vitest';
import { id3Tag, type SoundTag } from './id3-tag.ts';

const words: SoundTag = {
  title: 'Māui und der größte Fisch 🐟',
  artist: 'Emma',
  album: 'Our bedtime stories',
  year: '2026',
  durationMs: 90_000,
  chapters: [
    { title: 'The beginning', startMs: 0 },
    { title: 'The fish', startMs: 41_000 },
  ],
  cover: Uint8Array.of(137, 80, 78, 71, 0, 255, 255),
};

test('a tag says what is heard, in any script, with its chapters and its cover, to a reader that is not ours', () => {
  const tags = NodeID3.read(Buffer.from(id3Tag(words)));
  expect(tags).toMatchObject({
    title: words.title,
    artist: 'Emma',
    album: 'Our bedtime stories',
    year: '2026',
    length: '90000',
    image: { mime: 'image/png', type: { id: 3 }, imageBuffer: Buffer.from(words.cover ?? []) },
    tableOfContents: [{ isOrdered: true, elements: ['ch0', 'ch1'] }],
  });
  expect(
    tags.chapter?.map(({ startTimeMs, endTimeMs, tags: its }) => [startTimeMs, endTimeMs, its?.title]),
  ).toEqual([
    [0, 41_000, 'The beginning'],
    [41_000, 90_000, 'The fish'],
  ]);
});

test('the length in the header is the tag’s own, so that the sound begins right behind it', () => {
  const cover = new Uint8Array(300_000).fill(255);
  for (const tag of [id3Tag(words), id3Tag({ ...words, chapters: [] }), id3Tag({ ...words, cover })]) {
    const length = [...tag.subarray(6, 10)].reduce((sum, byte) => sum * 128 + byte, 0);
    expect(length + 10).toBe(tag.length);
    expect(Math.max(...tag.subarray(6, 10))).toBeLessThan(128);
  }
  expect(id3Tag(words)).toEqual(id3Tag({ ...words }));
});
