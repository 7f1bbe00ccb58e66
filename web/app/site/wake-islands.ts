import type { ComponentType } from 'react';

/** Each island by the name that its marker carries in the page, with the way to its component. */
type Islands = Readonly<Record<string, () => Promise<unknown>>>;

/**
 * Wakes the living parts of a public page, each when its marker says: soon after the page stands, when it comes near, or when
 * it is touched. A touch wakes any of them at once.
 */
export function wakeIslands(islands: Islands, page: ParentNode): void {
  for (const place of page.querySelectorAll<HTMLElement>('[data-island]')) awaitWaking(place, islands);
}

function awaitWaking(place: HTMLElement, islands: Islands): void {
  let waking: Promise<void> | undefined;
  const wake = () =>
    (waking ??= hydrate(place, islands).finally(() => place.removeEventListener('click', keepClick, true)));
  const wakeSoon = () => void wake();
  place.addEventListener('pointerdown', wakeSoon, { once: true });
  place.addEventListener('focusin', wakeSoon, { once: true });
  place.addEventListener('click', keepClick, true);

  // A click on a control that still sleeps is not lost: it is given again once the control is awake.
  // A link works without any script, so its click is left alone.
  function keepClick(event: MouseEvent): void {
    const control =
      event.target instanceof Element ? event.target.closest('button, input, [data-hears-taps]') : null;
    if (!(control instanceof HTMLElement)) return;
    event.preventDefault();
    event.stopPropagation();
    void wake().then(() => clickOnceEnabled(control));
  }

  if (place.dataset['when'] === 'idle') whenIdle(wakeSoon);
  if (place.dataset['when'] === 'visible') whenVisible(place, wakeSoon);
}

/** Awake, a control may first have something to find out, as the header does; the click waits for it. */
function clickOnceEnabled(control: HTMLElement): void {
  if (isEnabled(control)) return control.click();
  const watcher = new MutationObserver(() => {
    if (!isEnabled(control)) return;
    watcher.disconnect();
    control.click();
  });
  watcher.observe(control, { attributes: true, attributeFilter: ['disabled', 'aria-disabled'] });
}

function isEnabled(control: HTMLElement): boolean {
  return !control.hasAttribute('disabled') && control.getAttribute('aria-disabled') !== 'true';
}

async function hydrate(place: HTMLElement, islands: Islands): Promise<void> {
  const load = islands[place.dataset['island'] ?? ''];
  if (!load) throw new Error(`No island is called ${place.dataset['island']}`);
  const [component, { hydrateIsland }] = await Promise.all([load(), import('./hydrate-island.tsx')]);
  // The page wrote these two side by side at build, so they belong together.
  const props = JSON.parse(place.dataset['props'] ?? '{}') as Record<string, unknown>;
  await hydrateIsland(place, component as ComponentType<Record<string, unknown>>, props);
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
