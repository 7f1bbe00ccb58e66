import { expect, test } from 'vitest';
import { eachSpeakerApart, oneSpeakerOnce } from './speakers.ts';

test.each([
  [
    'who goes on speaking is named once',
    ['“Yes,” said Otto.', '“It’s late,” said Otto. “I’m going to bed.” And he went.'],
    ['“Yes,” said Otto. “It’s late. I’m going to bed.” And he went.'],
  ],
  [
    'behind more that was said',
    ['He sat. “Yes,” said the bear. “On the other side.”', '“Is it far?” asked the bear.'],
    ['He sat. “Yes,” said the bear. “On the other side. Is it far?”'],
  ],
  [
    'three in a row',
    ['“One,” said Mrs Bell.', '“Two,” said Mrs Bell.', '“Three!” said Mrs Bell.'],
    ['“One,” said Mrs Bell. “Two. Three!”'],
  ],
])('%s', (_, paragraphs, told) => {
  expect(oneSpeakerOnce(paragraphs)).toEqual(told);
});

test.each([
  ['another answers', ['“Yes,” said Otto.', '“It’s late,” said Mum.']],
  ['something happens between', ['“Yes,” said Otto, and sat down.', '“It’s late,” said Otto.']],
  ['how it is said belongs to it', ['“Yes,” said Otto.', '“It’s late,” said Otto, and yawned.']],
  ['nobody says who speaks', ['“Yes.”', '“It’s late,” said Otto.']],
  ['a bear is not the bear of somebody', ['“Yes,” said the bear.', '“No,” said the bear’s mother.']],
])('stay two where %s', (_, paragraphs) => {
  expect(oneSpeakerOnce(paragraphs)).toEqual(paragraphs);
});

test.each([
  [
    'who answers',
    'A board creaked. “Is that for me?” said the lorry. “No,” said Otto. “It’s Dad.” He listened.',
    ['A board creaked. “Is that for me?” said the lorry.', '“No,” said Otto. “It’s Dad.” He listened.'],
  ],
  [
    'and each who does so after',
    '“Held,” said the father. “Held,” said the aunt, and sighed. “Held,” said the aunt. “Me too!” cried Mrs Bell.',
    [
      '“Held,” said the father.',
      '“Held,” said the aunt, and sighed. “Held,” said the aunt.',
      '“Me too!” cried Mrs Bell.',
    ],
  ],
  [
    'behind more that the one has said',
    '“One,” said Otto. “And two.” “Three,” said Mum.',
    ['“One,” said Otto. “And two.”', '“Three,” said Mum.'],
  ],
])('%s has a paragraph', (_, paragraph, told) => {
  expect(eachSpeakerApart([paragraph])).toEqual(told);
});

test.each([
  ['the same one goes on', '“No,” said Otto. “It’s mine,” said Otto.'],
  [
    'something is told in between',
    '“Was it good?” asked Dad. The dog put down his ears. “Loud,” said the dog.',
  ],
  ['nobody says who answers', '“Must I?” said the king. “Yes.”'],
  ['nobody says a word', 'The moon came up.'],
])('it stays one where %s', (_, paragraph) => {
  expect(eachSpeakerApart([paragraph])).toEqual([paragraph]);
});
