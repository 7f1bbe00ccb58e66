/** Walks level by level, not by recursion: this is what keeps the recursions that follow from falling. */
export function isDeeper(answer: unknown, most: number): boolean {
  let level: unknown[] = isObject(answer) ? [answer['document']] : [];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > most) return true;
    level = level.flatMap((node) =>
      isObject(node) && Array.isArray(node['children']) ? node['children'] : [],
    );
  }
  return false;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
