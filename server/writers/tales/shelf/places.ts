import { hash } from '../random.ts';

/** What the places call things, as `places.txt` has it: a place's name, and under it "supper: soup | fish pie". */
export type Places = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The words of a place in one story: of several for the same thing always one, another in the next story. */
export function placeIn(places: Places, culture: string, seed: number): Readonly<Record<string, string>> {
  const words = Object.entries(places[culture] ?? {});
  return Object.fromEntries(
    words.map(([name, value]) => {
      const several = value.split(/\s*\|\s*/);
      return [name, several[hash(`${seed} ${name}`) % several.length] ?? value];
    }),
  );
}

export function readPlaces(source: string): Places {
  const places: Record<string, Record<string, string>> = {};
  let words: Record<string, string> = {};
  for (const line of source.split('\n')) {
    if (line.startsWith('#') || line.trim() === '') continue;
    const [name = '', value = ''] = line.split(/:\s*/);
    if (line.startsWith(' ')) words[name.trim()] = value.trim();
    else places[name.trim()] = words = {};
  }
  return places;
}
