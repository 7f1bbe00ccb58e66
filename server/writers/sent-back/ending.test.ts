import { describe, expect, test } from 'vitest';
import { endingFaults } from './ending.ts';

const kindsOf = (...paragraphs: string[]) => endingFaults(paragraphs).map(({ kind }) => kind);

test.each([
  'Biscuit’s paws twitched, still chasing the ball.',
  'Mia kicked off her slippers and climbed in beside Gran.',
  'She shoved her cold feet under Dad’s legs.',
  'Far off an owl shrieked, and the wood went on being a wood.',
  'They argued a little about who had the moon side.',
  'He had hated the dark. Now it was only the room with its eyes shut.',
  'Grandpa killed the engine, and carried her in.',
  'He hit the pillow twice, to make a hole for his head.',
])('nobody is harmed before they sleep: %s', (text) => expect(kindsOf(text, 'Then they slept.')).toEqual([]));

test.each([
  'Then he kicked her.',
  'Tom thumped Ben.',
  'The man shouted at them.',
  'She pushed over the baby.',
])('somebody is: %s', (text) => expect(kindsOf(text, 'Then they slept.')).toEqual(['not-safe']));

test.each([
  'Then Tom threw the lamp at Ben, and the window broke.',
  'Then the wolf stood at the window, and nobody came.',
  'In the morning Mum was gone, and Mia was all alone.',
  'And something cold crept out from under the bed.',
  'Mia listened to the scratching.',
])('nobody sleeps on after: %s', (text) => expect(kindsOf('They slept.', text)).toEqual(['not-safe']));

test.each([
  'And when they woke, the shell was under the pillow.',
  'And something small rustled in the hedge.',
  'Nobody was afraid any more.',
  'The moon went over the house, and had it all to itself.',
])('they sleep on after: %s', (text) => expect(kindsOf('They slept.', text)).toEqual([]));

test('who lies awake while the others sleep is not asleep', () => {
  expect(kindsOf('Everybody slept except Mia, who listened to the wind.')).toEqual(['not-asleep']);
});

test.each([
  'The wolf bit Ben, and he could not get away.',
  'Ben did not stop hitting Mia.',
  'There was blood on the pillow, and it was not hers.',
  'And the house was on fire.',
  'She never woke again.',
])('a "not" far from the harm is no comfort: %s', (text) =>
  expect(kindsOf('They slept.', text)).toContain('not-safe'),
);

test.each([
  'Nobody was hit, and nobody fought.',
  'The wolf did not want to fight.',
  'There was nothing to be afraid of.',
])('close before it, it is: %s', (text) => expect(kindsOf('They slept.', text)).toEqual([]));

test.each([
  'Everybody was asleep but {{NAME_1}}, who lay stiff in the dark.',
  'Everybody was asleep. But {{NAME_1}} was not asleep at all.',
  'Everybody slept but Mia, and she was thinking.',
  'They slept. Then {{NAME_1}} woke up. “Mum?” No one answered.',
  'They slept. But {{NAME_1}} lay awake, and both eyes were wide open.',
])('who lies awake after it has not slept: %s', (text) => expect(kindsOf(text)).toContain('not-asleep'));

test.each([
  'She slept. In the morning, when she woke, there was a shell on the sill.',
  'Nobody woke her. Dad carried her up, bucket and all.',
  'Mia’s eyes closed. In her dream she sat on the whale, shouting hurrah.',
  'The baby was asleep but warm, and so was everybody.',
])('these sleep: %s', (text) => expect(kindsOf(text)).toEqual([]));

const afterNora = (text: string) => endingFaults(['They slept.', text], ['Nora']).map(({ kind }) => kind);

test.each([
  'Only Nora was still awake, and stared at the door. It had just opened a little way, all by itself.',
  'But Nora was still awake, and stared at the door.',
  'Nora was not asleep. There was somebody in the room.',
  'Tom slept, but Nora did not dare to shut an eye. Outside something scratched at the window.',
  'The others had long been asleep, but Nora could not stop trembling, and every creak on the stairs came a little closer.',
  'In the window, where there had only been the moon, there was now a face. It smiled at Nora.',
  'Tom no longer said good night. Nora turned to the wall with clenched fists and thought of how to get even.',
  'And then the war began. The two armies ran at one another with a great shout, and nobody went home.',
])('no child is left awake by: %s', (text) => expect(afterNora(text)).not.toEqual([]));

test.each([
  'Nora was still awake for a little while. Then there was only the rain. Drip.',
  'Only the owl was still awake, and it had the whole night to itself.',
  'Only Dad was still awake, and he turned out the lamp.',
  'There was something under her pillow, round and cold, and nobody had heard the wings.',
  'The great pillow war had begun on Monday and was over now.',
])('and one may be by: %s', (text) => expect(afterNora(text)).toEqual([]));

describe('how much has been told says how plainly sleep has to be named', () => {
  const kinds = (share: number, ...paragraphs: string[]) =>
    endingFaults(paragraphs, [], share).map(({ kind }) => kind);
  const atRest = [
    'That night the tooth was put in an envelope. Biscuit went across the bottom of the bed. Mum sat down on the quilt, and read two chapters.',
    'Mum waited to hear the rest. But it had gone under the pillow, with the tooth.',
  ];

  test('at the end of a whole story it need not be', () => {
    expect(kinds(0.96, ...atRest)).toEqual([]);
    expect(kinds(0.94, ...atRest)).toEqual(['not-asleep']);
  });

  test('an end by an image is one, also if a child was wide awake some lines before', () => {
    const end =
      'At bedtime the cards were in the tin. Fenna was asleep already. Bram lay beside her, with his eyes wide open. “Blow out,” whispered Mum. Bram blew. Puff. The next one came in by itself. Puff, a smaller one. Then Grandpa set his cap very softly on his head. And Bram stopped, and didn’t start again until the morning.';
    expect(kinds(1, end)).toEqual([]);
    expect(kinds(1, `${end} And there he lay, with his eyes wide open.`)).not.toEqual([]);
  });

  test('and a dance after it is none', () => {
    const asleep = 'The lamp went out, and under the quilt Nell was asleep.';
    expect(kinds(1, asleep, 'Then Nell put on the music, and they danced and danced.')).toEqual([
      'not-asleep',
    ]);
    expect(kinds(1, asleep, 'And in her dream they danced and danced.')).toEqual([]);
  });

  test.each(['“And now?” she said.', 'And she ran.', 'It was there!'])(
    'somebody who goes on does: %s',
    (last) => expect(kinds(1.1, ...atRest, last)).toEqual(['not-asleep']),
  );

  test.each([
    'Granny shut her eyes. Then the wave went back, and the sand began to go, and Zanele sang, because the sea was loud too.',
    '“Now?” Mum laid her hand on the blanket in the quiet dark. “Now,” she said.',
    'She lay in bed, and the lamp was out. “There,” she said, close to the cold glass. “That’s today done.”',
    '“It’s a cat nap.” The eye closed. It opened again, a very little. “Only, there’s snow,” said the bear in his warm dark bed. “I’ve never once seen it.”',
  ])('a story that stops early does: %s', (end) => {
    expect(kinds(0.9, end)).toEqual(['not-asleep']);
    expect(kinds(0.9, end, 'And then she slept.')).toEqual([]);
  });

  test('and closed eyes are sleep as the very last thing', () => {
    expect(kinds(0.9, 'The moon came in. And Nell closed her eyes.')).toEqual([]);
  });
});

test.each([
  ['And the next time she pulled, to check, nobody answered at all.', []],
  ['She called for her mother, and nobody answered.', ['not-safe']],
])('a tug need not be answered, and a call has to: %s', (end, kinds) =>
  expect(kindsOf('They slept.', end)).toEqual(kinds),
);
