import { SettingProblem, type EnvironmentReader } from './environment.ts';

/** Where a writer or a narrator outside the house is reached, and with which key. */
export type Provider = {
  apiKey: string | undefined;
  model: string | undefined;
  baseUrl: string | undefined;
};

type Vendor<N extends string> = { name: N; key: string; base: string };

const writingVendors: readonly Vendor<'openai' | 'anthropic' | 'google'>[] = [
  { name: 'openai', key: 'OPENAI_API_KEY', base: 'OPENAI_BASE_URL' },
  { name: 'anthropic', key: 'ANTHROPIC_API_KEY', base: 'ANTHROPIC_BASE_URL' },
  { name: 'google', key: 'GOOGLE_GENERATIVE_AI_API_KEY', base: 'GOOGLE_BASE_URL' },
];
const speakingVendors: readonly Vendor<'openai' | 'elevenlabs'>[] = [
  { name: 'openai', key: 'OPENAI_API_KEY', base: 'OPENAI_BASE_URL' },
  { name: 'elevenlabs', key: 'ELEVENLABS_API_KEY', base: 'ELEVENLABS_BASE_URL' },
];

/** With `auto`, the first key present chooses; with none, the built-in storyteller serves. */
export function writers(env: EnvironmentReader) {
  const choice = env.choice(
    'STORY_WRITER',
    ['auto', 'builtin', 'openai', 'anthropic', 'google', 'compatible'],
    'auto',
  );
  const name =
    choice === 'auto' ? (writingVendors.find(({ key }) => env.has(key))?.name ?? 'builtin') : choice;
  return { name, ...provider(env, 'STORY', name, writingVendors) };
}

export function narrators(env: EnvironmentReader) {
  const choice = env.choice(
    'NARRATOR',
    ['auto', 'builtin', 'openai', 'elevenlabs', 'compatible', 'kokoro'],
    'auto',
  );
  const name =
    choice === 'auto' ? (speakingVendors.find(({ key }) => env.has(key))?.name ?? 'builtin') : choice;
  return { name, ...provider(env, 'NARRATOR', name, speakingVendors), voices: voices(env) };
}

function provider(
  env: EnvironmentReader,
  prefix: 'STORY' | 'NARRATOR',
  name: string,
  vendors: readonly Vendor<string>[],
): Provider {
  const vendor = vendors.find((one) => one.name === name);
  const apiKey = env.text(`${prefix}_API_KEY`) ?? (vendor && env.text(vendor.key));
  const baseUrl =
    env.url(`${prefix}_BASE_URL`, ['http:', 'https:']) ??
    (vendor && env.url(vendor.base, ['http:', 'https:']));
  const model = env.text(`${prefix}_MODEL`);
  if (vendor && apiKey === undefined)
    throw new SettingProblem(
      `${vendor.key} is missing: please set it, because ${variable[prefix]} is ${name}.`,
    );
  if (name === 'compatible' && baseUrl === undefined)
    throw new SettingProblem(
      `${prefix}_BASE_URL is missing: please set it to the server's address, because ${variable[prefix]} is compatible.`,
    );
  if (name === 'compatible' && prefix === 'STORY' && model === undefined)
    throw new SettingProblem(
      'STORY_MODEL is missing: please set it to a model of that server, because STORY_WRITER is compatible.',
    );
  return { apiKey, model, baseUrl };
}

const variable = { STORY: 'STORY_WRITER', NARRATOR: 'NARRATOR' } as const;

/** The narrators know the voices; here only the form is judged, so that a slip is told at the start. */
function voices(env: EnvironmentReader): string | undefined {
  return env.pattern(
    'NARRATOR_VOICES',
    /^(\s*(emma|david|maya|shimmer)\s*=[^=,]+)(,\s*(emma|david|maya|shimmer)\s*=[^=,]+)*$/,
    'pairs like emma=af_heart,david=am_michael',
  );
}
