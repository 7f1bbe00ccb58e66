import type { Solution } from '../../format.ts';

/** More answers for the old: few words, deep pockets, no hurry. */
export const elder: readonly Solution[] = [
  {
    class: 'elder',
    needs: ['calm'],
    text: `{C} sat down, and moved up, and patted the space. "Sit by me," said {C}, and said no more about it. There was a smell of soap and wool, and a slow tick from a watch, somewhere deep in the coat. Before long {who} {who.was} keeping time with the watch.`,
  },
  {
    class: 'elder',
    needs: ['trust'],
    text: `"I was shy once," said {C}. "It lasted thirty years." {C} began to look for the peppermints, in one pocket after another. "There is one left," said {C}, "and it is furry." By the time it was found, {who} {who.was} near enough to see the fur.`,
    isSignature: true,
  },
  {
    class: 'elder',
    needs: ['cheer'],
    text: `{C} told {who} about the time the goat got into the post office. It was not a long story. {C} did not smile, and did not leave out the stamps. Afterward {C} went on folding a handkerchief as though nothing had been said, and that was the funniest part.`,
  },
  {
    class: 'elder',
    needs: ['remember'],
    text: `{C} knew about forgetting. "Don't chase it," said {C}. "Go and look for something else." So {they} looked for a thimble, which nobody had lost. Halfway through, {thing} came back, as things do when it is not their turn.`,
    isSignature: true,
  },
  {
    class: 'elder',
    needs: ['way'],
    text: `{C} took off the glasses, and wiped them, and put them away. "I never could find anything with those on," said {C}. Then {C} felt a little to one side, like somebody after the light switch in the house where they were born. The old hand knew. It was {thing}.`,
  },
  {
    class: 'elder',
    needs: ['mend'],
    text: `From the bottom of the bag {C} took a flat tin. In it were a cork, four pins, some elastic and one brass hook that nobody had ever found a use for. "I knew you would come in," said {C} to the hook. It was just what {thing} had been wanting.`,
    keep: 'the hook that came in useful',
  },
  {
    class: 'elder',
    needs: ['reach'],
    text: `{C} turned the umbrella upside down. "The handle is the useful end," said {C}. "The rest is only for rain." Out it went, no faster than a cow, and felt about, and came slowly back, with {thing} safe in the crook of it.`,
  },
  {
    class: 'elder',
    needs: ['wait'],
    text: `"I make it one orange," said {C}, and took an orange out of a pocket, and set about peeling it in a single piece. {they} watched the peel. It grew into a long bright curl, round and round. Just as it came away whole, the waiting was done.`,
  },
  {
    class: 'elder',
    needs: ['company'],
    text: `{C} laid one hand on {thing}. "You and I," said {C}, and the rest was not for anybody else. It was quite short, with some humming in it, and not the kind of talk that one listens to.`,
  },
  {
    class: 'elder',
    needs: ['way'],
    text: `{C} held out a palm to one after another of them, like somebody greeting old neighbours. At most of them it waited for a breath. At one of them it stayed. "Good evening," said {C}. "I thought that it was you." It was {thing}.`,
  },
  {
    class: 'elder',
    needs: ['reach'],
    text: `{C} unfolded the string bag, the one for onions, and let it out on the end of a scarf, humming something slow. It went as far as it had to. It had brought home heavier things than {thing}, that bag, and it knew what to do with its handles.`,
  },
];
