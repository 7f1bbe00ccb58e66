import type { ByteRange } from '#server/platform/files/file-store.ts';

/** The one range that was asked for, both ends included; null for the whole, 'none' for one that is not there. */
export function byteRange(header: string | undefined, size: number): ByteRange | null | 'none' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return null;
  const [from = '', to = ''] = match.slice(1);
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start > end || start >= size ? 'none' : { start, end };
}
