import { plainWords } from '../../../clean-text.ts';
import type { StoryCharacter } from '../../../writer.ts';
import { formsNamed } from '../../english/verbs.ts';
import { speciesOf } from '../../people/kin.ts';
import { charactersMeant, isCalledBy, relationOf, wordsIn } from '../family-words.ts';
import type { Tagged } from '../tags/tagged.ts';

type Who = { people: readonly number[]; absent: string | undefined; isFamily: boolean };

const ours = new Set(['my', 'our', 'the', 'your', 'his', 'her', 'their']);

export function whoIsMeant(
  det: string | undefined,
  inside: readonly Tagged[],
  tagged: readonly Tagged[],
  { start, end }: { start: number; end: number },
  characters: readonly StoryCharacter[],
): Who {
  const named = inside.flatMap(({ person }) => (person === undefined ? [] : [person]));
  if (named.length > 0) return { people: named, absent: undefined, isFamily: true };
  const kin = inside.find(({ tag }) => tag === 'kin');
  if (kin) {
    const relation = relationOf.get(kin.low);
    const isNew = inside.some(({ low }) => low === 'new');
    const meant = relation && !(isNew && det === 'a') ? charactersMeant(kin.low, relation, characters) : [];
    // "Great Granny died": Granny is well.
    const isGreat = inside[inside.indexOf(kin) - 1]?.low === 'great' || tagged[start - 1]?.low === 'great';
    const people = isGreat
      ? meant.filter((index) => /\bgreat\b/i.test(relationshipOf(characters[index])))
      : meant;
    const isBaby = relation === 'baby' && people.length === 0;
    // "Aunty is bald" speaks to her; "the uncle" and "my cousin" do not.
    const isAunt = det === undefined && /^(?:aunt(?:ie|y)?|uncle)$/.test(kin.low);
    const isName = isAunt || (relation !== undefined && isCalledBy(relation));
    const own = inside
      .slice(inside.indexOf(kin))
      .map(({ text, low }) => (isName || text !== low || inside.at(-1) !== kin ? capital(text) : low));
    // A baby who is not in the story yet is what the story is about.
    return {
      people,
      absent: people.length > 0 || isBaby ? undefined : [...(isGreat ? ['Great'] : []), ...own].join(' '),
      isFamily: !isBaby,
    };
  }
  const head = inside.at(-1);
  const isBareSubject =
    det === undefined && start === 0 && isFiniteVerb(tagged[end]) && head?.named?.isPlural === false;
  const isAdjectived = inside
    .slice(0, -1)
    .some(({ tag, low }) => tag === 'adj' && !/^(little|old|poor|new|big)$/.test(low));
  if (!head || isAdjectived || !((det !== undefined && ours.has(det)) || isBareSubject)) return nobody;
  // "the puppy who got lost" is a story's, and "the puppy" need not be our dog.
  if (det === 'the' && tagged[end]?.tag === 'rel') return nobody;
  const names = [head.low, head.named?.name ?? head.low];
  const asked = new Set(det === 'the' ? names : [...names, ...(head.named?.thing.is ?? [])]);
  for (const wide of ['animal', 'pet', 'bird', 'fish', 'job', 'person', 'monster'])
    if (head.low !== wide) asked.delete(wide);
  const people = characters.flatMap(({ relationship, hobbies }, index) =>
    [...wordsIn(relationship), speciesOf(plainWords(relationship), hobbies) ?? ''].some((word) =>
      asked.has(word),
    )
      ? [index]
      : [],
  );
  return people.length > 0 ? { people, absent: undefined, isFamily: true } : nobody;
}

const relationshipOf = (one: StoryCharacter | undefined): string =>
  one === undefined ? '' : `${one.relationship} ${one.name}`;

const nobody: Who = { people: [], absent: undefined, isFamily: false };

function isFiniteVerb(one: Tagged | undefined): boolean {
  return (
    one !== undefined && (one.tag === 'modal' || (one.tag === 'verb' && !formsNamed(one.low).includes('ing')))
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
