import { afterAll, describe, expect, test } from 'vitest';
import { openAiWriter } from '#tests/support/stories/ai-writers.ts';
import { dialectNames } from '#tests/support/peers/dialects.ts';
import { inForm } from '#tests/support/stories/good-stories.ts';
import { goodReply } from '#tests/support/stories/good-story.ts';
import {
  answersNothing,
  drips,
  endsEarlyAfter,
  fails,
  fallsSilentAfter,
  hangsUpAfter,
  isEmpty,
  knowsNoForm,
  knowsNoManner,
  neverEnds,
  says,
  sends,
  sendsElsewhere,
} from '#tests/support/peers/behaviours.ts';
import type { DialectName } from '#tests/support/peers/dialects.ts';
import type { Behaviour } from '#tests/support/peers/language-model.ts';
import { allOf, openStoryRoom } from '#tests/support/stories/story-room.ts';

const reply = await goodReply();
const good = JSON.stringify(inForm(reply));
const asReply = (paragraphs: readonly string[]) => JSON.stringify(inForm({ title: reply.title, paragraphs }));
const tooShort = asReply(reply.paragraphs.slice(-8));
const withBlood = asReply(
  reply.paragraphs.map((text, n) => (n === 9 ? `${text} There was blood on the knife.` : text)),
);
const withStranger = asReply(
  reply.paragraphs.map((text, n) => (n === 3 ? `${text} {{NAME_7}} waved.` : text)),
);
const oneLine = asReply(['Once upon a time everybody slept.']);

/** What a provider does, who must have written the story in the end, and how often the provider may have been asked. */
type Fault = [name: string, script: Behaviour[], writtenBy: 'theirs' | 'ours', asked: number];

/** What it says. The same in every dialect, so it is shown in one. */
const ofContent: Fault[] = [
  ['puts a fence around it', [says(`\`\`\`json\n${good}\n\`\`\``)], 'theirs', 1],
  ['chats before and after', [says(`Of course! Here it is:\n${good}\nSleep well!`)], 'theirs', 1],
  ['writes too little, then well', [says(tooShort), says(good)], 'theirs', 2],
  ['writes too little twice', [says(tooShort)], 'ours', 2],
  ['sends half a JSON and calls it whole', [says(good.slice(0, 900))], 'ours', 2],
  ['sends prose', [says('Once upon a time there was a cat. It slept.')], 'ours', 2],
  ['sends JSON of another shape', [says('{"story":["a","b"]}')], 'ours', 2],
  ['writes what is not for bedtime', [says(withBlood)], 'ours', 2],
  ['writes what is not for bedtime, then well', [says(withBlood), says(good)], 'theirs', 2],
  ['makes up somebody', [says(withStranger), says(good)], 'theirs', 2],
  ['writes one line', [says(oneLine)], 'ours', 2],
];

/** How it says it. */
const ofTheWire: Fault[] = [
  ['answers well', [says(good)], 'theirs', 1],
  ['answers well, in drops', [drips(good)], 'theirs', 1],
  ['knows no demanded form', [knowsNoForm(says(good))], 'theirs', 3],
  ['knows nothing of our manner', [knowsNoManner(says(good))], 'theirs', 2],
  ['is busy once (429)', [fails(429, { 'retry-after-ms': '5' }), says(good)], 'theirs', 2],
  ['is busy for an hour (429)', [fails(429, { 'retry-after': '3600' })], 'ours', 1],
  ['is always busy (429)', [fails(429)], 'ours', 2],
  ['stumbles once (500)', [fails(500), says(good)], 'theirs', 2],
  ['is down (503)', [fails(503)], 'ours', 2],
  ['does not know our key (401)', [fails(401)], 'ours', 1],
  ['does not know the model (404)', [fails(404)], 'ours', 3],
  ['is cut off (length), then well', [says(good.slice(0, 900), 'length'), says(good)], 'theirs', 2],
  ['filters it at once', [says('', 'filtered')], 'ours', 1],
  ['filters it in the middle', [says(good.slice(0, 1_500), 'filtered')], 'ours', 1],
  ['says nothing at all, politely', [isEmpty], 'ours', 2],
  ['ends early and politely', [endsEarlyAfter(0.6, good), says(good)], 'theirs', 2],
  ...[0.01, 0.2, 0.5, 0.95, 0.999].map((share): Fault => [
    `hangs up after ${share * 100} %`,
    [hangsUpAfter(share, good)],
    'ours',
    share < 0.1 ? 2 : 1,
  ]),
  [
    'sends garbage',
    [sends('text/event-stream', Buffer.from([0xff, 0xfe, 0x00, 0x80, 0x0a, 0x0a]))],
    'ours',
    2,
  ],
  ['sends a web page', [sends('text/html', '<!doctype html><h1>Welcome to the hotel</h1>')], 'ours', 2],
  [
    'sends events that are not JSON',
    [sends('text/event-stream', 'data: {oops\n\ndata: [DONE]\n\n')],
    'ours',
    2,
  ],
  ['sends us elsewhere (302)', [sendsElsewhere('http://127.0.0.1:1/v1')], 'ours', 2],
  ['never ends, with comments', [neverEnds(() => `: ${'.'.repeat(900)}\n\n`)], 'ours', 2],
  [
    'never ends, with text',
    // A page at a time: in tokens these are a hundred thousand events, and some vendors' library takes half a minute to pass over them.
    [neverEnds(({ pieces }) => pieces('and so on and on and on. '.repeat(400), 'whole', 2_000)[4] ?? '')],
    'ours',
    2,
  ],
  ['never ends one line', [neverEnds(() => '.'.repeat(2_000))], 'ours', 2],
];

/** Whoever is silent is given little time; nobody else's story depends on the clock. */
const ofSilence: Fault[] = [
  ['takes the question and never answers', [answersNothing], 'ours', 1],
  ['falls silent before a word', [fallsSilentAfter(0, good)], 'ours', 1],
  ['falls silent in the middle', [fallsSilentAfter(0.6, good)], 'ours', 1],
];

const table: string[] = [];
afterAll(() => {
  process.stdout.write(
    `\n${['provider   | what it does                          | asked | the family got', ...table].join('\n')}\n\n`,
  );
});

describe.each(dialectNames)('when %s', (dialect) => {
  const shown = dialect === 'compatible' ? [...ofTheWire, ...ofContent] : ofTheWire;
  test.each(shown)('%s, the family has one whole story', (...fault) => evening(dialect, fault, 60_000));
  test.each(ofSilence)('%s, the family has one whole story', (...fault) => evening(dialect, fault, 100));
});

async function evening(
  dialect: DialectName,
  [name, script, writtenBy, asked]: Fault,
  idleMs: number,
): Promise<void> {
  const { peer, writer, signatureOf, steppedIn } = await openAiWriter(dialect, {
    patience: { idleMs, totalMs: 60_000 },
  });
  peer.behave(...script);
  const room = await openStoryRoom({ writer, signatureOf });
  const moon = room.as('moon');
  const events = await allOf(moon.stream());
  const last = events.at(-1);
  if (last?.event !== 'story') throw new Error(`It ended with ${JSON.stringify(last)}`);

  const { content, writtenBy: signature } = last.data;
  const isOurs = signature.startsWith('Lamplight, stepping in for ');
  table.push(
    [dialect.padEnd(10), name.padEnd(37), String(peer.received.length).padStart(5), signature].join(' | '),
  );
  expect(isOurs ? 'ours' : 'theirs', String(steppedIn[0]?.cause)).toBe(writtenBy);
  expect(steppedIn).toHaveLength(isOurs ? 1 : 0);
  expect(peer.received.length).toBeLessThanOrEqual(asked);
  expect(await moon.library()).toEqual([last.data]);
  expect(content).toContain('Mia');
  expect(content).toMatch(/asleep|slept|sleep/);
  expect(content).not.toMatch(/[{}]|NAME_|blood/);
  const shown = events.slice(events.findLastIndex(({ event }) => event === 'title') + 1, -1);
  expect(shown.map((event) => (event.event === 'paragraph' ? event.data.text : '')).join('\n\n')).toBe(
    content,
  );
  for (const event of events) expect(JSON.stringify(event)).not.toMatch(/NAME_\d|blood|knife/);
  expect(room.logged()).not.toMatch(/Mia|Biscuit|space adventure/);
}
