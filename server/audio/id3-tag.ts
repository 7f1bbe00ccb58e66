// What a file of sound says about itself: an ID3 tag of version 2.3, which every player reads, the cheapest too. A frame is a name of four
// letters, its length, two bytes of flags and its content; the tag is a header and its frames, before the first byte of the sound.

export type SoundChapter = { title: string; startMs: number };

export type SoundTag = {
  title: string;
  artist: string;
  album: string;
  year: string;
  durationMs: number;
  chapters: readonly SoundChapter[];
  /** The cover, as PNG. */
  cover?: Uint8Array;
};

/** The same words give the same bytes, so that whoever asks for the second half of a file gets the half of the same one. */
export function id3Tag({ title, artist, album, year, durationMs, chapters, cover }: SoundTag): Uint8Array {
  const frames = [
    text('TIT2', title),
    text('TPE1', artist),
    text('TALB', album),
    text('TCON', 'Audiobook'),
    text('TYER', year),
    text('TLEN', String(Math.round(durationMs))),
    ...(chapters.length > 0 ? [contents(chapters.length), ...chapterFrames(chapters, durationMs)] : []),
    ...(cover ? [picture(cover)] : []),
  ];
  const body = Buffer.concat(frames);
  return Buffer.concat([Buffer.from('ID3\x03\x00\x00', 'latin1'), sevenBits(body.length), body]);
}

/** The header's length has seven bits a byte, so that no player takes it for the beginning of sound. */
const sevenBits = (size: number): Buffer =>
  Buffer.from([(size >> 21) & 0x7f, (size >> 14) & 0x7f, (size >> 7) & 0x7f, size & 0x7f]);

function frame(name: string, ...content: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(content);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length);
  return Buffer.concat([Buffer.from(name, 'latin1'), length, Buffer.alloc(2), body]);
}

/** Names may be of any script: in UTF-16 with its mark, which is what version 2.3 has for that. */
const text = (name: string, words: string): Buffer =>
  frame(name, Buffer.from([1, 0xff, 0xfe]), Buffer.from(words, 'utf16le'));

const nameOf = (index: number): Buffer => Buffer.from(`ch${index}\0`, 'latin1');

/** The table of contents: the one there is, and in order. */
const contents = (count: number): Buffer =>
  frame(
    'CTOC',
    Buffer.from('toc\0', 'latin1'),
    Buffer.from([0b11, count]),
    ...Array.from({ length: count }, (_, index) => nameOf(index)),
  );

function chapterFrames(chapters: readonly SoundChapter[], durationMs: number): Buffer[] {
  return chapters.map(({ title, startMs }, index) => {
    const times = Buffer.alloc(16, 0xff);
    times.writeUInt32BE(startMs, 0);
    times.writeUInt32BE(Math.round(chapters[index + 1]?.startMs ?? durationMs), 4);
    // Where in bytes it begins is left unsaid, which is four times 255: the times are enough.
    return frame('CHAP', nameOf(index), times, text('TIT2', title));
  });
}

const frontCover = 3;
const picture = (png: Uint8Array): Buffer =>
  frame('APIC', Buffer.from('\0image/png\0', 'latin1'), Buffer.from([frontCover, 0]), png);
