import type { Solution } from '../../format.ts';

/** For whoever looks after somebody: animals, dolls, babies, the house. {C.made} is always a small comfort. */
export const caring: readonly Solution[] = [
  {
    class: 'caring',
    needs: ['calm'],
    text: `{C} put a flat hand where {who} could feel it, and left it there, not stroking, not patting. You do that for a horse that has heard something. "I know," said {C}, about nine times over. Somewhere in there it began to work.`,
  },
  {
    class: 'caring',
    needs: ['calm', 'trust'],
    text: `{C} became as small as possible, and looked at {who} with both eyes nearly shut, and then shut them, and then opened them again, slowly. It is how cats say that they are not going to do anything. {who} seemed to have heard of it.`,
  },
  {
    class: 'caring',
    needs: ['trust'],
    text: `{C} made a bed. It was a scarf with a hollow in it, and one corner turned back. Nothing was said about whom it was for. {C} went off a little and was busy with something else, humming, ~and when anyone looked again {who} had come right up to the turned back corner.`,
    keep: 'the scarf with a hollow in it',
  },
  {
    class: 'caring',
    needs: ['cheer'],
    text: `"Where does it hurt?" asked {C}. It did not hurt anywhere. It was more of an all over. "I see," said {C}, and put one very small bandage, quite clean, on the nearest part. You would not think what a small bandage can do for an all over.`,
    isSignature: true,
    keep: 'the very small bandage',
  },
  {
    class: 'caring',
    needs: ['cheer', 'trust'],
    text: `{C} looked over as much of {who} as there was to see, like somebody who has come to choose a puppy. "Good strong sides," said {C}. "Nice manners. A bit out of sorts, but then who isn't?" Then {C} held out one hand, to be sniffed or leaned on, and said that this was the one.`,
  },
  {
    class: 'caring',
    needs: ['remember'],
    text: `{C} gave it what you give to anything that has got out: a saucer by the door, and no fuss. That is, {C} stopped asking. They talked of supper, in low voices, and whose turn it was to wash up. And while nobody was looking {thing} came home, as cats do.`,
  },
  {
    class: 'caring',
    needs: ['way'],
    text: `"If I was very small," said {C}, "and wanted my supper," and got down on hands and knees to be it. A tired thing goes where somebody was kind to it once. From down there most of them looked cold. Only one looked as though somebody had meant it to be found. So it was {thing}.`,
  },
  {
    class: 'caring',
    needs: ['way', 'reach'],
    text: `{C} spoke to {X}, and {X} spoke to {C}, in the warm ordinary voices that people have in the next room. That was all they did. There is hardly a thing that does not come toward such a sound, by an inch or so. {C} watched for the inch, and saw it, and put out a hand to {thing}.`,
  },
  {
    class: 'caring',
    needs: ['mend'],
    text: `{C} talked to {thing} all the time, in the voice for paws. "This is going to feel odd. There. You were very good." The loose part was eased in, and the sore edge had a strip of clean handkerchief put round it. Nothing comes apart again, after being spoken to like that.`,
  },
  {
    class: 'caring',
    needs: ['reach'],
    text: `{C} did what you do about a guinea pig behind a sofa. You go as near as you can. You put in one arm, up to the shoulder, and look at nothing, and say something foolish in a kind voice. "Come along then, treacle," said {C}. And {thing} came along.`,
    isSignature: true,
  },
  {
    class: 'caring',
    needs: ['mend'],
    text: `First {C} made {thing} comfortable. One mitten went under this side, and the other mitten under that. When a thing is comfortable it stops pulling, ~and when it stops pulling you can do as you like. {C} gave one soft tug, and one soft push, and it came right without waking up.`,
  },
  {
    class: 'caring',
    needs: ['wait'],
    text: `{C} had sat up with chicks before now, and with colds. It is done in turns. One of you watches, and the rest lean together in a heap and are warm, and every so often somebody says, "Anything?" and somebody says, "Not yet." Then it was {C.s} turn to say it, and {C} said, "Yes."`,
  },
  {
    class: 'caring',
    needs: ['company'],
    text: `{C} saw to {thing} as you see to an old pony: a rub along one side, and a look round the back. There was nothing wrong. It was only that nobody had seen to it lately. After that {C} stayed on, since it is rude to go at once.`,
  },
  {
    class: 'caring',
    needs: ['wait'],
    text: `{C} rocked. There was nobody in {C.s} arms to be rocked, but arms know how, and they like to be kept in practice. Left and right it went, left and right. It sent the time to sleep. When the time woke up, a good deal of it had gone.`,
  },
  {
    class: 'caring',
    needs: ['company'],
    text: `"You keep very still," said {C} to {thing}, and it was meant as praise. {C} found out which side had nobody on it, and kept still on that side. You cannot do that in a hurry. It takes a good while. {C} had a while.`,
  },
  {
    class: 'caring',
    needs: ['remember'],
    text: `{C} put {who} to bed, in a manner of speaking. That is, all was made quiet round about. Then {C} went over the day in a low voice, the big things first, and the small ones at the bottom. Things come back when they are not called. There was a stir, down at the foot of the day, and it was {thing}.`,
  },
];
