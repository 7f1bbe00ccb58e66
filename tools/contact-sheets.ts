// `npm run pictures` lays out covers to be looked at, in the folder that PICTURES_FOLDER names: forty wishes (or those of a file, a wish a line:
// `npm run pictures FILE`) as the built-in storyteller has them drawn, each
// beside six wishes of which one is its own (a stranger should see which), the answers on a page of their own; and every part that there
// is, by its name. The pages open in any browser; where there is a Chromium they come as PNG as well.
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { Look } from '#contract/looks.ts';
import { pictureSubjects } from '#contract/picture-subjects.ts';
import { arrangements, picturePlaces, type StoryPicture } from '#contract/pictures.ts';
import { openBuiltInStoryteller } from '#server/writers/built-in.ts';
import type { PictureWords } from '#server/writers/writer.ts';
import { peopleLooks } from '#web/ui/pictures/avatar-looks.ts';
import { drawCover } from '#web/ui/pictures/draw-cover.ts';
import { readParts } from './picture-parts.ts';

const ourForty = [
  'a robot who wants to be a chef',
  'the unicorn in the garden',
  'a dragon who can’t sleep',
  'diggers',
  'brushing teeth',
  'my wobbly tooth',
  'an octopus with too many hats',
  'the lighthouse that sneezed',
  'pirates and treasure',
  'a trip to the moon',
  'the little red tractor',
  'a fire engine',
  'the lost teddy',
  'whales',
  'a friendly ghost',
  'the first snow',
  'camping in the garden',
  'a hot-air balloon',
  'building a treehouse',
  'a mermaid in the bath',
  'the football final',
  'ballet on the moon',
  'monsters under the bed',
  'birthday cake',
  'a snail who wants to be fast',
  'learning to ride a bike',
  'first day at school',
  'a talking teapot',
  'the biggest sandcastle',
  'a knight',
  'a penguin who couldn’t swim',
  'bees',
  'knitting a scarf for a giraffe',
  'the night train',
  'thunder',
  'a magic paintbrush',
  'the bin lorry',
  'a fairy at the window',
  'Diwali',
  'a dinosaur in the kitchen',
];
const [, , list] = process.argv;
const wishes =
  list === undefined
    ? ourForty
    : (await readFile(list, 'utf8')).split('\n').filter((line) => line.trim() !== '');
const choicesEach = 6;

const families = [
  [
    ['girl', 5, 'daughter'],
    ['man', 38, 'father'],
  ],
  [
    ['boy_dark_brown', 7, 'son'],
    ['woman_dark_brown', 35, 'mother'],
    ['baby_dark_brown', 1, 'daughter'],
    ['dog', 4, 'brown dog'],
  ],
  [
    ['girl_light_brown', 4, 'daughter'],
    ['grandma_light_brown', 66, 'grandmother'],
  ],
  [
    ['boy', 9, 'son'],
    ['teen_girl', 14, 'daughter'],
    ['cat', 3, 'black cat'],
  ],
  [
    ['child', 6, 'child'],
    ['woman', 41, 'mother'],
    ['man_black', 44, 'father'],
    ['girl_black', 3, 'daughter'],
    ['grandpa_black', 71, 'grandfather'],
  ],
] as const;

const folder = process.env['PICTURES_FOLDER'] ?? join('data', 'pictures');
await mkdir(folder, { recursive: true });
const parts = await readParts();
const { builtIn } = openBuiltInStoryteller();

await lay('wishes', await wishSheet());
await writeFile(join(folder, 'answers.txt'), wishes.map((wish, at) => `${at + 1}. ${wish}\n`).join(''));
await lay('parts', partSheet());
console.log(`The sheets lie in ${folder}: wishes, answers, parts.`);

async function wishSheet(): Promise<string> {
  const figures: string[] = [];
  for (const [at, wish] of wishes.entries()) {
    const family = families[at % families.length] ?? families[0];
    const words = await pictureTold(wish, family);
    const people = family.map(([avatar, age, relationship]) => ({
      avatar,
      age,
      look: Look.parse(
        /brown dog/.test(relationship)
          ? { coat: 'brown' }
          : /black cat/.test(relationship)
            ? { coat: 'black' }
            : {},
      ),
    }));
    figures.push(
      figure(
        { ...words, arrangement: at % arrangements, people },
        `${at + 1}. ${choices(at).join(' · ')}`,
        300,
      ),
    );
  }
  return figures.join('');
}

async function pictureTold(wish: string, family: (typeof families)[number]): Promise<PictureWords> {
  const characters = family.map(([, age, relationship], at) => ({
    name: ['Mia', 'Tāne', 'Jo', 'Bo', 'Ada'][at] ?? 'Kim',
    age,
    relationship,
    hobbies: ['drawing'],
    traits: [],
  }));
  const request = {
    characters,
    theme: wish,
    duration: 'short',
    culture: 'western',
    narratorVoice: 'emma',
    interests: [],
    history: [],
  } as const;
  for await (const event of builtIn.write(request, new AbortController().signal))
    if (event.type === 'finished' && event.choices.picture) return event.choices.picture;
  throw new Error(`“${wish}” came without a picture.`);
}

/** Its own wish among five others of the forty, never in the same place. */
function choices(at: number): string[] {
  const others = Array.from(
    { length: choicesEach - 1 },
    (_, step) => wishes[(at + 7 * (step + 1)) % wishes.length] ?? '',
  );
  const place = (at * 5) % choicesEach;
  return [...others.slice(0, place), wishes[at] ?? '', ...others.slice(place)];
}

function ageOf(avatar: string): number {
  if (avatar.includes('baby')) return 1;
  if (/grand|elder/.test(avatar)) return 70;
  return /^(boy|girl|child)/.test(avatar) ? 6 : 35;
}

function partSheet(): string {
  const plain: StoryPicture = { subjects: [], place: 'hill', hour: 'dusk', arrangement: 0, people: [] };
  const places = picturePlaces.flatMap((place) =>
    Array.from({ length: arrangements }, (_, arrangement) =>
      figure({ ...plain, place, arrangement }, `${place} ${arrangement + 1}`, 200),
    ),
  );
  const faces = Object.keys(peopleLooks).map((avatar) =>
    figure({ ...plain, place: 'room', people: [{ avatar, age: ageOf(avatar), look: {} }] }, avatar, 160),
  );
  const subjects = pictureSubjects.map((is) =>
    figure({ ...plain, subjects: [{ is, isMany: false }] }, is, 160),
  );
  return [...places, ...faces, ...subjects].join('');
}

function figure(picture: StoryPicture, words: string, width: number): string {
  const address = `data:image/svg+xml,${encodeURIComponent(drawCover(parts, picture))}`;
  return `<figure style="width:${width}px"><img width="${width}" src="${address}" alt=""><figcaption>${words}</figcaption></figure>`;
}

async function lay(name: string, figures: string): Promise<void> {
  const file = join(folder, `${name}.html`);
  const style =
    'body{margin:8px;display:flex;flex-wrap:wrap;gap:10px;background:#fff;font:12px/1.4 sans-serif}figure{margin:0}';
  await writeFile(
    file,
    `<!doctype html><meta charset="utf-8"><title>${name}</title><style>${style}</style>${figures}`,
  );
  const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
  if (!existsSync(executablePath)) return;
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const page = await browser.newPage({ viewport: { width: 1_270, height: 900 } });
  await page.goto(pathToFileURL(file).href);
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
  await browser.close();
}
