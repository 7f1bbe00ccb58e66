/** A browser's caches as far as pages use them. They can be full, and things can be thrown away behind a page's back. */
export function openCaches() {
  const kept = new Map<string, Map<string, Response>>();
  let trouble: Error | null = null;
  const named = (name: string) => {
    const entries = kept.get(name) ?? new Map<string, Response>();
    kept.set(name, entries);
    return {
      put: async (path: string, response: Response) => {
        if (trouble) throw trouble;
        entries.set(path, new Response(await response.blob()));
      },
      match: async (path: string) => entries.get(path)?.clone(),
      delete: async (path: string) => entries.delete(path),
      keys: async () => [...entries.keys()].map((path) => ({ url: new URL(path, location.href).href })),
    };
  };
  return {
    caches: {
      open: async (name: string) => named(name),
      keys: async () => [...kept.keys()],
      delete: async (name: string) => kept.delete(name),
    },
    paths: () => [...kept.values()].flatMap((entries) => [...entries.keys()]),
    throwAway: (path: string) => kept.forEach((entries) => entries.delete(path)),
    refuse: (reason: Error) => {
      trouble = reason;
    },
  };
}
