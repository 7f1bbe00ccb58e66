import { describe, expect, it } from 'vitest';
import { goodnightWords } from './goodnight.ts';

const somebody = (name: string, age: number, relationship: string) => ({ name, age, relationship });
const aroha = somebody('Aroha', 4, 'Daughter');
const tama = somebody('Tama', 7, 'Son');
const dog = somebody('Biscuit', 3, 'Dog');
const nana = somebody('Nana June', 68, 'Grandma');

describe('a good night', () => {
  it.each([
    [[aroha], 'Goodnight, Aroha'],
    [[nana, tama, dog, aroha], 'Goodnight, Tama and Aroha'],
    [[nana, dog], 'Goodnight, Biscuit'],
    [[nana], 'Goodnight, Nana June'],
    [[aroha, tama, somebody('Mia', 2, 'baby'), somebody('Leo', 9, 'cousin')], 'Goodnight, everyone'],
    [[], 'Goodnight'],
  ])('is wished to the children of a story, and where there are none to whoever is in it', (cast, words) => {
    expect(goodnightWords(cast)).toBe(words);
  });
});
