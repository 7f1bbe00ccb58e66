import { expect, test } from 'vitest';
import { saidPlainly } from './said-plainly.ts';

test.each([
  ['Papa forgot to pick him up', 'picked up late by Papa'],
  ['a bear who forgot to pick him up', 'a bear who forgot to pick him up'],
  ['the hungry caterpillar but different', 'the hungry caterpillar'],
  ['a bunny and a tortoise but not the race one', 'a bunny and a tortoise'],
  ['a cloud who is sad and keeps raining', 'a cloud who keeps raining and is sad'],
  ['a superhero whose only power is making toast', 'a superhero who can only make toast'],
  ['a toaster who dreams of being a spaceship', 'a toaster who wants to be a spaceship'],
  ['a pirate ship made out of the sofa', 'a pirate ship made of the sofa'],
  ['a rainbow that lost its blue', 'a rainbow that lost its blue colour'],
  [
    "a hedgehog who can't find anywhere to sleep for winter",
    'a hedgehog who is looking for a place to sleep for winter',
  ],
  ['a fairy who makes friends with a beetle', 'a fairy and a beetle become friends'],
  ['a bear with no friends', 'a bear who has no friends'],
  ["my brother keeps taking my things, I am Tess and I'm 7", 'my brother keeps taking my things'],
  ['the dragon and can there also be a digger', 'the dragon and a digger'],
  ['were going to Spain tomorrow', "we're going to Spain tomorrow"],
  ['mermaid and a shark best friends', 'mermaid and a shark become friends'],
  [
    "Tilly wants to be the goalkeeper but the boys won't let her",
    'Tilly wants to be the goalkeeper but is left out',
  ],
  ['the yellow digger and the blue digger have an argument', 'the yellow digger and the blue digger argue'],
  ['a crane (the building kind, not bird)', 'a crane'],
  ["the first day of Ms. Okafor's class", 'the first day at school'],
  ['my name is Wren i am 6 and i want a story about a cheetah', 'a cheetah'],
  ['he told me no one played with him at recess', 'no one played with him at playtime'],
  ['nursery and she cried when mummy left', 'nursery and she cried when I left'],
  ['a scarecrow who wishes the birds would visit him', 'a scarecrow who wants the birds to visit him'],
  ['a bus that wishes somebody would sing', 'a bus that wants somebody to sing'],
  ["he doesn't want to sleep without the light on", 'he is afraid of the dark'],
  ["an octopus who can't choose which hat", "an octopus who can't decide which hat"],
  ['rockets and then also a bunny', 'rockets and a bunny'],
  ['a shepherd boy and one very naughty sheep', 'a shepherd boy and a very naughty sheep'],
  ['the very first day of spring', 'spring'],
  ['a bin lorry and a butterfly who become friends', 'a bin lorry and a butterfly become friends'],
  ['a girl called Zoe who has a pet dragon in her lunchbox', 'a pet dragon in her lunchbox'],
])('“%s” is heard as “%s”', (typed, heard) => {
  expect(saidPlainly(typed)).toBe(heard);
});

test.each([
  'a digger that lost its red shovel',
  'a bear who lost his mum’s hat',
  'a girl who found a pet shop',
  'a dragon who dreams of fire',
  'a cat who is sad and sings',
  'the tortoise and the hare',
  'a girl who makes friends',
  'a mouse and an owl become best friends',
  'the bear who lost his mum',
  'a train, a bus and all their friends',
  'a castle made of sand',
  'the first day of the holidays',
  'he told me a secret',
  'a fox and one of his friends',
])('“%s” stands as it is typed', (typed) => {
  expect(saidPlainly(typed)).toBe(typed);
});
