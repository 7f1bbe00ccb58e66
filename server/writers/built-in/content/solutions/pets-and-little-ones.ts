import type { Solution } from '../../format.ts';

export const petsAndLittleOnes: readonly Solution[] = [
  {
    class: 'pet',
    needs: ['calm', 'trust'],
    text: `{C} had been listening with both ears. Now {C} walked straight up to {who}, turned round once, and sat, the way you sit when you have all evening. There was something about it that left nothing much to fuss about.`,
  },
  {
    class: 'pet',
    needs: ['trust', 'calm'],
    text: `Nobody had asked {C}. {C} came anyway, and put a warm chin down nearby, and sighed through the nose. It is hard to go on as you were, next to a sigh like that.`,
  },
  {
    class: 'pet',
    needs: ['mend', 'reach'],
    text: `It was {C} who went to look. {C} went round the back, where nobody had thought of going, and was gone for a while. Then there was a scratching, and a tug, and a very pleased nose came round the side. The trouble with {thing} was over.`,
  },
  {
    class: 'pet',
    needs: ['company'],
    text: `{C} lay down beside {thing}, since somebody had to go first. {C} was good at this. One eye shut, and then, after some thought, the other.`,
  },
  {
    class: 'little',
    needs: ['calm', 'trust', 'cheer'],
    text: `{C} looked at {who}, and {who} looked at {C}. Then {C} laughed, a little at first, and then from the middle. There was no reason for it. It was the sort of laugh that gets into other people, and does them good.`,
  },
  {
    class: 'little',
    needs: ['way'],
    text: `Everybody looked up, and along, and about. Only {C} looked low down, since that is where {C} lived. "Dat," said {C}, and pointed with a whole hand. And that was just what they needed to know about {thing}.`,
  },
  {
    class: 'little',
    needs: ['company'],
    text: `{C} sat down with a bump and patted {thing}, three soft pats, as you would pat a cat. Then {C} patted it again. Nobody who was watching felt like being anywhere else.`,
  },
  {
    class: 'elder',
    needs: ['calm', 'trust', 'cheer', 'remember'],
    text: `{C} did not hurry. "Tell me," said {C} to {who}, and then said nothing more. That was the clever part. It left a space, just large enough for an answer, ~and after a while the answer came and sat in it.`,
  },
  {
    class: 'elder',
    needs: ['mend'],
    text: `{C} had met this before, or something much like it, in the year of the big snow. {C} put on both pairs of glasses. "Turn it round," was all that {C} said. And with {thing} turned round, it was easy.`,
  },
  {
    class: 'elder',
    needs: ['wait'],
    text: `{C} sat down slowly on the nearest thing that would do, and gave a nod. "I have waited for slower," said {C}. There was a peppermint for everybody. It lasted just as long as it had to.`,
  },
];
