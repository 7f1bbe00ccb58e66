import type { Solution } from '../../format.ts';

/** For whoever reads, writes, tells or talks. {C.made} is always something that can be said aloud. */
export const words: readonly Solution[] = [
  {
    class: 'words',
    needs: ['calm'],
    text: `{C} began a story in the middle, in a low voice, as if everybody knew the first half. Somebody was crossing a lake with a clock under one arm. {who} had to be quite still to find out why. It was a very wide lake.`,
  },
  {
    class: 'words',
    needs: ['calm', 'trust'],
    text: `"There is a word for that," said {C}, and looked for it, trying one after another, half aloud. Not cross. Not shy. Something between the two, with a hum in it. At last the right one came. {who} heard it and let go, as you let go of a bag that somebody else has taken.`,
  },
  {
    class: 'words',
    needs: ['trust'],
    text: `"Knock, knock," said {C}, and left it at that. It is almost more than anyone can stand. {C} looked at nothing in particular, and waited. There was a hush. There was a long, soft think. Then {who} came just near enough to find out who was there.`,
  },
  {
    class: 'words',
    needs: ['cheer'],
    text: `{C} knew one joke. It had a duck in it, ~but {C} had never once got to the end, on account of the part with the ladder. {C} got as far as the ladder. {who} did not hear the end either, and did not need to.`,
    isSignature: true,
  },
  {
    class: 'words',
    needs: ['cheer', 'trust'],
    text: `{C} tried out some words on {who}, one by one, like hats. "Bumble," said {C}. "Spatula. Ointment." At the third there was a twitch. {C} waited a little, the way you do with a good one, and said, "Rhubarb," very softly.`,
    isSignature: true,
  },
  {
    class: 'words',
    needs: ['remember'],
    text: `{C} went through the alphabet out loud, giving every letter time to look round. Nothing happened at the front. Nothing happened for quite a long way. Then one of them put up its hand, ~and there, just behind it, was {thing}.`,
  },
  {
    class: 'words',
    needs: ['way'],
    text: `There is generally something written, if you look. {C} found it at last, scratched small and low, in very curly letters. It was two words and half of another. {C} worked along it with one finger. "Not that," it said, "and not the other." So this was {thing}.`,
  },
  {
    class: 'words',
    needs: ['way'],
    text: `"In a book it is never the one that you look at first," said {C}. So nobody looked at that, or at the one beside it. There was another, a little way off and quiet, like somebody who has not been asked to dance. It was {thing}, sure enough.`,
  },
  {
    class: 'words',
    needs: ['mend'],
    madeOf: 'parts',
    text: `{C} told {thing} over from the start, bit by bit, like a story that somebody has dropped. First this. And then? Then the bent part. And after that? One piece turned out to be a full stop, and went last, with a click. When the telling was straight, so {thing.was} {thing}.`,
  },
  {
    class: 'words',
    needs: ['reach'],
    text: `Nobody had asked properly. {C} did. It took four good sentences, with a please at the front and the reason in the middle. The last was so well put that {thing} slid, and tipped, and came along softly into two hands, as though that had been the plan.`,
  },
  {
    class: 'words',
    needs: ['reach', 'mend'],
    text: `"I know this one," said {C}. "It is in a story. The strong one tries, and the clever one tries, and it is no use. Then they ask the one who has not been asked." So {X} was asked. "Oh, that," said {X}, and showed them how. After that {thing} gave no more trouble. It is odd how often nobody asks.`,
  },
  {
    class: 'words',
    needs: ['wait'],
    text: `The game was to tell a story one word at a time, with a breath after each. {C} began it with "Under". It was soon about a bishop who had mislaid a cheese, and nobody could be blamed. The cheese was found, warm, inside the hat, and not a word too soon.`,
  },
  {
    class: 'words',
    needs: ['company'],
    text: `{C} settled down next to {thing} and told it {C.made}, all the way through, and the good bit twice. There was a silence afterward, the kind that is left when somebody has been listening with all their might.`,
  },
  {
    class: 'words',
    needs: ['wait'],
    text: `{C} began on the list of good words. There was plinth, and there was gusset. You had to say each of them three times, slowly, with eyes shut, for the taste. {they} had just got to marmalade when the time was up.`,
  },
  {
    class: 'words',
    needs: ['company'],
    text: `{C} asked {thing} a question, and left a space for the answer, and went on as though there had been one. It was quite a long talk. A good part of it was about knees. "I never knew that," said {C} at the end of it, and it was true.`,
  },
  {
    class: 'words',
    needs: ['remember'],
    text: `There are things that will only come if a place is laid for them. "As soft as," said {C}, and stopped. "As late as. As round as." {C} laid eleven like that, with a nice long quiet after each. At the twelfth something came and sat down in the quiet, and it was {thing}.`,
  },
];
