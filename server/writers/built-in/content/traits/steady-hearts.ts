import type { Trait } from '../../format.ts';

/** Those whom you would ask. */
export const steadyHearts: readonly Trait[] = [
  {
    asked: [
      'helpful',
      'willing',
      'lends a hand',
      'obliging',
      'supportive',
      'cooperative',
      'co operative',
      'team player',
      'always helping',
    ],
    acts: [
      `{C} was holding the other end before anybody had said that there was one.`,
      `{C} passed along the thing that would be wanted next.`,
      `{C} picked up what had been dropped, and stood there with it, looking ready.`,
    ],
  },
  {
    asked: [
      'responsible',
      'reliable',
      'dependable',
      'sensible',
      'grown up',
      'trustworthy',
      'mature',
      'dutiful',
      'conscientious',
      'steadfast',
      'punctual',
      'rational and reliable',
    ],
    acts: [
      `{C} had thought to bring the string. There it was.`,
      `{C} looked to see that the gate behind them had been shut.`,
      `{C} counted everyone, got the same number, and was still not easy until it had been done twice.`,
    ],
  },
  {
    asked: [
      'hardworking',
      'hard working',
      'diligent',
      'industrious',
      'busy bee',
      'hard worker',
      'productive',
      'workaholic',
    ],
    acts: [
      `{C} had taken off one coat and was looking for an end to start at.`,
      `While they were talking it over, {C} did the first bit.`,
      `{C} had dust on both elbows already, and looked the better for it.`,
    ],
  },
  {
    asked: [
      'practical',
      'handy',
      'pragmatic',
      'no nonsense',
      'matter of fact',
      'realistic',
      'capable',
      'skilful',
      'skillful',
    ],
    acts: [
      `{C} gave it a push, to see what sort of trouble it was.`,
      `{C} looked about for a bit of string, and then for a flat stone, and had both.`,
      `{C} rolled up two sleeves. Things often behave better when they see that.`,
    ],
  },
  {
    asked: [
      'resourceful',
      'ingenious',
      'problem solver',
      'adaptable',
      'flexible',
      'good at solving problems',
      'innovative',
    ],
    acts: [
      `{C} looked at an old spoon as though it was several other things as well.`,
      `{C} turned out the bag, and found that they had nearly everything but what they needed.`,
      `What they did not have was a ladder. {C} was looking thoughtfully at the umbrella.`,
    ],
  },
  {
    asked: ['organised', 'organized', 'tidy', 'neat', 'orderly', 'methodical', 'meticulous', 'clean'],
    acts: [
      `{C} put the bags in order of size, and it was easier to think after that.`,
      `{C} made three heaps: what was wrong, what was not, and what was only mud.`,
      `There was a crumb lying about, and {C} could not go on until it was dealt with.`,
    ],
  },
  {
    asked: ['messy', 'untidy', 'scruffy', 'grubby', 'mucky', 'muddy'],
    acts: [
      `{C} had picked up a good deal of the way so far, and was wearing it.`,
      `{C} got right in, up to the elbows, since it could make no difference now.`,
      `Where {C} had been leaning there was a soft brown mark, rather like a duck.`,
    ],
  },
  {
    asked: [
      'perfectionist',
      'particular',
      'fussy',
      'picky',
      'precise',
      'exacting',
      'pedantic',
      'high standards',
      'choosy',
    ],
    acts: [
      `{C} moved it a hair to the left. Then back. Then half a hair.`,
      `{C} would have liked it done in the right order, and stood beside the first thing, waiting.`,
      `{C} looked at how it hung, and could not look at anything else.`,
    ],
  },
  {
    asked: [
      'logical',
      'techy',
      'analytical',
      'rational',
      'scientific',
      'methodical thinker',
      'mathematical',
      'strategic',
    ],
    acts: [
      `{C} ruled out Tuesday, and after that there was less of it to think about.`,
      `{C} looked at what came before it, and what would come after, and then at the gap.`,
      `{C} tried one thing, and one thing only, and watched to see what changed.`,
    ],
  },
  {
    asked: [
      'honest',
      'truthful',
      'sincere',
      'direct',
      'frank',
      'straightforward',
      'outspoken',
      'blunt',
      'genuine',
      'authentic',
      'candid',
    ],
    acts: [
      `{C} did not pretend to know. It was a relief to everyone.`,
      `{C} had trodden on it first, and stepped forward so that they should know who.`,
      `You could see just what {C} thought. It was written on both sides of the face.`,
    ],
  },
  {
    asked: ['fair', 'just', 'fair minded', 'equal', 'even handed', 'principled', 'good judge'],
    acts: [
      `{C} saw to it that everyone had the same amount of the dry bit.`,
      `{C} went and stood on the side that had the fewest people on it.`,
      `{C} looked at it from here, and then, so as to be quite sure, from over there.`,
    ],
  },
  {
    asked: [
      'bossy',
      'leader',
      'natural leader',
      'in charge',
      'commanding',
      'controlling',
      'assertive',
      'takes charge',
      'domineering',
      'leadership',
    ],
    acts: [
      `{C} put everybody where they should be, and then had a look, and changed two of them round.`,
      `{C} {C.was} pointing. It was not yet clear at what, but everyone had moved.`,
      `{C} looked round to see that they were all ready. They had not known that they were going to be asked.`,
    ],
  },
  {
    asked: [
      'obedient',
      'well trained',
      'good listener',
      'listens well',
      'docile',
      'compliant',
      'cooperative and kind',
    ],
    acts: [
      `{C} had been told to wait there, and had hardly gone a hand's width.`,
      `{C} looked up, to see what would be wanted, and kept looking.`,
      `{C} heard every word, and did it, down to the part about not touching.`,
    ],
  },
  {
    asked: [
      'nostalgic',
      'traditional',
      'old fashioned',
      'sentimental',
      'remembers everything',
      'good memory',
    ],
    acts: [
      `{C} had kept a bit of ribbon from the last time, and was holding on to it now.`,
      `{C} looked like somebody who can smell a kitchen of long ago.`,
      `There was a way that these things used to be done, and {C} was trying to think how the hand went.`,
    ],
  },
  {
    asked: [
      'graceful',
      'elegant',
      'dainty',
      'poised',
      'ladylike',
      'refined',
      'beautiful',
      'pretty',
      'sophisticated',
    ],
    acts: [
      `{C} came over the rough part as if there were no rough part.`,
      `{C} turned, and every bit of {C} arrived at the same moment.`,
      `{C} sat down slowly, and it was like watching a page settle.`,
    ],
  },
  {
    asked: ['small', 'little', 'tiny', 'smallest', 'youngest', 'cute', 'adorable'],
    acts: [
      `{C} got in where nobody else could have, and looked out from there.`,
      `All anyone could see of {C} was the top, and the top was paying attention.`,
      `{C} stood on somebody's boot, so as to be more.`,
    ],
  },
  {
    asked: ['big', 'tall', 'large', 'giant', 'huge', 'biggest', 'oldest'],
    acts: [
      `{C} stood on the cold side of everyone, and it was not the cold side any more.`,
      `{C} bent down a long way to look at it, and then sat, to save going up again.`,
      `{C} could see over. There was more of it, but not much more.`,
    ],
  },
];
