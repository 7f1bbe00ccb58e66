// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://lamplight.example/stories" }
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { latestPlace, sendPlaces } from './place-calls.ts';
import { keepPlace, placeIn, unsentPlaces } from './story-places.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 19, minute));
const answers = (answer: (method: string, path: string, body: string) => Response | Error) =>
  vi.stubGlobal('fetch', async (path: string, { method, body }: { method: string; body: string }) => {
    const given = answer(method, path, body);
    if (given instanceof Error) throw given;
    return given;
  });
const away = () => answers(() => new TypeError('Failed to fetch'));
const leave = (storyId: string, positionMs: number, minute: number) =>
  keepPlace({ storyId, positionMs, isAsleep: false }, 300_000, at(minute));

beforeEach(() => void vi.spyOn(console, 'info').mockImplementation(() => undefined));
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a story goes on', () => {
  it('where the tablet left it, when that was later', async () => {
    leave('a', 30_000, 1);
    answers(() => Response.json({ positionMs: 90_000, isAsleep: true, updatedAt: at(2).toISOString() }));
    expect(await latestPlace('a')).toMatchObject({ positionMs: 90_000, isAsleep: true });
  });

  it('where it was left here, when the house is out of reach', async () => {
    leave('a', 30_000, 1);
    away();
    expect(await latestPlace('a')).toMatchObject({ positionMs: 30_000 });
  });
});

describe('a place that was kept without a network', () => {
  it('is told when there is one again, each once, and a story that is gone has none', async () => {
    leave('a', 30_000, 1);
    leave('gone', 30_000, 1);
    away();
    await sendPlaces();
    expect(unsentPlaces()).toHaveLength(2);
    const told: string[] = [];
    answers((method, path, body) => {
      told.push(`${method} ${path}`);
      return path.includes('gone') ? new Response('{}', { status: 404 }) : new Response(body);
    });
    await sendPlaces();
    await sendPlaces();
    expect(told.toSorted()).toEqual(['PUT /api/stories/a/place', 'PUT /api/stories/gone/place']);
    expect(unsentPlaces()).toEqual([]);
    expect(placeIn('a')).toMatchObject({ positionMs: 30_000 });
    expect(placeIn('gone')).toBeNull();
  });

  it('gives way to a later one that the house knows', async () => {
    leave('a', 30_000, 1);
    answers(() => Response.json({ positionMs: 0, isAsleep: false, updatedAt: at(3).toISOString() }));
    await sendPlaces();
    expect(placeIn('a')).toBeNull();
  });
});
