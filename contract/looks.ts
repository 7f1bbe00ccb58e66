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

const notOurs = 'Our pictures do not know that look';

/** What is not said is as the avatar and the age have it. */
export const Look = z.object({
  skin: z.optional(z.enum(skins, notOurs)),
  hair: z.optional(z.enum(hairs, notOurs)),
  hairColour: z.optional(z.enum(hairColours, notOurs)),
  wears: z.optional(z.array(z.enum(worn, notOurs)).check(z.maxLength(worn.length, notOurs))),
  coat: z.optional(z.enum(coats, notOurs)),
});
export type Look = z.infer<typeof Look>;
