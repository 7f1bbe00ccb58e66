import * as z from 'zod/mini';
import { call } from './call.ts';
import { Look } from './looks.ts';
import { typedText } from './text.ts';

export const familyLimits = {
  name: 80,
  relationship: 60,
  word: 60,
  words: 20,
  sayAs: 80,
  oldest: 120,
} as const;

export const pronounChoices = ['she', 'he', 'they'] as const;
export type Pronouns = (typeof pronounChoices)[number];

const Words = (what: string) =>
  z.pipe(
    z.array(z.string().check(z.trim()), `${what} are a list of words`),
    z.pipe(
      z.transform((words: string[]) => [...new Set(words)].filter((word) => word.length > 0)),
      z
        .array(typedText({ what: `Each of the ${what.toLowerCase()}`, max: familyLimits.word }))
        .check(z.maxLength(familyLimits.words, `${what}: at most ${familyLimits.words}, please`)),
    ),
  );

const missingInformation = 'Please fill in name, age, and relationship';

/** What a parent fills in. A guest is the same thing, kept apart from the family. */
export const MemberDraft = z.object({
  name: typedText({ what: 'The name', max: familyLimits.name, missing: missingInformation }),
  age: z
    .int({ error: ({ input }) => (input === undefined ? missingInformation : 'Age is a whole number') })
    .check(
      z.minimum(0, 'Age starts at 0'),
      z.maximum(familyLimits.oldest, `Age goes up to ${familyLimits.oldest}`),
    ),
  relationship: typedText({
    what: 'The family position',
    max: familyLimits.relationship,
    missing: missingInformation,
  }),
  /** An avatar's id in either spelling. One that we do not draw is shown as the girl, so it is not refused. */
  avatar: z._default(
    z.string().check(z.regex(/^[a-z][a-z_-]{0,39}$/, 'That avatar is not one of ours')),
    'child',
  ),
  /** Chosen beyond the avatar: skin, hair, what is worn, a pet's colour. */
  look: z._default(Look, {}),
  hobbies: z._default(Words('Hobbies'), []),
  characterTraits: z._default(Words('Character traits'), []),
  isGuest: z._default(z.boolean(), false),
  /** Never guessed: without them, stories use the name, or what the relationship says. */
  pronouns: z._default(z.nullable(z.enum(pronounChoices)), null),
  /** How the narrator should say the name: "shiv-awn" for Siobhán. */
  sayAs: z._default(z.nullable(typedText({ what: 'How the name is said', max: familyLimits.sayAs })), null),
  /** Lent for a first story, and gone again with one tap. Whoever is edited has become one's own. */
  isSample: z._default(z.boolean(), false),
});
export type MemberDraft = z.infer<typeof MemberDraft>;

export const FamilyMember = z.extend(MemberDraft, {
  id: z.string(),
  userId: z.string(),
  /** Counts the changes. Sent back with an edit, so that an edit of yesterday's view cannot undo tonight's. */
  version: z.int(),
});
export type FamilyMember = z.infer<typeof FamilyMember>;

/** Whose it is, said once more by whoever sends it: it must be the one whose session it is, and is kept from there alone. */
const said = { userId: z.optional(z.string()) };
const MemberAdd = z.extend(MemberDraft, said);
const MemberEdit = z.extend(z.omit(MemberDraft, { isSample: true }), {
  ...said,
  id: z.optional(z.string()),
  version: z.optional(z.int()),
});
const OneMember = z.object({ id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)) });
const path = '/api/family-members';

export const familyCalls = {
  list: call({
    method: 'GET',
    path,
    access: 'family',
    summary: 'Everyone in the family, guests included, in the order they came.',
    status: 200,
    answer: z.array(FamilyMember),
  }),
  add: call({
    method: 'POST',
    path,
    access: 'family',
    summary: 'Adds a person, a pet or a guest.',
    body: MemberAdd,
    status: 201,
    answer: FamilyMember,
  }),
  edit: call({
    method: 'PUT',
    path: `${path}/{id}`,
    access: 'family',
    summary: 'Puts a changed member in the place of the old one.',
    params: OneMember,
    body: MemberEdit,
    status: 200,
    answer: FamilyMember,
  }),
  remove: call({
    method: 'DELETE',
    path: `${path}/{id}`,
    access: 'family',
    summary: 'Removes a member. Stories that were told stay as they are.',
    params: OneMember,
    status: 204,
    answer: null,
  }),
};
