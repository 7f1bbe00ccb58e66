import { expect, test } from 'vitest';

import { content } from './content/index.ts';
import { lintContent } from './lint.ts';

test('nothing in our content could come out wrong for some family', () => {
  expect(lintContent(content)).toEqual([]);
});
