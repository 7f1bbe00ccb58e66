/** One at a time for each owner, first come first served; owners don't wait for one another. */
export function oneAtATime() {
  const lastOf = new Map<string, Promise<unknown>>();

  return function afterTheOthers<R>(owner: string, work: () => Promise<R>): Promise<R> {
    const before = lastOf.get(owner) ?? Promise.resolve();
    const mine = before.then(work);
    const settled = Promise.allSettled([mine]);
    lastOf.set(owner, settled);
    void settled.finally(() => {
      if (lastOf.get(owner) === settled) lastOf.delete(owner);
    });
    return mine;
  };
}
