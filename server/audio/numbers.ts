const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const scales: [bigint, string][] = [
  [1_000_000_000_000n, 'trillion'],
  [1_000_000_000n, 'billion'],
  [1_000_000n, 'million'],
  [1000n, 'thousand'],
  [100n, 'hundred'],
];
const irregularOrdinals: Record<string, string> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};
const currencies: Record<string, [string, string, string, string]> = {
  $: ['dollar', 'dollars', 'cent', 'cents'],
  '£': ['pound', 'pounds', 'penny', 'pence'],
  '€': ['euro', 'euros', 'cent', 'cents'],
};
const fractions: Record<string, string> = {
  '½': 'a half',
  '⅓': 'a third',
  '⅔': 'two thirds',
  '¼': 'a quarter',
  '¾': 'three quarters',
};
/** Beyond this many digits nobody says a number; it is read digit by digit. */
const longestNumber = 15;
/** And beyond this many, nobody listens: a thousand digits would be told for five minutes. */
const mostDigits = 20;

/** Every number in a word, spelled out: engines disagree about them, and the marks must know how many words are spoken. */
export function spellNumbers(text: string): string {
  return text
    .replaceAll(/[½⅓⅔¼¾]/g, (sign) => ` and ${fractions[sign] ?? ''} `)
    .replaceAll(/([$£€])(\d[\d,]*)(?:\.(\d\d))?(?![\d])/g, (_, sign: string, whole: string, part?: string) =>
      money(sign, whole, part),
    )
    .replaceAll(/\b(\d{1,2}):([0-5]\d)\b/g, (_, hour: string, minute: string) => clockTime(hour, minute))
    .replaceAll(/\b(\d[\d,]*)(?:st|nd|rd|th)\b/gi, (_, digits: string) => ordinal(cardinal(digits)))
    .replaceAll(/\b(1[1-9]|20)(\d\d)\b(?![,.:]\d)/g, (_, century: string, year: string) =>
      yearName(century, year),
    )
    .replaceAll(
      /(\d[\d,]*)(?:\.(\d+))?(%?)/g,
      (_, whole: string, part: string | undefined, percent: string) =>
        ` ${decimal(whole, part)}${percent && ' percent'}${whole.endsWith(',') ? ',' : ''} `,
    )
    .replaceAll(/ +/g, ' ')
    .replaceAll(/ (?=[,.;:!?'")\]}]|$)/g, '')
    .replace(/^ (?:and )?/, '');
}

export function cardinal(digits: string): string {
  const bare = digits.replaceAll(',', '');
  if (bare.length > longestNumber)
    return Array.from(bare.slice(0, mostDigits), (digit) => small[Number(digit)]).join(' ');
  return nameOf(BigInt(bare));
}

function nameOf(value: bigint): string {
  if (value < 20n) return small[Number(value)] ?? '';
  if (value < 100n) {
    const ones = value % 10n;
    return `${tens[Number(value / 10n)] ?? ''}${ones ? ` ${small[Number(ones)] ?? ''}` : ''}`;
  }
  for (const [size, name] of scales) {
    if (value < size) continue;
    const rest = value % size;
    const joint = rest > 0n && rest < 100n ? ' and ' : ' ';
    return `${nameOf(value / size)} ${name}${rest ? joint + nameOf(rest) : ''}`;
  }
  return '';
}

function ordinal(name: string): string {
  return name.replace(
    /[a-z]+$/,
    (last) => irregularOrdinals[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`),
  );
}

function decimal(whole: string, part: string | undefined): string {
  const name = cardinal(whole);
  return part
    ? `${name} point ${Array.from(part.slice(0, mostDigits), (digit) => small[Number(digit)]).join(' ')}`
    : name;
}

function money(sign: string, whole: string, part: string | undefined): string {
  const [one, many, cent, cents] = currencies[sign] ?? ['', '', '', ''];
  const coins = Number(part ?? 0);
  const bare = whole.replaceAll(',', '');
  const large = `${cardinal(whole)} ${bare === '1' ? one : many}`;
  return coins ? `${large} and ${cardinal(String(coins))} ${coins === 1 ? cent : cents}` : large;
}

function clockTime(hour: string, minute: string): string {
  const minutes = Number(minute);
  if (minutes === 0) return Number(hour) <= 12 ? `${cardinal(hour)} o'clock` : `${cardinal(hour)} hundred`;
  return `${cardinal(hour)} ${minutes < 10 ? 'oh ' : ''}${cardinal(String(minutes))}`;
}

function yearName(century: string, year: string): string {
  if (year === '00') return century === '20' ? 'two thousand' : `${cardinal(century)} hundred`;
  if (century === '20' && year.startsWith('0')) return `two thousand and ${cardinal(year)}`;
  return `${cardinal(century)} ${year.startsWith('0') ? 'oh ' : ''}${cardinal(year)}`;
}
