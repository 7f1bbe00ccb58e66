// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Story } from '#contract/stories.ts';
import { ShelfCover } from './shelf-cover.tsx';
import { StoryCover } from './story-cover.tsx';

let spareMoments: (() => void)[] = [];
beforeEach(() => {
  spareMoments = [];
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => spareMoments.push(callback));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const aStory = (id: string): Story =>
  ({
    id,
    request: {
      theme: id,
      culturalBackground: 'western',
      characterDetails: [{ name: 'Mia', relationship: '' }],
    },
  }) as unknown as Story;
const rest = () =>
  act(async () => {
    spareMoments.shift()?.();
    // Whoever draws comes a moment later.
    await import('./cover-address.ts');
    await new Promise((over) => setTimeout(over));
  });
const pictures = (container: Element) => [...container.querySelectorAll('img')].map(({ src }) => src);

describe('the picture of a story on a shelf', () => {
  test('comes when the browser has a moment to spare, and is the one that the reader shows', async () => {
    const { container } = render(<ShelfCover story={aStory('a kite')} />);
    expect(pictures(container)).toEqual([]);
    await rest();
    const [picture] = pictures(container);
    expect(picture).toMatch(/^data:image\/svg\+xml,/);
    expect(pictures(render(<StoryCover story={aStory('a kite')} />).container)).toEqual([picture]);
  });

  test('stands at once when it has been drawn before', async () => {
    const first = render(<ShelfCover story={aStory('a boat')} />);
    await rest();
    first.unmount();
    expect(pictures(render(<ShelfCover story={aStory('a boat')} />).container)).toHaveLength(1);
  });

  test('is not drawn for a card that has gone by', async () => {
    const { unmount } = render(<ShelfCover story={aStory('a moon')} />);
    unmount();
    await rest();
    expect(pictures(render(<ShelfCover story={aStory('a moon')} />).container)).toEqual([]);
  });
});
