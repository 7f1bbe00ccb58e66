import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { requestNumber } from '#tests/support/stories/invented-families.ts';
import { tellingOf } from '#tests/support/stories/good-story.ts';
import { openBuiltInStoryteller } from '../built-in.ts';
import { judgeTheme } from '../judge-theme.ts';
import { ownWordsOf, unfitIn } from './index.ts';

const folder = join(import.meta.dirname, 'sentences');
const linesIn = (...path: string[]): string[] =>
  readFileSync(join(folder, ...path), 'utf8')
    .trim()
    .split('\n');
/** Each file is by another hand, and none of them had read the lists. */
const handsIn = (kind: 'fit' | 'unfit') =>
  readdirSync(join(folder, kind)).map((file) => ({ file, lines: linesIn(kind, file) }));

describe('a sentence of a story', () => {
  test('is there in hundreds, by many hands', () => {
    for (const kind of ['fit', 'unfit'] as const) {
      expect(handsIn(kind).length).toBeGreaterThanOrEqual(10);
      expect(new Set(handsIn(kind).flatMap(({ lines }) => lines)).size).toBeGreaterThanOrEqual(300);
    }
  });

  test.each(handsIn('fit'))('passes, as $file wrote it', ({ lines }) => {
    expect(lines.flatMap((line) => unfitIn(line).map((found) => ({ line, found })))).toEqual([]);
  });

  test.each(handsIn('unfit'))('is not told, as $file wrote it', ({ lines }) => {
    expect(lines.filter((line) => unfitIn(line).length === 0)).toEqual([]);
  });
});

describe('a disguise', () => {
  test.each([
    'bl00d everywhere',
    'b l o o d everywhere',
    'b.l.o.o.d everywhere',
    'ＢＬＯＯＤ everywhere',
    'b\u200bl\u200boo\u200bd everywhere',
    'blóód everywhere',
    'bl\u043e\u043ed everywhere',
    'bloooood everywhere',
    'bl*od everywhere',
    'b|ood everywhere',
    '𝐛𝐥𝐨𝐨𝐝 everywhere',
    'b-l-o-o-d everywhere',
  ])('is taken off: %s', (text) => {
    expect(unfitIn(text).map(({ kind }) => kind)).toContain('gore');
  });

  test.each([
    'the 3 little pigs and the 101 socks',
    'A B C, sang the bees, D E F G',
    'Shhhh, went the sea, shhhhhhh, and hissssss, went the kettle.',
    'At 5pm the 2nd of 3 trains came in on line 4a.',
    'Ka pai! Pō mārie. Buenas noches, corazón. おやすみ。',
    'That cost $5 and 20p, she said (and that was *that*).',
  ])('is not seen where there is none: %s', (text) => {
    expect(unfitIn(text)).toEqual([]);
  });
});

describe('a family’s own words', () => {
  test('say what a small child did today, and no more than that', () => {
    const own = 'Lucía bit her brother today over the red bucket';
    const names = ['Lucía', 'Nico'];
    expect(unfitIn('Then Lucía bit Nico on the arm.', { own, names })).toEqual([]);
    expect(unfitIn('Then Lucía bit Nico on the arm.', { own: 'a red bucket', names })).not.toEqual([]);
    expect(unfitIn('Then Lucía hit Nico.', { own, names })).not.toEqual([]);
    expect(unfitIn('Then Lucía hit Nico.', { own: 'dad hit the ball for six', names })).not.toEqual([]);
    expect(unfitIn('The shark bit off her leg, and she bled to death.', { own, names })).not.toEqual([]);
    expect(unfitIn('She hit him again and again.', { own: 'he hit his sister today', names })).not.toEqual(
      [],
    );
  });

  test('let whoever plays be beaten, at the game and with nothing else', () => {
    const own = 'a girl who hates losing at ludo';
    const said = '"Tomorrow," said Imani, yawning, "I\'m going to beat you."';
    expect(unfitIn(said, { own, names: ['Imani'] })).toEqual([]);
    expect(unfitIn(said, { own: 'a red bucket', names: ['Imani'] })).not.toEqual([]);
    expect(unfitIn('He beat her with a belt.', { own })).not.toEqual([]);
    expect(unfitIn('He beat her until she was black and blue.', { own })).not.toEqual([]);
    expect(unfitIn('They beat him up.', { own })).not.toEqual([]);
    expect(unfitIn('Dad beat her.', { own })).not.toEqual([]);
    expect(unfitIn("Dad said, 'I'm going to beat you.'", { own: 'dinosaurs . football' })).not.toEqual([]);
    expect(unfitIn('Dad ate his with his eyes shut.')).toEqual([]);
    expect(unfitIn('It ate his eyes.')).not.toEqual([]);
    expect(unfitIn('"I wanted a bit of trouble," said Grandma, "but I never wanted you cold."')).toEqual([]);
    expect(unfitIn('"I never wanted you," said the woman.')).not.toEqual([]);
    expect(unfitIn('"I never wanted you to be born," said the woman.')).not.toEqual([]);
    expect(unfitIn('One by one they fitted in, the tick and the hum and the chink.')).toEqual([]);
    expect(unfitIn('Him and the chink.')).not.toEqual([]);
    expect(unfitIn('Plum danced best, because she could kick herself on the nose.')).toEqual([]);
    expect(unfitIn('She had her mouth open to tell him not to touch.')).toEqual([]);
    expect(unfitIn('I could kick her in the head.')).not.toEqual([]);
    expect(unfitIn('In the middle stood the dead lamp on its stand.')).toEqual([]);
    expect(unfitIn('A fourth one caught fire, and she gave it a funeral.')).toEqual([]);
    expect(unfitIn('They gave the boy a funeral.')).not.toEqual([]);
    expect(unfitIn('Amara put her hand inside her coat, on the left. There was the rope.')).toEqual([]);
    expect(unfitIn('He put his hand inside her knickers.')).not.toEqual([]);
    expect(unfitIn('Stomp, Mateo! Spin, Mateo!')).toEqual([]);
    expect(unfitIn('The shell went crack, and Coral shook her head.')).toEqual([]);
    expect(unfitIn('Mateo wound the wool off Dad and on to the ball.')).toEqual([]);
    expect(unfitIn('He had to stomp Mateo.')).not.toEqual([]);
    expect(unfitIn('“Chicken and gin—” said Hana, and clapped her hand over her mouth.')).toEqual([]);
    expect(unfitIn('“A glass of gin,” said Hana.')).not.toEqual([]);
    expect(unfitIn('“With his first tooth he bit me on the nose,” said Mum.')).toEqual([]);
    expect(unfitIn('The boy bit me until I cried.')).not.toEqual([]);
    expect(unfitIn('They fell over Zoe’s shoes, because Zoe had kicked them off to creep along.')).toEqual(
      [],
    );
    expect(unfitIn('The boys came, and Zoe had kicked them.')).not.toEqual([]);
    expect(
      unfitIn('“You kicked me in the back,” he told his sister, who had still been in Mum’s tummy.'),
    ).toEqual([]);
    // Whoever only wants to is playing, in whatever story.
    expect(unfitIn('"I want to beat you," said Max to Dad, "and you’re not even here!"')).toEqual([]);
    for (const threat of [
      '"I will beat you," said the man.',
      'He would beat her.',
      'He wanted to beat the dog.',
      'I want to beat the boy.',
    ])
      expect(unfitIn(threat)).not.toEqual([]);
  });

  test('let it hear of what it has lost, and of nothing worse', () => {
    expect(unfitIn('Bubbles had died in the morning.').map(({ kind }) => kind)).toEqual(['death']);
    expect(unfitIn('Bubbles had died in the morning.', { own: 'our goldfish died' })).toEqual([]);
    expect(unfitIn('Bubbles was murdered.', { own: 'our goldfish died' })).not.toEqual([]);
    // A feast on which the dead are remembered.
    expect(unfitIn('It is the star of those who have died.', { own: 'Matariki' })).toEqual([]);
    expect(unfitIn('It is the star of those who have died.', { own: 'a star' })).not.toEqual([]);
  });

  test('let it build with what it builds with', () => {
    expect(unfitIn('The Lego tower stood.').map(({ kind }) => kind)).toEqual(['brands']);
    expect(unfitIn('The Lego tower stood.', { own: 'drawing . Lego' })).toEqual([]);
  });

  test('let a knee bleed a little, and never the floor', () => {
    expect(unfitIn('There was a drop of blood on it.', { own: 'a plaster on my knee' })).toEqual([]);
    expect(unfitIn('There was a pool of blood on the floor.', { own: 'a plaster on my knee' })).not.toEqual(
      [],
    );
  });

  test('are names first: somebody may be called Hunter Gunn', () => {
    const names = ['Hunter Gunn', 'Dick'];
    expect(unfitIn('Hunter Gunn found the hat, and Dick wore it.', { names })).toEqual([]);
    expect(unfitIn('Dick stabbed Hunter Gunn.', { names })).not.toEqual([]);
    expect(unfitIn('{{NAME_2}} stabbed {{NAME_1}}.')).not.toEqual([]);
  });
});

describe('a wish', () => {
  test.each(linesIn('wishes.txt'))('is granted: %s', (wish) => {
    expect(judgeTheme(wish)).toEqual({ kind: 'fine' });
  });

  test.each([
    ['zombies in the garden', 'offer'],
    ['a k1ll1ng spree', 'decline'],
    ['f*ck', 'decline'],
    ['guns', 'decline'],
    ['un asesino', 'decline'],
    ['sexy mermaids', 'decline'],
    ['a story about c0caine', 'decline'],
    ['call 0800 123 4567', 'decline'],
    ['see www.example.com', 'decline'],
    ['he wants to kill himself', 'at-risk'],
    ['my stepdad comes into my bed at night', 'at-risk'],
    ['daddy comes into our bed at night', 'at-risk'],
    ['he comes into my bed at night', 'at-risk'],
    ['uncle hits her brother', 'at-risk'],
    ['stepdad is drunk and he hits her brother', 'at-risk'],
    ['he hits my sister', 'at-risk'],
    ['he punched her nose and there was blood', 'at-risk'],
    ['she cut herself on purpose and there was blood', 'at-risk'],
    ["mummy's boyfriend hurt me until I bled", 'at-risk'],
    ['my stepdad hit my nose and it bled', 'at-risk'],
    ['he hurt her and there was blood', 'at-risk'],
    ['scared of her new teacher because he touches her', 'at-risk'],
    ['he comes into our bed and touches her', 'at-risk'],
    ['dad knocked her over and there was blood', 'decline'],
    ['the man was naked in her bed', 'decline'],
    ['uncle is naked in the bath', 'decline'],
    ['she is scared of her uncle', 'at-risk'],
    ['he is scared of his granny', 'at-risk'],
    ['he is scared of his stepbrother', 'at-risk'],
    ['my stepsister hits my knee', 'at-risk'],
    // No cat, and no hat.
    ['scared of daddy catching me', 'at-risk'],
    ['scared of dad hating me', 'at-risk'],
    ['granny hit her nose and there was blood', 'at-risk'],
    ['the man killed a dog', 'decline'],
    ['a murderer with blood on his hands', 'decline'],
    ['shooting at school', 'decline'],
    ['the scariest story ever', 'offer'],
    ['a battle', 'offer'],
    ['world war 2', 'offer'],
    ['a terrifying demon and a cupcake', 'offer'],
    ['I cut my wrists', 'at-risk'],
    ['nobody would care if I was dead', 'at-risk'],
  ])('is not: %s', (wish, kind) => {
    expect(judgeTheme(wish).kind).toBe(kind);
  });
});

describe('five hundred of the house’s own stories', () => {
  const fifties = Array.from({ length: 10 }, (_, nth) => 50 * nth);

  test.each(fifties)('raise no false alarm: fifty from %i on', async (first) => {
    const { builtIn: storyteller } = openBuiltInStoryteller();
    const alarms: unknown[] = [];
    for (let seed = first; seed < first + 50; seed += 1) {
      const request = requestNumber(seed);
      const { title, paragraphs } = await tellingOf(storyteller, request);
      const around = { names: request.characters.map(({ name }) => name), own: ownWordsOf(request) };
      for (const text of [title, ...paragraphs])
        for (const found of unfitIn(text, around)) alarms.push({ seed, found, text });
    }
    expect(alarms).toEqual([]);
  });
});
