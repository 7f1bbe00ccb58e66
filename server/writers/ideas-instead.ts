// What is offered in the place of a wish that cannot be granted.

/** Three, the first of them as near to the wish as bedtime allows. */
export function ideasFor(words: string): [string, string, string] {
  const own =
    gentler.find(([asked]) => asked.test(words))?.[1] ?? 'the mystery of the missing midnight biscuit';
  const others = spareIdeas.filter((idea) => idea !== own);
  return [own, others[words.length % others.length] ?? '', others[(words.length + 3) % others.length] ?? ''];
}

/** Every answer of this kind has three; beside such a word none of them may be funny. */
export const quietIdeas: [string, string, string] = [
  'a small lamp that stays on all night',
  'the moon at the window',
  'a quiet evening with a cup of cocoa',
];

const gentler: readonly (readonly [RegExp, string])[] = [
  [/zombie/, 'the sleepy zombie who lost his slippers'],
  [/vampire/, 'a shy little vampire who likes tomato soup'],
  [/werewol/, 'a small wolf who only howls in tune'],
  [/haunted|ghost|spook/, 'a friendly ghost who is learning to knock'],
  [/skeleton|skull/, 'a funny skeleton who cannot find his hat'],
  [/war|battle|fight|army|weapon/, 'a pillow fight that ends in a very large nap'],
  [/explo|bomb|apocalypse|nuclear/, 'a machine that goes pop and makes popcorn'],
  [/demon|devil|evil|horror|scar|creep|terr/, 'a little monster who is afraid of the dark'],
];

const spareIdeas = [
  'the mystery of the missing midnight biscuit',
  'a little monster who is afraid of the dark',
  'a night train full of sleepy animals',
  'a lighthouse that wants to see the stars',
  'the moon comes to supper',
  'a treasure map made of jam',
  'a dragon with a cold',
] as const;
