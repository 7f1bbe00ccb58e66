import { afterAll, expect, test } from 'vitest';
import { requestForTests } from '#tests/support/stories/good-story.ts';
import { countTurns } from '#tests/support/house/turns-of-others.ts';
import { placeholdersFor } from './placeholders.ts';
import { limits } from './story-reader.ts';
import { createCheckedReply } from './checked-reply.ts';

const turns = countTurns();
afterAll(() => turns.stop());

const telling = (request = requestForTests) =>
  createCheckedReply({
    request,
    placeholders: placeholdersFor(['Mia', 'Biscuit']),
    sendsBack: () => Promise.resolve([]),
    judge: () => Promise.resolve([]),
  });

test('of eight replies that come in one piece and at one moment, one paragraph is judged in each turn of the process', async () => {
  const paragraphs = Array.from(
    { length: limits.paragraphs },
    (_, n) => `Night ${n}. ${'The moon is up. '.repeat(20)}`,
  );
  const reply = JSON.stringify({ title: 'The Moon', paragraphs });
  const judgedIn: number[] = [];
  const hear = async () => {
    const one = telling();
    for await (const event of one.take(reply)) if (event.type === 'paragraph') judgedIn.push(turns.now());
    for await (const event of one.rest('whole')) if (event.type === 'paragraph') judgedIn.push(turns.now());
  };
  await Promise.all(Array.from({ length: 8 }, hear));
  expect(judgedIn).toHaveLength(8 * limits.paragraphs);
  expect(new Set(judgedIn).size).toBe(judgedIn.length);
});

test('only the first title is judged, and no questions that have not the form', async () => {
  const hides: string[] = [];
  const placeholders = placeholdersFor([]);
  const one = createCheckedReply({
    request: { ...requestForTests, wantsBreakfast: true },
    placeholders: {
      ...placeholders,
      hide: (text) => {
        hides.push(text);
        return placeholders.hide(text);
      },
    },
    sendsBack: () => Promise.resolve([]),
    judge: () => Promise.resolve([]),
  });
  const titles = Array.from({ length: 500 }, (_, n) => `"title":"Night ${n}"`).join(',');
  const breakfast = Array.from({ length: 3_000 }, () => '"Why?"').join(',');
  const ignored = [];
  for await (const event of one.take(`{${titles},"paragraphs":["Good night."],"breakfast":[${breakfast}]}`))
    ignored.push(event);
  for await (const event of one.rest('whole')) ignored.push(event);
  expect(hides.filter((text) => text !== 'Good night.' && text.length < 1_000)).toEqual(['Night 0']);
});
