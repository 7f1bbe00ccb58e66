import { expect, test } from 'vitest';
import { theThingsAreRead } from '../things/book.ts';
import { asWhoIsThere } from './places-of-theirs.ts';

await theThingsAreRead();

test.each([
  ['mermaid cafe', 'a mermaid who has a cafe'],
  ['a dragon school', 'a dragon who goes to school'],
  ['a school for dragons', 'dragons who go to school'],
  ['ice cream shop for bugs', 'bugs who have an ice cream shop'],
  ['a unicorn party', 'a unicorn who has a party'],
  ['dinosaur dance party', 'a dinosaur who has a dance party'],
  ['hairdresser for lions', 'lions who go to the hairdresser'],
  ['the bus driver is a gorilla', 'a gorilla who is a bus driver'],
  ['my new teacher is actually a frog', 'a frog who is a teacher'],
])('%s is about who is there', (wish, meant) => expect(asWhoIsThere(wish)).toBe(meant));

test.each([
  'pet shop',
  'the new school',
  'toy shop',
  'pirates at the cafe',
  'a dragon',
  'a shop for everything',
  'my teacher is a nurse',
  'our dog is a puppy',
])('%s stays as it is', (wish) => expect(asWhoIsThere(wish)).toBe(wish));
