import { expect, test } from 'vitest';
import { petsNamed, withoutBedtimeRemark, withoutRequest } from './clean-wish.ts';

test.each([
  ['Great-grandma turns 100', "Great-grandma's birthday"],
  ['Leo is going to be five tomorrow', "Leo's birthday"],
  ['my brother turned seven!', "my brother's birthday"],
  ['he turned four sheep into frogs', 'he turned four sheep into frogs'],
  ['a pumpkin that turns into a coach', 'a pumpkin that turns into a coach'],
  ['a bear will be five minutes late', 'a bear will be five minutes late'],
])('who is a year older has a birthday: %s', (wish, heard) => {
  expect(withoutRequest(wish)).toBe(heard);
});

test.each([
  ['nice calm one please, long day', 'anything'],
  ['a short, gentle story', 'anything'],
  ['a calm dragon', 'a calm dragon'],
  ['she wants a dragon', 'a dragon'],
  ['she wants a little sister', 'she wants a little sister'],
  ['dinosaurs, it was a long day', 'dinosaurs'],
  ['train adventure in the jungle', 'train in the jungle'],
  ['a dinosaur adventure', 'a dinosaur'],
  ['a big adventure', 'a big adventure'],
  ["our dog's adventure", "our dog's adventure"],
  ['zoo trip, loved the giraffes', 'a trip to the zoo, we loved the giraffes'],
  ['school trip', 'school trip'],
  ['cricket in the park with dad', 'playing cricket in the park with dad'],
  ['a cricket in the park', 'a cricket in the park'],
  ['farm visit tomorrow', 'a trip to the farm tomorrow'],
  ['a girl called her stupid at school', 'somebody called her names at school'],
  ['somebody called him Leo', 'somebody called him Leo'],
  ['kids at school are mean to him', 'somebody at school are mean to him'],
  ['children laughed at the moon', 'children laughed at the moon'],
  ['a kid at school laughed at his drawing', 'somebody at school laughed at his drawing'],
  ['a boy who was mean to his cat', 'a boy who was mean to his cat'],
  ['a girl was a witch', 'a girl was a witch'],
])('what it is about, and who it befell: %s', (wish, heard) => {
  expect(withoutRequest(wish)).toBe(heard);
});

test.each([
  ['stars and the moon, she wont settle', 'stars and the moon'],
  ['tractors! he just can’t sleep tonight', 'tractors'],
  ['a bear who can’t sleep', 'a bear who can’t sleep'],
  ['he won’t go to bed', 'he won’t go to bed'],
])('what is said of the child at bedtime is not what the moon does: %s', (wish, heard) => {
  expect(withoutBedtimeRemark(wish)).toBe(heard);
});

test.each([
  ['a princess who would rather be a plumber', 'a princess who wants to be a plumber'],
  ['a unicorn who wishes she was just a horse', 'a unicorn who wants to be a horse'],
  ['a snowman whose nose ran away', 'a snowman who lost their nose'],
  ['a knight whose mum is lost for words', 'a knight whose mum is lost for words'],
  ['saying no to everything lol', 'saying no to everything'],
  ['a digger please, he’s been talking about the one on our street all day', 'a digger'],
  ['sharks, she is obsessed with them', 'sharks'],
  ['anything short, we are all very tired', 'anything'],
  ['something calm', 'anything'],
  ['Cat story. Our cat is called Biscuit, orange, very fat', 'a cat called Biscuit'],
  ['a snail, he’s been to the moon', "a snail, he's been to the moon"],
])('%s', (typed, meant) => expect(withoutRequest(typed)).toBe(meant));

test('a pet by its name is a pet, and no biscuit, unless it is of the family', () => {
  expect(petsNamed('our cat Biscuit goes out', () => false)).toBe('a cat called Biscuit goes out');
  expect(petsNamed('our dog Rex', (name) => name === 'rex')).toBe('our dog Rex');
  expect(petsNamed('our cat goes out', () => false)).toBe('our cat goes out');
});
