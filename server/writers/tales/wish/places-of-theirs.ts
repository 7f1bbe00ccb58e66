import { theThings } from '../things/book.ts';

/** What they do there, behind "who", and of many. */
const done: readonly (readonly [RegExp, string, string])[] = [
  [
    /^(?:caf[eé]|coffee shop|restaurant|bakery|shop|store|hotel|salon|market|ice cream shop|sweet shop|library)$/i,
    'has',
    'have',
  ],
  [/^(?:party|dance party|birthday party|tea party|disco)$/i, 'has', 'have'],
  [/^(?:school|nursery|ballet school|swimming school|flying school)$/i, 'goes to', 'go to'],
  [
    /^(?:hairdresser|hairdressers|barber|barbers|dentist|dentists|doctor|doctors|vet|vets)$/i,
    'goes to the',
    'go to the',
  ],
];

const place =
  'caf[eé]|coffee shop|restaurant|bakery|ice cream shop|sweet shop|shop|store|hotel|salon|market|library|ballet school|swimming school|flying school|school|nursery|dance party|birthday party|tea party|party|disco|hairdressers?|barbers?|dentists?|doctors?|vets?';

/** A bee dentist is a dentist, and maybe a bee. */
const ofWork = /^(?:hairdressers?|barbers?|dentists?|doctors?|vets?)$/i;
const theirs = new RegExp(`^(?:an? |the )?(\\p{L}+(?: \\p{L}+)??) (${place})$`, 'iu');
const forThem = new RegExp(
  `^(?:an? |the )?((?:\\p{L}+ )?(?:${place})) for (\\p{L}+)(?: and \\p{L}+)?$`,
  'iu',
);

/**
 * "Mermaid café", "a school for dragons": a place that there is for nobody else. It is about a mermaid, and what she has is a café; and about
 * dragons, who go to school.
 */
export function asWhoIsThere(text: string): string {
  const [, who = '', there = ''] = theirs.exec(text) ?? [];
  const one = somebody(who);
  if (one && !ofWork.test(there) && !isKnown(`${who} ${there}`))
    return `${one.isMany ? '' : 'a '}${who} who ${doneAt(there, one.isMany)}`;
  const [, at = '', whom = ''] = forThem.exec(text) ?? [];
  if (somebody(whom)) return `${whom} who ${doneAt(at, true)}`;
  const [, work = '', animal = ''] = isAtWork.exec(text) ?? [];
  if (
    isA('person', work.split(' ').at(-1) ?? '', work) &&
    isA('creature', animal.split(' ').at(-1) ?? '', animal)
  )
    return `${articled(animal)} who is ${articled(work)}`;
  return text;
}

/** "The bus driver is a gorilla": it is about a gorilla, and what she drives. */
const isAtWork =
  /^(?:the|our|my|his|her) (?:new )?(\p{L}+(?: \p{L}+)?) (?:is|was|turns out to be|turned out to be) (?:really |actually |secretly )*an? (\p{L}+(?: \p{L}+)?)$/iu;

const isA = (kind: string, ...words: readonly string[]): boolean =>
  words.some((word) => theThings().exactly(word.toLowerCase())?.thing.kinds[0] === kind);

const articled = (words: string): string => `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`;

function doneAt(where: string, isMany: boolean): string {
  const last = done.find(([pattern]) => pattern.test(where) || pattern.test(where.split(' ').at(-1) ?? ''));
  const [, one = 'has', many = 'have'] = last ?? [];
  const does = isMany ? many : one;
  const article = /^(?:has|have)$/.test(does) ? (/^[aeiou]/i.test(where) ? 'an ' : 'a ') : '';
  return `${does} ${article}${where}`;
}

const isKnown = (words: string): boolean => theThings().exactly(words.toLowerCase()) !== undefined;

function somebody(words: string): { isMany: boolean } | undefined {
  if (
    /\b(?:pet|fish|baby|child|girl|boy|toy|my|our|your|his|her|new|big|old|first|favou?rite|local)\b/i.test(
      words,
    )
  )
    return undefined;
  const found = theThings().exactly(words.toLowerCase());
  const kind = found?.thing.kinds[0];
  return found && (kind === 'creature' || kind === 'person' || words.toLowerCase().startsWith('robot'))
    ? { isMany: found.isPlural }
    : undefined;
}
