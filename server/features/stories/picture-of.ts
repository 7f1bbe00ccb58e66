import type { FamilyMember } from '#contract/family.ts';
import { type Coat, coats, type Look } from '#contract/looks.ts';
import {
  arrangements,
  pictureLimits,
  type PicturePerson,
  type StoryPicture,
  type Vignette,
} from '#contract/pictures.ts';
import { petAvatarIn } from '#contract/pets.ts';
import { asCharacter } from '#contract/story-cast.ts';
import type { StoryCharacter, StoryRequest } from '#contract/stories.ts';
import type { PictureWords } from '#server/writers/writer.ts';

/** Somebody of the family, as they are drawn. */
export type DrawnMember = StoryCharacter & { avatar: string; look: Look };

/** What a story and its picture know of somebody. */
export const asDrawn = (member: FamilyMember): DrawnMember & { id: string } => ({
  ...asCharacter(member),
  id: member.id,
  avatar: member.avatar,
  look: member.look,
});

/** All that is on the picture of a story: what its writer says of it, and those who are in it with the faces that they have tonight. */
export function pictureOf(
  request: StoryRequest,
  words: PictureWords,
  family: readonly DrawnMember[],
): StoryPicture {
  const { characterDetails: characters, theme } = request;
  return {
    ...words,
    arrangement: wayFor([theme, ...characters.map(({ name }) => name)].join('|')),
    people: characters.slice(0, pictureLimits.people).map((character) =>
      personFor(
        character,
        family.find(({ name }) => name === character.name),
      ),
    ),
  };
}

/** The small pictures on the way, once the story is told. */
export type VignettesFor = (told: { paragraphs: readonly string[]; names: readonly string[] }) => Vignette[];

/** The picture of a whole story: its cover, and what is seen on the way. */
export function wholePictureOf(
  cover: StoryPicture,
  { characterDetails }: StoryRequest,
  paragraphs: readonly string[],
  vignettesFor: VignettesFor,
): StoryPicture {
  const names = characterDetails.slice(0, pictureLimits.people).map(({ name }) => name);
  return { ...cover, vignettes: vignettesFor({ paragraphs, names }) };
}

function personFor(character: StoryCharacter, member: DrawnMember | undefined): PicturePerson {
  const { age } = character;
  const { avatar = plainAvatar, look = {} } = member ?? {};
  const pet = petAvatarIn(character.relationship);
  const isUnchosen = avatar === plainAvatar;
  const coat = look.coat ?? coatIn([character.relationship, ...character.traits, ...character.hobbies]);
  return {
    avatar: pet !== undefined && isUnchosen ? pet : isUnchosen ? avatarFor(character) : avatar,
    age,
    look: { ...look, ...(coat && { coat }) },
  };
}

/** Nobody has chosen yet. */
const plainAvatar = 'child';

/** Whoever has not chosen a face has a plain one, by what the relationship says and nothing else. */
function avatarFor({ relationship, age }: StoryCharacter): string {
  const words = relationship.toLowerCase();
  if (/\b(grandma|grandmother|granny|gran|nana|nan|nanny|nonna|abuela|oma)\b/.test(words)) return 'grandma';
  if (/\b(grandpa|grandfather|grandad|granddad|gramps|pop|nonno|abuelo|opa)\b/.test(words)) return 'grandpa';
  if (/\b(mother|mum|mummy|mom|mommy|mama|aunt|auntie)\b/.test(words)) return 'woman';
  if (/\b(father|dad|daddy|papa|uncle)\b/.test(words)) return 'man';
  if (/\b(daughter|sister|niece|girl)\b/.test(words)) return age < 14 ? 'girl' : 'teen_girl';
  if (/\b(son|brother|nephew|boy)\b/.test(words)) return age < 14 ? 'boy' : 'teen_boy';
  return plainAvatar;
}

/** "A brown dog", "white": of an animal it is the coat; nobody else has one. */
function coatIn(words: readonly string[]): Coat | undefined {
  const said = words.join(' ').toLowerCase();
  return coats.find((coat) => new RegExp(`\\b${coat}\\b`).test(said));
}

/** Which of the ways a place is drawn in: the same wish of the same people is the same picture. */
function wayFor(text: string): number {
  let sum = 7;
  for (const sign of text) sum = (Math.imul(sum, 31) + (sign.codePointAt(0) ?? 0)) >>> 0;
  return sum % arrangements;
}
