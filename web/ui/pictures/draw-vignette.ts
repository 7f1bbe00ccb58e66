import type { StoryPicture, Vignette } from '#contract/pictures.ts';
import { createPaintBox } from '../scenes/pieces/paint-box.ts';
import { picture } from '../scenes/pieces/picture.ts';
import { createSheets, people, scaleOf, standing } from './draw-people.ts';
import { painted } from './painted.ts';
import type { Parts } from './parts.ts';

const [width, height] = [360, 190];
/** A hole cut into the page, as round as a lamp's light is wide. */
const frame = `<path id="v-hole" d="M16 100C16 46 92 10 184 10S344 48 344 98 270 181 178 181 16 152 16 100Z"/>`;

/** A small picture between two paragraphs: what is spoken of there, by whom, in a hole cut into the page, with the evening behind it. */
export function drawVignette(parts: Parts, story: StoryPicture, { subject, people: who }: Vignette): string {
  const box = createPaintBox('v', story.hour);
  const sheets = createSheets();
  const [zenith, middle] = box.palette.sky;
  const [, , near] = box.palette.land;
  const sky = box.vertical('vsky', [
    [0, zenith],
    [1, middle],
  ]);
  const glow = box.radial('vglow', [
    [0, '#ffe3a3', 0.9],
    [0.5, '#ffcf7d', 0.4],
    [1, '#ffbf6b', 0],
  ]);
  const part = subject === null ? undefined : parts.subjects[subject];
  const faces = who.flatMap((index) => story.people[index] ?? []);
  const hasBoth = part !== undefined && faces.length > 0;
  const thing = part && subject !== null ? cutOut(subject, hasBoth ? 122 : 180) : '';
  const cast = people(parts, sheets, faces, {
    middle: hasBoth ? 244 : 180,
    foot: 186,
    scale: hasBoth ? 0.78 : 0.95,
  });
  return picture(
    box,
    { width, height, label: '' },
    `<defs>${frame}<clipPath id="v-clip"><use href="#v-hole"/></clipPath>${sheets.all()}</defs>`,
    `<g clip-path="url(#v-clip)"><rect width="${width}" height="${height}" fill="${sky}"/><path d="M60 40h0M110 66h0M290 40h0M316 84h0M200 30h0" stroke="#fff2d2" stroke-width="4" stroke-linecap="round"/><ellipse cx="180" cy="104" rx="150" ry="96" fill="${glow}"/><path d="M0 150Q120 128 220 142T360 132V190H0Z" fill="${near[0]}"/>${thing}${cast}</g>`,
    `<use href="#v-hole" fill="none" stroke="#3a2a3f" stroke-opacity=".35" stroke-width="3"/>`,
  );

  function cutOut(name: string, x: number): string {
    const drawn = parts.subjects[name];
    if (!drawn) return '';
    const colour = story.subjects.find(({ is }) => is === name)?.colour;
    const href = sheets.use(`${name}-there`, painted(drawn, colour));
    const spot = { middle: x, foot: 160, width: 150, height: 124 };
    const line = Math.round((5 / scaleOf(drawn.ink, spot)) * 100) / 100;
    const rim = ` stroke="#fff0cf" stroke-width="${line}" stroke-linejoin="round"`;
    return standing(href, drawn.ink, spot, rim) + standing(href, drawn.ink, spot);
  }
}
