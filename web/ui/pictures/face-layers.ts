import type { Coat, HairColour, Look, Skin, Worn } from '#contract/looks.ts';
import { type AvatarLook, avatarLook, type Form } from './avatar-looks.ts';

/** Somebody as a family has had them drawn. */
export type Face = { avatar: string; age?: number | undefined; look?: Look | undefined };

/** One sheet of paper of a face: the part it is cut from, what it is painted with, and its hair. */
type Layer = { part: string; fill?: string; color?: string };

/** Either a person, sheet upon sheet from the back to the front, or a part that is whole by itself. */
export type Drawn = { form: Form; layers: readonly Layer[] } | { subject: string; coat: string | undefined };

const skins: Record<Skin, string> = {
  golden: '#f9c88a',
  fair: '#fadcc4',
  light_brown: '#dfae7d',
  medium_brown: '#bd8254',
  dark_brown: '#945f40',
  black: '#744a3a',
};
const hairs: Record<HairColour, string> = {
  black: '#2f2836',
  brown: '#6c4738',
  auburn: '#a8532f',
  blond: '#e8b65c',
  grey: '#a39db3',
  white: '#f1ecf2',
};
const coats: Record<Coat, string> = {
  black: '#4d4660',
  white: '#f6f1ec',
  grey: '#9d98ae',
  brown: '#8f5d43',
  golden: '#f0c074',
  ginger: '#e2893f',
};
const cloths = ['#dc634f', '#3d8c86', '#7f61b4', '#5d8bcf', '#69a155', '#d56f8e'] as const;

/** How a face is put together: by its age, as its avatar is, with what a family has chosen beyond it. */
export function drawnFace({ avatar, age, look = {} }: Face, which = 0): Drawn {
  const base = avatarLook(avatar);
  if ('subject' in base) return { subject: base.subject, coat: look.coat && coats[look.coat] };
  const form = formFor(base, age);
  const hair = look.hair ?? hairFor(base.hair, form);
  const color = hairs[look.hairColour ?? hairColourFor(base, form, look.skin)];
  const skin = skins[look.skin ?? base.skin ?? 'golden'];
  const wears = new Set<Worn>(look.wears ?? base.wears ?? []);
  if (form === 'baby' || form === 'child') wears.delete('beard');
  const hidesHair = wears.has('headscarf') || wears.has('turban');
  const figure = form === 'old' ? 'grown' : form;
  const years = form === 'baby' || form === 'child' ? 'young' : form;
  const worn = [...wears].filter((one) => one !== 'beard').map((one) => `wear-${one}`);
  const costume = base.costume === undefined ? [] : [`wear-${base.costume}`];
  const cloth = cloths[which % cloths.length] ?? cloths[0];
  return {
    form,
    layers: [
      ...[...worn, ...costume].map((part) => ({ part: `${part}-back`, fill: skin, color })),
      ...(hidesHair ? [] : [{ part: `hair-${hair}-back`, color }]),
      { part: `figure-${figure}-back`, fill: cloth },
      { part: `figure-${figure}-front`, fill: skin },
      ...(wears.has('beard') ? [{ part: 'wear-beard-front', color }] : []),
      { part: `look-${years}-front`, color },
      ...(hidesHair ? [] : [{ part: `hair-${hair}-front`, color }]),
      ...[...costume, ...worn].map((part) => ({ part: `${part}-front`, fill: skin, color })),
    ],
  };
}

type Person = Exclude<AvatarLook, { subject: string }>;
const darkSkins: ReadonlySet<Skin> = new Set(['medium_brown', 'dark_brown', 'black']);
const isGrey = (colour: HairColour): boolean => colour === 'grey' || colour === 'white';

/** As the avatar has it; grey with the years; and black where a dark skin was chosen, as on the avatars that have one: brown would be lost on it. */
function hairColourFor(base: Person, form: Form, skin: Skin | undefined): HairColour {
  if (isGrey(base.hairColour)) return base.hairColour;
  if (form === 'old') return 'grey';
  return skin !== undefined && darkSkins.has(skin) ? 'black' : base.hairColour;
}

/** By the age, where it is known; whom a family draws as old is old from middle age on. */
function formFor(base: Person, age: number | undefined): Form {
  if (age === undefined) return base.form ?? 'child';
  if (age < 2) return 'baby';
  if (age < 14) return 'child';
  if (age >= 62 || (base.form === 'old' && age >= 40)) return 'old';
  return 'grown';
}

/** A tuft is drawn for babies alone; anybody older has short hair instead. */
const hairFor = (hair: NonNullable<Look['hair']>, form: Form) =>
  hair === 'tuft' && form !== 'baby' ? 'short' : hair;
