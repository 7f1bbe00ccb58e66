import { expect, it } from 'vitest';
import { storyIn } from './told-story.ts';

const printed = `
# The First Night

One.

Two.

Three.

{ arc: 'a', overlap: 0 }
{ words: 3 }

# The Second Night

A first
line.

“{” said the parrot.

The last.

{
  arc: 'b',
}
`;

it('takes the last story that was told, whole and nothing after it', () => {
  expect(storyIn(printed)).toEqual({
    title: 'The Second Night',
    paragraphs: ['A first\nline.', '“{” said the parrot.', 'The last.'],
  });
});

it.each(['', '# A title\n\nand too little\n', 'no title at all\n\na\n\nb\n\nc'])(
  'does not take something else for a story: %j',
  (text) => expect(() => storyIn(text)).toThrow('no whole story'),
);
