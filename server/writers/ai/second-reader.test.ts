import { describe, expect, test } from 'vitest';
import { openAiWriter } from '#tests/support/stories/ai-writers.ts';
import { inForm } from '#tests/support/stories/good-stories.ts';
import { goodReply, tellingOf } from '#tests/support/stories/good-story.ts';
import { answersNothing, drips, fails, says, sends } from '#tests/support/peers/behaviours.ts';
import type { Behaviour } from '#tests/support/peers/language-model.ts';
import { readersOrders } from './second-reader.ts';

const reply = await goodReply();
const good = JSON.stringify(inForm(reply));
const [, aSentence = ''] = /([^.!?“”"]{30,})[.!?]/.exec(reply.paragraphs[2] ?? '') ?? [];
const quotes = (sentence: string) => says(JSON.stringify({ sentence }));

async function evening(dialect: 'openai' | 'anthropic' | 'google' | 'compatible', reading?: Behaviour) {
  const house = await openAiWriter(dialect, { patience: { judgeMs: 300 } });
  house.peer.behave(says(good));
  if (reading) house.peer.reads(reading);
  return { ...house, telling: await tellingOf(house.writer) };
}

describe.each(['openai', 'anthropic', 'google'] as const)('the second reader at %s', (dialect) => {
  test('has the whole story before its end is shown, with the wish and without a name', async () => {
    const { peer, telling, attempts } = await evening(dialect);
    expect(telling.writer).toBe(dialect);
    expect(peer.read).toHaveLength(1);
    const { body = '' } = peer.read[0] ?? {};
    expect(body).toContain('kept watch.');
    expect(body).toContain('<wish>');
    expect(body).toContain(JSON.stringify(readersOrders).slice(1, 80));
    expect(body).not.toMatch(/Mia|Biscuit/);
    expect(attempts[0]?.judges.answered).toBe(attempts[0]?.judges.asked);
  });

  test('sends it back with the sentence, and a second time for good', async () => {
    expect(aSentence).not.toBe('');
    const { peer, telling, attempts } = await evening(dialect, quotes(aSentence));
    expect(telling.writer).toBe('builtin');
    expect(attempts.map(({ faults }) => faults)).toEqual([['unfit'], ['unfit']]);
    expect(peer.received[1]?.body).toContain(aSentence);
  });

  test.each([
    ['is silent', answersNothing],
    ['is down', fails(500)],
    ['is not there', fails(404)],
    ['talks nonsense', says('It is a lovely story!')],
    ['sends no JSON', sends('text/html', '<h1>Hello</h1>')],
    ['quotes what nobody wrote', quotes('Then the wolf ate them all, one after another, with mustard.')],
  ])('has no veto when it %s', async (_, reading) => {
    const { telling, attempts } = await evening(dialect, reading);
    expect([telling.writer, attempts.length]).toEqual([dialect, 1]);
  });

  test('is asked more simply where its model does not know the form', async () => {
    const { telling, peer } = await evening(dialect, (answering) =>
      answering.isInForm ? answering.refuse(400) : quotes(aSentence)(answering),
    );
    expect(telling.writer).toBe('builtin');
    expect(peer.read.length).toBeGreaterThan(2);
  });

  test('is not asked of a story that is sent back anyhow', async () => {
    const { writer, peer } = await openAiWriter(dialect);
    peer.behave(says(JSON.stringify(inForm({ title: 'A', paragraphs: ['Too short.', 'They slept.'] }))));
    await tellingOf(writer);
    expect(peer.read).toEqual([]);
  });
});

test('a model at home is asked for the story, and for nothing else', async () => {
  const { peer, attempts, telling } = await evening('compatible');
  expect([telling.writer, peer.received.length, peer.read.length]).toEqual(['compatible', 1, 0]);
  expect(attempts[0]?.judges).toEqual({ asked: 0, answered: 0 });
});

describe('a word that the lists doubt', () => {
  const doubted = (...paragraphs: string[]) => {
    const story = inForm(reply);
    return JSON.stringify({
      ...story,
      paragraphs: [...story.paragraphs.slice(0, 3), ...paragraphs, ...story.paragraphs.slice(3)],
    });
  };
  const aDoubt = 'They gave the burst balloon a very small funeral.';

  async function told(story: string, reading?: Behaviour, dialect: 'openai' | 'compatible' = 'openai') {
    const house = await openAiWriter(dialect, { patience: { judgeMs: 300 } });
    house.peer.behave(drips(story));
    if (reading) house.peer.reads(reading);
    return { ...house, telling: await tellingOf(house.writer) };
  }

  test('is fit where the second reader says so, at the first writing and in its place', async () => {
    const { telling, attempts, peer } = await told(doubted(aDoubt));
    expect([telling.writer, attempts.length]).toEqual(['openai', 1]);
    expect(telling.paragraphs[3]).toContain('funeral');
    const [asked, whole] = peer.read.map(({ body }) => body);
    expect(asked).toContain('still being written');
    expect(asked).not.toContain('kept watch.');
    expect(whole).not.toContain('still being written');
  });

  test('is shown to nobody until then, nor what stands behind it', async () => {
    const { telling } = await told(
      doubted(aDoubt),
      quotes('They gave the burst balloon a very small funeral'),
    );
    expect(telling.writer).toBe('builtin');
    expect(JSON.stringify(telling.events)).not.toContain('funeral');
  });

  test.each([
    ['is silent', answersNothing],
    ['is down', fails(500)],
    ['quotes what nobody wrote', quotes('Then the wolf ate them all, one after another, with mustard.')],
  ])('counts where the second reader %s', async (_, reading) => {
    const { telling, attempts } = await told(doubted(aDoubt), reading);
    expect(telling.writer).toBe('builtin');
    expect(attempts.map(({ faults }) => faults)).toEqual([['unfit'], ['unfit']]);
  });

  test('counts at a house without a second reader', async () => {
    const { telling } = await told(doubted(aDoubt), undefined, 'compatible');
    expect(telling.writer).toBe('builtin');
  });

  test.each([
    ['what nobody has to be asked about', ['Write to me at fox@example.com, said the fox.']],
    ['the fourth of them', [aDoubt, 'He drank the beer.', 'It was a gun.', 'There was blood.']],
  ])('counts when it is %s', async (_, paragraphs) => {
    const { telling } = await told(doubted(...paragraphs));
    expect(telling.writer).toBe('builtin');
  });
});
