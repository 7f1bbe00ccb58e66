import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { pictureSubjects } from '#contract/picture-subjects.ts';
import { arrangements, pictureHours, picturePlaces, type StoryPicture } from '#contract/pictures.ts';
import { readParts } from '../../../tools/picture-parts.ts';
import { animalLooks, fantasyLooks, jobLooks, peopleLooks } from './avatar-looks.ts';
import { palettes } from '../scenes/pieces/palette.ts';
import { describePicture, describeVignette } from './describe.ts';
import { createPaintBox } from '../scenes/pieces/paint-box.ts';
import { above, drawCover, drawUprightScene } from './draw-cover.ts';
import { drawVignette } from './draw-vignette.ts';
import { uprightCover } from './upright-cover.ts';

const folder = new URL('../../../pictures/', import.meta.url);
const parts = await readParts();
const mostBytes = 12_000;

const aPicture = (change: Partial<StoryPicture> = {}): StoryPicture => ({
  subjects: [{ is: 'robot', isMany: false }],
  place: 'kitchen',
  hour: 'dusk',
  arrangement: 0,
  people: [
    { avatar: 'girl', age: 5, look: {} },
    { avatar: 'dog', age: 3, look: { coat: 'brown' } },
  ],
  ...change,
});

const files = await Promise.all(
  ['subjects', 'places', 'faces'].map(async (kind) =>
    Promise.all(
      (await readdir(new URL(kind, folder))).map(async (name) => ({
        name: `${kind}/${name}`,
        svg: await readFile(new URL(`${kind}/${name}`, folder), 'utf8'),
      })),
    ),
  ),
).then((kinds) => kinds.flat());

describe('the drawn parts', () => {
  it('are all that the contract names, and no other', () => {
    expect(Object.keys(parts.subjects).toSorted()).toEqual([...pictureSubjects].toSorted());
    expect(pictureSubjects.length).toBeGreaterThanOrEqual(120);
    expect(Object.keys(parts.places).toSorted()).toEqual([...picturePlaces].toSorted());
    expect(picturePlaces.length).toBeGreaterThanOrEqual(16);
  });

  it('are of our own making, or from the one set that the notices name', async () => {
    const notices = await readFile(new URL('../THIRD_PARTY_NOTICES.md', folder), 'utf8');
    expect(notices).toMatch(/## Fluent UI Emoji[^#]*MIT/);
    const origins = files.map(({ name, svg }) => [name, /data-origin="([^"]*)"/.exec(svg)?.[1]] as const);
    expect(
      origins.filter(([, origin]) => !/^(Lamplight|Fluent UI Emoji: [a-z0-9-]+)$/.test(origin ?? '')),
    ).toEqual([]);
  });

  it('can be opened by whoever draws: each a whole drawing that asks nobody for anything', () => {
    for (const { name, svg } of files) {
      expect(svg, name).toMatch(/^<svg [^>]*viewBox="[-\d. ]+"[^>]*>[^]*<\/svg>\s*$/);
      expect(svg.replace('http://www.w3.org/2000/svg', ''), name).not.toMatch(
        /http|href|<script|<style|<image|url\(|NaN/,
      );
    }
  });
});

describe('the cover of a story', () => {
  it('is the same for the same words, and another for others', () => {
    expect(drawCover(parts, aPicture())).toBe(drawCover(parts, aPicture()));
    const others = [
      aPicture({ subjects: [{ is: 'unicorn', isMany: false }] }),
      aPicture({ subjects: [{ is: 'robot', isMany: true }] }),
      aPicture({ place: 'garden' }),
      aPicture({ hour: 'night' }),
      aPicture({ people: [] }),
    ];
    const drawn = [aPicture(), ...others].map((picture) => drawCover(parts, picture));
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it.each(picturePlaces)('stands in three ways in the place “%s”', (place) => {
    const ways = Array.from({ length: arrangements }, (_, arrangement) =>
      drawCover(parts, aPicture({ place, arrangement, subjects: [], people: [] })),
    );
    expect(new Set(ways).size).toBe(arrangements);
    for (const way of ways) expect(way).not.toMatch(/NaN|undefined|data-/);
  });

  it('uses only what it has, and has each only once', () => {
    for (const place of picturePlaces) {
      const svg = drawCover(parts, aPicture({ place, subjects: [{ is: 'dog', isMany: true }] }));
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      const used = [...svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(used.filter((id) => !ids.includes(id))).toEqual([]);
    }
  });

  it('shows the place and the people where the house has no such part', () => {
    const unknown = drawCover(parts, aPicture({ subjects: [{ is: 'tax-inspector', isMany: false }] }));
    expect(unknown).toContain('id="figure-child-front"');
    expect(unknown).not.toContain('tax-inspector');
  });

  it('paints a dog as this dog', () => {
    expect(drawCover(parts, aPicture())).toContain('fill="#8f5d43"');
  });

  it('paints what it is about as it was wished, and nothing else of it', () => {
    const dragon = { is: 'dragon', isMany: false } as const;
    const svg = drawCover(parts, aPicture({ subjects: [{ ...dragon, colour: 'purple' }] }));
    const scales = '#9fc970';
    const belly = '#f9bd58';
    expect(parts.subjects['dragon']?.inside).toContain(scales);
    const sheet = /id="dragon-purple">(.*?)<\/g><g id=/.exec(svg)?.[1] ?? '';
    expect(sheet).toContain('#8457c2');
    expect(sheet).toContain(belly);
    expect(sheet).not.toContain(scales);
  });

  it('paints a horse by its coat, and leaves what cannot be painted as it is', () => {
    const white = aPicture({ subjects: [{ is: 'horse', isMany: false, colour: 'white' }] });
    expect(drawCover(parts, white)).toMatch(/id="horse-white"><g fill="#faf4ea"/);
    const rainbow = { is: 'rainbow', isMany: false } as const;
    const [plain, red] = [rainbow, { ...rainbow, colour: 'red' as const }].map((subject) =>
      drawCover(parts, aPicture({ subjects: [subject] })),
    );
    expect(red?.replaceAll('rainbow-red', 'rainbow')).toBe(plain);
  });

  it('has two trains of two colours', () => {
    const train = { is: 'train', isMany: false } as const;
    const subjects = [
      { ...train, colour: 'red' as const },
      { ...train, colour: 'blue' as const },
    ];
    const svg = drawCover(parts, aPicture({ subjects }));
    expect(svg).toContain('id="train-red"');
    expect(svg).toContain('id="train-blue"');
  });

  it('shows what is long as wide as it may be, and what is tall as tall', () => {
    const widthOf = (is: string) => {
      const svg = drawCover(parts, aPicture({ subjects: [{ is, isMany: false }], people: [] }));
      const scale = Number(new RegExp(`href="#${is}" transform="[^"]*scale\\(([\\d.]+)`).exec(svg)?.[1]);
      const [, , width = 0, height = 0] = (parts.subjects[is]?.ink ?? '').split(' ').map(Number);
      return { width: scale * width, height: scale * height };
    };
    expect(widthOf('racing-car').width).toBeCloseTo(370, 0);
    expect(widthOf('giraffe').height).toBeCloseTo(282, 0);
  });

  it('has a window for what is outdoors, where the wall was, and the people before it', () => {
    const [near, outside] = [{}, { isOutside: true }].map((where) =>
      drawCover(parts, aPicture({ subjects: [{ is: 'fox', isMany: false, ...where }] })),
    );
    expect(near).not.toContain('c-window');
    const pane = /<g clip-path="url\(#c-window\)">(.*?)<\/g><rect/.exec(outside ?? '')?.[1] ?? '';
    expect(pane).toContain('href="#fox"');
    expect(outside?.indexOf('c-window')).toBeLessThan(outside?.indexOf('href="#p339"') ?? 0);
    // The kitchen's own window and shelf have given way.
    expect(near).toContain('M130 150q');
    expect(outside).not.toContain('M130 150q');
    expect(`${near}${outside}`).not.toContain('data-');
  });

  it('has whoever is indoors before the window, though named after it', () => {
    const cloud = { is: 'rain-cloud', isMany: false, isOutside: true };
    const robot = { is: 'robot', isMany: false };
    for (const subjects of [
      [cloud, robot],
      [robot, cloud],
    ]) {
      const svg = drawCover(parts, aPicture({ subjects }));
      expect(svg.indexOf('href="#rain-cloud"')).toBeLessThan(svg.indexOf('href="#robot"'));
    }
  });

  it('shows everybody from the chest up, with what they use', () => {
    const otto = { avatar: 'boy', age: 9, look: { wears: ['wheelchair' as const] } };
    for (const place of picturePlaces) {
      const svg = drawCover(parts, aPicture({ place, people: [otto] }));
      const [, top = 0, scale = 0] = (
        /translate\([\d.]+ ([\d.]+)\) scale\(([\d.]+)\)"><use href="#p400"/.exec(svg) ?? []
      ).map(Number);
      const armrest = top + 49 * scale;
      const hem = Math.min(
        ...[...(parts.places[place]?.front ?? '').matchAll(/M0 (\d+)/g)].map(([, y]) => Number(y)),
      );
      expect(armrest, place).toBeLessThan(hem - 16);
    }
  });

  it('stays under 12 kB, whatever is on it and whoever looks on', () => {
    const longest = (kind: Record<string, { inside: string }>, most: number) =>
      Object.entries(kind)
        .toSorted(([, a], [, b]) => b.inside.length - a.inside.length)
        .slice(0, most)
        .map(([name]) => name);
    const [place] = picturePlaces.toSorted(
      (a, b) => (parts.places[b]?.inside.length ?? 0) - (parts.places[a]?.inside.length ?? 0),
    );
    const casts = [peopleLooks, { ...fantasyLooks, ...jobLooks }, animalLooks].flatMap((looks) => {
      const ids = Object.keys(looks);
      return ids.map((_, at) => [0, 1, 2, 3, 4].map((step) => ids[(at + step * 3) % ids.length] ?? 'girl'));
    });
    const settings = [
      { place: place ?? 'hill', isOutside: false },
      ...(['room', 'kitchen'] as const).map((indoors) => ({ place: indoors, isOutside: true })),
    ];
    for (const is of longest(parts.subjects, 6)) {
      for (const cast of casts) {
        const people = cast.map((avatar) => ({ avatar, age: 30, look: {} }));
        for (const { place: there, isOutside } of settings) {
          const subjects = [{ is, isMany: false, isOutside }];
          const svg = drawCover(parts, aPicture({ subjects, people, place: there }));
          expect(svg.length, `${is} in ${there} with ${cast.join(', ')}`).toBeLessThan(mostBytes);
        }
      }
    }
  });

  it('has room for the title when it is upright', () => {
    for (const hour of pictureHours) {
      const svg = uprightCover(parts, aPicture({ hour }));
      expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 800 1134"[^]+<\/svg>\s*$/);
      expect(svg).toContain('id="robot"');
    }
  });
});

describe('a picture that fills a page', () => {
  it('is the middle of the same scene, with all that it is about within its edges', () => {
    for (const is of ['racing-car', 'kite', 'robot', 'giraffe']) {
      const subjects = [{ is, isMany: false }];
      const svg = drawUprightScene(parts, aPicture({ subjects, people: [] }));
      const [, left = 0, seen = 0] = (/viewBox="(\d+) 0 (\d+) 470"/.exec(svg) ?? []).map(Number);
      const [, x = 0, scale = 0] = (
        new RegExp(`href="#${is}" transform="translate\\(([-\\d.]+) [-\\d.]+\\) scale\\(([\\d.]+)`).exec(
          svg,
        ) ?? []
      ).map(Number);
      const [from = 0, , wide = 0] = (parts.subjects[is]?.ink ?? '').split(' ').map(Number);
      expect(x + from * scale, is).toBeGreaterThan(left + 10);
      expect(x + (from + wide) * scale, is).toBeLessThan(left + seen - 10);
    }
  });
});

describe('above the scene of an upright cover', () => {
  it.each([
    ['room', '#4b3f7a', false],
    ['under-the-sea', '#2f5a8c', false],
    ['hill', palettes.dusk.sky[0], true],
  ] as const)('is what is above it: %s', (place, paint, isSky) => {
    expect(above(parts, createPaintBox('x', 'dusk'), aPicture({ place }))).toMatchObject({ paint, isSky });
    expect(uprightCover(parts, aPicture({ place }))).toContain(`height="1134" fill="${paint}"`);
  });
});

describe('the marks on a part', () => {
  it('are true of its drawing', () => {
    for (const [name, { box, ink, inside, paint = [] }] of Object.entries(parts.subjects)) {
      for (const tone of paint) expect(inside, `${name} has ${tone}`).toContain(tone);
      const [left = 0, top = 0, width = 0, height = 0] = ink.split(' ').map(Number);
      const [x = 0, y = 0, wide = 0, high = 0] = box.split(' ').map(Number);
      expect(width > 0 && height > 0, name).toBe(true);
      const isInside =
        left >= x && top >= y && left + width <= x + wide + 0.1 && top + height <= y + high + 0.1;
      expect(isInside, name).toBe(true);
    }
  });
});

describe('what is cut out', () => {
  it('stands out by light alone, for eyes that tell few colours apart', () => {
    const light = (hex: string): number => {
      const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
        const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
        return share <= 0.04 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const rim = light('#fff0cf');
    expect(drawCover(parts, aPicture())).toContain('stroke="#fff0cf"');
    for (const { sky, land } of Object.values(palettes))
      for (const behind of [...sky.slice(0, 2), ...land.flat()])
        expect((rim + 0.05) / (light(behind) + 0.05), behind).toBeGreaterThan(3);
  });
});

describe('a small picture on the way', () => {
  const there = { after: 3, subject: 'teapot', people: [0] };

  it('has what it is about and who is there, and fits together', () => {
    const svg = drawVignette(parts, aPicture(), there);
    expect(svg).toContain('id="teapot-there"');
    expect(svg).toContain('id="figure-child-front"');
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const used = [...svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map(([, id]) => id);
    expect(used.filter((id) => !ids.includes(id))).toEqual([]);
    expect(svg.length).toBeLessThan(8_000);
    expect(drawVignette(parts, aPicture(), there)).toBe(svg);
  });

  it('never moves', () => expect(drawVignette(parts, aPicture(), there)).not.toMatch(/<animate|<set/));

  it('is said in words', () => {
    expect(describeVignette(there, ['Mia', 'Biscuit'])).toBe('A teapot, and Mia.');
    expect(describeVignette({ ...there, subject: null }, ['Mia'])).toBe('Mia.');
  });
});

describe('what a listener hears of a picture', () => {
  it.each([
    [
      aPicture({ subjects: [{ is: 'thunder-cloud', isMany: false, isOutside: true }] }),
      ['Mia'],
      'A thunder cloud outside the window of a kitchen at dusk, with Mia.',
    ],
    [
      aPicture({
        subjects: [
          { is: 'robot', isMany: false },
          { is: 'rain-cloud', isMany: false, isOutside: true },
        ],
      }),
      ['Mia'],
      'A robot in a kitchen at dusk, with Mia, and a rain cloud outside the window.',
    ],
    [aPicture(), ['Mia', 'Biscuit'], 'A robot in a kitchen at dusk, with Mia and Biscuit.'],
    [
      aPicture({ subjects: [{ is: 'octopus', isMany: false }], place: 'under-the-sea', hour: 'night' }),
      [],
      'An octopus under the sea at night.',
    ],
    [
      aPicture({ subjects: [{ is: 'father-christmas', isMany: false }], place: 'snow' }),
      [],
      'Father Christmas in the snow at dusk.',
    ],
    [aPicture({ subjects: [], place: 'hill' }), ['Tāne'], 'Tāne on a hill at dusk.'],
    [
      aPicture({
        subjects: [
          { is: 'dragon', isMany: false, colour: 'purple' },
          { is: 'socks', isMany: false, colour: 'orange' },
          { is: 'kite', isMany: false, colour: 'orange' },
        ],
      }),
      [],
      'A purple dragon, orange socks, and an orange kite in a kitchen at dusk.',
    ],
    [
      aPicture({ subjects: [{ is: 'digger', isMany: true, colour: 'red' }], place: 'street' }),
      [],
      'Three red diggers in a street at dusk.',
    ],
    [
      aPicture({
        subjects: [
          { is: 'unicorn', isMany: false },
          { is: 'digger', isMany: false },
        ],
        place: 'street',
      }),
      ['Bo'],
      'A unicorn and a digger in a street at dusk, with Bo.',
    ],
    [aPicture({ subjects: [{ is: 'socks', isMany: false }], place: 'room' }), [], 'Socks in a room at dusk.'],
    [
      aPicture({ subjects: [{ is: 'digger', isMany: true }], place: 'street' }),
      [],
      'Three diggers in a street at dusk.',
    ],
    [
      aPicture({ subjects: [{ is: 'mouse', isMany: true }], place: 'farm' }),
      [],
      'Three mice on a farm at dusk.',
    ],
  ])('is one sentence', (picture, names, words) => {
    expect(describePicture(picture, names)).toBe(words);
  });
});
