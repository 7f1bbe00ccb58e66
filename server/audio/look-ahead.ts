/**
 * Does a few things ahead and gives their results in order. The first starts alone in its turn, so that whoever waits for the
 * beginning waits for nothing else. What was begun and is no longer wanted must end by its own signal.
 */
export async function* lookAhead<T>(
  count: number,
  ahead: number,
  begin: (index: number) => Promise<T>,
): AsyncGenerator<T, void> {
  const begun: Promise<T>[] = [];
  let next = 0;
  for (let index = 0; index < count; index += 1) {
    while (next < Math.min(count, index + ahead)) {
      const result = begin(next);
      // It is waited for in its turn; until then its failure is nobody's surprise.
      result.catch(() => undefined);
      begun.push(result);
      next += 1;
    }
    const current = begun.shift();
    if (current) yield await current;
  }
}
