import { expect, test } from 'vitest';

import type { Person } from './cast.ts';
import { castOf } from './cast.ts';
import { chance } from './random.ts';
import { type Manner, realise } from './realise.ts';
import { nounReferent, personReferent } from './referents.ts';
import { canTell, expand, type Stage, withParts } from './stage.ts';
import { parseTemplate } from './template.ts';

const middling: Manner = { joinUpTo: 16, weldUpTo: 0, mergeUpTo: 0 };

function person(name: string, relationship: string, age = 6, pronouns?: string): Person {
  return castOf([{ name, relationship, age, hobbies: [], traits: [], ...(pronouns && { pronouns }) }]).hero;
}

function stageWith(people: Record<string, Person>, age = 6): Stage {
  const bare: Stage = {
    referents: new Map(),
    nearReferents: new Map(),
    lists: new Map([['all', Object.values(people).map(personReferent)]]),
    phrases: new Map([['night', 'the evening']]),
    opaque: new Map([['asked', '“{C} [x|y]”']]),
    hobbies: new Map(),
    audienceAge: age,
    headCount: Object.keys(people).length,
  };
  return withParts(bare, {
    people: Object.entries(people),
    referents: [['who', nounReferent('who', 'a mole | the mole')]],
  });
}

function tell(text: string, stage: Stage, manner: Manner = middling): string {
  // The last paragraph is always told in short breaths, so another stands behind it here.
  const pieces = expand(stage, parseTemplate(`${text}\n\nGoodnight.`), chance(1), false);
  return realise(pieces, manner).slice(0, -1).join('\n\n');
}

test('a name is printed as the family writes it, whatever signs are in it', () => {
  const odd = 'Max [a|b] {C} <?: no> ~and';
  expect(tell('{C} sat down.', stageWith({ C: person(odd, 'son') }))).toBe(`${odd} sat down.`);
});

test('a parent’s own theme is quoted and never read as notation', () => {
  expect(tell('It said {asked}.', stageWith({ C: person('Mia', 'daughter') }))).toBe('It said “{C} [x|y]”.');
});

test('a daughter is she once she was named, and a child of whom nobody told us keeps the name', () => {
  expect(tell('{C} sat. Then {C.he} slept.', stageWith({ C: person('Mia', 'daughter') }))).toBe(
    'Mia sat. Then she slept.',
  );
  expect(tell('{C} sat. Then {C.he} slept.', stageWith({ C: person('Mia', 'child') }))).toBe(
    'Mia sat. Then Mia slept.',
  );
});

test('what the family says of a person’s pronouns goes before what a relationship would tell', () => {
  const sam = person('Sam', 'son', 6, 'they/them');
  expect(tell('{C} stopped. {C.he} {C.was} cold, and {C} {C.was} glad.', stageWith({ C: sam }))).toBe(
    'Sam stopped. They were cold, and Sam was glad.',
  );
});

test('she is not said where two could be meant', () => {
  const [mia, ana] = castOf([
    { name: 'Mia', relationship: 'daughter', age: 6, hobbies: [], traits: [] },
    { name: 'Ana', relationship: 'mother', age: 40, hobbies: [], traits: [] },
  ]).people;
  if (!mia || !ana) throw new Error('two people were asked for');
  const stage = stageWith({ C: mia, X: ana });
  expect(tell('{C} looked at {X}. {C.he} smiled.', stage)).toBe('Mia looked at Ana. Mia smiled.');
  expect(tell('{C} looked at {X}. {X.he} smiled.', stage)).toBe('Mia looked at Ana. Ana smiled.');
  expect(tell('{all} stood there. {C.he} smiled.', stage)).toBe('Mia and Ana stood there. Mia smiled.');
});

test('a pet without a pronoun is called by what it is when its name was only just said', () => {
  const stage = stageWith({ C: person('Rex', 'dog', 4) });
  expect(tell('{C} sat where {C.he} liked, on {C.his} tail.', stage)).toBe(
    'Rex sat where the dog liked, on its tail.',
  );
});

test('a sentence begins with a capital, but the small words after a question inside speech do not', () => {
  const stage = stageWith({ C: person('Mia', 'daughter') });
  expect(tell('{who} hid. {night} came. "Where?" {who} asked. {who.a} came out.', stage)).toBe(
    'The mole hid. The evening came. “Where?” the mole asked. A mole came out.',
  );
});

test('one sentence for a big child is two for a small one', () => {
  const stage = stageWith({ C: person('Mia', 'daughter') });
  const text = '{C} opened the old green door ~and the cold came in from the yard.';
  expect(tell(text, stage, { ...middling, joinUpTo: 30 })).toBe(
    'Mia opened the old green door, and the cold came in from the yard.',
  );
  expect(tell(text, stage, { ...middling, joinUpTo: 8 })).toBe(
    'Mia opened the old green door. And the cold came in from the yard.',
  );
});

test('only one sentence in a paragraph begins with an And that nobody wrote', () => {
  const stage = stageWith({ C: person('Mia', 'daughter') });
  const text =
    'The broom was old ~and it was worn. It had a tree ~and it watched the tree ~but it was tired.';
  expect(tell(text, stage, { ...middling, joinUpTo: 4 })).toBe(
    'The broom was old. And it was worn. It had a tree. It watched the tree. But it was tired.',
  );
});

test('two short sentences are welded for a big child, and a third is never welded to them', () => {
  const stage = stageWith({ C: person('Mia', 'daughter') });
  const welding = { ...middling, weldUpTo: 20 };
  expect(tell('The bag was old. It had a hole. It hummed.', stage, welding)).toBe(
    'The bag was old, and it had a hole. It hummed.',
  );
  expect(tell('The bag said, "I was old. It was fun."', stage, welding)).toBe(
    'The bag said, “I was old. It was fun.”',
  );
});

test('sentences for one age are told to that age alone', () => {
  const text = '<2-4: Small.><5-7: Middle.><8+: Big.>';
  expect([3, 6, 10].map((age) => tell(text, stageWith({ C: person('Mia', 'daughter') }, age)))).toEqual([
    'Small.',
    'Middle.',
    'Big.',
  ]);
});

test('a piece that speaks of somebody who is not there cannot be told, but a choice may avoid them', () => {
  const stage = stageWith({ C: person('Mia', 'daughter') });
  expect(canTell(stage, parseTemplate('{elder} sat.'))).toBe(false);
  expect(canTell(stage, parseTemplate('[{elder} sat.|Nobody sat.]'))).toBe(true);
  expect(tell('[{elder} sat.|Nobody sat.]', stage)).toBe('Nobody sat.');
});

test('verse keeps its lines', () => {
  expect(tell('"One, // two."', stageWith({ C: person('Mia', 'daughter') }))).toBe('“One,\ntwo.”');
});

test('what cannot be read is refused, with the place', () => {
  for (const text of ['{C', '~nor it fell', '[a|b', '<9: x>', 'a]'])
    expect(() => parseTemplate(text)).toThrow(SyntaxError);
});

test('a name said again in one sentence becomes a pronoun, unless it could be somebody else or nobody told us', () => {
  const line = '{C} waited, since {C} had seen it first.';
  const said = (people: Record<string, Person>) => tell(line, stageWith(people));
  expect(said({ C: person('Mia', 'daughter') })).toBe('Mia waited, since she had seen it first.');
  expect(said({ C: person('Mia', 'child') })).toBe('Mia waited, since Mia had seen it first.');
  const two = { C: person('Mia', 'daughter'), X: { ...person('Ida', 'daughter'), index: 1 } };
  expect(tell('{C} took {X} along, since {C} knew the way.', stageWith(two))).toBe(
    'Mia took Ida along, since Mia knew the way.',
  );
});

test('in a story of animals alone nobody has a hand, but a clock may keep its own', () => {
  const stage = { ...stageWith({ C: person('Rex', 'dog') }), limb: 'paw' };
  expect(tell('{C} held out one hand. It was a hand’s width off.', stage)).toBe(
    'Rex held out one paw. It was a hand’s width off.',
  );
  expect(tell('The clock had lost a hand.', stage)).toBe('The clock had lost a hand.');
});

test('who goes on alone is she every other time, and named again in between', () => {
  const stage = stageWith({ C: person('Mia', 'daughter') });
  expect(tell('{C} sat. {C} waited. {C} nodded. Then {C} slept.', stage)).toBe(
    'Mia sat. She waited. Mia nodded. Then she slept.',
  );
  expect(tell('{C} saw {who}. {C} sat.', stage)).toBe('Mia saw the mole. Mia sat.');
  expect(tell('“No,” said {C}. “{C} is my name.”', stage)).toBe('“No,” said Mia. “Mia is my name.”');
});

test('for a big child two short sentences are one, with "and", or with a rest where they say one thing against another', () => {
  const big: Manner = { joinUpTo: 30, weldUpTo: 25, mergeUpTo: 0 };
  const stage = stageWith({ C: person('Mia', 'daughter') }, 10);
  expect(tell('The lamp was lit. It shone on the wall.', stage, big)).toBe(
    'The lamp was lit, and it shone on the wall.',
  );
  expect(tell('The lamp was lit. So {C} sat up.', stage, big)).toBe('The lamp was lit, so Mia sat up.');
  expect(tell('The lamp was lit. So {C} sat up.', stage)).toBe('The lamp was lit. So Mia sat up.');
  expect(tell('It was not what {C} wanted. It was a wand.', stage, big)).toBe(
    'It was not what Mia wanted; it was a wand.',
  );
  expect(tell('It was not what {C} wanted. It was a wand.', stage)).toBe(
    'It was not what Mia wanted. It was a wand.',
  );
});

test('a second name that only shares the verb is no new sentence', () => {
  const [mia, nico] = castOf(
    ['Mia', 'Nico'].map((name) => ({ name, age: 6, relationship: 'child', hobbies: [], traits: [] })),
  ).people;
  if (!mia || !nico) throw new Error('two were asked for');
  const stage = stageWith({ C: mia, X: nico }, 3);
  const brief: Manner = { joinUpTo: 5, weldUpTo: 0, mergeUpTo: 0 };
  expect(tell('{C} gave everyone a beat to keep, and {X} the slow one, and then waited.', stage, brief)).toBe(
    'Mia gave everyone a beat to keep, and Nico the slow one, and then waited.',
  );
  expect(tell('{C} gave everyone a beat to keep, and {X} waited for it.', stage, brief)).toBe(
    'Mia gave everyone a beat to keep. And Nico waited for it.',
  );
});

test('what had been there before is not strung on with "and"', () => {
  const big: Manner = { joinUpTo: 30, weldUpTo: 30, mergeUpTo: 0 };
  expect(tell('The shell stopped short. It had been behind the step.', stageWith({}, 9), big)).toBe(
    'The shell stopped short; it had been behind the step.',
  );
  expect(tell('The shell stopped short. It had a crack.', stageWith({}, 9), big)).toBe(
    'The shell stopped short, and it had a crack.',
  );
});
