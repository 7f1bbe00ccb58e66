import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { openAiWriter } from '#tests/support/stories/ai-writers.ts';
import { inForm } from '#tests/support/stories/good-stories.ts';
import { goodReply, tellingOf } from '#tests/support/stories/good-story.ts';
import {
  answersNothing,
  fails,
  judgesAs,
  says,
  sends,
  thinksAndSays,
} from '#tests/support/peers/behaviours.ts';
import { dialectNames } from '#tests/support/peers/dialects.ts';
import { system } from './ai/prompt.ts';

const good = JSON.stringify(inForm(await goodReply()));

/** What the vendor's own default model was asked. */
async function askedOf(dialect: 'openai' | 'anthropic' | 'google') {
  const { writer, peer } = await openAiWriter(dialect, { model: null });
  peer.behave(says(good));
  expect((await tellingOf(writer)).writer).toBe(dialect);
  const [request] = peer.received;
  return { path: request?.path ?? '', body: JSON.parse(request?.body ?? '{}') as Record<string, unknown> };
}

const properties = { properties: { ideas: {}, best: {}, title: {}, paragraphs: {} } };
const inOrder = ['ideas', 'best', 'picture', 'title', 'paragraphs'];

describe('what a vendor is asked for, beside the story', () => {
  test('OpenAI: a strict form, little thought, and the fixed part kept, by itself', async () => {
    const { body } = await askedOf('openai');
    expect(body).toMatchObject({
      model: 'gpt-6.1-terra',
      stream: true,
      store: false,
      reasoning_effort: 'low',
      prompt_cache_options: { mode: 'explicit' },
      response_format: { type: 'json_schema', json_schema: { strict: true, schema: { required: inOrder } } },
    });
    expect(body['max_completion_tokens']).toBeGreaterThan(2_000);
    const [first, second] = body['messages'] as { role: string; content: unknown }[];
    expect(first).toEqual({
      role: 'developer',
      content: [{ type: 'text', text: system, prompt_cache_breakpoint: { mode: 'explicit' } }],
    });
    expect(JSON.stringify(second)).not.toContain('breakpoint');
  });

  test('Anthropic: the form as an output, little effort, and the fixed part kept', async () => {
    const { body } = await askedOf('anthropic');
    expect(body).toMatchObject({
      model: 'claude-sonnet-5-5',
      stream: true,
      system: [{ type: 'text', text: system, cache_control: { type: 'ephemeral' } }],
      output_config: { effort: 'low', format: { type: 'json_schema', schema: { required: inOrder } } },
    });
    for (const refused of ['tools', 'tool_choice', 'temperature', 'thinking'])
      expect(body).not.toHaveProperty(refused);
  });

  test('Google: the form, and little thought', async () => {
    const { path, body } = await askedOf('google');
    expect(path).toContain('models/gemini-3.8-flash:streamGenerateContent');
    expect(body).toMatchObject({
      systemInstruction: { parts: [{ text: system }] },
      generationConfig: { responseMimeType: 'application/json', thinkingConfig: { thinkingLevel: 'low' } },
    });
    const [schema] = [
      body['generationConfig'] as { responseSchema?: object; responseJsonSchema?: object },
    ].map(({ responseSchema, responseJsonSchema }) => responseJsonSchema ?? responseSchema);
    expect(schema).toMatchObject({ required: inOrder });
    expect(Object.keys((schema as typeof properties).properties)).toEqual(inOrder);
  });

  test('the fixed part is long enough for them to keep, and nothing of a family is in it', () => {
    // English has some 4.5 letters to a token, spaces and marks with them; the least that is kept is 1,024 tokens.
    expect(system.length / 4.5).toBeGreaterThan(1_024);
    expect(system).not.toMatch(/Mia|Biscuit|space adventure/);
  });

  test('the fixed part costs what the guide says', () => {
    const guide = readFileSync(new URL('../../docs/guides/add-a-writer.md', import.meta.url), 'utf8');
    const [, said = ''] = /^\| a medium one +\| about [\d,]+ +\| about ([\d,]+) /m.exec(guide) ?? [];
    const tokens = system.length / 4.5;
    expect(Math.abs(Number(said.replace(',', '')) - tokens) / tokens).toBeLessThan(0.1);
  });
});

describe.each(dialectNames)('%s', (dialect) => {
  test('may think aloud, and nobody hears it', async () => {
    const { writer, peer } = await openAiWriter(dialect);
    peer.behave(thinksAndSays('{"title":"A secret thought","paragraphs":["No","No"]}', good));
    const { writer: by, events } = await tellingOf(writer);
    expect(by).toBe(dialect);
    expect(JSON.stringify(events)).not.toContain('secret');
  });

  test('that does not want to write is not pressed, and the storyteller steps in', async () => {
    const { writer, peer, steppedIn } = await openAiWriter(dialect);
    for (const ending of ['refused', 'filtered'] as const) {
      peer.behave(says('I’m sorry, but I can’t help with that.', ending));
      expect((await tellingOf(writer)).writer).toBe('builtin');
      expect(peer.received).toHaveLength(1);
    }
    expect(steppedIn.map(({ kind }) => kind)).toEqual(['refused', 'refused']);
  });

  test('says what it cost, for whoever pays', async () => {
    const { writer, peer, attempts } = await openAiWriter(dialect);
    peer.behave(says(good));
    await tellingOf(writer);
    expect(attempts).toMatchObject([
      { attempt: 1, faults: [], tokens: { read: 1_900, known: 1_024, written: 1_400 } },
    ]);
  });

  test('is asked in the way that it was found to understand', async () => {
    const { writer, peer } = await openAiWriter(dialect);
    let refused = 0;
    peer.behave((answering) => {
      if (!answering.isInForm) return says(good)(answering);
      refused += 1;
      answering.refuse(400);
    });
    await tellingOf(writer);
    const first = refused;
    await tellingOf(writer);
    expect([first > 0, refused]).toEqual([true, first]);
  });
});

describe('the judge at OpenAI', () => {
  const evening = async (
    judging: Parameters<Awaited<ReturnType<typeof openAiWriter>>['peer']['judge']>[0],
  ) => {
    const house = await openAiWriter('openai', { patience: { judgeMs: 200 } });
    house.peer.behave(says(good));
    house.peer.judge(judging);
    return { ...house, telling: await tellingOf(house.writer) };
  };

  test('reads the whole story before its end is shown, and without a name', async () => {
    const { peer, telling } = await evening(judgesAs());
    expect(telling.writer).toBe('openai');
    expect(peer.judged).toHaveLength(1);
    const { input, model } = JSON.parse(peer.judged[0]?.body ?? '{}') as { input: string; model: string };
    expect(model).toBe('omni-moderation-latest');
    expect(input).toContain('kept watch.');
    expect(input).not.toMatch(/Mia|Biscuit/);
    expect(peer.judged[0]?.headers.authorization).toBe('Bearer a-key');
  });

  test('sends a story back with what it found', async () => {
    const { peer, telling, attempts } = await evening(judgesAs('violence/graphic'));
    expect(telling.writer).toBe('builtin');
    expect(attempts.map(({ faults }) => faults)).toEqual([['unfit'], ['unfit']]);
    expect(peer.received[1]?.body).toContain('violence/graphic');
  });

  test.each([
    ['is silent', answersNothing],
    ['is down', fails(500)],
    ['is not there', fails(404)],
    ['talks nonsense', sends('application/json', '{"results":[{"flagged":"perhaps"}]}')],
    ['sends no JSON', sends('text/html', '<h1>Hello</h1>')],
  ])('has no veto when it %s', async (_, judging) => {
    const { telling, attempts } = await evening(judging);
    expect([telling.writer, attempts.length]).toEqual(['openai', 1]);
  });

  test('is not asked of a story that is sent back anyhow', async () => {
    const { writer, peer } = await openAiWriter('openai');
    peer.behave(says(JSON.stringify(inForm({ title: 'A', paragraphs: ['Too short.', 'They slept.'] }))));
    await tellingOf(writer);
    expect(peer.judged).toEqual([]);
  });
});
