// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  chooseVoice,
  type DeviceVoice,
  storyVoice,
  voicesFor,
  voiceToTell,
  watchVoices,
} from './device-voices.ts';

afterEach(() => localStorage.clear());

const voice = (name: string, more: Partial<DeviceVoice> = {}): DeviceVoice => ({
  name,
  lang: 'en-US',
  voiceURI: `urn:${name}`,
  localService: true,
  ...more,
});

const phone = [
  voice('Zarvox'),
  voice('eSpeak English'),
  voice('Microsoft David'),
  voice('Nobody we know'),
  voice('Siri Voice 2'),
  voice('Google US English', { localService: false }),
  voice('Amélie', { lang: 'fr-CA' }),
  voice('Karen', { lang: 'en-AU' }),
  voice('Samantha (Enhanced)'),
  voice('Microsoft Sonia Natural', { lang: 'en_GB' }),
];

describe('the voices of a device', () => {
  it('are offered best first: those of the story’s language that need no network, and no jokes', () => {
    expect(voicesFor(phone).map(({ name }) => name)).toEqual([
      'Siri Voice 2',
      'Microsoft Sonia Natural',
      'Samantha (Enhanced)',
      'Karen',
      'Microsoft David',
      'Nobody we know',
      'eSpeak English',
    ]);
  });

  it('are told by the best, or by the one that was chosen as long as it is there', () => {
    expect(voiceToTell(phone)?.name).toBe('Siri Voice 2');
    chooseVoice('urn:Karen');
    expect(voiceToTell(phone)?.name).toBe('Karen');
    expect(voiceToTell(phone.filter(({ name }) => name !== 'Karen'))?.name).toBe('Siri Voice 2');
    expect(voiceToTell([])).toBeNull();
  });

  it('tell a story by the chosen one, though the browser learns of it after the first sentence, and by no other then', () => {
    chooseVoice('urn:Karen');
    let known: DeviceVoice[] = [];
    const voiceNow = storyVoice(() => known);
    expect(voiceNow()).toBeNull();
    known = phone;
    expect(voiceNow()?.name).toBe('Karen');
    chooseVoice('urn:Microsoft David');
    expect(voiceNow()?.name).toBe('Karen');
  });
});

/** A browser that knows its voices when it likes. */
function browserWith(says: boolean) {
  const events = new EventTarget();
  let voices: SpeechSynthesisVoice[] = [];
  let act = () => {};
  const heard = vi.fn();
  const stop = vi.fn();
  const speech = Object.assign(events, { getVoices: () => voices });
  const leave = watchVoices(speech, heard, (_ms, again) => {
    act = again;
    return stop;
  });
  return {
    heard,
    stop,
    leave,
    tick: () => act(),
    wake: () => {
      voices = [voice('Karen')] as SpeechSynthesisVoice[];
      if (says) events.dispatchEvent(new Event('voiceschanged'));
    },
  };
}

describe('a browser whose voices come late', () => {
  it('is heard when it says so', () => {
    const { heard, wake, leave } = browserWith(true);
    expect(heard).not.toHaveBeenCalled();
    wake();
    expect(heard).toHaveBeenCalledTimes(1);
    leave();
    wake();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('is looked at again when it never says so, and not for ever', () => {
    const { heard, wake, tick, stop } = browserWith(false);
    tick();
    wake();
    tick();
    expect(heard).toHaveBeenCalledTimes(1);
    expect(stop).toHaveBeenCalled();
    const silent = browserWith(false);
    for (let look = 0; look < 30; look += 1) silent.tick();
    expect(silent.stop).toHaveBeenCalled();
  });
});
