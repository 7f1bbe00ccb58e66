import type { Culture } from '#contract/stories.ts';

/**
 * How a story's material looks as data. The engine knows no sentence and the content knows no code: an author of
 * content needs this file and docs/guides/write-for-the-storyteller.md.
 */

/** One piece of telling, in the small notation of the guide. A blank line begins a new paragraph. */
export type Fragment = {
  text: string;
  /** A small thing met here that goodnight may be said to: "the spoon that dug". */
  keep?: string;
  /** A joke or image that a parent would notice twice: not told again within ten stories. */
  isSignature?: true;
  /**
   * Where not every spark can go with every heart: a spark names one thread, and from then on only lines that name it too,
   * or name none, are told.
   */
  threads?: readonly string[];
  /**
   * The hour that it is in this line, where the line says one: a sunset, a first star. Only what comes before anybody sets
   * out may say "afternoon", and what comes home is night. It is not told when it is later already.
   */
  hour?: Hour;
  /** Of people who walk; not told where they ride. */
  isOnFoot?: true;
  /** Of what is only in a house: stairs, a draught. Not told of people who are out in the dark. */
  isIndoors?: true;
  /** For an ending: the only stories that it is told of. Left out: it ends any. */
  suits?: Suits;
};
/** What must be so of a story; what is left out does not matter. */
export type Suits = {
  mode?: 'journey' | 'home';
  /** One of the places that tonight's theme is at home in. */
  scapes?: readonly Scape[];
  /** Whether who falls asleep is a baby or is two. */
  isSmall?: boolean;
  isAlone?: true;
  /** An evening with a sorrow in it. */
  isHard?: true;
};
export type Line = string | Fragment;

export function textOf(line: Line): string {
  return typeof line === 'string' ? line : line.text;
}

export type Hour = 'afternoon' | 'evening' | 'night';

/** A noun phrase with both its articles: "a very small star | the star". Plural: "some crumbs | the crumbs", with isPlural. */
export type Noun = string | { words: string; isPlural?: true; pronoun?: 'he' | 'she' };

/** What is asked of the person whose turn it is. The guide says for each what is true before and after. */
export const needs = [
  'calm',
  'trust',
  'cheer',
  'remember',
  'way',
  'mend',
  'reach',
  'wait',
  'company',
] as const;
export type Need = (typeof needs)[number];

/** Needs of somebody: the text may speak of {who}. */
export const needsOfSomebody: readonly Need[] = ['calm', 'trust', 'cheer', 'remember'];
/** Needs about something: the text may speak of {thing}. */
export const needsAboutSomething: readonly Need[] = ['remember', 'way', 'mend', 'reach', 'wait', 'company'];

export const hobbyClasses = [
  'music',
  'drawing',
  'words',
  'making',
  'building',
  'cooking',
  'growing',
  'sport',
  'dancing',
  'looking',
  'puzzles',
  'water',
  'caring',
  'pretending',
] as const;
export type HobbyClass = (typeof hobbyClasses)[number];

/** Those who solve by what they are and not by a hobby; `anyone` is the last resort and meets every need. */
export const roleClasses = ['pet', 'swimmer', 'bird', 'little', 'elder', 'anyone'] as const;
export type RoleClass = (typeof roleClasses)[number];

/** Where encounters can be met. `home` is indoors, `garden` just outside; `any` is true of everywhere. */
export const scapes = [
  'home',
  'garden',
  'town',
  'meadow',
  'wood',
  'hill',
  'river',
  'sea',
  'snow',
  'sky',
  'deep',
  'any',
] as const;
export type Scape = (typeof scapes)[number];

/** What is to be mended: pieces that click, or something soft that has ends. Where one says it and the other too, they agree. */
export type MadeOf = 'parts' | 'thread';

export type Encounter = {
  id: string;
  scapes: readonly Scape[];
  need: Need;
  /** Who is met. Must be there for calm, trust, cheer, remember. */
  who?: Noun;
  /** Of what is to be mended. Left out: it may be mended in any way. */
  madeOf?: MadeOf;
  /** What it is about. Must be there for remember, way, mend, reach, wait, company. */
  thing?: Noun;
  /** The trouble, a puzzle and never a threat. Ends open, and not with a speech of somebody in the family. */
  meet: readonly Line[];
  /** What follows once the need is met: what {who} or {thing} does now. */
  solved: readonly Line[];
  /** How goodnight is said to it: "the dizzy planets". */
  keep: string;
  /** Where it is at home, by culture, and where it would be a stranger. Neither: it is at home everywhere. */
  onlyIn?: readonly Culture[];
  notIn?: readonly Culture[];
  /** The hour that it is when this is met, where it says one. It is not met when it is later already. */
  hour?: Hour;
};

export type Solution = {
  class: HobbyClass | RoleClass;
  needs: readonly Need[];
  madeOf?: MadeOf;
  /** {C} is the person; {X}, if used, somebody else of the family. */
  text: string;
  keep?: string;
  isSignature?: true;
};

export const themeKinds = ['setting', 'object', 'creature', 'event', 'value', 'mood', 'tender'] as const;
export type ThemeKind = (typeof themeKinds)[number];

/** What a value arc is about and a value theme asks for. */
export const values = [
  'sharing',
  'courage',
  'kindness',
  'patience',
  'honesty',
  'friendship',
  'trying',
  'sleep',
] as const;
export type Value = (typeof values)[number];

export const sorrows = ['loss', 'baby', 'moving', 'illness', 'separation', 'fear', 'memory', 'away'] as const;
export type Sorrow = (typeof sorrows)[number];

/** The words that every arc may count on, whatever the parent typed. */
export type ThemeKit = {
  /** Somebody small who may turn up at the door and may speak: "a very small star | the star". */
  guest: Noun;
  /** Where such things live: "the top of the sky". */
  realm: string;
  /** With its preposition: "at the top of the sky". */
  inRealm: string;
  /** The road there: "a stair made of light | the stair". */
  road: Noun;
  /** Something that fits in a hand and is given at the end: "a crumb of starlight | the crumb of starlight". */
  prize: Noun;
  /** Those who live there, plural: "the stars". */
  folk: string;
  /** The first small trace, at home: "a pinch of silver dust on the stairs". */
  clue: string;
  /** What it smells or sounds like there: "cold tin and peppermint". */
  air: string;
  /** What can be seen or heard from bed at the end: "one star, a little lower than the rest". */
  sign: string;
};

/**
 * What can be seen of words that no theme knows: one thing ("a spatula", "the lighthouse that sneezed"), somebody with a
 * trade, several, what is neither (jam, gravity), a name; or else only that somebody said them.
 */
export type WishKind = 'one' | 'somebody' | 'many' | 'stuff' | 'named' | 'said';

export type Theme = ThemeKit & {
  id: string;
  kind: ThemeKind;
  /** How the guest is introduced when the parent named another one than ours: "a NOUN as small as a loaf | the NOUN". */
  guestLike?: Noun;
  /** Lower-case words and phrases by which a parent may ask for it. */
  asked: readonly string[];
  value?: Value;
  sorrow?: Sorrow;
  scapes: readonly Scape[];
  /** How the theme itself comes in, at home, before the spark; for frames, which carry the parent's own words. */
  entrance?: readonly Line[];
  /** For a frame: what sort of words that nobody foresaw it is for. Its lines may say {wish}, its kit WISH, WHOLE, BARE and SMALL. */
  wishes?: readonly WishKind[];
  /** For a frame: what comes of the wish in the end, after the gift. */
  finds?: readonly Line[];
  /** Sentences of this theme alone, for a journey through its places. At least five. */
  touches: readonly Line[];
  /** The same for a story that stays in house and garden: what of it can be seen, heard or found from there. At least four. */
  glimpses: readonly Line[];
  /** The same, for the dim end of the story. At least three. */
  echoes: readonly Line[];
  titles?: readonly string[];
};

export type Arc = {
  id: string;
  kind: 'setting' | 'value' | 'quiet' | 'tender' | 'culture';
  /** For the next author: what every variant may count on and must leave true. One or two sentences. */
  premise: string;
  /** `journey` leaves the house and comes back by a shared return; `home` stays in house, garden or street. */
  mode: 'journey' | 'home';
  /** Left out: fits any request. Else only these. */
  only?: { culture?: string; sorrow?: Sorrow; kinds?: readonly ThemeKind[] };
  /** What it is best for; it may still be told for anything else. */
  suits?: { values?: readonly Value[]; kinds?: readonly ThemeKind[]; elements?: readonly string[] };
  /** Only for two and more: there is a "they" in it from the first line. */
  isForSeveral?: true;
  /** They sit in something that goes: nobody on the way speaks of walking. */
  rides?: true;
  /** Stays near the house, but out of doors: round the street, or on a rug under the sky. */
  isOutside?: true;
  /** It is night when this begins, and so nothing in it, and nothing met, is of an earlier hour. */
  hour?: 'night';
  /** Where its encounters come from. `theme`: from the theme's scapes. `own`: only from this arc. */
  meets: 'theme' | 'own' | readonly Scape[];
  encounters?: readonly Encounter[];
  titles: readonly string[];
  /** Bright. Something happens at home, small and exact, and something is now wanted. Introduces the arc's {guest} or thing. */
  spark: readonly Line[];
  /** Bright. They decide and begin. */
  promise: readonly Line[];
  /** Bright to quiet. On the way, between encounters; any of them may be left out. */
  between: readonly Line[];
  /** Quiet. The place is reached, or the turn comes; the hero does the last thing. */
  heart: readonly Line[];
  /** Dim. What is given, small; thanks are said. */
  gift: readonly Line[];
  /** Dim. How they come home or how it ends, instead of a shared return. Must be there for `home` arcs. */
  homeward?: readonly Line[];
};

export type Hobby = {
  /** Lower-case words by which a parent may write it: ['drawing', 'sketching', 'colouring in']. */
  asked: readonly string[];
  class: HobbyClass;
  /** After "was": "drawing", "kicking a ball". */
  ing: string;
  /** After "knew from": "drawing", "football". */
  noun: string;
  /** Fits in a pocket or a hand: "a stub of chalk | the chalk". */
  tool: Noun;
  /** What comes of it, small enough to carry: "a picture of a horse | the horse". */
  made: Noun;
  /** What it leaves on a person, after "had": "chalk on both hands". */
  trace: string;
};

export type Trait = {
  asked: readonly string[];
  /** Sentences in which {C} does what such a person does, anywhere, in any company; the trait is not named. */
  acts: readonly Line[];
};

/** The words of a place, each as it stands in a sentence. */
export type CultureWords = {
  /** What is said at bedtime: "Goodnight", "Pō mārie". It is followed by a comma and a name or thing. */
  goodnight: string;
  /** "the cottage", "the whare" */
  house: string;
  /** Outside the door: "the back step", "the veranda" */
  yard: string;
  /** "the lane", "the alley" */
  street: string;
  /** "the apple tree" */
  tree: string;
  /** Eaten warm, no article: "warm bread" */
  food: string;
  /** No article: "honey cake" */
  sweet: string;
  /** No article: "warm milk" */
  drink: string;
  /** "the blue blanket", "the futon" */
  blanket: string;
  /** "the lamp" */
  lamp: string;
  /** Heard at night: "the owl" */
  bird: string;
  /** A whole clause in the past: "an owl called twice from the chimney" */
  nightSound: string;
  /** "a soft rain" */
  weather: string;
  /** What hangs over the roof: "the evening star", "Matariki" */
  stars: string;
  /** "the smell of toast" */
  smell: string;
};

export type CulturePack = {
  id: string;
  words: CultureWords;
  /** Begin the story at home. At least eight. */
  openings: readonly Line[];
  /** A manner, a dish, a way of greeting, seen in passing; told between bright beats at home or on the way. At least eight. */
  manners: readonly Line[];
  /** The house goes quiet, as it does there. At least six. */
  hush: readonly Line[];
};

/** A sung or said pair of lines; `//` parts them. The second time one thing changes, the last time it is slow. */
export type Refrain = { first: string; again: string; slow: string; mode: 'journey' | 'home' | 'any' };

export type ElementHooks = {
  element: string;
  /** Bright, at home, before the spark. */
  hooks: readonly Line[];
};

/** Lines that any story may use. */
export type Shared = {
  /** For a wish that nobody foresaw, whatever it is. */
  anyWish: Readonly<Record<'touches' | 'glimpses' | 'echoes' | 'finds' | 'titles', readonly Line[]>>;
  openings: readonly Line[];
  /** What {C} was busy with, by class of hobby or role; one sentence. */
  activities: Readonly<Record<HobbyClass | RoleClass, readonly Line[]>>;
  /** Two people in one sentence, {C} and {X}. */
  pairs: { able: readonly Line[]; small: readonly Line[] };
  /** For a story that carries on another: `before` and `again` speak of {lastkeep}, `bare` only of {lasttitle}. */
  recaps: { before: readonly Line[]; bare: readonly Line[]; again: readonly Line[] };
  /** What {C} does along the way, for those without a known trait, by role. */
  helps: Readonly<Record<RoleClass, readonly Line[]>>;
  /** A breath between things. */
  interludes: {
    journey: readonly Line[];
    home: readonly Line[];
    /** From the house to what is just outside, and in again. */
    stepOut: readonly Line[];
    stepIn: readonly Line[];
  };
  /** What people say to one another when nothing has to be said. */
  talk: {
    journey: readonly Line[];
    home: readonly Line[];
    /** True of both. */
    anywhere: readonly Line[];
    tender: readonly Line[];
    alone: readonly Line[];
    /** {hero} is two, and has two words for a thing at most. */
    toddler: readonly Line[];
    /** {little} has none, and {hero} is a companion. */
    babble: readonly Line[];
  };
  /** Who is the hero where nobody can talk yet, and how such a story begins. */
  companions: readonly Noun[];
  companionsMet: readonly Line[];
  /** How the refrain comes in; the verse follows. */
  refrainIntros: { first: readonly Line[]; again: readonly Line[]; slow: readonly Line[] };
  refrains: readonly Refrain[];
  /** What happened next, to lead into an encounter after the first. */
  returns: readonly Line[];
  hush: readonly Line[];
  /** How somebody is settled for the night, by role. */
  settles: Readonly<Record<RoleClass, readonly Line[]>>;
  /** What comes before the goodnights. */
  goodnightFrames: readonly Line[];
  /** The last paragraph or two. {hero} falls asleep. */
  sleeps: readonly Line[];
};
