import { describe } from 'vitest';
import { dialectNames, openAiWriter } from '#tests/support/ai-writers.ts';
import { goodReply } from '#tests/support/good-story.ts';
import { says } from '#tests/support/peers/behaviours.ts';
import { createWriters } from './index.ts';
import { describeWriter } from './writer.contract.ts';

describe.each(createWriters())('the $descriptor.id writer', (writer) => {
  describeWriter(async () => writer);
});

describe.each(dialectNames)('the %s writer', (dialect) => {
  describeWriter(async (request) => {
    const { writer, peer } = await openAiWriter(dialect);
    peer.behave(says(JSON.stringify(await goodReply(request))));
    return writer;
  });
});
