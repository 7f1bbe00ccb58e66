const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** 1,340,000 is "1.3 MB". */
export function bytesInWords(bytes: number): string {
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const format = { style: 'unit', unit: units[step], maximumFractionDigits: step < 2 ? 0 : 1 } as const;
  return new Intl.NumberFormat('en', format).format(bytes / 1_000 ** step);
}

export function countInWords(count: number): string {
  return count.toLocaleString('en');
}
