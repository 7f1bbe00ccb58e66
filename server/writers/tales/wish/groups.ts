import type { StoryCharacter } from '../../writer.ts';
import { doingAt } from './groups/doing.ts';
import type { Group } from './groups/group.ts';
import { namedAt } from './groups/named.ts';
import { isNounLike, type Tagged } from './tags/tagged.ts';

/** Puts the words together that belong together; each word is looked at once. */
export function groupsOf(tagged: readonly Tagged[], characters: readonly StoryCharacter[]): Group[] {
  const groups: Group[] = [];
  for (let at = 0; at < tagged.length;) {
    const group =
      nameBesideAt(tagged, at) ??
      namedAt(tagged, at, characters) ??
      doingAt(tagged, at) ??
      smallAt(tagged, at);
    groups.push(group);
    at = group.end;
  }
  return groups;
}

/** "Bruno the bear": the name of the bear, and nobody beside him. */
function nameBesideAt(tagged: readonly Tagged[], at: number): Group | undefined {
  const [name, the, noun] = [tagged[at], tagged[at + 1], tagged[at + 2]];
  const isName =
    name?.tag === 'noun' && name.hasCapital && !name.named && !name.isOwner && tagged[at - 1]?.tag !== 'noun';
  return name && isName && the?.low === 'the' && noun && (noun.named || noun.tag === 'adj')
    ? { kind: 'small', start: at, end: at + 1, tagged: name }
    : undefined;
}

function smallAt(tagged: readonly Tagged[], at: number): Group {
  const one = tagged[at];
  if (!one) throw new RangeError('there is a word at every step');
  // "called Bo" belongs to whoever is called so, and names nobody else.
  return {
    kind: 'small',
    start: at,
    end: one.tag === 'called' ? endOfName(tagged, at) : at + 1,
    tagged: one,
  };
}

/** "called Star", "called Sir Hops", "called mister wobble". */
export function endOfName(tagged: readonly Tagged[], called: number): number {
  const first = tagged[called + 1];
  if (!first || first.tag === 'stop') return called + 1;
  let end = called + 2;
  const isMore = (one: Tagged | undefined) =>
    one !== undefined && isNounLike(one) && one.hasCapital === first.hasCapital;
  while (isMore(tagged[end]) && end < called + 4) end++;
  return end;
}
