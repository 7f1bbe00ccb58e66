// @vitest-environment happy-dom
import { useId, useState, useSyncExternalStore } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Island, type Waking } from '#web/ui/island.tsx';
import { wakeIslands } from './wake-islands.ts';

/** A living part of a page, such as a player or a card with a box to tick. */
function Lamp({ room }: { room: string }) {
  const id = useId();
  const [presses, setPresses] = useState(0);
  const [isTicked, setIsTicked] = useState(false);
  return (
    <div>
      <button type="button" aria-describedby={id} onClick={() => setPresses(presses + 1)}>
        {room}: {presses}
      </button>
      <input type="checkbox" checked={isTicked} onChange={(event) => setIsTicked(event.target.checked)} />
      <p id={id}>{isTicked ? 'on' : 'off'}</p>
      <a href="#elsewhere">elsewhere</a>
    </div>
  );
}

const loadLamp = vi.fn(async () => Lamp);

function pageWithLamp(when: Waking): void {
  document.body.innerHTML = renderToStaticMarkup(
    <Island name="lamp" component={Lamp} props={{ room: 'Attic' }} when={when} />,
  );
}

const find = (selector: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`The page has no ${selector}`);
  return element;
};

// Fetched with the first touch; here beforehand, so that a busy machine does not take the time of a test for it.
beforeAll(() => import('./hydrate-island.tsx'));

let near: (isIntersecting: boolean) => void;
let complaints: unknown[];

beforeEach(() => {
  loadLamp.mockClear();
  complaints = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        near = (isIntersecting) => tell([{ isIntersecting }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a living part of a public page', () => {
  it('is there to read before anything wakes', () => {
    pageWithLamp('touch');
    expect(find('button').textContent).toBe('Attic: 0');
  });

  it('sleeps until it is touched, and the touch is not lost', async () => {
    pageWithLamp('touch');
    const asBuilt = find('button');
    wakeIslands({ lamp: loadLamp }, document);
    expect(loadLamp).not.toHaveBeenCalled();
    asBuilt.click();
    await vi.waitFor(() => expect(find('button').textContent).toBe('Attic: 1'));
    expect(find('button')).toBe(asBuilt);
    expect(loadLamp).toHaveBeenCalledTimes(1);
  });

  it('does not lose a tick either', async () => {
    pageWithLamp('touch');
    wakeIslands({ lamp: loadLamp }, document);
    find('input').click();
    await vi.waitFor(() => expect(find('p').textContent).toBe('on'));
    expect(find('input:checked')).toBeDefined();
  });

  it('keeps a touch until a control that has something to find out first is ready for it', async () => {
    let isReady = false;
    let findOut: () => void = () => undefined;
    function subscribe(listener: () => void) {
      findOut = () => {
        isReady = true;
        listener();
      };
      return () => undefined;
    }
    function Header() {
      const [presses, setPresses] = useState(0);
      const isEnabled = useSyncExternalStore(
        subscribe,
        () => isReady,
        () => true,
      );
      return (
        <button type="button" disabled={!isEnabled} onClick={() => setPresses(presses + 1)}>
          {presses}
        </button>
      );
    }
    document.body.innerHTML = renderToStaticMarkup(
      <Island name="header" component={Header} props={{}} when="touch" />,
    );
    wakeIslands({ header: async () => Header }, document);
    find('button').click();
    await vi.waitFor(() => expect(find('button:disabled')).toBeDefined());
    expect(find('button').textContent).toBe('0');
    findOut();
    await vi.waitFor(() => expect(find('button').textContent).toBe('1'));
  });

  it('leaves its links to the browser even while it sleeps', () => {
    pageWithLamp('touch');
    wakeIslands({ lamp: loadLamp }, document);
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    find('a').dispatchEvent(click);
    expect(click.defaultPrevented).toBe(false);
  });

  it('wakes by itself once the page stands', async () => {
    pageWithLamp('idle');
    wakeIslands({ lamp: loadLamp }, document);
    await vi.waitFor(() => expect(loadLamp).toHaveBeenCalledTimes(1));
  });

  it('wakes when it comes near, and not before', () => {
    pageWithLamp('visible');
    wakeIslands({ lamp: loadLamp }, document);
    near(false);
    expect(loadLamp).not.toHaveBeenCalled();
    near(true);
    expect(loadLamp).toHaveBeenCalledTimes(1);
  });

  it('is in the browser what it was at build, ids and all', async () => {
    pageWithLamp('touch');
    const idAtBuild = find('p').id;
    wakeIslands({ lamp: loadLamp }, document);
    find('button').click();
    await vi.waitFor(() => expect(find('button').textContent).toBe('Attic: 1'));
    expect(find('p').id).toBe(idAtBuild);
    expect(complaints).toEqual([]);
  });
});
