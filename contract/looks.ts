import * as z from 'zod/mini';

// What somebody looks like beyond the avatar: chosen by a family, never guessed from a name.

export const skins = ['golden', 'fair', 'light_brown', 'medium_brown', 'dark_brown', 'black'] as const;
export const hairs = [
  'short',
  'fringe',
  'long',
  'plaits',
  'ponytail',
  'bun',
  'curly',
  'afro',
  'locs',
  'thin',
  'bald',
  'tuft',
] as const;
export const hairColours = ['black', 'brown', 'auburn', 'blond', 'grey', 'white'] as const;
/** What is worn or used; several at once. */
export const worn = [
  'glasses',
  'headscarf',
  'turban',
  'hearing-aid',
  'wheelchair',
  'plaster',
  'beard',
] as const;
/** The colours of pets. */
export const coats = ['black', 'white', 'grey', 'brown', 'golden', 'ginger'] as const;

export type Skin = (typeof skins)[number];
export type Hair = (typeof hairs)[number];
export type HairColour = (typeof hairColours)[number];
export type Worn = (typeof worn)[number];
export type Coat = (typeof coats)[number];

/** What is not said is as the avatar and the age have it. */
export const Look = z.object({
  skin: z.optional(z.enum(skins, 'That colour of skin is not one of ours')),
  hair: z.optional(z.enum(hairs, 'That hair is not one of ours')),
  hairColour: z.optional(z.enum(hairColours, 'That colour of hair is not one of ours')),
  wears: z.optional(
    z
      .array(z.enum(worn, 'That is not something our pictures can wear'))
      .check(z.maxLength(worn.length, 'That is more than our pictures can wear')),
  ),
  coat: z.optional(z.enum(coats, 'That colour of coat is not one of ours')),
});
export type Look = z.infer<typeof Look>;
