import { createHmac } from 'node:crypto';
import type { Voice } from '#contract/narration.ts';
import type { Respellings } from './make-sound.ts';

/** Nobody's is the welcome, which every visitor may hear. */
export type Wanted = { userId: string | null; text: string; voice: Voice };
export type SoundNames = ReturnType<typeof createSoundNames>;

/** Keyed with our secret: from its name nobody can find out whether some text was ever told, nor to whom. */
export function createSoundNames({ secret, narratorVersion }: { secret: Buffer; narratorVersion: string }) {
  const nameOf = (...parts: readonly string[]) =>
    createHmac('sha256', secret).update(JSON.stringify(parts)).digest('hex').slice(0, 32);
  return {
    /** The same for all tellings of a text, to find them when its story is deleted. */
    ofText: (userId: string | null, text: string) => nameOf('text', userId ?? '', text),
    /** Another one for whatever would sound different. */
    ofTelling({ userId, text, voice }: Wanted, respellings: Respellings) {
      const spelled = JSON.stringify(Object.entries(respellings).toSorted(([a], [b]) => (a < b ? -1 : 1)));
      return nameOf('sound', userId ?? '', narratorVersion, voice, text, spelled);
    },
    /** Of a sound that was made elsewhere. */
    ofGiven: (userId: string, name: string) => nameOf('given', userId, name),
  };
}
