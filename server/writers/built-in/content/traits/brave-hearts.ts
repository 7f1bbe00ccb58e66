import type { Trait } from '../../format.ts';

/** Those who go first, or go anyway. */
export const braveHearts: readonly Trait[] = [
  {
    asked: ['brave', 'courageous', 'fearless', 'bold', 'daring', 'valiant', 'lionhearted', 'heroic'],
    acts: [
      `{C} took one step more than was quite comfortable, and stood on it.`,
      `{C} went to the front. It was not that {C} did not mind. It was that somebody ought to.`,
      `Everyone else had taken a breath, and {C} was the first to let it out.`,
      `{C.s} knees were shaking a bit, and {C} took no notice of them.`,
    ],
  },
  {
    asked: [
      'adventurous',
      'outdoorsy',
      'wild',
      'explorer',
      'intrepid',
      'thrill seeking',
      'loves adventure',
      'spirit of adventure',
      'outgoing and adventurous',
      'daredevil',
      'fearless explorer',
    ],
    acts: [
      `{C} had been a bit farther on, to see, and came back with a burr.`,
      `If there was an edge, {C} had already looked over it.`,
      `{C} smelled the air as though there was something good round the next bend, and the one after.`,
    ],
  },
  {
    asked: ['confident', 'self assured', 'self confident', 'assured', 'sure', 'charismatic'],
    acts: [
      `{C} stood there as if the ground had been put down specially.`,
      `{C} seemed to think that this was going rather well.`,
      `No one had told {C} that it could not be done, and it would have made no odds.`,
    ],
  },
  {
    asked: ['shy', 'timid', 'bashful', 'reserved', 'introverted', 'introvert', 'coy'],
    acts: [
      `{C} looked out from behind the nearest coat, with one eye, and then with one and a half.`,
      `{C} had something to give, and gave it by leaving it where it could be found.`,
      `{C} looked at everybody's shoes, since shoes do not look back.`,
      `It took {C} until now to come to the front, but {C} had come.`,
    ],
  },
  {
    asked: [
      'anxious',
      'worried',
      'nervous',
      'worrier',
      'worries',
      'fearful',
      'apprehensive',
      'scared',
      'easily scared',
      'afraid',
    ],
    acts: [
      `{C} thought of nine things that could happen, and took hold of somebody for each of them.`,
      `{C} held on tight to a corner of the scarf, and did not go back.`,
      `{C} had gone rather pale round the edges. But {C} kept looking.`,
    ],
  },
  {
    asked: ['cautious', 'careful', 'wary', 'prudent', 'risk averse', 'hesitant'],
    acts: [
      `{C} tried it first with one toe, and then with the same toe again.`,
      `{C} looked left, and looked right, and then looked up, since people forget up.`,
      `{C} let a leaf go over it first.`,
    ],
  },
  {
    asked: [
      'determined',
      'persistent',
      'tenacious',
      'never gives up',
      'resilient',
      'perseverant',
      'persevering',
      'driven',
      'ambitious',
      'gritty',
      'doesn t give up',
    ],
    acts: [
      `{C} tried again in exactly the same way, only harder, and then in a quite different one.`,
      `{C} had set both feet, and it was plain that they were not going home yet.`,
      `Again, said {C.s} whole back. And again.`,
      `{C} only looked at it more, the more it would not.`,
    ],
  },
  {
    asked: [
      'stubborn',
      'strong willed',
      'headstrong',
      'obstinate',
      'willful',
      'wilful',
      'pig headed',
      'hard headed',
      'strong minded',
    ],
    acts: [
      `{C} sat down in the middle of the way. So it would just have to be solved.`,
      `{C} would not move, and in the end it was the others who went round.`,
      `{C} shut both eyes, like somebody who has said the last word.`,
    ],
  },
  {
    asked: [
      'independent',
      'self reliant',
      'self sufficient',
      'does things alone',
      'free spirited',
      'free spirit',
      'freethinking',
      'strong and independent',
    ],
    acts: [
      `{C} had begun by going round by another way, alone, and was there already.`,
      `{C} did not need holding. {C} only stood so near by chance.`,
      `Somebody put out a hand, and {C} looked at it kindly, and managed without.`,
    ],
  },
  {
    asked: ['proud', 'spoiled', 'spoilt', 'dignified', 'regal', 'noble', 'majestic', 'royal'],
    acts: [
      `{C} looked over the top of it all, like somebody on a coin.`,
      `{C} tripped, and went on as though that was how it is done.`,
      `{C} gave the trouble one long look down the nose. It shrank by an inch.`,
    ],
  },
  {
    asked: ['competitive', 'likes to win', 'loves winning'],
    acts: [
      `{C} had got there first, and looked back to see if anyone had noticed.`,
      `{C} began to look at it a bit faster than the others, and then saw that they were not racing.`,
      `If there was to be a best at standing still, it would be {C}.`,
    ],
  },
  {
    asked: ['strong', 'tough', 'sturdy', 'robust', 'powerful', 'hardy', 'mighty'],
    acts: [
      `{C} took the heavy end, and seemed to think that it was the light one.`,
      `{C} leaned on it, just to see, and it was the trouble that creaked.`,
      `{C} stood like a post, and three people found that they were holding on to it.`,
    ],
  },
  {
    asked: [
      'feisty',
      'sassy',
      'fiery',
      'spirited',
      'spunky',
      'fierce',
      'passionate',
      'hot headed',
      'rebellious',
      'hot tempered',
      'strong spirited',
    ],
    acts: [
      `{C} looked at the trouble as if it had better have a good reason.`,
      `There was a small snort. It was {C}, and it was only the beginning.`,
      `{C} put up a chin, and the chin said most of it.`,
    ],
  },
];
