import { describe, expect, test } from 'vitest';
import { tellingOf, requestForTests } from '#tests/support/stories/good-story.ts';
import { parentOf } from './sent-back/index.ts';
import { ownWordsOf, unfitIn } from './unfit/index.ts';
import type { StoryRequest, Writer } from './writer.ts';

/** What every writer keeps, whoever it is. `open` gives one that is well and has something good to say to any request. */
export function describeWriter(open: (request: StoryRequest) => Promise<Writer>): void {
  const families: [string, StoryRequest][] = [
    ['a child and her dog', requestForTests],
    ['a child, a grandfather and a dog', threeOfThem],
    ['names in other scripts', withNames(['Zoë-Māia', '小龙'])],
    ['a name that looks like ours for another', withNames(['O’Brien', '{{NAME_1}}'])],
    ['names that mean something to a program', withNames(['$& $1', '\\n.*'])],
  ];

  describe.each(families)('for %s', (_, request) => {
    test('tells title, paragraphs in order, and last what was chosen', async () => {
      const { events } = await tellingOf(await open(request), request);
      const kinds = events.map(({ type }) => type);
      expect(kinds).toEqual(['title', ...events.slice(1, -1).map(() => 'paragraph'), 'finished']);
      const indices = events.flatMap((event) => (event.type === 'paragraph' ? [event.index] : []));
      expect(indices).toEqual(indices.map((_index, place) => place));
    });

    test('writes what a parent keeps, about everybody, and nothing but prose', async () => {
      const { title, paragraphs } = await tellingOf(await open(request), request);
      const names = request.characters.map(({ name }) => name);
      expect(await parentOf(request, (index) => `${index}`)({ title, paragraphs })).toEqual([]);
      const around = { names, own: ownWordsOf(request) };
      expect([title, ...paragraphs].flatMap((text) => unfitIn(text, around))).toEqual([]);
      for (const text of [title, ...paragraphs]) {
        expect(text).toBe(text.trim());
        expect(text).not.toMatch(/\n\n|\r|\*\*|^#|undefined|<\w/);
        const withoutNames = names.reduce((left, name) => left.replaceAll(name, ''), text);
        expect(withoutNames).not.toMatch(/[{}]|NAME_/);
      }
    });

    test('remembers what it chose for the next evening', async () => {
      const writer = await open(request);
      const { events, title } = await tellingOf(writer, request);
      const last = events.at(-1);
      if (last?.type !== 'finished') throw new Error('The last event is what was chosen.');
      expect(last.choices).toMatchObject({ writer: writer.descriptor.id, title });
      const { premise, storylets } = last.choices;
      expect(premise !== undefined || storylets.length > 1).toBe(true);
    });
  });

  test('says nothing at all when nobody listens any more', async () => {
    const { events } = await tellingOf(await open(requestForTests), requestForTests, AbortSignal.abort());
    expect(events).toEqual([]);
  });

  test.each([1, 2, 5])('stops without a complaint when everybody goes after event %i', async (after) => {
    const gone = new AbortController();
    const events: string[] = [];
    const writer = await open(requestForTests);
    for await (const { type } of writer.write(requestForTests, gone.signal)) {
      events.push(type);
      if (events.length === after) gone.abort();
    }
    expect(events.length).toBe(after);
    expect(events).not.toContain('finished');
  });

  test('says who it is', async () => {
    const { descriptor } = await open(requestForTests);
    expect(descriptor.id).toMatch(/^[a-z]+$/);
    expect(descriptor.name).not.toBe('');
  });
}

const threeOfThem: StoryRequest = {
  ...requestForTests,
  characters: [
    ...requestForTests.characters,
    {
      name: 'Grandpa Joe',
      age: 71,
      relationship: 'grandfather',
      hobbies: ['telling stories'],
      traits: ['patient'],
    },
  ],
  interests: ['drawing', 'a lost map'],
};

function withNames(names: readonly string[]): StoryRequest {
  const relationships = ['daughter', 'brother', 'grandmother'];
  const characters = names.map((name, index) => ({
    name,
    age: [6, 9, 70][index] ?? 6,
    relationship: relationships[index] ?? 'friend',
    hobbies: ['drawing'],
    traits: ['curious'],
  }));
  return { ...requestForTests, characters };
}
