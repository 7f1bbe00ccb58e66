import type { Person } from '../people/person.ts';

export type PronounForm = 'he' | 'him' | 'his' | 'himself';
export const pronounForms: readonly string[] = ['he', 'him', 'his', 'himself'] satisfies PronounForm[];

const words = {
  he: { he: 'he', him: 'him', his: 'his', himself: 'himself' },
  she: { he: 'she', him: 'her', his: 'her', himself: 'herself' },
  they: { he: 'they', him: 'them', his: 'their', himself: 'themself' },
  it: { he: 'it', him: 'it', his: 'its', himself: 'itself' },
} as const;

/** Who was spoken of in this paragraph, and when: whom a pronoun would be taken to mean. */
export type Hearing = {
  sentence: number;
  mentions: { person: Person; sentence: number }[];
  /** How often running the last one named has been a pronoun by itself. */
  pronounsRunning: number;
};

export function newHearing(): Hearing {
  return { sentence: 0, mentions: [], pronounsRunning: 0 };
}

/** The pronoun, where it is known and could mean nobody else; otherwise nothing, and the name is said. */
export function pronounFor(person: Person, form: PronounForm, hearing: Hearing): string | undefined {
  const isHere = hearing.mentions.some(
    (mention) => mention.person === person && mention.sentence === hearing.sentence,
  );
  if (person.pronoun === undefined) {
    // "Robin put Robin's hat on" is worse than any small word, and these guess nothing.
    if (form === 'himself') return 'themself';
    return form === 'his' && isHere && isLastHere(person, hearing) ? 'their' : undefined;
  }
  if (form === 'himself') return words[person.pronoun].himself;
  // "They was": who is they keeps the name where a verb would have to agree.
  if (person.pronoun === 'they' && form === 'he') return undefined;
  return isUnderstood(person, hearing) ? words[person.pronoun][form] : undefined;
}

/** Named within three sentences, and nobody since, nor in this sentence before, whom the same word could mean. */
function isUnderstood(person: Person, hearing: Hearing): boolean {
  const last = hearing.mentions.findLastIndex((mention) => mention.person === person);
  const named = hearing.mentions[last];
  if (!named || hearing.sentence - named.sentence > 3) return false;
  const isRival = (mention: { person: Person }) =>
    mention.person !== person && couldBe(mention.person, person.pronoun);
  if (hearing.mentions.slice(last + 1).some(isRival)) return false;
  return (
    named.sentence === hearing.sentence ||
    !hearing.mentions.some((mention) => mention.sentence === hearing.sentence && isRival(mention))
  );
}

function isLastHere(person: Person, hearing: Hearing): boolean {
  return hearing.mentions.at(-1)?.person === person;
}

/** Somebody whose pronoun we were not told may be taken for any he or she. */
function couldBe(person: Person, pronoun: Person['pronoun']): boolean {
  return person.pronoun === pronoun || (person.pronoun === undefined && pronoun !== 'it');
}

/**
 * "Grandma sat. Grandma nodded": a name that begins the next sentence becomes a pronoun by itself, where nobody else has
 * been spoken of since; twice running at most, and never in speech, where it might be the speaker.
 */
export function goesOn(person: Person, before: string, after: string, hearing: Hearing): boolean {
  const last = hearing.mentions.at(-1);
  return (
    (person.pronoun === 'he' || person.pronoun === 'she') &&
    last?.person === person &&
    hearing.sentence - last.sentence === 1 &&
    hearing.pronounsRunning < 2 &&
    !isSpeaking(before) &&
    /[.!?…]”? ((Then|So|But|And|Now|Soon) )?$/.test(before.slice(-9)) &&
    /^ (?!and\b|or\b|nor\b|who\b|was the\b)\p{Ll}/u.test(after)
  );
}

export function isSpeaking(before: string): boolean {
  return before.lastIndexOf('“') > before.lastIndexOf('”');
}

/** "Her" for who was spoken of last, while nobody else near could be her. */
export function ownByPronoun(person: Person, before: string, hearing: Hearing): boolean {
  const last = hearing.mentions.at(-1);
  return (
    (person.pronoun === 'he' || person.pronoun === 'she') &&
    last?.person === person &&
    hearing.sentence - last.sentence <= 1 &&
    !isSpeaking(before) &&
    !hearing.mentions.some(
      (mention) =>
        mention.person !== person &&
        couldBe(mention.person, person.pronoun) &&
        hearing.sentence - mention.sentence <= 1,
    )
  );
}

export function pronounWord(person: Person, form: PronounForm): string {
  return words[person.pronoun ?? 'they'][form];
}
