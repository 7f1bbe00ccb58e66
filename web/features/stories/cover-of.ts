import type { StoryRequest } from '#contract/stories.ts';
import type { BookCover, CoverPlace } from '#web/ui/scenes/book-cover.ts';
import type { Hour } from '#web/ui/scenes/pieces/palette.ts';
import { creatures, type CreatureName } from '#web/ui/scenes/pieces/creatures/index.ts';
import { createChance } from '#web/ui/scenes/pieces/seeded.ts';

/** Words of a theme that say where it is. The first that fits decides. */
const placeWords: readonly (readonly [CoverPlace, RegExp])[] = [
  [
    'sea',
    /\b(sea|ocean|boat|ship|pirate|island|river|lake|fish|whale|mermaid|under ?water|swim|beach|harbou?r)/i,
  ],
  ['moon', /\b(moon|star|space|planet|rocket|astronaut|sky|night|dream|comet)/i],
  [
    'home',
    /\b(home|house|school|friend|family|kitchen|bak|grand|teddy|toy|share|sharing|village|garden|bed)/i,
  ],
  ['wood', /\b(wood|forest|tree|jungle|dinosaur|dragon|mountain|hill|animal|bear|fox|brave|adventure|camp)/i],
];
const otherPlaces = ['wood', 'home', 'sea'] as const;
const lanternCultures: readonly string[] = ['japanese', 'chinese', 'indian', 'arabic'];
const mostSeen = 3;

/** What a cover is drawn from: of a story, or of one that is only asked for yet. */
export type CoverWish = Pick<
  StoryRequest,
  'theme' | 'culturalBackground' | 'characterDetails' | 'characterNames'
>;

/** What is on the cover of a story: where its theme leads, by its culture's light, with as many as are in it. */
export function coverOf({ theme, culturalBackground, characterDetails }: CoverWish): BookCover {
  const seed = seedOf([theme, culturalBackground, ...characterDetails.map(({ name }) => name)].join('|'));
  const chance = createChance(seed);
  const found = placeWords.find(([, words]) => words.test(theme));
  const place = found?.[0] ?? chance.oneOf(otherPlaces);
  const hour = chance.oneOf<Hour>(['dusk', 'night', 'night', 'late']);
  const company = characterDetails
    .slice(0, mostSeen)
    .map(({ relationship }) => petIn(relationship) ?? chance.oneOf(names));
  return { seed, hour, place, company, hasLanterns: lanternCultures.includes(culturalBackground) };
}

const names: readonly [CreatureName, ...CreatureName[]] = ['fox', 'owl', 'rabbit', 'hedgehog', 'cat'];

/** The family's cat is a cat on the cover, too. */
function petIn(relationship: string): CreatureName | undefined {
  const words = relationship.toLowerCase();
  return names.find((name) => name in creatures && words.split(/\W+/).includes(name));
}

function seedOf(text: string): number {
  let seed = 7;
  for (const sign of text) seed = (Math.imul(seed, 31) + (sign.codePointAt(0) ?? 0)) >>> 0;
  return seed;
}
