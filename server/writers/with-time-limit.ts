/** It was silent for too long, or took too long altogether. */
export class TooSlow extends Error {
  override readonly name = 'TooSlow';
}

/**
 * Each next thing must come within `idleMs`, and all of them within `totalMs`. A model on a family's own machine may be slow; it may not
 * be silent. `giveUp` is called so that whoever sends can be told to stop.
 */
export async function* withTimeLimit<T>(
  source: AsyncIterable<T>,
  limit: { idleMs: number; totalMs: number; giveUp: () => void },
): AsyncGenerator<T> {
  const iterator = source[Symbol.asyncIterator]();
  let onLate: (error: TooSlow) => void = () => undefined;
  const late = new Promise<never>((_resolve, reject) => (onLate = reject));
  late.catch(() => undefined); // It may never be raced for.
  const whole = setTimeout(() => onLate(new TooSlow('It took too long.')), limit.totalMs);
  let silence: NodeJS.Timeout | undefined;
  try {
    for (;;) {
      silence = setTimeout(() => onLate(new TooSlow('Nothing came for too long.')), limit.idleMs);
      const next = await Promise.race([iterator.next(), late]);
      clearTimeout(silence);
      if (next.done) return;
      yield next.value;
    }
  } catch (error) {
    if (error instanceof TooSlow) limit.giveUp();
    throw error;
  } finally {
    clearTimeout(silence);
    clearTimeout(whole);
    // A source that hangs never answers this either; it is told to stop by `giveUp`.
    void iterator.return?.().catch(() => undefined);
  }
}
