import type { Voice } from '#contract/narration.ts';
import { type FreeQuestion, knock } from '#server/platform/ask-outside.ts';
import { openBuiltIn, type BuiltIn } from './built-in/built-in.ts';
import { compatibleVoices, openCompatible } from './compatible.ts';
import { elevenLabsVoices, openElevenLabs } from './elevenlabs.ts';
import { kokoroVoices, openKokoro } from './kokoro/kokoro.ts';
import { NarratorFailure, type Narrator, type Utterance } from './narrator.ts';
import { openAiVoices, openOpenAi } from './openai.ts';
import { readVoiceNames, type VoiceNames } from './voices.ts';
import { withFallback } from './with-fallback.ts';
import { withRetry } from './with-retry.ts';
import { withTimeLimit } from './with-time-limit.ts';
import { withWordTimes } from './with-word-times.ts';

export type NarratorKind = 'builtin' | 'openai' | 'elevenlabs' | 'compatible' | 'kokoro';

/** Everything an operator can say about narrators, under the names of the settings that say it. */
export type NarratorSettings = {
  NARRATOR?: NarratorKind | 'auto';
  NARRATOR_MODEL?: string;
  NARRATOR_BASE_URL?: string;
  NARRATOR_API_KEY?: string;
  NARRATOR_VOICES?: string;
  OPENAI_API_KEY?: string;
  OPENAI_BASE_URL?: string;
  ELEVENLABS_API_KEY?: string;
  ELEVENLABS_BASE_URL?: string;
};

type SettingName = Exclude<keyof NarratorSettings, 'NARRATOR'>;

export type NarratorDescriptor = {
  kind: NarratorKind;
  /** As an operator or a parent would call it. */
  title: string;
  /** Without these it cannot speak; of a pair one is enough. */
  needs: readonly (SettingName | readonly SettingName[])[];
  /** What it calls our voices, unless NARRATOR_VOICES says otherwise. */
  voices: VoiceNames;
  /** After this long without a whole sentence it is given up. */
  patienceMs: number;
  /** Makes the bare narrator; what all share is wrapped around it by `openNarrator`. */
  open: (settings: NarratorSettings, voices: VoiceNames, builtIn: BuiltIn) => Narrator;
  /** What may be asked of it as often as one likes, where speaking costs money; the others say a word. */
  freeQuestion?: (settings: NarratorSettings) => FreeQuestion;
};

export type OpenedNarrator = Narrator & {
  /** As an operator would call it. */
  title: string;
  /** Asks whether it could speak now, by a question that nobody pays for. Throws when it could not. */
  isThere: (signal: AbortSignal) => Promise<void>;
};

/** What the machine gives, whoever speaks. */
export type NarratorResources = {
  /** A folder that outlives the process. */
  lingwareFolder: string | undefined;
  /** Sentences made at the same time by the built-in narrator: one for each core, or one less. */
  threads: number;
};

/** A story has at most three sentences ahead and nine behind in the line; thirty stories fit. */
const queueLimit = 400;
const builtInPatienceMs = 20_000;
const remotePatienceMs = 20_000;
/** Its first sentence waits for the model to be read from disk. */
const kokoroPatienceMs = 120_000;

const ourOwnNames: Record<Voice, string> = { emma: 'emma', david: 'david', maya: 'maya', shimmer: 'shimmer' };

/** The narrators, in the order in which `auto` looks for a key; a new one is a file and an entry. */
export const narrators: readonly NarratorDescriptor[] = [
  {
    kind: 'openai',
    title: 'OpenAI',
    needs: [['NARRATOR_API_KEY', 'OPENAI_API_KEY']],
    voices: openAiVoices,
    patienceMs: remotePatienceMs,
    open: (settings, voices) =>
      openOpenAi({ ...openAiAccess(settings), model: settings.NARRATOR_MODEL ?? 'gpt-4o-mini-tts', voices }),
    freeQuestion: (settings) => {
      const { apiKey, baseUrl } = openAiAccess(settings);
      return { url: `${baseUrl}/models`, headers: { authorization: `Bearer ${apiKey}` } };
    },
  },
  {
    kind: 'elevenlabs',
    title: 'ElevenLabs',
    needs: [['NARRATOR_API_KEY', 'ELEVENLABS_API_KEY']],
    voices: elevenLabsVoices,
    patienceMs: remotePatienceMs,
    open: (settings, voices) =>
      openElevenLabs({
        ...elevenLabsAccess(settings),
        model: settings.NARRATOR_MODEL ?? 'eleven_multilingual_v2',
        voices,
      }),
    freeQuestion: (settings) => {
      const { apiKey, baseUrl } = elevenLabsAccess(settings);
      return { url: `${baseUrl}/v1/models`, headers: { 'xi-api-key': apiKey } };
    },
  },
  {
    kind: 'compatible',
    title: 'A speech server of your own',
    needs: ['NARRATOR_BASE_URL'],
    voices: compatibleVoices,
    patienceMs: remotePatienceMs,
    open: (settings, voices) =>
      openCompatible({
        apiKey: settings.NARRATOR_API_KEY,
        baseUrl: addressOf(settings.NARRATOR_BASE_URL ?? ''),
        model: settings.NARRATOR_MODEL ?? 'kokoro',
        voices,
      }),
    freeQuestion: ({ NARRATOR_API_KEY: apiKey, NARRATOR_BASE_URL: baseUrl }) => ({
      url: `${addressOf(baseUrl ?? '')}/models`,
      headers: apiKey ? { authorization: `Bearer ${apiKey}` } : {},
      isOptional: true,
    }),
  },
  {
    kind: 'kokoro',
    title: 'Kokoro, in this process',
    needs: ['NARRATOR_MODEL'],
    voices: kokoroVoices,
    patienceMs: kokoroPatienceMs,
    open: (settings, voices) => openKokoro({ modelFolder: settings.NARRATOR_MODEL ?? '', voices }),
  },
  {
    kind: 'builtin',
    title: 'Built in',
    needs: [],
    voices: ourOwnNames,
    patienceMs: builtInPatienceMs,
    open: (_settings, _voices, builtIn) => builtIn.narrator,
  },
];

/** The narrator that the settings ask for, with everything around it that makes a story come to its end. */
export function openNarrator(
  settings: NarratorSettings,
  { lingwareFolder, threads }: NarratorResources,
): OpenedNarrator {
  const descriptor = descriptorFor(settings);
  expectSettings(descriptor, settings);
  const voices = readVoiceNames(settings.NARRATOR_VOICES, descriptor.voices);
  const builtIn = openBuiltIn({ lingwareFolder, threads, queueLimit, jobLimitMs: builtInPatienceMs });
  const bare = descriptor.open(settings, voices, builtIn);
  const question = descriptor.freeQuestion?.(settings);
  const about = {
    title: descriptor.title,
    isThere: (signal: AbortSignal) => (question ? knock(question, signal) : saysAWord(bare, signal)),
  };
  if (bare === builtIn.narrator) return { ...bare, ...about };
  const patient = withRetry(withTimeLimit(bare, { utteranceMs: descriptor.patienceMs }), {
    tries: 2,
    pauseMs: 500,
  });
  // A vendor's bad minute must not end a story: for some sentences our own people speak, then the vendor is asked again.
  const narrator = withFallback(withWordTimes(patient, builtIn.alignWords), builtIn.narrator, {
    restUtterances: 12,
    isStandIn: true,
  });
  return { ...narrator, ...about };
}

async function saysAWord(narrator: Narrator, signal: AbortSignal): Promise<void> {
  const word: Utterance = { text: 'Goodnight.', voice: 'emma', pace: 1 };
  for await (const { samples } of narrator.speak(word, signal)) if (samples.length > 0) return;
  throw new NarratorFailure('broken', 'It said nothing.');
}

function openAiAccess(settings: NarratorSettings) {
  return {
    apiKey: settings.NARRATOR_API_KEY ?? settings.OPENAI_API_KEY ?? '',
    baseUrl: addressOf(settings.NARRATOR_BASE_URL ?? settings.OPENAI_BASE_URL ?? 'https://api.openai.com/v1'),
  };
}

function elevenLabsAccess(settings: NarratorSettings) {
  return {
    apiKey: settings.NARRATOR_API_KEY ?? settings.ELEVENLABS_API_KEY ?? '',
    baseUrl: addressOf(
      settings.NARRATOR_BASE_URL ?? settings.ELEVENLABS_BASE_URL ?? 'https://api.elevenlabs.io',
    ),
  };
}

/** The kind that was chosen; with `auto` the first whose key is there, else the one that needs none. */
export function descriptorFor(settings: NarratorSettings): NarratorDescriptor {
  const kind = settings.NARRATOR ?? 'auto';
  const chosen = narrators.find((descriptor) =>
    kind === 'auto' ? hasOwnKey(descriptor, settings) : descriptor.kind === kind,
  );
  if (chosen) return chosen;
  const names = ['auto', ...narrators.map((descriptor) => descriptor.kind)].join(', ');
  throw new NarratorFailure('misconfigured', `NARRATOR is "${kind}", but must be one of ${names}.`);
}

/** NARRATOR_API_KEY alone says nothing about whose key it is; only a vendor's own name does. */
function hasOwnKey({ kind }: NarratorDescriptor, settings: NarratorSettings): boolean {
  if (kind === 'openai') return Boolean(settings.OPENAI_API_KEY);
  if (kind === 'elevenlabs') return Boolean(settings.ELEVENLABS_API_KEY);
  return kind === 'builtin';
}

function expectSettings({ kind, needs }: NarratorDescriptor, settings: NarratorSettings) {
  for (const need of needs) {
    const names = typeof need === 'string' ? [need] : need;
    if (names.some((name) => settings[name])) continue;
    throw new NarratorFailure(
      'misconfigured',
      `NARRATOR is ${kind}, which needs ${names.join(' or ')} to be set.`,
    );
  }
}

function addressOf(setting: string): string {
  const address = setting.trim().replace(/\/+$/, '');
  if (URL.canParse(address) && /^https?:/i.test(address)) return address;
  throw new NarratorFailure(
    'misconfigured',
    'NARRATOR_BASE_URL must be a web address such as http://localhost:8880/v1.',
  );
}
