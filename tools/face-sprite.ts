import { avatarSubjects } from '../web/ui/pictures/avatar-looks.ts';
import type { Parts } from '../web/ui/pictures/parts.ts';

/** Every sheet that a face can be made of, under its name, so that a family of eight is one request. */
export function faceSprite({ faces, subjects }: Parts): string {
  const sheets = Object.entries(faces).flatMap(([name, { back, front }]) => [
    ...(back === '' ? [] : [`<g id="${name}-back">${back}</g>`]),
    ...(front === '' ? [] : [`<g id="${name}-front">${front}</g>`]),
  ]);
  const wholes = avatarSubjects.map((name) => {
    const part = subjects[name];
    if (!part) throw new Error(`There is no part called ${name}.`);
    return `<symbol id="subject-${name}" viewBox="${part.box}">${part.inside}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg"><!-- ${notice} --><defs>${sheets.join('')}</defs>${wholes.join('')}</svg>`;
}

const notice =
  'Faces drawn by Lamplight, MIT. Some other parts cut from Fluent UI Emoji, copyright (c) Microsoft Corporation, MIT; see THIRD_PARTY_NOTICES.md.';
