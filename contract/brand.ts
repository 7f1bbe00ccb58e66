import * as z from 'zod/mini';

// A brand stands in HTML text, in attributes and inside JSON in attributes, so it is plain words: no quotes, no brackets, no backslash.
const plain = (longest: number) => z.string().check(z.regex(/^[^"<>\\\p{Cc}]+$/u), z.maxLength(longest));

/** Who runs this house and what it costs: everything another family business would change to run it under its own name. */
export const Brand = z.object({
  /** The product's name, as it stands in the header and in "Welcome to …". */
  name: plain(60),
  /** Where a parent writes for help, and to cancel. */
  email: z.email().check(z.maxLength(254)),
  phone: plain(40),
  location: plain(80),
  /** The agency of "powered by". */
  agencyName: plain(60),
  /** An image on this origin. */
  agencyLogoUrl: plain(200).check(z.regex(/^\/[^/]/)),
  versionLabel: plain(20),
  /** As it is read, with its currency sign. */
  pricePerMonth: plain(20),
  trialDays: z.int().check(z.minimum(1), z.maximum(365)),
  /** What stands over the three things that a visitor is told last, and the three, each with a sentence. */
  roadmapTitle: plain(60),
  roadmapFirst: plain(60),
  roadmapFirstWords: plain(200),
  roadmapSecond: plain(60),
  roadmapSecondWords: plain(200),
  roadmapThird: plain(60),
  roadmapThirdWords: plain(200),
});
export type Brand = z.infer<typeof Brand>;

// The domain is one of those reserved for examples, and the number lies in a range that no telephone has:
// until somebody sets their own, nobody is reached by mistake.
export const brandDefaults: Brand = {
  name: 'Lamplight',
  email: 'hello@lamplight.example',
  phone: '+64 9 555 0100',
  location: 'Auckland, New Zealand',
  agencyName: 'Harbour Light Studio',
  agencyLogoUrl: '/agency.svg',
  versionLabel: 'V1.0',
  pricePerMonth: '$9.99',
  trialDays: 7,
  roadmapTitle: 'Coming Soon in V1.1',
  roadmapFirst: 'Sleep mode with music playlists',
  roadmapFirstWords:
    'Here already: when the story is over, a quiet playlist from your music service is one tap away.',
  roadmapSecond: 'Interactive learning features',
  roadmapSecondWords:
    'Here already: a thing to find, to count and to ask at breakfast, and two new words. Only when you ask for them.',
  roadmapThird: 'Sleep tracking insights',
  roadmapThirdWords:
    'Here already: which stories settle whom, and how fast. Counted for your eyes, in your account, for nobody else.',
};

/** The environment's name of each part of the brand. */
const brandVariables = {
  name: 'BRAND_NAME',
  email: 'BRAND_EMAIL',
  phone: 'BRAND_PHONE',
  location: 'BRAND_LOCATION',
  agencyName: 'BRAND_AGENCY_NAME',
  agencyLogoUrl: 'BRAND_AGENCY_LOGO_URL',
  versionLabel: 'BRAND_VERSION_LABEL',
  pricePerMonth: 'BRAND_PRICE_PER_MONTH',
  trialDays: 'BRAND_TRIAL_DAYS',
  roadmapTitle: 'BRAND_ROADMAP_TITLE',
  roadmapFirst: 'BRAND_ROADMAP_FIRST',
  roadmapFirstWords: 'BRAND_ROADMAP_FIRST_WORDS',
  roadmapSecond: 'BRAND_ROADMAP_SECOND',
  roadmapSecondWords: 'BRAND_ROADMAP_SECOND_WORDS',
  roadmapThird: 'BRAND_ROADMAP_THIRD',
  roadmapThirdWords: 'BRAND_ROADMAP_THIRD_WORDS',
} as const satisfies Record<keyof Brand, string>;

/** The brand with what the environment says instead. A wrong value is refused in one sentence that names its variable. */
export function brandFrom(environment: Readonly<Record<string, string | undefined>>): Brand {
  const said: Record<string, unknown> = { ...brandDefaults };
  for (const [part, variable] of Object.entries(brandVariables)) {
    const value = environment[variable]?.trim();
    if (value) said[part] = part === 'trialDays' ? Number(value) : value;
  }
  const brand = Brand.safeParse(said);
  if (brand.success) return brand.data;
  const part = brand.error.issues[0]?.path[0];
  const variable = Object.entries(brandVariables).find(([name]) => name === part)?.[1] ?? 'BRAND_*';
  throw new Error(
    `${variable} cannot be used as it is set: ${brandHints[variable] ?? 'it must be short, plain words'}.`,
  );
}

const brandHints: Readonly<Record<string, string>> = {
  [brandVariables.email]: 'it must be an e-mail address',
  [brandVariables.agencyLogoUrl]: 'it must be a path on this site, such as /agency.svg',
  [brandVariables.trialDays]: 'it must be a whole number of days from 1 to 365',
};

/** The brand as the client shows it: words only, so that a page can be built before anybody knows them. */
export type BrandText = Record<keyof Brand, string>;

export function brandText(brand: Brand): BrandText {
  return { ...brand, trialDays: String(brand.trialDays) };
}

/** What a public page is built with: a mark in each place, which the server fills when it starts. */
export const brandMarks: BrandText = {
  name: '__BRAND_NAME__',
  email: '__BRAND_EMAIL__',
  phone: '__BRAND_PHONE__',
  location: '__BRAND_LOCATION__',
  agencyName: '__BRAND_AGENCY_NAME__',
  agencyLogoUrl: '__BRAND_AGENCY_LOGO_URL__',
  versionLabel: '__BRAND_VERSION_LABEL__',
  pricePerMonth: '__BRAND_PRICE_PER_MONTH__',
  trialDays: '__BRAND_TRIAL_DAYS__',
  roadmapTitle: '__BRAND_ROADMAP_TITLE__',
  roadmapFirst: '__BRAND_ROADMAP_FIRST__',
  roadmapFirstWords: '__BRAND_ROADMAP_FIRST_WORDS__',
  roadmapSecond: '__BRAND_ROADMAP_SECOND__',
  roadmapSecondWords: '__BRAND_ROADMAP_SECOND_WORDS__',
  roadmapThird: '__BRAND_ROADMAP_THIRD__',
  roadmapThirdWords: '__BRAND_ROADMAP_THIRD_WORDS__',
};

/** Fills a built page with the brand of this house, safe for text, attributes and JSON, in attributes and in scripts. */
export function fillBrand(html: string, brand: Brand): string {
  const text = brandText(brand);
  const fill = (part: string, escape: (words: string) => string) =>
    part.replaceAll(/__BRAND_[A-Z_]+__/g, (mark) => {
      const name = Object.entries(brandMarks).find(([, itsMark]) => itsMark === mark)?.[0];
      if (!isBrandPart(name)) throw new Error(`A page asks for ${mark}, which is no part of the brand.`);
      return escape(text[name]);
    });
  // A script's text is read as it stands: an escaped & would show there.
  return html
    .split(/(<script\b[^>]*>.*?<\/script>)/su)
    .map((part) => fill(part, part.startsWith('<script') ? (words) => words : escapeHtml))
    .join('');
}

const escapeHtml = (words: string) => words.replaceAll('&', '&amp;').replaceAll("'", '&#39;');

const isBrandPart = (part: string | undefined): part is keyof Brand =>
  part !== undefined && part in brandMarks;
