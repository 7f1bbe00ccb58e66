import { describe, expect, test } from 'vitest';
import type { Mark } from '#contract/narration.ts';
import { startRecording } from './recording.ts';

const never = new AbortController().signal;
const sentence = (startMs: number): Mark => ({ startMs, endMs: startMs + 10, charStart: 0, charEnd: 5 });
const heard = async (sound: AsyncIterable<Uint8Array>) => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of sound) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
};

describe('a recording', () => {
  test('is heard whole by somebody who came first and by somebody who came late', async () => {
    const recording = startRecording();
    const early = heard(recording.listen(never));
    recording.add(Buffer.from('once '));
    recording.add(Buffer.from('there '));
    const late = heard(recording.listen(never));
    recording.add(Buffer.from('was'));
    recording.soundIsWhole(30);
    expect(await Promise.all([early, late])).toEqual(['once there was', 'once there was']);
  });

  test('can be read from any place', () => {
    const recording = startRecording();
    for (const part of ['ab', 'cde', 'f']) recording.add(Buffer.from(part));
    for (let place = 0; place <= 6; place += 1)
      expect(Buffer.from(recording.bytesFrom(place)).toString()).toBe('abcdef'.slice(place));
    expect(recording.size()).toBe(6);
  });

  test('breaks for everybody at the place where it broke, and before its first sentence says so at once', async () => {
    const recording = startRecording();
    recording.add(Buffer.from('once'));
    const listening = heard(recording.listen(never));
    recording.fail(new Error('the voice is gone'));
    await expect(listening).rejects.toThrow('the voice is gone');
    await expect(recording.firstSentence).rejects.toThrow('the voice is gone');
    await expect(recording.ended).rejects.toThrow('the voice is gone');
  });

  test('is heard to its end by a slow listener, too, when it broke after that', async () => {
    const recording = startRecording();
    recording.add(Buffer.from('once'));
    recording.soundIsWhole(10);
    recording.fail(new Error('the voice is gone'));
    expect(await heard(recording.listen(never))).toBe('once');
  });

  test('lets a listener go who has gone', async () => {
    const recording = startRecording();
    const gone = new AbortController();
    const listening = heard(recording.listen(gone.signal));
    gone.abort();
    expect(await listening).toBe('');
  });

  test('tells its marks as they come, and the last time that they are final', async () => {
    const recording = startRecording();
    recording.mark({ sentences: [sentence(0)] });
    await recording.firstSentence;
    const seen: [number, boolean][] = [];
    const following = (async () => {
      for await (const marks of recording.follow(never)) seen.push([marks.sentences.length, marks.isFinal]);
    })();
    await Promise.resolve();
    recording.mark({ sentences: [sentence(10)] });
    recording.soundIsWhole(25);
    recording.finish();
    await following;
    expect(seen[0]).toEqual([1, false]);
    expect(seen.at(-1)).toEqual([2, true]);
    expect(recording.marks().durationMs).toBe(25);
  });
});
