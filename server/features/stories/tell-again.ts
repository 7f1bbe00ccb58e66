import {
  ageRangeOf,
  type Duration,
  maxCharactersPerStory,
  type StoryCharacter,
  type StoryRequest,
} from '#contract/stories.ts';

type Changed = {
  request: StoryRequest;
  isUnderstood: boolean;
  /** It was to be shorter than our shortest, or longer than our longest. */
  isAtItsEnd: boolean;
};

/**
 * "Tell it again, but …": what the house itself understands of a parent's sentence is seen to in the request, whoever writes: shorter,
 * longer, with somebody of the family, without somebody. The whole sentence goes to the writer as well, who may understand more.
 */
export function withChange(request: StoryRequest, but: string, family: readonly StoryCharacter[]): Changed {
  const said = plain(but);
  const step = stepAsked(said);
  const duration = lengths[lengths.indexOf(request.duration) + step] ?? request.duration;
  const cast = castAsked(request.characterDetails, said, family);
  const isOfAnotherCast = cast !== request.characterDetails;
  const names = cast.map(({ name }) => name);
  return {
    request: {
      ...request,
      duration,
      but,
      ...(isOfAnotherCast && {
        characterDetails: cast,
        characterNames: names,
        childName: names.join(', '),
        ageRange: ageRangeOf(cast),
      }),
    },
    isUnderstood: duration !== request.duration || isOfAnotherCast,
    isAtItsEnd: step !== 0 && duration === request.duration && !isOfAnotherCast,
  };
}

/** Those of the family who are not in a story. */
export const othersThan = (
  cast: readonly StoryCharacter[],
  family: readonly StoryCharacter[],
): StoryCharacter[] => family.filter(({ name }) => !cast.some((one) => one.name === name));

const lengths: readonly Duration[] = ['short', 'medium', 'long'];

/** "With a long snake" says nothing of how long it takes, and "no longer scary" neither. */
function stepAsked(said: string): -1 | 0 | 1 {
  if (/\b(?:no|not|never|nothing|don t|dont|t)(?: \w+){0,3} (?:longer|shorter|quicker)\b/.test(said))
    return 0;
  if (/\b(?:shorter|less long|quicker|(?:so|as|too) long)\b/.test(said) || isAll('short|quick', said))
    return -1;
  return /\b(?:longer|less short|(?:so|as|too) short|more of it)\b/.test(said) || isAll('long', said) ? 1 : 0;
}

/** "Short", "make it a really short one please". */
const isAll = (words: string, said: string): boolean =>
  new RegExp(
    `(?:^|\\b(?:and|but) )(?:(?:make|keep|tell|have) )?(?:it |us |me )?(?:an? )?(?:(?:very|really|quite|super) )?(?:${words})(?: (?:one|story|version|tonight|please))*(?:$| and\\b| but\\b)`,
  ).test(said);

function castAsked(
  cast: StoryCharacter[],
  said: string,
  family: readonly StoryCharacter[],
): StoryCharacter[] {
  const leaving = cast.filter((one) => isSaid(said, one, isLeftOut));
  const staying = cast.filter((one) => !leaving.includes(one));
  const coming = othersThan(cast, family).filter((one) => isSaid(said, one, isBrought));
  const next = [...(staying.length > 0 ? staying : cast), ...coming].slice(0, maxCharactersPerStory);
  return coming.length === 0 && next.length === cast.length ? cast : next;
}

const isLeftOut = /\b(?:without|no|not|leave out|leave|except|minus)(?: (?:the|our|my|any|with))*$/;
const isBrought = /\b(?:with|and|add|include|plus|bring|where)(?: (?:the|our|my|in|along|also|too))*$/;

/** By name, by a part of it that is somebody's own, or by what they are: "the dog", "Grandpa". What stands before says what is meant. */
function isSaid(said: string, { name, relationship }: StoryCharacter, before: RegExp): boolean {
  const calls = [plain(name), ...plain(name).split(' '), ...callsOf(plain(relationship))];
  return calls.some((call) => {
    if (call.length < 2 || tooCommon.has(call)) return false;
    for (let at = said.indexOf(call); at >= 0; at = said.indexOf(call, at + 1)) {
      const isWord = !/[\p{L}\p{N}]/u.test(`${said.charAt(at - 1)}${said.charAt(at + call.length)}`);
      if (isWord && before.test(said.slice(0, at).trim())) return true;
    }
    return false;
  });
}

const tooCommon = new Set([
  'little',
  'big',
  'the',
  'baby',
  'old',
  'step',
  'half',
  'great',
  'my',
  'our',
  'of',
]);

const alike = [
  'grandpa grandad granddad grandfather gramps opa abuelo nonno koro',
  'grandma granny gran nan nana grandmother oma abuela nonna kuia',
  'mum mummy mom mommy mama mother',
  'dad daddy papa father baba',
  'dog puppy',
  'cat kitten',
  'rabbit bunny',
].map((words) => words.split(' '));

const callsOf = (relationship: string): string[] =>
  relationship.split(' ').flatMap((word) => alike.find((group) => group.includes(word)) ?? [word]);

const plain = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
