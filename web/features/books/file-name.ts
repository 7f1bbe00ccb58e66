/** What a file system, an e-mail or a share of another system would stumble over. Letters of every script stay. */
const unsafe = /[\p{Cc}<>:"/\\|?*\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\p{Cs}\p{Co}]/gu;
/** Windows keeps these names for itself, whatever follows the dot. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
/** Most file systems take 255 bytes; a sync folder wants to add something of its own. */
const mostBytes = 180;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const bytes = new TextEncoder();

/** A name for a story's file that its family can read and any device can keep. */
export function fileNameOf(title: string, ending: 'epub' | 'txt' | 'mp3'): string {
  const plain = title.normalize('NFC').replace(unsafe, ' ').replaceAll(/\s+/g, ' ');
  const bare = shortened(plain.replace(/^[\s.]+/, '')).replace(/[\s.]+$/, '');
  const name = reserved.test(bare) ? `Story ${bare}` : bare;
  return `${name || 'Story'}.${ending}`;
}

/** Cut between what a reader sees as letters, never inside one. */
function shortened(name: string): string {
  let kept = '';
  let size = 0;
  for (const { segment } of graphemes.segment(name)) {
    size += bytes.encode(segment).length;
    if (size > mostBytes) break;
    kept += segment;
  }
  return kept;
}
