/** "Ada", "Ada and Ben", "Ada, Ben and Gran". */
export function listed(names: readonly string[], joint: 'and' | 'or' = 'and'): string {
  if (names.length < 2) return names[0] ?? '';
  return `${names.slice(0, -1).join(', ')} ${joint} ${names.at(-1)}`;
}
