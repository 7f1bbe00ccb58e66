export class DeadlinePassed extends Error {
  override readonly name = 'DeadlinePassed';
}

/** Whatever is asked, and however it fails to listen to its signal, the one who asks goes on after this long. */
export async function withinDeadline<R>(
  ask: (signal: AbortSignal) => Promise<R>,
  patienceMs: number,
): Promise<R> {
  const giveUp = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const passed = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new DeadlinePassed('It did not answer in time.'));
      giveUp.abort();
    }, patienceMs);
  });
  try {
    return await Promise.race([ask(giveUp.signal), passed]);
  } finally {
    clearTimeout(timer);
  }
}
