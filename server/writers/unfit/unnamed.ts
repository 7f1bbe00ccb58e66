import { literally } from '#server/platform/literally.ts';

/** As they are written, with their capital: "may" is a wish before it is a girl. Placeholders are people too. */
export function withoutNames(text: string, known: readonly string[]): string {
  const names = [...known, ...namedByNoise(text)];
  const unnamed = text.replace(/\{{1,2}\s?NAME[\s_\\-]{0,3}\d{1,3}\s?\}{1,2}/g, 'Somebody');
  const people = names
    .flatMap((name) => [name, ...name.split(/\s+/).filter((part) => part.length > 2)])
    .filter((name) => name.trim() !== '')
    .toSorted((a, b) => b.length - a.length)
    .map((name) => literally(name.normalize('NFC')));
  if (people.length === 0) return unnamed;
  const anyOfThem = new RegExp(`(?<!\\p{L})(?:${people.join('|')})(?!\\p{L})`, 'gu');
  return unnamed.normalize('NFC').replace(anyOfThem, 'Somebody');
}

/** A small dinosaur may be called Stomp: where something is Stomp's, it is a name. */
const namedByNoise = (text: string): string[] => [
  ...new Set([...text.matchAll(noisyOwners)].map(([name]) => name)),
];
const noisyOwners =
  /\b(?:Stomp|Stamp|Bash|Smash|Crush|Crusher|Crunch|Chomp|Bite|Biter|Nip|Biff|Thump|Whack|Slash|Kick|Punch|Boxer|Trample)(?=['’]s\b)/gu;
