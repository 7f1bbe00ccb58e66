import type { FollowedSentence, Sound, WordTime } from '../narrator.ts';
import type { FliteRequest } from './flite.ts';
import type { PicoLanguage } from './lingware.ts';
import type { PicoRequest } from './pico.ts';

/** What the narrator asks of an engine thread. */
export type EngineJob =
  | { kind: 'say-with-flite'; request: FliteRequest }
  | { kind: 'say-with-pico'; language: PicoLanguage; request: PicoRequest }
  | { kind: 'align'; text: string; sound: Sound }
  | { kind: 'follow-reader'; sentences: readonly string[]; sound: Sound };

/** What comes back: sound where it was asked for, words where the engine knows them. */
export type EngineAnswer = { sound?: Sound; words?: WordTime[]; sentences?: FollowedSentence[] };

export type EngineSettings = { lingwareFolder: string | undefined };
