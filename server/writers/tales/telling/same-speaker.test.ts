import { expect, test } from 'vitest';
import { oneSpeakerOnce } from './same-speaker.ts';

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
