import { wakeIslands } from './wake-islands.ts';

// The one script of a public page: about a kilobyte that fetches React only for the parts that live, once the page stands.
wakeIslands({
  'site-header': async () => (await import('../frame/site-header.tsx')).SiteHeader,
});
