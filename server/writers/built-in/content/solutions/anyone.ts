import type { Solution } from '../../format.ts';

/** For whoever has no hobby that helps here: kindness, eyes, two hands. Every need has several. */
export const anyone: readonly Solution[] = [
  {
    class: 'anyone',
    needs: ['calm', 'trust'],
    text: `{C} did not come any nearer. {C} sat right down, with both hands in plain sight, and told {who} about a thing that had gone wrong on Monday. It was a small thing. {C.he} told it slowly, and left in the part about the jam.`,
  },
  {
    class: 'anyone',
    needs: ['calm'],
    text: `"Breathe in as if there was soup," said {C}. "Now breathe out as if it was hot." They did it together, {C} and {who}, four times, and by the fourth it was hard to remember what the fuss had been.`,
    keep: 'the soup that was not there',
  },
  {
    class: 'anyone',
    needs: ['cheer'],
    text: `{C} asked {who} for the whole story, and did not say "never mind" once. That took a while. There were three beginnings to it, ~and nobody had ever waited for the end before.`,
  },
  {
    class: 'anyone',
    needs: ['cheer', 'calm'],
    text: `{C} tried a funny face. It was not very funny. So {C} tried being serious instead, and somehow that went wrong in the middle. {who} left off everything else, to see it happen.`,
  },
  {
    class: 'anyone',
    needs: ['remember'],
    text: `"We'll start where you still had it," said {C}. They went on from there, bit by bit, like people looking for a glove. {C} never guessed. {C.he} only asked, "And then?" until there it was, {thing}, at the bottom of it all.`,
  },
  {
    class: 'anyone',
    needs: ['way'],
    text: `{C} did what {C.he} always did when things were lost at home. {C.he} stood still and looked low, and then looked high, and then looked in the place that everyone had looked already. "There," said {C}. It was {thing}.`,
  },
  {
    class: 'anyone',
    needs: ['mend'],
    text: `{C} laid out all the pieces in a line, from the largest to the smallest. "If we know what it was," said {C}, "we know what it is going to be." It went together slowly, with a bootlace where a bootlace was needed.`,
  },
  {
    class: 'anyone',
    needs: ['reach'],
    text: `{C} fetched a ladle, and a broom handle, and half of a clothes prop. None of them was enough. Tied end to end they were exactly enough, with somebody to hold the near end steady. And the ladle, which had never been so far from a pot, came back with {thing}.`,
  },
  {
    class: 'anyone',
    needs: ['wait', 'company'],
    text: `"We have time," said {C}, as though time was a cake that somebody had brought. {C} found the softest place and sat, and moved along to make room. It was the good kind of sitting, with shoulders touching.`,
  },
  {
    class: 'anyone',
    needs: ['way'],
    text: `{C} licked one finger and held it up. It told {C.him} nothing at all, ~but it did make everybody stop talking. And in the hush they could all tell which was {thing}, as plain as a cat that wants its supper.`,
  },
  {
    class: 'anyone',
    needs: ['company'],
    text: `{C} stopped beside {thing} and told it the names of everyone at home, with a word or two about each. It was a good list to listen to, with no hurry in it.`,
  },
  {
    class: 'anyone',
    needs: ['trust'],
    text: `{C} broke a biscuit in two. {C} ate one half with great attention, put the other half down in the middle, and became very interested in one thumb. After a time the other half had company.`,
    keep: 'the biscuit with two halves',
  },
];
