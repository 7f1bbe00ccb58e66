const upToNineteen =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** "seven", "forty two": no dash, for the speaking machine. Above 9,999 nobody counts at bedtime: it stays as it is. */
export function numberInWords(number: number): string {
  if (!Number.isInteger(number) || number < 0 || number > 9_999) return `${number}`;
  if (number < 20) return upToNineteen[number] ?? '';
  if (number < 100) {
    const rest = number % 10;
    return `${tens[Math.floor(number / 10) - 2]}${rest ? ` ${upToNineteen[rest]}` : ''}`;
  }
  const unit = number < 1_000 ? 100 : 1_000;
  const rest = number % unit;
  const whole = `${numberInWords(Math.floor(number / unit))} ${unit === 100 ? 'hundred' : 'thousand'}`;
  return rest ? `${whole}${rest < 100 ? ' and' : ''} ${numberInWords(rest)}` : whole;
}

/** The number that a word says: "seven", "7", "a dozen"; undefined where it says none. */
export function numberSaid(word: string): number | undefined {
  const plain = word.toLowerCase();
  if (/^\d{1,4}$/.test(plain)) return Number(plain);
  return numbersByWord.get(plain);
}

const numbersByWord: ReadonlyMap<string, number> = new Map([
  ...upToNineteen.map((word, number) => [word, number] as const),
  ...tens.map((word, at) => [word, (at + 2) * 10] as const),
  ['dozen', 12],
  ['hundred', 100],
  ['thousand', 1_000],
  ['million', 1_000_000],
]);
