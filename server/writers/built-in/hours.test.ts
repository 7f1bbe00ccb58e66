import { expect, test } from 'vitest';

import { requestNumber } from '#tests/support/families.ts';

import { writeStory } from './built-in.ts';
import { content } from './content/index.ts';
import { type Content, readContent } from './content-shelf.ts';
import { isEarlier } from './hours.ts';

/** Six families hear one story each, told from this content. */
function storiesFrom(told: Content, change: Parameters<typeof requestNumber>[1]) {
  const shelf = readContent(told);
  return [1, 2, 3, 4, 5, 6].map((family) => writeStory(requestNumber(family, change), shelf));
}

test('what says that it is evening is over before anything says that it is night', () => {
  const encounters = content.encounters.map((encounter, index) => ({
    ...encounter,
    // Where it is night once, it stays night, so most say that it is evening.
    hour: index % 4 === 0 ? ('night' as const) : ('evening' as const),
  }));
  const hourOf = new Map(encounters.map(({ id, hour }) => [`enc:${id}`, hour]));
  const evenings = storiesFrom({ ...content, encounters }, { duration: 'long', theme: 'space adventure' });
  const met = evenings.map(({ choices }) => choices.storylets.flatMap((id) => hourOf.get(id) ?? []));
  expect(new Set(met.flat()).size).toBe(2);
  for (const hours of met) expect(hours).toEqual(hours.toSorted());
});

test('where it is night from the first line, nobody meets a sunset', () => {
  const evening = new Set(
    content.encounters.filter(({ hour }) => isEarlier(hour, 'night')).map(({ id }) => `enc:${id}`),
  );
  const fear = storiesFrom(content, { theme: 'nightmares', duration: 'long' });
  expect(fear.map(({ choices }) => choices.arc)).toEqual(fear.map(() => 'the-thing-on-the-chair'));
  expect(fear.flatMap(({ choices }) => choices.storylets.filter((id) => evening.has(id)))).toEqual([]);
});

test.each(['african', 'japanese'] as const)(
  'people who ride do not shake a pebble out of a shoe: %s',
  (culture) => {
    const arcs = content.arcs.filter(({ rides, only }) => rides && only?.culture === culture);
    const { shared } = readContent(content);
    const onFoot = new Set(
      [...shared.interludes.journey, ...shared.talk.journey, ...shared.talk.alone]
        .filter((line) => line.isOnFoot)
        .map(({ id }) => id),
    );
    expect(onFoot.size).toBeGreaterThan(10);
    const rides = storiesFrom({ ...content, arcs }, { duration: 'long', culture, theme: 'robots' });
    expect(rides.flatMap(({ choices }) => choices.storylets.filter((id) => onFoot.has(id)))).toEqual([]);
  },
);
