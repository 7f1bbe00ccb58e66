const units = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** 1,340,000 is "1.3 MB". */
export function bytesInWords(bytes: number): string {
  if (bytes < 1_000) return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  const step = Math.min(units.length, Math.floor(Math.log10(bytes) / 3));
  const format = { style: 'unit', unit: units[step - 1], maximumFractionDigits: step < 2 ? 0 : 1 } as const;
  return new Intl.NumberFormat('en', format).format(bytes / 1_000 ** step);
}

export function countInWords(count: number): string {
  return count.toLocaleString('en');
}
