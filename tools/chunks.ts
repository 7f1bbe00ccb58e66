// How the app is cut into files. By itself the bundler makes one of each set of modules that the same pages need, and a page then asks for eighty
// crumbs, six at a time. What every page needs is one file, what most need another, and the rest is cut as before.

type Graph = {
  getModuleInfo: (
    id: string,
  ) => { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
};

type Entries = { app: string; main: string; islands: string };

/** So many pages and late parts share what is fetched with the first page: fewer, and that page would be larger than it was. */
const most = 12;

/** Each takes along what it needs and no earlier one has: what fewer need comes first, or it would be swallowed. */
export function chunks(entries: Entries) {
  const parts = partsOf(entries);
  return {
    groups: [
      // By which whoever fetches something later does so, a public page too.
      { name: 'later', test: /vite\/preload-helper/, priority: 4 },
      // Of what the app begins with, what a public page's living parts need as well: they would fetch the whole app for it.
      { name: named('living', parts), debugName: 'living', priority: 3 },
      { name: named('frame', parts), debugName: 'frame', priority: 2 },
      { name: 'shared', minShareCount: most, priority: 1 },
    ],
  };
}

type Part = 'living' | 'frame' | null;
type PartOf = (id: string, graph: Graph) => Part;

const named = (name: Part, partOf: PartOf) => (id: string, graph: Graph) =>
  partOf(id, graph) === name ? name : null;

function partsOf({ app, main, islands }: Entries): PartOf {
  let known: { loader: Set<string>; living: Set<string>; frame: Set<string> } | undefined;
  return (id, graph) => {
    known ??= {
      loader: neededBy(islands, graph),
      living: neededBy(islands, graph, { alsoLater: true }),
      frame: neededBy(app, graph),
    };
    // The entries stay what they are.
    if (id === app || id === main || known.loader.has(id) || !known.frame.has(id)) return null;
    return known.living.has(id) ? 'living' : 'frame';
  };
}

function neededBy(
  id: string,
  graph: Graph,
  { alsoLater = false } = {},
  seen = new Set<string>(),
): Set<string> {
  if (seen.has(id)) return seen;
  seen.add(id);
  const info = graph.getModuleInfo(id);
  const below = [...(info?.importedIds ?? []), ...(alsoLater ? (info?.dynamicallyImportedIds ?? []) : [])];
  for (const one of below) neededBy(one, graph, { alsoLater }, seen);
  return seen;
}
