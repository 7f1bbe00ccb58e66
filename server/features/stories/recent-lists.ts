/**
 * Whole libraries as they were last sent. A family's pages ask for theirs again and again, from every device and after each reload, and mostly
 * nothing has changed in between. What is theirs is known by the name of what the library is like, which the database keeps: another process
 * that changes something makes it another name. In memory only, and not for long: what a family deletes is not to linger here.
 */
export type RecentLists = {
  find(userId: string, etag: string): Buffer | undefined;
  keep(userId: string, etag: string, list: Buffer): void;
};

const limits = { bytes: 4 * 2 ** 20, ageMs: 60_000 };

export function createRecentLists({ bytes: most, ageMs } = limits): RecentLists {
  const lists = new Map<string, { etag: string; list: Buffer; end: NodeJS.Timeout }>();
  let bytes = 0;

  function forget(userId: string): void {
    const known = lists.get(userId);
    if (!known) return;
    clearTimeout(known.end);
    lists.delete(userId);
    bytes -= known.list.length;
  }

  return {
    find(userId, etag) {
      const known = lists.get(userId);
      return known?.etag === etag ? known.list : undefined;
    },
    keep(userId, etag, list) {
      forget(userId);
      if (list.length > most) return;
      lists.set(userId, { etag, list, end: setTimeout(() => forget(userId), ageMs).unref() });
      bytes += list.length;
      // The longest there goes first.
      for (const [first] of lists) {
        if (bytes <= most) break;
        forget(first);
      }
    },
  };
}
