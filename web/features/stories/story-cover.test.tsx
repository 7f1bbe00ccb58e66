// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readParts } from '../../../tools/picture-parts.ts';
import type { Story } from '#contract/stories.ts';
import { drawOnce } from './draw-once.ts';
import { pictureOfStory } from './picture-of-story.ts';
import { ShelfCover } from './shelf-cover.tsx';
import { StoryCover } from './story-cover.tsx';

let spareMoments: (() => void)[] = [];
beforeEach(() => {
  spareMoments = [];
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => spareMoments.push(callback));
  vi.stubGlobal('fetch', async () => Response.json(await readParts()));
});
afterEach(() => {
  cleanup();
  // Or whoever waits for a moment in another test of this thread would wait behind one that never comes.
  while (spareMoments.length > 0) spareMoments.shift()?.();
  vi.unstubAllGlobals();
});

const aStory = (id: string): Story =>
  ({
    id,
    picture: {
      subjects: [{ is: id.split(' ').at(-1), isMany: false }],
      place: 'hill',
      hour: 'dusk',
      arrangement: 1,
      people: [],
    },
    request: {
      theme: id,
      culturalBackground: 'western',
      characterNames: ['Mia'],
      characterDetails: [{ name: 'Mia', relationship: '' }],
    },
  }) as unknown as Story;
const rest = () =>
  act(async () => {
    spareMoments.shift()?.();
  });
const pictures = (container: Element) => [...container.querySelectorAll('img')].map(({ src }) => src);

describe('the picture of a story on a shelf', () => {
  test('comes when the browser has a moment to spare, is said in words, and is the one that the reader shows', async () => {
    const { container } = render(<ShelfCover story={aStory('a kite')} />);
    expect(pictures(container)).toEqual([]);
    await rest();
    await vi.waitFor(() => expect(pictures(container)).toHaveLength(1));
    const [picture] = pictures(container);
    expect(picture).toMatch(/^data:image\/svg\+xml,/);
    expect(container.querySelector('img')?.alt).toBe('A kite on a hill at dusk, with Mia.');
    expect(pictures(render(<StoryCover story={aStory('a kite')} />).container)).toEqual([picture]);
  });

  test('stands at once when it has been drawn before', async () => {
    const first = render(<ShelfCover story={aStory('a boat')} />);
    await rest();
    await vi.waitFor(() => expect(pictures(first.container)).toHaveLength(1));
    first.unmount();
    expect(pictures(render(<ShelfCover story={aStory('a boat')} />).container)).toHaveLength(1);
  });

  test('gives way to a painting once that has come whole, and stays where it does not come', async () => {
    const paintings: HTMLImageElement[] = [];
    vi.stubGlobal('Image', function painting() {
      paintings.push(document.createElement('img'));
      return paintings.at(-1);
    });
    const story = { ...aStory('a robot'), painting: '/api/paintings/0123' };
    const { container } = render(<StoryCover story={story} />);
    await vi.waitFor(() => expect(pictures(container)).toHaveLength(1));
    const [drawn] = pictures(container);
    expect(drawn).toMatch(/^data:/);
    expect(paintings[0]?.src).toContain('/api/paintings/0123');
    act(() => void paintings[0]?.dispatchEvent(new Event('error')));
    expect(pictures(container)).toEqual([drawn]);
    act(() => void paintings[0]?.dispatchEvent(new Event('load')));
    expect(pictures(container)[0]).toContain('/api/paintings/0123');
    expect(container.querySelector('img')?.alt).toBe('A robot on a hill at dusk, with Mia.');
  });

  test('is not drawn for a card that has gone by', async () => {
    const { unmount } = render(<ShelfCover story={aStory('a moon')} />);
    unmount();
    await rest();
    // Whoever would have drawn it is here by now.
    await drawOnce(pictureOfStory(aStory('another')));
    expect(pictures(render(<ShelfCover story={aStory('a moon')} />).container)).toEqual([]);
  });
});
