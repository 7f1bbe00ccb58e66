import { literally } from '#server/platform/literally.ts';
import { pictureSubjects, type SubjectName } from '#contract/picture-subjects.ts';
import { pictureLimits, type Vignette } from '#contract/pictures.ts';
import { scan } from './scan.ts';

/** What a word means too often to be drawn for it. */
const tooCommon = new Set<SubjectName>([
  'star',
  'heart',
  'bed',
  'door',
  'window',
  'chair',
  'orange',
  'drop',
  'coat',
  'shoe',
  'hat',
  'letter',
  'wave',
  'stone',
  'school',
  'house',
  'ring',
  'cook',
  'present',
  'fire',
  'slide',
  'swing',
  'bridge',
  'bat',
  'seal',
  'ball',
  'stage',
  'cap',
  'jar',
  'baby',
  'doctor',
  'teacher',
  'cricket-bat',
  'potion',
  'lamp',
  'tree',
  'ship',
  'comb',
  'builder',
  'plant',
  'music',
] as SubjectName[]);
/** By its own name only: a story that says "bun" need not have a cupcake in it. */
const drawable: ReadonlyMap<string, SubjectName> = new Map(
  pictureSubjects.filter((name) => !tooCommon.has(name)).map((name) => [name.replaceAll('-', ' '), name]),
);

type Told = {
  paragraphs: readonly string[];
  /** Those who are on the cover, in its order. */
  names: readonly string[];
};

/**
 * Small pictures on the way, two to five: where something that we can draw is first heard of, rather at a turn ("But …", "So …"), spread over the
 * whole story and never beside its end, when eyes are shut.
 */
export function vignettesFor({ paragraphs, names }: Told): Vignette[] {
  const last = Math.floor(paragraphs.length * lastOfTheWay);
  const count = Math.min(pictureLimits.vignettes, Math.floor(paragraphs.length / paragraphsEach));
  if (count < fewest) return [];
  const shown = new Set<SubjectName>();
  return Array.from({ length: count }, (_, at) => {
    const from = Math.round((last * at) / count) + 1;
    const to = Math.max(from, Math.round((last * (at + 1)) / count));
    const best = candidates(paragraphs.slice(from, to + 1), names, shown).toSorted(
      (a, b) => b.worth - a.worth,
    )[0];
    if (best?.subject !== undefined) shown.add(best.subject);
    const { offset = 0, subject, people = [] } = best ?? {};
    return { after: from + offset, subject: subject ?? null, people };
  }).filter(({ subject, people }) => subject !== null || people.length > 0);
}

const fewest = 2;
const paragraphsEach = 7;
const lastOfTheWay = 0.85;
const mostPeople = 2;

type Candidate = { offset: number; worth: number; subject: SubjectName | undefined; people: number[] };

function candidates(
  paragraphs: readonly string[],
  names: readonly string[],
  shown: ReadonlySet<SubjectName>,
): Candidate[] {
  return paragraphs.map((text, offset) => {
    const subject = scan(text, drawable).find(({ found }) => !shown.has(found))?.found;
    const people = names.flatMap((name, index) => (says(text, name) ? [index] : [])).slice(0, mostPeople);
    const isTurn = /^[“"]?(But|So|Then|Until|At last|Suddenly|And so)\b/.test(text);
    return {
      offset,
      subject,
      people,
      worth: (subject === undefined ? 0 : 3) + (isTurn ? 2 : 0) + (people.length > 0 ? 1 : 0),
    };
  });
}

const says = (text: string, name: string): boolean =>
  name !== '' && new RegExp(`(?<!\\p{L})${literally(name)}(?!\\p{L})`, 'u').test(text);
