import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openAiWriter } from '#tests/support/stories/ai-writers.ts';
import { dialectNames } from '#tests/support/peers/dialects.ts';
import { inForm } from '#tests/support/stories/good-stories.ts';
import { goodReply } from '#tests/support/stories/good-story.ts';
import { says } from '#tests/support/peers/behaviours.ts';
import { openBuiltInStoryteller } from './built-in.ts';
import { describeWriter } from './writer.contract.ts';

describe('the built-in storyteller', () => {
  const { builtIn } = openBuiltInStoryteller();
  describeWriter(async () => builtIn);
});

describe.each(dialectNames)('the %s writer', (dialect) => {
  describeWriter(async (request) => {
    const { writer, peer } = await openAiWriter(dialect);
    peer.behave(says(JSON.stringify(inForm(await goodReply(request)))));
    return writer;
  });
});

test('a house that writes no story with a model loads no vendor’s library', () => {
  const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/\.(test|contract)\.ts$/.test(name))
    .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'));
  const vendors = /import\((?:\s*)'@ai-sdk\/[\w-]+'\)/;
  expect(sources.filter((text) => vendors.test(text)).length).toBeGreaterThanOrEqual(5);
  const early = /^import (?!type)[^;]*from '@ai-sdk\/[\w-]+';/m;
  expect(sources.filter((text) => early.test(text))).toEqual([]);
});
