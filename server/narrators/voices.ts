import { allVoices, type Voice } from '#contract/narration.ts';
import { NarratorFailure } from './narrator.ts';

/** What an engine calls each of our voices. */
export type VoiceNames = Readonly<Record<Voice, string>>;

/** Reads `emma=af_heart,david=am_michael`: whoever is not named keeps the engine's usual voice. */
export function readVoiceNames(setting: string | undefined, usual: VoiceNames): VoiceNames {
  const names: Record<Voice, string> = { ...usual };
  for (const pair of (setting ?? '').split(',')) {
    if (pair.trim() === '') continue;
    const [ours = '', theirs = ''] = pair.split('=', 2).map((part) => part.trim());
    const voice = allVoices.find((known) => known === ours);
    if (!voice || theirs === '') {
      throw new NarratorFailure(
        'misconfigured',
        `"${pair.trim()}" names no voice. Write pairs such as emma=af_heart, with one of ${allVoices.join(', ')} on the left.`,
      );
    }
    names[voice] = theirs;
  }
  return names;
}
