/**
 * What the journeys of one worker share, houses above all: opened when the first of them asks for it, closed when the last is over. Another
 * kind of house is another door in the same street, and no new worker with a browser of its own.
 */
export type Street = {
  keep: <Thing extends { close: () => Promise<unknown> }>(
    name: string,
    open: () => Promise<Thing>,
  ) => Promise<Thing>;
};

export function openStreet(): Street & { close: () => Promise<void> } {
  const kept = new Map<string, Promise<{ close: () => Promise<unknown> }>>();
  return {
    keep: async <Thing extends { close: () => Promise<unknown> }>(
      name: string,
      open: () => Promise<Thing>,
    ) => {
      const thing = (kept.get(name) as Promise<Thing> | undefined) ?? open();
      kept.set(name, thing);
      return await thing;
    },
    // The last first: a house goes before whoever it asks.
    close: async () => {
      for (const thing of [...kept.values()].toReversed()) await (await thing).close();
    },
  };
}
