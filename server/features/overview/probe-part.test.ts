import { describe, expect, test } from 'vitest';
import { NarratorFailure } from '#server/narrators/narrator.ts';
import { OutboundFailure } from '#server/platform/outbound-request.ts';
import { FilesAway } from '#server/platform/files/file-store.ts';
import { openLog } from '#server/platform/log.ts';
import { WriterFailure } from '#server/writers/writer.ts';
import { probePart } from './probe-part.ts';

function newNeeds(patienceMs = 60_000) {
  const lines: string[] = [];
  let now = 0;
  return {
    lines,
    clock: { now: () => new Date((now += 12)) },
    log: openLog({ level: 'debug', forPeople: false, write: (line) => lines.push(line) }),
    patienceMs,
  };
}

const writer = { kind: 'writer', name: 'A vendor' } as const;

describe('one of those who serve', () => {
  test('is well when it answers, and how long that took is told', async () => {
    expect(await probePart({ ...writer, isThere: async () => undefined }, newNeeds())).toEqual({
      ...writer,
      answeredInMs: 12,
      trouble: null,
    });
  });

  test('is not waited for for ever, whether it hears that or not', async () => {
    let isTold = false;
    const deaf = (signal: AbortSignal) =>
      new Promise<never>(() => signal.addEventListener('abort', () => (isTold = true)));
    expect(await probePart({ ...writer, isThere: deaf }, newNeeds(1))).toEqual({
      ...writer,
      answeredInMs: null,
      trouble: 'It did not answer in time.',
    });
    expect(isTold).toBe(true);
  });

  test.each([
    new OutboundFailure('It does not accept our key.'),
    new NarratorFailure('misconfigured', 'Run "npm install kokoro-js" beside Lamplight.'),
    new WriterFailure('busy', 'The writer has too much to do.'),
    new FilesAway('The audio store could not be reached.'),
  ])('is said to be in trouble in a sentence of ours: %s', async (failure) => {
    const needs = newNeeds();
    const isThere = () => Promise.reject(failure);
    expect(await probePart({ ...writer, isThere }, needs)).toMatchObject({ trouble: failure.message });
    expect(needs.lines.join('')).toContain('a part of the house did not answer well');
  });

  test('cannot put words of its own on the page; those stand in the log', async () => {
    const isThere = () => Promise.reject(new Error('connect to postgres://house:secret@db failed'));
    const needs = newNeeds();
    const { trouble } = await probePart({ ...writer, isThere }, needs);
    expect(trouble).toBe('It failed. The log of the house says more.');
    expect(needs.lines.join('')).toContain('a part of the house did not answer well');
  });
});
