import { MemberDraft, type FamilyMember, type Pronouns } from '#contract/family.ts';
import type { Look } from '#contract/looks.ts';
import { wordsBetweenCommas } from '#contract/text.ts';

/** What stands in the form: texts as they are typed. */
export type MemberEntry = {
  name: string;
  age: string;
  relationship: string;
  avatar: string;
  look: Look;
  hobbies: string;
  characterTraits: string;
  pronouns: Pronouns | '';
  sayAs: string;
};

export const emptyEntry: MemberEntry = {
  name: '',
  age: '',
  relationship: '',
  avatar: 'child',
  look: {},
  hobbies: '',
  characterTraits: '',
  pronouns: '',
  sayAs: '',
};

export function entryOf(member: MemberDraft | FamilyMember): MemberEntry {
  return {
    name: member.name,
    age: String(member.age),
    relationship: member.relationship,
    avatar: member.avatar,
    look: member.look,
    hobbies: member.hobbies.join(', '),
    characterTraits: member.characterTraits.join(', '),
    pronouns: member.pronouns ?? '',
    sayAs: member.sayAs ?? '',
  };
}

export type EntryProblems = Partial<Record<keyof MemberEntry, string>>;

type Judged =
  | { kind: 'good'; draft: MemberDraft }
  /** One of the three that a story cannot do without was left empty. */
  | { kind: 'missing'; problems: EntryProblems }
  | { kind: 'wrong'; problems: EntryProblems };

/** The server judges by the same schema; here it is only said sooner. */
export function judge(entry: MemberEntry, isGuest: boolean): Judged {
  const needed = {
    name: 'A name, please',
    age: 'An age, please',
    relationship: 'A family position, please',
  } as const;
  const missing: EntryProblems = {};
  for (const field of ['name', 'relationship', 'age'] as const)
    if (entry[field].trim() === '') missing[field] = needed[field];
  if (Object.keys(missing).length > 0) return { kind: 'missing', problems: missing };

  const result = MemberDraft.safeParse({
    name: entry.name,
    age: wholeAge(entry.age),
    relationship: entry.relationship,
    avatar: entry.avatar,
    look: entry.look,
    hobbies: wordsBetweenCommas(entry.hobbies),
    characterTraits: wordsBetweenCommas(entry.characterTraits),
    isGuest,
    pronouns: entry.pronouns === '' ? null : entry.pronouns,
    sayAs: entry.sayAs.trim() === '' ? null : entry.sayAs,
  } satisfies Record<Exclude<keyof MemberDraft, 'isSample'>, unknown>);
  if (result.success) return { kind: 'good', draft: result.data };
  const problems: EntryProblems = {};
  for (const { path, message } of result.error.issues) {
    const [field] = path;
    if (typeof field === 'string' && field in emptyEntry) problems[field as keyof MemberEntry] ??= message;
  }
  return { kind: 'wrong', problems };
}

/** "4 and a half" is four; what is no number at all is 0. */
function wholeAge(typed: string): number {
  const age = Number.parseInt(typed, 10);
  return Number.isNaN(age) ? 0 : age;
}
