import { describe, expect, it, vi } from 'vitest';
import { createDeviceTeller } from './device-teller.ts';

const story = 'The fox slept. “Hush,” said Zoë.\n\nThe end.';

/** A device that says nothing aloud, and finishes a sentence when it is told to. */
function device() {
  const said: SpeechSynthesisUtterance[] = [];
  const onTrouble = vi.fn();
  const speech = { speak: (one: SpeechSynthesisUtterance) => void said.push(one), cancel: vi.fn() };
  const utteranceOf = (text: string) =>
    Object.assign(new EventTarget(), { text }) as SpeechSynthesisUtterance;
  const onEnded = vi.fn();
  const needs = { speech, utteranceOf, onTrouble, onEnded };
  const teller = createDeviceTeller(story, { ...needs, startsAtOnce: false });
  const tellsAtOnce = () =>
    createDeviceTeller(story, { ...needs, startsAtOnce: true, like: { volume: 20, speed: 0.8 } });
  const last = () => said.at(-1) ?? utteranceOf('');
  return {
    teller,
    speech,
    onTrouble,
    onEnded,
    tellsAtOnce,
    last,
    texts: () => said.map(({ text }) => text),
    finish: () => last().dispatchEvent(new Event('end')),
    reach: (charIndex: number) => last().dispatchEvent(Object.assign(new Event('boundary'), { charIndex })),
  };
}

describe('this device’s own voice', () => {
  it('tells a story sentence by sentence and ends at its beginning', async () => {
    const { teller, texts, finish, onEnded } = device();
    await teller.play();
    for (let sentence = 0; sentence < 3; sentence += 1) finish();
    expect(texts()).toEqual(['The fox slept.', '“Hush,” said Zoë.', 'The end.']);
    expect(teller.current()).toMatchObject({ isPlaying: false, positionMs: 0 });
    expect(onEnded).toHaveBeenCalledTimes(1);
  });

  it('begins by itself after another story, as softly and as slowly', async () => {
    const { tellsAtOnce, last } = device();
    await tellsAtOnce().prepare();
    expect(last()).toMatchObject({ text: 'The fox slept.', volume: 0.2, rate: 0.8 });
  });

  it('says which word it is at', async () => {
    const { teller, reach } = device();
    await teller.play();
    reach(4);
    const { words } = teller.current().marks;
    expect(teller.nowMs()).toBe(words[1]?.startMs);
  });

  it('pauses, and goes on with the word at which it was', async () => {
    const { teller, texts, reach, finish, speech } = device();
    await teller.play();
    reach(4);
    teller.pause();
    finish();
    expect(speech.cancel).toHaveBeenCalled();
    expect(texts()).toHaveLength(1);
    await teller.play();
    expect(texts().at(-1)).toBe('fox slept.');
  });

  it('begins anew from where it is led, at the speed and loudness that are chosen', async () => {
    const { teller, texts, last } = device();
    await teller.play();
    teller.seek(teller.current().marks.words[4]?.startMs ?? 0);
    expect(texts().at(-1)).toBe('said Zoë.');
    teller.setSpeed(0.8);
    teller.setVolume(40);
    expect(last()).toMatchObject({ text: 'said Zoë.', rate: 0.8, volume: 0.4 });
  });

  it('that fails is told once, though what it was saying was taken from it', async () => {
    const { teller, last, onTrouble } = device();
    await teller.play();
    const broken = last();
    for (const error of ['synthesis-failed', 'canceled'])
      broken.dispatchEvent(Object.assign(new Event('error'), { error }));
    expect(onTrouble).toHaveBeenCalledExactlyOnceWith('playback', 'synthesis-failed');
    expect(teller.current().isPlaying).toBe(false);
  });
});
