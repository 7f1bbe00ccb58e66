/** What the places call things, as `places.txt` has it: a place's name, and under it "supper: soup". */
export type Places = Readonly<Record<string, Readonly<Record<string, string>>>>;

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
