import type { Solution } from '../../format.ts';

/** For a parrot, a hen or a penguin: nobody here need fly or speak, and nobody has ears. */
export const bird: readonly Solution[] = [
  {
    class: 'bird',
    needs: ['calm', 'trust'],
    text: `{C} set to work on one wing, a feather at a time, from the top to the tip, and did not look up. There were a great many of them. {who} watched one being put straight, and then the next, from a little nearer. It is hard to stay ruffled beside that.`,
  },
  {
    class: 'bird',
    needs: ['trust'],
    text: `{C} looked at {who} with one eye, and turned round, and looked with the other. It seemed that the two did not agree. So it had to be done again, from the start, and more slowly. By the third time {who} had come closer, to be seen better.`,
  },
  {
    class: 'bird',
    needs: ['cheer'],
    text: `{C} nodded, and bobbed, and nodded, faster and faster, to no tune that anybody else could hear. Then it all stopped, with one foot in the air, and {C} looked round to see who had been doing that. A small sound came from {who}. It was not a sad one.`,
  },
  {
    class: 'bird',
    needs: ['remember'],
    text: `{C} found things, and put them down in front of {who}: a bit of straw, a blue thread, half an acorn. Each was turned over once, so that it could be seen from the back. The fourth was not right either. But it was next to what was right, and there was {thing}.`,
  },
  {
    class: 'bird',
    needs: ['way'],
    text: `{C} walked along in front of them, from one end to the other, lifting each foot high. Then {C} stopped, and took up a very small crumb, from where nobody had seen any. So somebody with bread had gone by there, and not long ago. They all looked up, and that was {thing}.`,
  },
  {
    class: 'bird',
    needs: ['mend'],
    text: `There was one small place that everybody's fingers were too wide for. {C} went in there, very neatly, and took hold, and put what had slipped back where it belonged. It had only wanted somebody with a narrow way of going about things. After that {thing} held.`,
  },
  {
    class: 'bird',
    needs: ['reach'],
    text: `Nobody had thought of asking {C}. There was a flutter, and a scuffle, and one feather came floating by. Then {C} was back, walking tail first, with {thing} by the very edge, and pulled until everyone could get a hand to it.`,
  },
  {
    class: 'bird',
    needs: ['wait'],
    text: `{C} stood on one foot. After some time {C} put that one down, and stood on the other. They all tried it. Some got as far as ten, and some leaned. By the time that everybody had the trick of it, on both sides, there was nothing left to wait for.`,
  },
  {
    class: 'bird',
    needs: ['company'],
    text: `{C} stepped up beside {thing}, shook out every feather, and let them down again, one size larger. It is what you do when you mean to stop for a while. There was a small warm sound, like a purr with a lid on, and nothing near it was alone.`,
    keep: 'the purr with a lid on',
  },
  {
    class: 'bird',
    needs: ['mend', 'reach'],
    text: `{C} looked at {thing} sideways, as one looks at a nut, and tapped it three times: here, and here, and there. The first two said tock. The third said tick. Nobody would have thought of beginning at that end, but it was the end to begin at, and it was soon done.`,
  },
];
