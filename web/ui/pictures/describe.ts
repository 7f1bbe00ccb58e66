import {
  partInWords,
  type PictureColour,
  type PictureSubject,
  type StoryPicture,
  type Vignette,
} from '#contract/pictures.ts';

/** Words that take no article: "music", "the moon", "socks". */
const asTheyAre = /^(music|popcorn|soup|honey|bread|cheese|milk|soap|wool|chocolate|Father Christmas)$|s$/;
const only = /^(moon|full moon|sun|wind|earth)$/;
/** Words that end in s and are singular all the same. */
const oneOfThem =
  /^(bus|cactus|compass|walrus|octopus|swimming ring|hourglass|magnifying glass|circus tent|dress)$/;

const where: Record<StoryPicture['place'], string> = {
  room: 'in a room',
  kitchen: 'in a kitchen',
  garden: 'in a garden',
  street: 'in a street',
  school: 'at a school',
  farm: 'on a farm',
  hill: 'on a hill',
  wood: 'in a wood',
  jungle: 'in the jungle',
  snow: 'in the snow',
  beach: 'on a beach',
  sea: 'at sea',
  'under-the-sea': 'under the sea',
  sky: 'high in the sky',
  space: 'far out in space',
  castle: 'at a castle',
  stage: 'on a stage',
};
const when: Record<StoryPicture['hour'], string> = {
  dusk: 'at dusk',
  night: 'at night',
  late: 'late at night',
};

/** A picture in one sentence, for whoever does not see it: "A robot in a kitchen at dusk, with Mia and Grandpa." */
export function describePicture(picture: StoryPicture, names: readonly string[]): string {
  const outside = picture.subjects.filter(({ isOutside }) => isOutside);
  const things = picture.subjects.filter(({ isOutside }) => !isOutside).map(named);
  const seen = outside.length === 0 ? [] : [`${listed(outside.map(named))} outside the window`];
  const place = `${where[picture.place]} ${when[picture.hour]}`;
  const company = listed(names);
  if (picture.subjects.length === 0) return capital(company === '' ? `${place}.` : `${company} ${place}.`);
  if (things.length === 0)
    return capital(`${seen.join('')} ${place.replace(/^in /, 'of ')}${withThem(company)}.`);
  return capital(
    `${listed(things)} ${place}${withThem(company)}${seen.length === 0 ? '' : `, and ${seen.join('')}`}.`,
  );
}

/** "A kettle, and Mia." */
export function describeVignette({ subject, people }: Vignette, names: readonly string[]): string {
  const company = listed(people.flatMap((index) => names[index] ?? []));
  if (subject === null) return `${company}.`;
  const thing = capital(named({ is: subject, isMany: false }));
  return company === '' ? `${thing}.` : `${thing}, and ${company}.`;
}

function named({ is, isMany, colour }: PictureSubject): string {
  const words = partInWords(is);
  if (colour !== undefined && !only.test(words)) return paintedOne(words, isMany, colour);
  if (isMany) return `three ${manyOf(words)}`;
  if (only.test(words)) return `the ${words}`;
  if (asTheyAre.test(words) && !oneOfThem.test(words)) return words;
  return `${/^[aeiou]/.test(words) && !/^(uni|eu)/.test(words) ? 'an' : 'a'} ${words}`;
}

/** "Three red diggers", "an orange kite", "golden socks". */
function paintedOne(words: string, isMany: boolean, colour: PictureColour): string {
  if (isMany) return `three ${colour} ${manyOf(words)}`;
  if (asTheyAre.test(words) && !oneOfThem.test(words)) return `${colour} ${words}`;
  return `${colour === 'orange' ? 'an' : 'a'} ${colour} ${words}`;
}

const unlike: Readonly<Record<string, string>> = {
  mouse: 'mice',
  goose: 'geese',
  wolf: 'wolves',
  elf: 'elves',
  leaf: 'leaves',
  tooth: 'teeth',
  'police officer': 'police officers',
};

function manyOf(words: string): string {
  if (/^(sheep|deer|fish|goldfish|squid)$/.test(words)) return words;
  if (/[^aeiou]y$/.test(words)) return `${words.slice(0, -1)}ies`;
  return unlike[words] ?? `${words}${/(s|x|ch|sh)$/.test(words) ? 'es' : 's'}`;
}

const withThem = (company: string): string => (company === '' ? '' : `, with ${company}`);

const listed = (words: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(words);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
