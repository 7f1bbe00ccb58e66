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

test('nobody on the way passes what is there at the other end before they have set out', () => {
  const arcs = content.arcs.filter(({ mode, only }) => mode === 'journey' && !only);
  expect(arcs.length).toBeGreaterThan(2);
  for (const arc of arcs) {
    for (const { choices } of storiesFrom({ ...content, arcs: [arc] }, { theme: 'the moon' })) {
      const begin = choices.storylets.findIndex((id) => id.startsWith(`${arc.id}.promise`));
      const seen = choices.storylets.findIndex((id) => id.includes('.touch:'));
      expect([arc.id, begin > 0 && seen > begin]).toEqual([arc.id, true]);
    }
  }
});

test('nobody is in the garden all at once, nor in the house again', () => {
  const { shared } = readContent(content);
  const [out, back] = [shared.interludes.stepOut, shared.interludes.stepIn].map(
    (lines) => new Set(lines.map(({ id }) => id)),
  );
  const inGarden = new Set(
    content.encounters
      .filter(({ scapes }) => scapes.includes('garden') && !scapes.includes('home'))
      .map(({ id }) => `enc.${id}.meet`),
  );
  const arcs = content.arcs.filter(({ id }) => id === 'the-place-in-the-shoebox' || id === 'one-bowl-short');
  const tellings = arcs.flatMap((arc) =>
    storiesFrom({ ...content, arcs: [arc] }, { duration: 'long', theme: 'kites', characters: twoAtHome }),
  );
  let seen = 0;
  for (const { choices } of tellings) {
    let isOut = false;
    for (const id of choices.storylets) {
      if (out?.has(id)) isOut = true;
      if (back?.has(id)) isOut = false;
      if (!/^enc\..*\.meet:/.test(id)) continue;
      expect([id, isOut]).toEqual([id, inGarden.has(id.replace(/:.*/, ''))]);
      if (isOut) seen += 1;
    }
    expect(isOut).toBe(false);
  }
  expect(seen).toBeGreaterThan(4);
});

const twoAtHome = [
  { name: 'Ada', age: 6, relationship: 'daughter', hobbies: ['drawing'], traits: ['curious'] },
  { name: 'Rose', age: 68, relationship: 'grandmother', hobbies: ['singing'], traits: ['patient'] },
];

test('out of doors nobody hears the stairs, or sees a yawn go round the room', () => {
  const arcs = content.arcs.filter(({ isOutside }) => isOutside);
  const { shared, themes, cultures } = readContent(content);
  const inside = new Set(
    [
      ...shared.interludes.home,
      ...shared.talk.home,
      ...themes.flatMap(({ glimpses }) => glimpses),
      ...cultures.flatMap(({ manners }) => manners),
    ]
      .filter(({ isIndoors }) => isIndoors)
      .map(({ id }) => id),
  );
  expect(inside.size).toBeGreaterThan(100);
  for (const arc of arcs) {
    for (const { choices } of storiesFrom(
      { ...content, arcs: [arc] },
      { duration: 'long', theme: 'kites', characters: twoAtHome },
    )) {
      const told = choices.storylets;
      const out = told.slice(
        told.findIndex((id) => id.startsWith(`${arc.id}.promise`)),
        told.findIndex((id) => id.startsWith(`${arc.id}.homeward`)),
      );
      expect(out.filter((id) => inside.has(id))).toEqual([]);
    }
  }
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
