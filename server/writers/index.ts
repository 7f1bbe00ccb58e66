import { createBuiltInWriter } from './built-in/built-in.ts';
import { content } from './built-in/content/index.ts';
import { readContent } from './built-in/content-shelf.ts';
import type { Writer } from './writer.ts';

/** Every writer we have. The built-in one needs no key and no network, so there is always one. */
export function createWriters(): readonly Writer[] {
  return [createBuiltInWriter(readContent(content))];
}
