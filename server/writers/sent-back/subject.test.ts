import { expect, test } from 'vitest';
import { theThingsAreRead } from '../tales/things/book.ts';
import { subjectFault } from './subject.ts';

await theThingsAreRead();

const isMissed = (wish: string, text: string) => subjectFault('A Title', [text], wish, ['Mia']) !== undefined;

test.each([
  ['pets', 'The hamster would not come in.'],
  ['vehicles', 'The digger raced to the bridge.'],
  ['insects', 'A ladybird walked to the sea.'],
  ['minibeasts', 'A ladybird walked to the sea.'],
  ['musical instruments', 'The trumpet was too big for its case.'],
  ['bullying', 'Every day Kit took the red hat and would not give it back.'],
  ['sibling rivalry', 'They both wanted the top bunk.'],
  ['separation anxiety', 'A hand held on to a coat at the gate.'],
  ['vaccination', 'The nurse had a needle as thin as a whisker.'],
  ['a shark who is afraid of water', 'The shark put one fin in.'],
  ['a kitten called Bo', 'The cat was small and wet.'],
  ['a bee', 'Two bees were late.'],
  ['the moon', 'She read by moonlight.'],
  ['swimming lessons', 'She swam across the pool.'],
  ['an astronaut', 'She flew her rocket to the left of the sun.'],
])('%s: %s', (wish, text) => expect(isMissed(wish, text)).toBe(false));

test.each([
  ['pets', 'The digger raced to the bridge.'],
  ['insects', 'The hamster would not come in.'],
  ['a bee', 'It had been a long day.'],
  ['a bus', 'Everybody was busy.'],
  ['a car', 'She carried it home.'],
  ['wild weather', 'She looked out of the window.'],
  ['a shark who is afraid of water', 'There was a glass of water on the desk.'],
  ['a big dragon that sneezes', 'The teacher sneezed.'],
])('%s is not: %s', (wish, text) => expect(isMissed(wish, text)).toBe(true));

test('where our own cat goes is told of her by name', () => {
  const wish = 'our cat Mia goes out at night and nobody knows where';
  const paragraphs = ['Every night at nine, Mia went out by the kitchen window.'];
  expect(subjectFault('Somebody Has to Sit on It', paragraphs, wish, ['Mia'], ['cat'])).toBeUndefined();
  expect(subjectFault('A Title', paragraphs, `${wish}, with a robot`, ['Mia'], ['cat'])).toBeDefined();
});

test('who is not so happy about the baby sister is told of Lucía, and nobody has to be called a baby', () => {
  const told = subjectFault(
    'Road Closed',
    ['Mateo parked all his cars in front of Lucía’s door.'],
    'something about the new baby, he isnt so happy about her',
    ['Mateo', 'Lucía'],
    ['son', 'baby sister'],
  );
  expect(told).toBeUndefined();
});
