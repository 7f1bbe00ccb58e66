import { Dialect, LocalLinter } from 'harper.js';
import { slimBinary } from 'harper.js/slimBinary';
import { beforeAll, expect, test } from 'vitest';

import { cultures, type Duration } from '#contract/stories.ts';
import { familyNumber, requestNumber } from '#tests/support/families.ts';
import { slipsOf } from '#tests/support/slips.ts';

import { writeStory } from './built-in.ts';
import { content } from './content/index.ts';
import { readContent } from './content-shelf.ts';

const shelf = readContent(content);
const linter = new LocalLinter({ binary: slimBinary, dialect: Dialect.British });

/** Rules of the checker that our stories break on purpose, or that it cannot judge. */
const rulesWithoutUse = {
  OxfordComma: 'a list is said as it is in Britain, without a comma before its last "and"',
  OrthographicConsistency: 'takes Sam for the letters S, A, M, and Kia for a car',
  CompoundNouns: 'wants flowerpots and nightwatchmen; both spellings are good English',
  SplitWords: 'takes a word from another language, or a sound, for two words run together',
  AWhile: 'wants "awhile" after "it takes", where only "a while" is right',
  Excellent: 'wants "excellent" for "very good", and we do not',
  LetsConfusion: 'takes "let out a sigh" for "let’s"',
  QuiteQuiet: 'takes "the quiet" for "quite"',
  FillerWords: 'does not like a toddler to say "uh oh"',
  DisjointPrefixes: 'reads "hand over hand" as one word',
  MissingPreposition: 'does not know that wool is wound',
  MassNouns: 'a stocking, a scratching',
  Everyone: '"every one of them" is not everyone',
  ThereIsAgreement: '"there are rather a lot", "there was news": both agree',
  ToTwoToo: '"too light for anyone", "up to here": both are right',
  ThereToTheir: '"will it be there tomorrow"',
  Overall: '"all over" is not "overall"',
  HopHope: 'children hop',
  CondenseAllThe: '"all of the house" is said so',
  AvoidAndAlso: '"and also" is how people talk',
  SimplePastToPastParticiple: 'a bit of string was not bitten',
  NounVerbConfusion: 'weight is meant, not weigh',
  OpenTheLight: 'fans and doors are opened, lights are not spoken of',
  RepeatedWords: '"we had had two"; our own check hears the wrong ones',
} as const;

/** Other languages as their speakers spell them, and the noises that things make. */
const ourWords = new Set(
  `ahhh ahlan sahlan sa īda salama lala hodi karibu kitendawili tega abuela doña duérmete gracias provecho buenas noches comal lucero pío
  dādi laddoos rotis gali koel neem tiffin tiffins rangoli bansuri thātha shubh rātri dhruva hm oyasumi tadaima itadakimasu gochisōsama
  mikan yuzu torere tanuki wǎn’ān wǎn ān tánhuā erhu pō mārie kia ora ka pai haere mai whare kete kai kaimoana karakia kūmara kererū
  pūkeko pōhutukawa macrocarpa ruru matariki manuhiri harakeke waiata waka pūhā feijoas meke tuatara ute mbira mancala nightjar āmene
  bismillah suhayl bulbul aunty clackety eeek fff hoo hup hushhh plink plip rk rrrk skrik squee tock tok tonk urrrk whump dripdripdrip
  buh flumble goodnights hoopoe lego othello capybara shoebox stationmaster dreamed afterward rustily snowberries bathtime pufferfish
  treehouse dino nan dat osmanthus dal ba guh da dada dadada`
    .trim()
    .split(/\s+/),
);

beforeAll(async () => {
  await linter.setup();
  const rules = await linter.getLintConfig();
  const off = Object.keys(rulesWithoutUse).map((rule) => [rule, false] as const);
  await linter.setLintConfig({ ...rules, ...Object.fromEntries(off) });
});

const wishes = [
  ['western', 'my wobbly tooth', 'short'],
  ['japanese', 'trains', 'medium'],
  ['chinese', 'dinosaurs in space', 'short'],
  ['maori', 'whales', 'medium'],
  ['african', 'learning to share', 'short'],
  ['indian', 'the number 7', 'medium'],
  ['latin', 'a penguin who is late', 'short'],
  ['arabic', 'our goldfish died', 'medium'],
] as const satisfies readonly (readonly [(typeof cultures)[number], string, Duration])[];

test.each(wishes)(
  'a grammar checker finds no mistake in a story of a %s home about %s',
  async (culture, theme, duration) => {
    const characters = familyNumber(wishes.findIndex((wish) => wish[1] === theme) + 60);
    const { paragraphs, title } = writeStory(
      requestNumber(1, { characters, culture, theme, duration }),
      shelf,
    );
    const names = characters.flatMap(({ name }) => name.toLowerCase().split(' '));
    const text = [`${title}.`, ...paragraphs].join('\n\n');
    const found = await linter.organizedLints(text, { language: 'plaintext' });
    const mistakes = Object.entries(found).flatMap(([rule, lints]) =>
      lints.flatMap((lint) => {
        const word = lint.get_problem_text().toLowerCase().replace(/’s$/, '');
        if (rule === 'SpellCheck' && (ourWords.has(word) || names.includes(word))) return [];
        const { start, end } = lint.span();
        return [
          `${rule}: ${text.slice(Math.max(0, start - 30), start)}[${word}]${text.slice(end, end + 20)}`,
        ];
      }),
    );
    expect(mistakes).toEqual([]);
    expect(slipsOf(paragraphs)).toEqual([]);
  },
);

test('the checkers do hear a mistake', async () => {
  const wrong = 'They was gone to an the house. “It is alot, said the the fox.';
  expect(Object.keys(await linter.organizedLints(wrong, { language: 'plaintext' })).length).toBeGreaterThan(
    0,
  );
  expect(slipsOf([wrong]).length).toBeGreaterThan(2);
});
