import { SettingProblem, type EnvironmentReader } from './environment.ts';

/** Where a writer or a narrator outside the house is reached, and with which key. */
export type Provider = {
  apiKey: string | undefined;
  model: string | undefined;
  baseUrl: string | undefined;
};

/** Somebody who writes, speaks or paints for the house, as far as the settings have to know of them. */
export type Vendor = {
  /** The word in STORY_WRITER, NARRATOR or PICTURES. */
  id: string;
  /** Variables of the vendor's own. With `auto` the first whose key is there serves. */
  own?: { key: string; address: string };
  /** What it cannot do without, in words that end "please set it to …". */
  needs?: Partial<Record<'BASE_URL' | 'MODEL', string>>;
};

/** With `auto`, the first key present chooses; with none, the built-in storyteller serves. */
export function writers(env: EnvironmentReader, vendors: readonly Vendor[]) {
  return chosen(env, { variable: 'STORY_WRITER', prefix: 'STORY' }, vendors);
}

export function narrators(env: EnvironmentReader, vendors: readonly Vendor[]) {
  return { ...chosen(env, { variable: 'NARRATOR', prefix: 'NARRATOR' }, vendors), voices: voices(env) };
}

/** Our own pictures, unless somebody is named: a key that is there for something else paints nothing, for that costs. */
export function painters(env: EnvironmentReader, vendors: readonly Vendor[]) {
  const painter = chosen(env, { variable: 'PICTURES', prefix: 'PICTURES', ours: ['drawn'] }, vendors);
  return vendors.some(({ id }) => id === painter.name) ? painter : null;
}

/** `ours` are the words for which nobody outside the house is asked; the first of them stands where nothing is set. */
type Choice = { variable: string; prefix: string; ours?: readonly [string, ...string[]] };

function chosen(
  env: EnvironmentReader,
  { variable, prefix, ours = ['auto', 'builtin'] }: Choice,
  vendors: readonly Vendor[],
): Provider & { name: string } {
  const words = new Set([...ours, ...vendors.map(({ id }) => id)]);
  const word = env.choice(variable, [...words], ours[0]);
  const vendor = vendors.find(({ id, own }) =>
    word === 'auto' ? own !== undefined && env.has(own.key) : id === word,
  );
  const forNobody = ['API_KEY', 'BASE_URL', 'MODEL'].find((what) => env.has(`${prefix}_${what}`));
  if (word === ours[0] && vendor === undefined && forNobody !== undefined)
    throw new SettingProblem(
      `${variable} is missing: please set it too, because ${prefix}_${forNobody} is set.`,
    );
  const because = `because ${variable} is ${vendor?.id}`;
  const apiKey = env.text(`${prefix}_API_KEY`) ?? (vendor?.own && env.text(vendor.own.key));
  if (vendor?.own && apiKey === undefined)
    throw new SettingProblem(`${vendor.own.key} is missing: please set it, ${because}.`);
  const baseUrl =
    env.url(`${prefix}_BASE_URL`, ['http:', 'https:']) ??
    (vendor?.own && env.url(vendor.own.address, ['http:', 'https:']));
  for (const [need, wish] of Object.entries(vendor?.needs ?? {}))
    if (!env.has(`${prefix}_${need}`))
      throw new SettingProblem(`${prefix}_${need} is missing: please set it to ${wish}, ${because}.`);
  return { name: vendor?.id ?? 'builtin', apiKey, model: env.text(`${prefix}_MODEL`), baseUrl };
}

/** The narrators know the voices; here only the form is judged, so that a slip is told at the start. */
function voices(env: EnvironmentReader): string | undefined {
  return env.pattern(
    'NARRATOR_VOICES',
    /^(\s*(emma|david|maya|shimmer)\s*=[^=,]+)(,\s*(emma|david|maya|shimmer)\s*=[^=,]+)*$/,
    'pairs like emma=af_heart,david=am_michael',
  );
}
