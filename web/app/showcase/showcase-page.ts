import type { AppPage } from '../routes.ts';

/** Everything the design system has, on one page that only development serves. */
export const showcasePage: AppPage = {
  path: '/_showcase',
  title: 'Showcase',
  load: async () => (await import('./showcase.tsx')).Showcase,
};
