import { describe, expect, test } from 'vitest';
import { goodStories } from '#tests/support/stories/good-stories.ts';
import { requestForTests } from '#tests/support/stories/good-story.ts';
import type { StoryCharacter } from '../writer.ts';
import { castFaults, othersStory } from './cast.ts';
import { endingFaults } from './ending.ts';
import { parentOf } from './index.ts';
import { languageFault, languageOf } from './language.ts';
import { subjectFault, subjectsOf } from './subject.ts';
import { comparedWith } from './told-before.ts';
import { cutFault, lengthFault, wordsIn } from './whole.ts';

const person = (name: string, relationship = 'friend', age = 6): StoryCharacter => ({
  name,
  age,
  relationship,
  hobbies: [],
  traits: [],
});

describe('everybody', () => {
  const kindsOf = (text: string, ...cast: StoryCharacter[]) =>
    castFaults([text], cast, (index) => `${index}`).map(({ kind }) => kind);

  test.each([
    'Mia laughed.',
    '“Here,” said Mia.',
    'Then Mia and Grandpa Joe ran home.',
    'Mia, who had been quiet, put up a hand.',
    'Mia quietly opened the box.',
    'Mia was building a tower.',
    'Mia had made it herself.',
    'Nobody had thought of Mia. Mia could climb.',
    '“He won’t bite,” said Grandma Mia.',
    '“Dear moon,” wrote Mia.',
    'Up jumped Mia.',
  ])('does something in: %s', (text) => expect(kindsOf(text, person('Mia'))).toEqual([]));

  test.each([
    'Goodnight to Mia and to the moon.',
    'Mia, Ben and Grandpa Joe slept.',
    'There was Mia.',
    'They all went home, and Mia was asleep.',
    'Mia’s hat was red.',
  ])('does nothing in: %s', (text) => expect(kindsOf(text, person('Mia'))).toEqual(['idle']));

  test('does all that an “I” does, where it tells the story itself', () => {
    const told =
      'I am Mia, and I’m telling this. I built it, and I cried, and I built it again. I did. I have guards.';
    expect(kindsOf(told, person('Mia'))).toEqual([]);
    expect(kindsOf(told.replace('I am Mia, and', 'There is Mia.'), person('Mia'))).toEqual(['idle']);
    expect(kindsOf('“I am Mia,” it said. “I, I, I, I, I, I.”', person('Mia'))).toEqual(['idle']);
  });

  test('who lives with Mum is no second mother', () => {
    const cast = [
      person('Noah', 'son'),
      person('Sarah', 'mother', 36),
      person('Ben', 'mother’s partner', 37),
    ];
    expect(kindsOf('“Hold,” said Noah. Mum held. Ben laughed.', ...cast)).toEqual([]);
  });

  test('is there by a name, a part of it, or what they are at home', () => {
    const cast = [
      person('Professor Whiskers', 'cat'),
      person('Hemi Parata', 'grandfather', 70),
      person('Bo'),
    ];
    expect(kindsOf('The Professor bowed. “Bo,” said Grandpa, and Bo ran.', ...cast)).toEqual([]);
    expect(kindsOf('The Professor bowed.', ...cast)).toEqual(['missing', 'missing']);
    // As children say it, in whatever tongue of a family.
    const called = [person('Sushila', 'grandmother', 68), person('Halima', 'aunt', 35)];
    expect(kindsOf('“More!” said Nani. Auntie opened the door.', ...called)).toEqual([]);
    expect(kindsOf('“More!” said Opa.', ...called)).toEqual(['missing', 'missing']);
  });

  test('is there by what the wish calls her, if the story does so as well', () => {
    const cast = [person('Advaith', 'son', 4), person('Devaki', 'grandmother', 68)];
    const story = 'Advaith ran. “No,” said Ammamma. There Ammamma sat, and by her Ammamma kept a pot.';
    const kinds = (wish: string) =>
      castFaults([story], cast, (index) => `${index}`, wish).map(({ kind }) => kind);
    expect(kinds('a leaf at ammamma’s house')).toEqual([]);
    expect(kinds('a leaf')).toEqual(['missing']);
    // A stranger in the wish is nobody of the family, where two are missing or the missing one is a friend.
    expect(castFaults([story], [...cast, person('Bo')], (index) => `${index}`, 'ammamma')).toHaveLength(2);
    expect(castFaults([story], [person('Bo')], (index) => `${index}`, 'ammamma')).toHaveLength(1);
  });

  test('is nobody else: two of one part, two grandfathers, and a longer word', () => {
    const cast = [person('Nana Rose', 'grandmother'), person('Nana Lily', 'grandmother')];
    expect(kindsOf('Nana sang. Grandma laughed.', ...cast)).toEqual(['missing', 'missing']);
    expect(kindsOf('Annabel ran.', person('Anna'))).toEqual(['missing']);
  });

  test.each(['$& $1', '\\n.*', '{{NAME_1}}', '小龙', 'O’Brien', 'Zoë-Māia'])('may be called %s', (name) => {
    expect(kindsOf(`Then ${name} laughed aloud.`, person(name))).toEqual([]);
  });
});

describe('an ending', () => {
  const kindsOf = (...paragraphs: string[]) => endingFaults(paragraphs).map(({ kind }) => kind);

  test.each([
    'And Mia was asleep.',
    'She wept a little, and listened a little, and her breath grew long. Before he had counted to three, she slept.',
    'She closed her eyes.',
    'Soon everybody snored.',
    'He nodded off in his chair.',
    'The moon went on, and nobody was awake to see it. They slept.',
    'No one fought over the blanket, and they slept.',
    '“Mmm,” went the Dark, so as not to wake Zoya, who was fast asleep.',
    'She hung up her sword and was asleep.',
    '“GOOD NIGHT!” he shouted. Good night, said the canyon. And Mia was asleep.',
    '“BYE-BYE, CRAB!” shouted Tilly. They drove home, and she slept.',
    'Y Alex se quedó dormido.',
    'She turned out the lamp. The house was quiet, and under the blanket one foot went on for a bit.',
    'The lamp was low and the basket was quiet. Brm, went the small car. And then the engine was off.',
    'He put on his pyjamas and turned down the lamp, and the fiddle went on, low and slow, with nothing in it but the song.',
    'Over the hill the light in the window went out. The house settled. “Are you nearly asleep?” she asked.',
    'He pulled the quilt over them both. One of Frankie’s eyes went in. Then the other.',
    'Roll… went Lucas’s breath, in and out. And pat, went Mum’s hand.\nRoll… and pat.\nRoll…\nAnd pat.',
    '“Ready,” breathed Mum. “Steady…” The yawn went all through the bed. One eye went in. Then the other. “Snail…”',
    'One hand came down the blanket hill, slowly, and went in. “Parked,” said Max. The other was under his cheek.',
    '“Me too,” said Ada, from the other bed. Down the finger slid, slower than ever. And nobody said bump.',
    'For once Aoife had stopped in the middle. Dad carried her in, and the rest of it kept until morning.',
    'He stretched one foot to the corner. One. Before he got to two, he was asleep.',
    'He heard the sword slide into the straw, and he opened his own hand, exactly the same, and slept.',
    'They did her tummy, which went up and down under the blanket, and Dad’s voice was getting slower and softer. She took the clip out of his sleepy fingers and shut it, very gently, on his sleeve. “You’re done,” she breathed. He was. And before she could find one for her open eye, the eye was done as well.',
  ])('is one: %s', (text) => expect(kindsOf('It was late.', text)).toEqual([]));

  test.each([
    ['“I want to sleep,” said Mia.', 'not-asleep'],
    ['Nobody slept that night.', 'not-asleep'],
    ['She could not sleep.', 'not-asleep'],
    ['They ran… and ran… and ran on down the road to find it.', 'not-asleep'],
    ['He yawned. “What shall we do tomorrow?” he asked.', 'not-asleep'],
    ['She held her breath. It was quite quiet.', 'not-asleep'],
    ['He didn’t want to go to sleep.', 'not-asleep'],
    ['They went on and on over the hills.', 'not-asleep'],
    ['She turned out the lamp and ran down the quiet street.', 'not-asleep'],
    ['“Good night,” he said, and they set off through the dark wood.', 'not-asleep'],
    [
      'The night was dark and quiet, and the moon lay on the stairs. She whispered to the sleepy lamp, very gently, and ran.',
      'not-asleep',
    ],
    [
      'The night was dark and quiet, and the moon lay on the stairs. She whispered to the sleepy lamp, very gently: now!',
      'not-asleep',
    ],
    ['They slept. But in the night she woke, and sobbed.', 'not-safe'],
    ['They slept. Then he hit her, and she screamed.', 'not-safe'],
    ['They slept. “Give it back!” shouted Tilly.', 'not-safe'],
    ['They slept. But the knight drew his sword.', 'not-safe'],
    ['They slept. There was a knife in her hand.', 'not-safe'],
    ['It was long before anybody slept.', 'not-asleep'],
    ['They slept. But in the night they fought with each other.', 'not-safe'],
  ])('is none: %s', (text, kind) => expect(kindsOf('It was late.', text)).toContain(kind));

  test('may be loud until its last paragraph', () => {
    expect(kindsOf('“DID YOU SEE THAT?” shouted Dad.', 'They lay in the tent, and soon they slept.')).toEqual(
      [],
    );
  });

  test('is none where somebody was shouted at', () => {
    expect(kindsOf('Dad shouted at her.', 'They lay in the tent, and soon they slept.')).toEqual([
      'not-safe',
    ]);
  });

  test('is looked for at the end, however short its last lines are', () => {
    expect(kindsOf('They all slept.', 'Hush.', 'The sea was quiet.', 'One light went round.')).toEqual([]);
    expect(kindsOf('They all slept.', 'word '.repeat(200))).toEqual(['not-asleep']);
  });
});

test('a story is somebody else’s where the child does one thing, and a stranger all others', () => {
  const cast = [person('Mia'), person('Anna', 'mother', 36)];
  const once = 'Mia opened the door. ';
  const percival = 'Then said Percival, and up jumped Percival, and off went Percival. ';
  expect(othersStory([once, percival, percival], cast, [0])).toBe(true);
  expect(othersStory([once, percival, percival, once.repeat(2)], cast, [0])).toBe(false);
  expect(othersStory([once, percival.replaceAll('Percival', 'Mum').repeat(3)], cast, [0])).toBe(false);
});

test('a doctor of the wish is nobody’s mother', () => {
  const cast = [person('Mia'), person('Anna', 'mother', 36)];
  const told = (name: string) =>
    castFaults(
      [`Mia laughed. Then said ${name}, and up jumped ${name}, and off went ${name}.`],
      cast,
      String,
      'the doctor and ammamma',
    ).map(({ kind }) => kind);
  expect(told('Doctor Anand')).toEqual(['missing']);
  expect(told('Ammamma')).toEqual([]);
});

describe('what was wished for', () => {
  const told = (wish: string, text: string) => subjectFault('A Title', [text], wish, ['Sam']) === undefined;

  test.each([
    ['a robot who wants to be a chef', 'The robots cooked.'],
    ['dinosaurs', 'A dinosaur came.'],
    ['the lost teddy', 'Where was Bear?'],
    ['puppies', 'The puppy barked.'],
    ['our goldfish died', 'Nora looked into the tank for her goldfish.'],
    ['chickens', 'The chooks would not go in.'],
    ['first time on a horse', 'The pony went where she looked.'],
    ['being brave', 'She went up the ladder.'],
    ['embarassed', 'Her ears went hot, and she wished that the floor would swallow her.'],
    ['grumpy', 'He said no to the porridge, and no to the sun.'],
    ['sharing', 'There was one biscuit.'],
    ['un dragón', 'A dragon came.'],
    ['el tren', 'A train came.'],
    ['恐竜', 'A dinosaur came.'],
    ['🦖', 'A dinosaur came.'],
    ['idk you choose', 'A hat.'],
    ['Adventure', 'A hat.'],
    ['Sam scored a goal today', 'The goal was wide.'],
    ['thunder', 'The storm grumbled.'],
    ['being jelous', 'It was hot, and it would not come off over his head.'],
    ['a dinosuar', 'A dinosaur came.'],
    ['Spider-Man and Elsa', 'The hero ran up the wall, and the queen made it snow.'],
    ['batman is scared of the dark', 'The hero lit a lamp, since the dark was thick.'],
  ])('%s is there in: %s', (wish, text) => expect(told(wish, text)).toBe(true));

  test.each([
    ['a robot who wants to be a chef', 'A boat went by.'],
    ['pirates looking for treasure', 'A cat sat on a mat.'],
    ['the lighthouse that sneezed', 'A cat sat on a mat.'],
    ['blorp', 'A cat sat on a mat.'],
    ['batman and a lighthouse', 'A cat sat on a mat.'],
    ['a horse', 'A house stood on a hill.'],
  ])('%s is not there in: %s', (wish, text) => expect(told(wish, text)).toBe(false));

  test('is not the name of somebody who is in it anyhow', () =>
    expect(subjectsOf('Sam and a kite', ['Sam'])).toEqual(['kite']));
});

describe('a language', () => {
  const english =
    'Mia went down to the river, and it was cold, so she said that they had better go home to the fire.';
  const spanish =
    'Mía bajó al río, y el agua estaba fría, así que dijo que era mejor volver a la casa con su papá y el perro.';

  test('is English, unless another is asked for by its name', () => {
    expect(languageOf({ theme: 'un dragón' })).toBe('English');
    expect(languageOf({ theme: 'a dragon, in Spanish' })).toBe('Spanish');
    expect(languageOf({ theme: '日本語で' })).toBe('Japanese');
    expect(languageFault([english], { theme: 'un dragón' })).toBeUndefined();
    expect(languageFault([spanish], { theme: 'a dragon' })).toMatchObject({ kind: 'language' });
    expect(languageFault([spanish], { theme: 'a dragon, en español' })).toBeUndefined();
    expect(languageFault([english], { theme: 'a dragon, en español' })).toMatchObject({ kind: 'language' });
    expect(languageFault(['むかしむかし、'.repeat(20)], { theme: 'a dragon' })).toMatchObject({
      kind: 'language',
    });
  });

  test('may have many words of the place in it', () => {
    const text =
      'Aroha and Koro Hemi went to the moana. “Ka pai,” he said. “Taihoa, moko.” The whetū were out, and Te Mangōroa.';
    expect(languageFault([text, text], { theme: 'the sea' })).toBeUndefined();
  });
});

describe('a length', () => {
  test.each([
    ['short', 309, 'too-short'],
    ['short', 310, undefined],
    ['short', 860, undefined],
    ['short', 861, 'too-long'],
    ['medium', 516, undefined],
    ['long', 2_062, undefined],
    ['long', 2_063, 'too-long'],
  ] as const)('of a %s story with %i words: %s', (duration, words, kind) => {
    expect(lengthFault(['word '.repeat(words)], duration)?.kind).toBe(kind);
  });

  test('of a script without spaces is counted by its signs', () =>
    expect(wordsIn(['龙'.repeat(900)])).toBe(450));
});

test.each([
  ['They slept.', undefined],
  ['“Hush,” said Mama. “Now sleep.”', undefined],
  ['Tin... tan...', undefined],
  ['おやすみ。', undefined],
  ['And then the', 'cut-off'],
  ['And then,', 'cut-off'],
  ['', 'cut-off'],
])('%j ends: %s', (last, kind) => expect(cutFault(['Once.', last])?.kind).toBe(kind));

describe('a story that was told before', () => {
  const [one, two] = goodStories;
  if (!one || !two) throw new Error('There are good stories.');
  const textOf = (story: typeof one) => story.paragraphs.join('\n\n');

  test('is known by its words, and by some of them changed', () => {
    const isOld = comparedWith([{ title: '', text: textOf(one) }]);
    expect(isOld(one.paragraphs)).toMatchObject({ kind: 'told-before' });
    expect(
      isOld(one.paragraphs.map((text) => text.replaceAll('Ida', 'Ada').replaceAll('black', 'green'))),
    ).toBeDefined();
    expect(isOld(two.paragraphs)).toBeUndefined();
    expect(isOld([])).toBeUndefined();
  });

  test('is forgotten after twenty others', () => {
    const others = Array.from({ length: 20 }, (_, n) => ({
      title: '',
      text: `another story number ${n} of all ${n}`,
    }));
    expect(comparedWith([{ title: '', text: textOf(one) }, ...others])(one.paragraphs)).toBeUndefined();
  });

  test('is told again to whoever asks to hear it again', async () => {
    const story = { title: one.title, text: textOf(one) };
    const request = { ...one.request, history: [story] };
    const look = (asked: typeof request) => parentOf(asked, (index) => `${index}`)(one);
    expect((await look(request)).map(({ kind }) => kind)).toEqual(['told-before']);
    const retells = { story, but: 'shorter', isUnderstood: true };
    expect(await look({ ...request, retells })).toEqual([]);
  });
});

test('a parent sends back an empty story for every reason there is, and a good one for none', async () => {
  const nothing = await parentOf(requestForTests, (index) => `${index}`)({ title: '', paragraphs: [] });
  expect(nothing.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['too-short', 'cut-off', 'missing', 'not-asleep', 'off-the-wish']),
  );
  for (const story of goodStories)
    expect(await parentOf(story.request, (index) => `${index}`)(story), story.title).toEqual([]);
});
