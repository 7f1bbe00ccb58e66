import { describe, expect, test } from 'vitest';
import { somebody } from '#tests/support/family/somebody.ts';
import { aTaleTold } from '#tests/support/stories/a-tale-told.ts';
import type { StoryCharacter } from '../../writer.ts';
import { readWordTable } from '../people/word-table.ts';
import { noWays } from '../people/ways.ts';
import type { Telling } from './tell-tale.ts';

const tables = {
  hobbies: readWordTable('music:\n  piano, singing\nsport:\n  football'),
  natures: readWordTable('shy:\n  shy, timid'),
  ways: noWays,
};
const mia = somebody('Mia', 6, 'daughter', { hobbies: ['piano'], traits: ['shy'] });
const robin = somebody('Robin', 6, 'child');
const dad = somebody('Dad', 38, 'father');
const ben = somebody('Ben', 9, 'son', { hobbies: ['football'] });
const rex = somebody('Rex', 3, 'dog');
const tim = somebody('Tim', 1, 'son');

const told = (body: string, people: readonly StoryCharacter[], change: Partial<Telling> = {}, head = '') =>
  aTaleTold(body, people, tables, { head, change });
const text = (...args: Parameters<typeof told>) => told(...args).paragraphs.join('\n');

describe('who is meant', () => {
  test('a name said again as the next sentence begins is a pronoun by itself', () => {
    expect(text('{hero} sat. {hero} waited. {hero} slept. {hero} woke.', [mia])).toBe(
      'Mia sat. She waited. She slept. Mia woke.',
    );
  });

  test('a pronoun stands only where nobody else could be meant', () => {
    expect(text('{hero} looked at {BEN}. {He} laughed.', [mia, ben], {}, 'needs: BEN = older')).toBe(
      'Mia looked at Ben. She laughed.',
    );
    const sue = somebody('Sue', 9, 'daughter');
    expect(text('{hero} looked at {BEN}. {He} laughed.', [mia, sue], {}, 'needs: BEN = older')).toBe(
      'Mia looked at Sue. Mia laughed.',
    );
  });

  test('nobody whose pronoun was not told is called he or she', () => {
    expect(text('{hero} put on {his} hat. {He} sat down by {himself}. {Hero} slept.', [robin])).toBe(
      'Robin put on their hat. Robin sat down by themself. Robin slept.',
    );
  });

  test('who is they keeps the name where a verb would have to agree', () => {
    const sam = somebody('Sam', 7, 'child', { pronouns: 'they/them' });
    expect(
      text('{hero} ran. {He} was quick. It was {his} shoes. {Dad} saw {him}.', [sam], {
        place: { dad: 'dad' },
      }),
    ).toBe('Sam ran. Sam was quick. It was their shoes. Dad saw them.');
  });

  test('what is hers is hers, with nothing after it', () => {
    expect(text('{hero} sat. The ball was {his}. It was {his}, too.', [mia])).toBe(
      'Mia sat. The ball was hers. It was hers, too.',
    );
    expect(text('{hero} lay in {his}.', [robin])).toBe('Robin lay in theirs.');
  });

  test('a word of the tale’s own begins a sentence where it is written large', () => {
    const big = 'may: DAD = adult\nword big = <DAD: {DAD}><not DAD: nobody>\n';
    const cried = '{hero} looked at {DAD}. {DAD} cried, "Oh!" {Big} stood still.';
    expect(text(cried, [mia, dad], {}, big)).toMatch(/“Oh!” (?:He|Dad) stood still\.$/);
    expect(text('"Oh!" {Big} came.', [mia], {}, big)).toBe('“Oh!” Nobody came.');
    expect(text('"Oh!" {big} cried.', [mia], {}, big)).toBe('“Oh!” nobody cried.');
  });

  test('what is theirs is theirs by a word of the tale’s own as well', () => {
    const big = 'may: DAD = adult\nword big = <DAD: {DAD}><not DAD: Mr Pym>\n';
    expect(text("{Big} sat on {big's} hat.", [mia], {}, big)).toBe(
      'Mr Pym from next door sat on Mr Pym’s hat.',
    );
  });

  test('what is hers is her ball, wherever the ball stands', () => {
    const spoken = "word whose = <alone: {hero's}><not alone: {hero's}>\n";
    expect(text('{hero} sat. It was {whose} ball.', [mia], {}, spoken)).toBe('Mia sat. It was her ball.');
    expect(text('{hero} sat. It was {his}<alone: own> ball.', [mia])).toBe('Mia sat. It was her own ball.');
    expect(text('{hero} sat. It was {his}<company: own> ball.', [mia])).toBe('Mia sat. It was her ball.');
    expect(text('{hero} sat. It was {his}<company: own>.', [mia])).toBe('Mia sat. It was hers.');
  });

  test('in speech a name stays a name', () => {
    expect(text('{hero} ran. "{hero} is quick," said Dad.', [mia])).toBe(
      'Mia ran. “Mia is quick,” said Dad.',
    );
  });

  test('an animal is said to be one the first time, and a baby too', () => {
    expect(
      text('{PET} ran to {SMALL}. {PET} sat.', [mia, rex, tim], {}, 'needs: PET = dog; SMALL = baby'),
    ).toBe('Rex the dog ran to baby Tim. Rex sat.');
  });

  test('a family’s own words come out as they were written', () => {
    const odd = somebody('Max [a|b] {hero} <x: y>. ~and', 6, 'son');
    expect(text('{hero} slept, and {PET} too.', [odd, rex], {}, 'needs: PET = dog')).toBe(
      'Max [a|b] {hero} <x: y>. ~and slept, and Rex the dog too.',
    );
  });
});

describe('the age of the listener', () => {
  const joined = 'The bell rang once in the hall ~and {hero} sat straight up in bed ~so Dad came in.';
  test('makes one sentence of what are three for a small one', () => {
    const small = { ...mia, age: 3 };
    expect(text(joined, [small])).toBe(
      'The bell rang once in the hall. Mia sat straight up in bed. So Dad came in.',
    );
    expect(text(joined, [{ ...mia, age: 10 }])).toBe(
      'The bell rang once in the hall, and Mia sat straight up in bed, so Dad came in.',
    );
  });
});

test('speech begins behind a sentence in angles as it does behind any other', () => {
  expect(text('It stopped. <short: It was late. >"Go on," said {hero}.', [mia])).toBe(
    'It stopped. It was late. “Go on,” said Mia.',
  );
});

describe('company', () => {
  const crowd = `crowd rest
  adult: {P} held the lamp.
  dog, cat: {P} lay on {P.his} tail.
  others: And {names} looked on.`;
  test('everybody has a line, in the author’s order', () => {
    expect(text(crowd, [mia, rex, ben, dad, tim])).toBe(
      'Dad held the lamp. Rex the dog lay on its tail. And Ben and baby Tim looked on.',
    );
  });

  test('who is all the others was, and two were', () => {
    const bed = '{others} were in bed. {others.all} weren’t asleep, and {others} have warm feet.';
    expect(text(bed, [mia, dad])).toBe('Dad was in bed. Dad wasn’t asleep, and Dad has warm feet.');
    expect(text(bed, [mia, dad, ben])).toContain('Dad and Ben were in bed.');
    expect(text('crowd rest\n  others: {names} were the queue.', [mia, ben])).toBe('Ben was the queue.');
    const rest = (line: string, ...more: StoryCharacter[]) =>
      text(`crowd rest\n  others: {names} ${line}.`, [mia, ben, ...more]);
    expect(rest('all jumped')).toBe('Ben jumped.');
    expect(rest('had each found one')).toBe('Ben had found one.');
    expect(rest('had all the rest')).toBe('Ben had all the rest.');
    expect(rest('all jumped', dad)).toBe('Ben and Dad all jumped.');
  });

  test('two who speak stand in paragraphs of their own', () => {
    const spoken = 'crowd rest\n  adult: "Yes," said {P}.\n  child: {P} nodded.\n  dog: "Woof," said {P}.';
    expect(text(spoken, [mia, dad, ben, rex])).toBe(
      '“Yes,” said Dad. Ben nodded.\n“Woof,” said Rex the dog.',
    );
  });

  test('who had a moment already is not in the rest', () => {
    const part = 'part HELPS\n  dog: {HELPS} dug.\n  adult: {HELPS} read it.\n  nobody: Nobody helped.\n';
    expect(text(`${part}\n${crowd}`, [mia, dad, rex])).toBe('Rex the dog dug.\nDad held the lamp.');
    expect(text(part, [mia])).toBe('Nobody helped.');
    expect(told(part, [mia, dad, rex]).silent.map(({ name }) => name)).toEqual(['Dad']);
  });

  test('what somebody loves comes before what they are, its very word before its kind', () => {
    const lines = `crowd rest
  adult: {P} held the lamp.
  loves sport: {P} ran round it.
  adult loves singing: {P} hummed to it.
  child loves music: {P} tapped it.
  anyone: {P} looked on.`;
    const sue = somebody('Sue', 30, 'aunt', { hobbies: ['singing in a choir'] });
    expect(text(lines, [mia, dad, sue, ben])).toBe(
      'Dad held the lamp. Ben ran round it. Aunt Sue hummed to it.',
    );
    const tom = somebody('Tom', 5, 'son', { hobbies: ['singing'] });
    expect(text(`part WHO\n  child: {WHO} sat.\n  child loves sport: {WHO} jumped.`, [mia, tom, ben])).toBe(
      'Ben jumped.',
    );
    expect(text(lines, [mia, tom])).toBe('Tom tapped it.');
  });

  test('a part goes to whom it needs, and none is given twice', () => {
    const twice = 'needs: A = child or dog; B = child';
    expect(text('{A} and {B}.', [mia, ben, rex], {}, twice)).toBe('Rex the dog and Ben.');
    expect(() => text('{A}.', [mia], {}, 'needs: A = dog')).toThrow('not for this family');
  });
});

describe('what somebody loves', () => {
  const keys = `key music = music
  way: hummed
key football = football
  way: kicked
key anyone
  way: thought
key BIG football = football
  with: a ball
key BIG anyone
  with: a stick`;
  test('opens the key that is made for it', () => {
    const head = `needs: BIG = older or adult\n${keys}`;
    const body = '{hero} {key.way}, and {BIG} had {BIG.with}.';
    expect(text(body, [mia, ben], {}, head)).toBe('Mia hummed, and Ben had a ball.');
    expect(text(body, [robin, dad], {}, head)).toBe('Robin thought, and Dad had a stick.');
  });
});

describe('the evening', () => {
  test('is as long as was asked for, and spare sentences go where it is too short', () => {
    const body = `<short: Short.> <medium: Medium.> <long: Long.> <?: Spare.> ${'Word '.repeat(687)}.`;
    const first = (duration: 'short' | 'medium' | 'long') => text(body, [mia], { duration }).slice(0, 20);
    expect(first('short')).toMatch(/^Short\. Word/);
    expect(first('medium')).toMatch(/^Medium\. Spare\./);
    expect(first('long')).toMatch(/^Medium\. Long\. Spare/);
  });

  test('a line of a crowd that is all to spare leaves no gap where it goes', () => {
    const body = `Begun.\ncrowd rest\n  adult: <?: {P} sat.>\n\n${'Word '.repeat(687)}.`;
    expect(text(body, [mia, dad], { duration: 'short' })).toMatch(/^Begun\.\n+Word/);
    expect(text(body, [mia, dad], { duration: 'medium' })).toMatch(/^Begun\.\n+Dad sat\./);
  });

  test('a sentence in angles needs no blank of its own', () => {
    expect(text('One.<short: {hero} sat.><?: "Two.">', [mia])).toBe('One. Mia sat. “Two.”');
  });

  test('is the same for the same seed', () => {
    const body = '[One|Two|Three|Four] [five|six|seven|eight].';
    expect(text(body, [mia], { seed: 7 })).toBe(text(body, [mia], { seed: 7 }));
    expect(
      new Set(Array.from({ length: 20 }, (_, seed) => text(body, [mia], { seed }))).size,
    ).toBeGreaterThan(5);
  });
});

test('a part for somebody younger, who may be there, is for whoever can talk and count', () => {
  const little = (age: number) => somebody('Tim', age, 'son');
  const body = '<SIB: {SIB} counted.><not SIB: Nobody counted.>';
  expect(text(body, [mia, little(3)], {}, 'may: SIB = older or younger')).toBe('Tim counted.');
  expect(text(body, [mia, little(2)], {}, 'may: SIB = older or younger')).toBe('Nobody counted.');
  expect(text(body, [mia, little(2)], {}, 'may: SIB = younger or toddler')).toBe('Tim counted.');
  expect(text(body, [mia, little(2)], {}, 'needs: SIB = younger')).toBe('Tim counted.');
});
