import { readPieces } from '#contract/recordings.ts';
import { takeMedia, takeRateHz, writeTake } from '#contract/take-file.ts';
import { passagesOf } from '#server/audio/passages.ts';
import { resample } from '#server/audio/resample.ts';
import { speakable } from '#server/audio/speakable.ts';
import { openFlite, type FliteVoice } from '#server/narrators/built-in/flite.ts';
import { lazily } from '#server/platform/lazily.ts';
import type { Answer, TestHouse } from '#tests/support/house/house.ts';
import type { Visitor } from '#tests/support/family/visitor.ts';

const flite = lazily(openFlite);

/** A text as somebody might read it: with a breath before, between sentences and after. At the rate of a take. */
export async function voiceReading(
  text: string,
  voice: FliteVoice = 'rms',
  stretch = 1.15,
): Promise<Float32Array> {
  const engine = await flite();
  const rest = new Float32Array(takeRateHz / 2);
  const parts = [rest];
  for (const passage of passagesOf(text)) {
    const { sound } = engine.say({ voice, text: speakable(passage.text, 0).text, stretch });
    parts.push(Float32Array.from(await resample(sound, takeRateHz)), rest);
  }
  const whole = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  // A microphone is never quite silent.
  for (let i = 0; i < whole.length; i += 1) whole[i] = (whole[i] ?? 0) * 0.4 + 0.0004 * Math.sin(i * i);
  return whole;
}

/** Sends a take as a browser would. */
export async function sendTake(
  house: Pick<TestHouse, 'url'>,
  path: string,
  sound: Uint8Array<ArrayBuffer> | Float32Array,
  { cookies, headers = {} }: { cookies?: Visitor['cookies']; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const body = sound instanceof Float32Array ? writeTake(sound) : sound;
  const cookie = [...(cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(house.url + path, {
    method: 'PUT',
    body,
    headers: { 'content-type': takeMedia, ...(cookie && { cookie }), ...headers },
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: text ? (JSON.parse(text) as unknown) : undefined,
  };
}

/** Every part of a story, read. */
export async function readWhole(
  content: string,
  send: (piece: string, sound: Float32Array) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const [index, { charStart, charEnd }] of readPieces(content).entries())
    answers.push(await send(String(index), await voiceReading(content.slice(charStart, charEnd))));
  return answers;
}
