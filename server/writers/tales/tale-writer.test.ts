import { describe, expect, test } from 'vitest';
import { somebody } from '#tests/support/family/somebody.ts';
import { requestNumber } from '#tests/support/stories/invented-families.ts';
import { countTurns } from '#tests/support/house/turns-of-others.ts';
import type { EarlierStory, StoryCharacter, StoryRequest } from '../writer.ts';
import { castOf } from './people/cast.ts';
import { openShelf } from './shelf/shelf.ts';
import { createTaleWriter, writeStory, type WrittenStory } from './tale-writer.ts';
import { talesFolder } from './tales-folder.ts';
import { theThings } from './things/book.ts';

const shelf = openShelf({ ours: talesFolder() });
const mia = somebody('Mia', 6, 'daughter');
const mum = somebody('Mum', 36, 'mother');
const rex = somebody('Rex', 4, 'dog');

function written(theme: string, people: readonly StoryCharacter[], change: Partial<StoryRequest> = {}) {
  return writeStory(
    {
      theme,
      characters: people,
      duration: 'medium',
      culture: 'western',
      narratorVoice: 'emma',
      interests: [],
      history: [],
      ...change,
    },
    shelf,
  );
}
const textOf = ({ told }: WrittenStory) => [told.title, ...told.paragraphs].join('\n');
const asHeard = ({ told, choices }: WrittenStory): EarlierStory => ({
  title: told.title,
  text: told.paragraphs.join('\n\n'),
  choices,
});

describe('a crowd at the same moment', () => {
  test('is told a story each, with a turn for everybody else between any two', async () => {
    theThings();
    const turns = countTurns();
    const told: { title: string; at: number }[] = [];
    const asks = async (theme: string) => {
      const request = { ...requestNumber(1), theme };
      for await (const event of createTaleWriter(shelf).write(request, new AbortController().signal))
        if (event.type === 'title') told.push({ title: event.title, at: turns.now() });
    };
    await Promise.all(['a kite', 'a dragon', 'the moon', 'socks', 'a train', 'a fox'].map(asks));
    turns.stop();
    expect(new Set(told.map(({ title }) => title)).size).toBe(6);
    expect(new Set(told.map(({ at }) => at)).size).toBe(6);
  });
});

describe('what is offered of a wish', () => {
  const requestOf = (theme: string, change: Partial<StoryRequest> = {}): StoryRequest => ({
    theme,
    characters: [mia, mum],
    duration: 'short',
    culture: 'western',
    narratorVoice: 'emma',
    interests: [],
    history: [],
    ...change,
  });
  const offersOf = async (theme: string, change?: Partial<StoryRequest>) => {
    const offered = await createTaleWriter(shelf).offers?.(requestOf(theme, change));
    if (!offered) throw new Error('nothing is offered');
    return offered;
  };

  test('is what is told: the first where nothing is chosen, and else what was', async () => {
    const { answers, offers } = await offersOf('a dinosaur who is scared of the dark');
    expect(answers).toBe('all');
    expect(offers).toHaveLength(3);
    const titles = offers.map(({ title }) => title);
    expect(new Set(titles).size).toBe(3);
    expect(offers[0]?.about).toMatch(/^[A-Z].*\.$/);
    const told = (tale?: string) =>
      writeStory(requestOf('a dinosaur who is scared of the dark', tale === undefined ? {} : { tale }), shelf)
        .told;
    expect(told().title).toBe(titles[0]);
    expect(offers.map(({ tale }) => told(tale).title)).toEqual(titles);
    // A tale of somebody else's house, or one that answers nothing of this, is not forced on anybody.
    expect(told('no-such-tale').title).toBe(titles[0]);
  });

  test('says so where nothing is about it, or about all of it', async () => {
    expect((await offersOf('a zebra who sells umbrellas to grumpy postboxes')).answers).toBe('some');
    const { answers, offers } = await offersOf('blorp');
    expect(answers).toBe('none');
    expect(offers.map(({ title }) => title).join(' ')).toContain('Blorp');
    const chosen = offers[1]?.tale ?? '';
    expect(writeStory(requestOf('blorp', { tale: chosen }), shelf).choices.isStandIn).toBe(true);
  });

  test('is not what was told last night, while there is another', async () => {
    const first = writeStory(requestOf('dinosaurs'), shelf);
    const { offers } = await offersOf('dinosaurs', { history: [asHeard(first)] });
    expect(offers.map(({ tale }) => tale)).not.toContain(first.choices.arc);
  });

  test('is nothing where the wish is none for bedtime', async () => {
    expect((await offersOf('a bloody murder')).offers).toEqual([]);
  });
});

describe('a story of the shelf', () => {
  test('knows what a pet is by what is said of it', () => {
    const pet = (...hobbies: string[]) =>
      castOf([mia, { ...somebody('Momo', 3, 'pet'), hobbies }], shelf.tables).others[0];
    expect(pet('cat')?.role).toBe('cat');
    expect(pet('sleeping', 'dog')?.calledAtFirst).toBe('Momo the dog');
    expect(pet('guinea pig')?.calledAtFirst).toBe('Momo the guinea pig');
    expect(pet('sleeping')?.role).toBe('pet');
  });

  test('is the story of whom it is told for; else of whom the wish names, or of the one nearest six', () => {
    const [ben, ...inIt] = [somebody('Ben', 3, 'son'), mia, mum];
    const heroOf = (named: number[], toldFor: number[]) =>
      castOf([ben, ...inIt], shelf.tables, { named, toldFor }).hero.name;
    expect(heroOf([], [])).toBe('Mia');
    expect(heroOf([], [0])).toBe('Ben');
    expect(heroOf([1], [0])).toBe('Mia');
    expect(heroOf([], [2])).toBe('Mia');
    // Somebody called a sister or a friend is another's, and it is asked for that one.
    const asked = (...people: StoryCharacter[]) => castOf(people, shelf.tables).hero.name;
    expect(asked(ben, somebody('Lotte', 6, 'sister'), somebody('Ann', 6, 'friend'))).toBe('Ben');
    expect(asked(ben, somebody('Lotte', 6, 'daughter'), somebody('Ann', 6, 'friend'))).toBe('Lotte');
    const small = 'that-one-is-for-the-morning';
    // Somebody's sister is not whose story it is; she is where she is named.
    const namesIn = (theme: string) =>
      written(theme, [mia, somebody('Kit', 6, 'sister')]).told.paragraphs.join(' ');
    const mostly = (text: string) => (text.split('Mia').length > text.split('Kit').length ? 'Mia' : 'Kit');
    expect(mostly(namesIn('she hit her sister today'))).toBe('Mia');
    expect(mostly(namesIn('Kit has a wobbly tooth'))).toBe('Kit');
    expect(mostly(namesIn('a big fight with best friend Kit'))).toBe('Mia');
    expect(mostly(namesIn("Kit said I can't be in the club any more"))).toBe('Mia');
    expect(mostly(namesIn('I want a story in which Kit has a wobbly tooth'))).toBe('Kit');
    // What only a small child's tale is about is the small one's, where nobody said whose it is.
    expect(written('peekaboo', [mia, ben, mum]).choices.arc).toBe(small);
    expect(written('peekaboo', [mia, ben, mum], { toldFor: [0] }).choices.arc).not.toBe(small);
  });

  test('is the same for the same wish, family and evening', () => {
    expect(textOf(written('a dragon', [mia, mum]))).toBe(textOf(written('a dragon', [mia, mum])));
  });

  test.each(['blorp', 'the lighthouse that sneezed', 'a kite that would not come down', 'the lost teddy'])(
    'is about "%s", in the title and from beginning to end',
    (theme) => {
      const { told } = written(theme, [mia, mum]);
      const word = theme.split(' ').find((one) => /blorp|lighthouse|kite|teddy/.test(one)) ?? '';
      const stem = new RegExp(word.replace(/s$/, ''), 'i');
      const third = Math.ceil(told.paragraphs.length / 3);
      for (const part of [0, third, 2 * third])
        expect(told.paragraphs.slice(part, part + third).join(' ')).toMatch(stem);
      expect(told.title).toMatch(stem);
    },
  );

  test('is another one when the same is asked for again, for as long as there is another', () => {
    const history: EarlierStory[] = [];
    const tales = Array.from({ length: 3 }, () => {
      const story = written('dinosaurs', [mia, mum], { history: [...history] });
      history.push(asHeard(story));
      return story.choices.arc;
    });
    expect(new Set(tales).size).toBe(3);
  });

  test('has a name of its own on the shelf, however often the same is asked for', () => {
    const history: EarlierStory[] = [];
    for (let evening = 0; evening < 8; evening++)
      history.push(asHeard(written('a kite', [mia, mum], { history: [...history] })));
    const titles = history.map(({ title }) => title);
    expect(new Set(titles).size).toBe(8);
    expect(titles.join('\n')).toContain('Another Evening');
  });

  test('goes on from the last one with whoever was met there', () => {
    const first = written('robots', [mia, mum]);
    const heard = asHeard(first);
    const head = shelf.heads.find(({ id }) => id === first.choices.arc);
    const friend = head ? shelf.taleOf(head).friend : '';
    const second = written('robots', [mia, mum], { history: [heard], continues: heard });
    expect(friend).not.toBe('');
    expect(textOf(second)).toContain(friend);
  });

  test('is told in English, and says so where another language was asked for', () => {
    const choices = (theme: string) => written(theme, [mia, mum]).choices;
    expect(choices('un dragón').tellsIn).toBe('English');
    expect(choices('🐉').tellsIn).toBeUndefined();
    expect(choices('a dragon').tellsIn).toBeUndefined();
    expect(choices('un dragón').premise).toMatch(/dragon/i);
  });

  test('says so where it has no tale of what was asked, and only a place for the word', () => {
    const choices = (theme: string) => written(theme, [mia, mum]).choices;
    expect(choices('blorp').isStandIn).toBe(true);
    expect(choices('a dragon').isStandIn).toBeUndefined();
    expect(choices('you choose').isStandIn).toBeUndefined();
    expect(choices('').isStandIn).toBeUndefined();
  });

  test('is told again as the same tale where one thing of it is to be changed', () => {
    const first = written('wobbly tooth', [mia, mum]);
    const story = asHeard(first);
    const again = written('wobbly tooth', [mia, mum, rex], {
      duration: 'short',
      history: [story],
      retells: { story, but: 'shorter, and with the dog', isUnderstood: true },
    });
    expect(again.choices.arc).toBe(first.choices.arc);
    expect(again.told.words).toBeLessThan(first.told.words);
    expect(again.told.paragraphs.join(' ')).toContain('Rex');
  });

  test('says nothing at home of somebody who is not at home tonight', () => {
    const story = written('mum is in hospital', [mia, mum, rex]);
    expect(story.told.paragraphs.join(' ')).toContain('Rex');
    expect(story.told.paragraphs.join(' ')).not.toMatch(/\bMum (?:said|laughed|held|slept|had|put)/);
  });

  test('keeps at home whoever has an arm in plaster, and is theirs', () => {
    const joe = somebody('Grandpa Joe', 71, 'grandfather');
    const story = written('Grandpa Joe fell over and broke his arm', [mia, mum, joe]);
    expect(story.choices.arc).toBe('two-hands-between-us');
    expect(story.told.paragraphs[0]).toContain('Grandpa Joe had fallen over');
    // Another's arm, and nobody whom the wish names, is no such evening.
    expect(written('he broke his arm', [mia, mum, joe]).choices.arc).not.toBe('two-hands-between-us');
  });

  test('can be told to anybody who can be in one: a cat alone, a baby, a great-grandmother, ten people', () => {
    for (const people of [
      [somebody('Mog', 4, 'cat')],
      [somebody('Uma', 0, 'daughter')],
      [somebody('Omi', 97, 'great grandmother')],
      Array.from({ length: 10 }, (_, index) => somebody(`Name${index}`, index * 7, 'cousin')),
    ])
      for (const theme of ['', 'a dragon', 'blorp', 'our cat died'])
        expect(written(theme, people).told.paragraphs.length).toBeGreaterThan(5);
  });

  test('leaves nobody of the family out, whoever they are and whatever they wish for', () => {
    const silent = Array.from({ length: 300 }, (_, seed) => written('', [], requestNumber(seed))).flatMap(
      ({ told, choices }) => told.silent.map(({ role }) => `${choices.arc}: ${role}`),
    );
    expect([...new Set(silent)]).toEqual([]);
  });
});
