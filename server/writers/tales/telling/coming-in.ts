import { startsSentence } from '../english/prose.ts';
import { isRole } from '../people/cast.ts';
import type { Person } from '../people/person.ts';
import type { Stage } from './stage.ts';

/** Whose love a telling has not spoken of, though their family wrote it. Babies and animals have been at nothing. */
export function unshownIn({ cast, shown }: Stage): Set<Person> {
  const isOneWhoDoes = (person: Person) =>
    person.ways.isLoveKnown && person.role !== 'baby' && isRole(person, 'human');
  return new Set(cast.people.filter((person) => isOneWhoDoes(person) && !shown.has(person)));
}

/**
 * What is put behind a name that was just said: "Mum, who had been waxing a surfboard, fetched the hose", or where she only speaks, "said Mum,
 * who had been waxing a surfboard". Later in the evening they have long been there, and nearly in bed.
 */
export function comesIn(stage: Stage, person: Person, before: string, after: string): string | undefined {
  if (!stage.isEarly) return undefined;
  const does = (isSubject.test(before) || startsSentence(before)) && saysWhatTheyDo.test(after);
  const comes = isThere.test(before) && /^[.,]/.test(after);
  if (does || comes) stage.couldShow.add(person);
  const said = saysThat.exec(before)?.[1];
  const speaks = said !== undefined && after.startsWith('.') && !stage.couldShow.has(person);
  if (!(does || comes || speaks) || !stage.toShow.has(person)) return undefined;
  const { pastime } = stage.waysOf(person);
  if (pastime === undefined) return undefined;
  stage.toShow.delete(person);
  const isNow = does ? tellsOfNow.test(after) : said?.endsWith('s');
  const aside = `, who ${isNow ? 'has' : 'had'} been ${pastime}`;
  return does ? `${aside},` : aside;
}

/** "Mum puts", in a tale that is told as it happens; not "Mum was", nor "Mum always ran". */
const tellsOfNow =
  /^ (?!was\b|(?:always|perhaps|sometimes)\b|\p{Ll}+(?:wards|stairs|sides|doors)\b)\p{Ll}+s\b/u;

/** "So Mum put", "Every evening Mum put": nobody else comes before them in the sentence. */
const isSubject =
  /(?:^|[.!?…]”? )(?:(?:And|But|So|Then|And then|And so|Next|Now|Soon|At last|Only) |(?:Every|The next|One|That|This|On|In|At|Before|After|When|Outside|Upstairs|Downstairs)(?: [\p{Ll}’]+){0,5} )$/u;
/** Not "Mum and Dad", not "Mum was in bed", not "gave Mum to"; nor how it always is with her ("Mum liked to be first"), since from that nobody was called away. */
const saysWhatTheyDo =
  /^ (?!(?:and|or|nor|with|who|too|to|of|in|on|at|as|is|are|was(?! an? )|were|slept|lay|sleeps|lies|himself|herself|themself|isn’t|wasn’t|ha[ds]|have|hadn’t|can|can’t|could|couldn’t|would|wouldn’t|must|did|didn’t|likes?|liked|loves?|loved|wants?|wanted|needs?|needed|knows?|knew|hope[ds]?|lived|lives|never|always|often|still|only)\b)\p{Ll}+/u;
/** "In came Mum." */
const isThere = /(?:^|[.!?…]”? )(?:\p{Lu}[\p{Ll}’]*(?: [\p{Ll}’]+){0,4} )(?:came|stood|sat) $/u;
const saysThat = / (said|says|asked|asks|whispered|whispers|called|calls|cried|cries) $/;
