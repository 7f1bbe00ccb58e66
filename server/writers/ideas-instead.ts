// What is offered in the place of a wish that cannot be granted.

/** Three, the first of them as near to the wish as bedtime allows. */
export function ideasFor(words: string): [string, string, string] {
  const own = gentler.find(([asked]) => asked.test(words))?.[1] ?? 'who ate the cake';
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
  [/werewol/, 'a wolf who only eats vegetables'],
  [/haunted|ghost|spook/, 'a friendly ghost'],
  [/skeleton|skull/, 'a funny skeleton who cannot find his hat'],
  [/war|battle|fight|army|weapon/, 'a tug of war that nobody wins'],
  [/explo|bomb|apocalypse|nuclear/, 'a volcano that holds its breath'],
  [/demon|devil|evil|horror|scar|creep|terr/, 'a little monster who is afraid of the dark'],
];

const spareIdeas = [
  'who ate the cake',
  'a little monster who is afraid of the dark',
  'a night on the sleeper train',
  'the lighthouse',
  'the moon comes to supper',
  'a treasure map made of jam',
  'a dragon with a cold',
] as const;
