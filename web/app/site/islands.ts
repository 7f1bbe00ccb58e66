import type { ComponentType } from 'react';

// The one script of a public page: about a kilobyte that fetches React only for the parts that live, once the page stands.

// Each list entry names a part by the name its marker carries in the page.
type IslandComponent = ComponentType<Record<string, unknown>>;

const islands: Readonly<Record<string, () => Promise<unknown>>> = {
  'site-header': async () => (await import('../frame/site-header.tsx')).SiteHeader,
};

for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) awaitWaking(place);

function awaitWaking(place: HTMLElement): void {
  let waking: Promise<void> | undefined;
  const wake = () =>
    (waking ??= hydrate(place).finally(() => place.removeEventListener('click', keepClick, true)));
  const wakeSoon = () => void wake();
  place.addEventListener('pointerdown', wakeSoon, { once: true });
  place.addEventListener('focusin', wakeSoon, { once: true });
  place.addEventListener('click', keepClick, true);

  // A click on a control that still sleeps is not lost: it is given again once the control is awake.
  // Links need nobody's help.
  function keepClick(event: MouseEvent): void {
    const control = event.target instanceof Element ? event.target.closest('button, input') : null;
    if (!(control instanceof HTMLElement)) return;
    event.preventDefault();
    event.stopPropagation();
    void wake().then(() => control.click());
  }

  if (place.dataset['when'] === 'idle') whenIdle(wakeSoon);
  if (place.dataset['when'] === 'visible') whenVisible(place, wakeSoon);
}

async function hydrate(place: HTMLElement): Promise<void> {
  const load = islands[place.dataset['island'] ?? ''];
  if (!load) throw new Error(`No island is called ${place.dataset['island']}`);
  const [component, { hydrateIsland }] = await Promise.all([load(), import('./hydrate-island.tsx')]);
  // The page wrote these two side by side at build, so they belong together.
  const props = JSON.parse(place.dataset['props'] ?? '{}') as Record<string, unknown>;
  await hydrateIsland(place, component as IslandComponent, props);
}

function whenIdle(wake: () => void): void {
  const soon = () =>
    'requestIdleCallback' in window ? requestIdleCallback(wake, { timeout: 4000 }) : setTimeout(wake, 1);
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}

function whenVisible(place: HTMLElement, wake: () => void): void {
  const watcher = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      watcher.disconnect();
      wake();
    },
    { rootMargin: '200px' },
  );
  watcher.observe(place);
}
