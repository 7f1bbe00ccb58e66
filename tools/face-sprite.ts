import { petAvatars } from '#contract/pets.ts';
import { avatarCategories } from '../web/ui/avatars.ts';
import { avatarLook } from '../web/ui/pictures/avatar-looks.ts';
import type { Parts } from '../web/ui/pictures/parts.ts';

const avatarSubjects = new Set(
  [...avatarCategories.flatMap(({ ids }) => ids), ...petAvatars]
    .map(avatarLook)
    .flatMap((look) => ('subject' in look ? [look.subject] : [])),
);

/** Every sheet that a face can be made of, under its name, so that a family of eight is one request. */
export function faceSprite({ faces, subjects }: Parts): string {
  const sheets = Object.entries(faces).flatMap(([name, { back, front }]) => [
    ...(back === '' ? [] : [`<g id="${name}-back">${back}</g>`]),
    ...(front === '' ? [] : [`<g id="${name}-front">${front}</g>`]),
  ]);
  const wholes = [...avatarSubjects].map((name) => {
    const part = subjects[name];
    if (!part) throw new Error(`There is no part called ${name}.`);
    const { box, inside, coat } = part;
    if (coat === undefined) return `<symbol id="subject-${name}" viewBox="${box}">${inside}</symbol>`;
    // Once in the coat that it is drawn with, and once for whoever has one of its own.
    return `<symbol id="subject-${name}" viewBox="${box}"><g fill="${coat}">${inside}</g></symbol><symbol id="own-${name}" viewBox="${box}">${inside}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg"><!-- ${notice} --><defs>${sheets.join('')}</defs>${wholes.join('')}</svg>`;
}

const notice =
  'Faces drawn by Lamplight, MIT. Some other parts cut from Fluent UI Emoji, copyright (c) Microsoft Corporation, MIT; see THIRD_PARTY_NOTICES.md.';
