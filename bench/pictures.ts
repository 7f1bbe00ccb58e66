// What a cover costs a phone: put together and painted in Chromium at a quarter of this machine's speed, for the covers of forty wishes with
// five people on each; and how large they are. The yardstick, in the same run, is a cover with neither subject nor people.
import { build } from 'esbuild';
import { chromium } from '@playwright/test';
import { pictureSubjects } from '#contract/picture-subjects.ts';
import { arrangements, picturePlaces, type StoryPicture } from '#contract/pictures.ts';
import { peopleLooks } from '#web/ui/pictures/avatar-looks.ts';
import { drawCover } from '#web/ui/pictures/draw-cover.ts';
import { readParts } from '../tools/picture-parts.ts';
import { valueAt } from './support/measures.ts';

const slowdown = 4;
const covers = 40;
const allowed = { ms: 4, bytes: 12_000 };

const faces = Object.keys(peopleLooks);
const placeOf = (at: number) => picturePlaces[at % picturePlaces.length] ?? 'hill';
const pictures = Array.from({ length: covers }, (_, at): StoryPicture => ({
  subjects: [
    {
      is: pictureSubjects[(at * 37) % pictureSubjects.length] ?? 'robot',
      isMany: false,
      // Indoors each is seen through the window, which is the most that there is to draw.
      isOutside: ['room', 'kitchen'].includes(placeOf(at)),
    },
  ],
  place: placeOf(at),
  hour: 'dusk',
  arrangement: at % arrangements,
  people: [0, 1, 2, 3, 4].map((step) => ({
    avatar: faces[(at + step * 7) % faces.length] ?? 'girl',
    age: 6 + step * 15,
    look: {},
  })),
}));
const parts = await readParts();
const bytes = pictures.map((picture) => drawCover(parts, picture).length);

const { outputFiles } = await build({
  stdin: { contents: "export * from './web/ui/pictures/draw-cover.ts'", resolveDir: '.', loader: 'ts' },
  bundle: true,
  write: false,
  format: 'iife',
  globalName: 'pictures',
});
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
const slow = await page.context().newCDPSession(page);
await slow.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
const bare = pictures.map((picture) => ({ ...picture, subjects: [], people: [] }));
// Once before it counts: a shelf has drawn its first card by then.
await timed(bare);
tell('yardstick: no subject, nobody', await timed(bare));
const measured = await timed(pictures);
tell('a subject and five people', measured);
await browser.close();

const largest = Math.max(...bytes);
console.log(`  size: median ${valueAt(bytes, 0.5)} bytes, largest ${largest} (allowed ${allowed.bytes})`);
if (valueAt(measured.drawMs, 0.5) > allowed.ms || largest > allowed.bytes) process.exitCode = 1;

type Timed = { drawMs: number[]; paintMs: number[] };

/** Each is put together, then read and painted as a card of the shelf shows it. */
function timed(some: readonly StoryPicture[]): Promise<Timed> {
  return page.evaluate(
    async ([wanted, cut]) => {
      const { drawCover: draw } = (
        globalThis as unknown as { pictures: { drawCover: (...given: unknown[]) => string } }
      ).pictures;
      const [drawMs, paintMs]: [number[], number[]] = [[], []];
      const canvas = Object.assign(document.createElement('canvas'), { width: 780, height: 458 });
      const context = canvas.getContext('2d', { willReadFrequently: true });
      for (const picture of wanted) {
        const began = performance.now();
        const drawing = draw(cut, picture);
        drawMs.push(performance.now() - began);
        const image = new Image(780, 458);
        image.src = `data:image/svg+xml,${encodeURIComponent(drawing.replace('<svg ', '<svg width="800" height="470" '))}`;
        await image.decode();
        const painting = performance.now();
        context?.drawImage(image, 0, 0, 780, 458);
        context?.getImageData(0, 0, 1, 1);
        paintMs.push(performance.now() - painting);
      }
      return { drawMs, paintMs };
    },
    [some, parts] as const,
  );
}

function tell(what: string, { drawMs, paintMs }: Timed): void {
  const ms = (times: number[], part: number) => valueAt(times, part).toFixed(1);
  console.log(
    `  ${what}: drawn in ${ms(drawMs, 0.5)} ms (slowest tenth ${ms(drawMs, 0.9)}), painted in ${ms(paintMs, 0.5)} ms (${ms(paintMs, 0.9)})`,
  );
}
