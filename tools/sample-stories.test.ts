import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sampleStories } from './sample-stories.ts';

test.each(sampleStories())(
  'docs/samples/$file is what the storyteller tells today, not retouched',
  ({ file, text }) => {
    expect(readFileSync(new URL(`../docs/samples/${file}`, import.meta.url), 'utf8')).toBe(text);
  },
);
