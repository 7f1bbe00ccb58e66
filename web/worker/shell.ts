import { publicPages } from '#contract/addresses.ts';
import { houseFirst } from './kept-first.ts';

// The app itself, as one build made it. Each build has a cache of its own, so a page that is open keeps all its parts until it is
// closed, whatever the house serves by then.

/** Written in by the build: its name, and every file that the app consists of. */
declare const SHELL: { build: string; files: readonly string[] };

const prefix = 'shell-';
const shellName = prefix + SHELL.build;
const appPage = '/app.html';
const files = new Set(SHELL.files);

export async function fillShell(): Promise<void> {
  const shell = await caches.open(shellName);
  await Promise.all([...SHELL.files, appPage].map((file) => bring(shell, file)));
}

/** What another build had already is not fetched again: a file with a hash in its name never changes. */
async function bring(shell: Cache, file: string): Promise<void> {
  const known = file.startsWith('/assets/') ? await caches.match(file, { ignoreVary: true }) : undefined;
  if (known) return shell.put(file, known);
  await shell.add(new Request(file, file.startsWith('/assets/') ? {} : { cache: 'reload' }));
}

export async function dropOlderShells(): Promise<void> {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith(prefix) && name !== shellName);
  await Promise.all(older.map((name) => caches.delete(name)));
}

export function isOfShell(path: string): boolean {
  return path.startsWith('/assets/') || files.has(path);
}

export async function shellFile(request: Request): Promise<Response> {
  const path = new URL(request.url).pathname;
  return (await caches.match(path, { ignoreVary: true })) ?? fetch(request);
}

/** The house's own page while it answers. The app's pages are all one; a public page gives way to the shelf of what is kept. */
export function pageFor(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const isPublic = publicPages.some((page) => page === pathname);
  return houseFirst(
    () => fetch(request),
    async () => {
      const app = await caches.match(appPage, { ignoreVary: true });
      return app && isPublic ? Response.redirect('/stories', 302) : app;
    },
  );
}
