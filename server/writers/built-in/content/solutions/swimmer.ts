import type { Solution } from '../../format.ts';

/** For a goldfish, who comes along in a jar with a handle and does what a fish does. */
export const swimmer: readonly Solution[] = [
  {
    class: 'swimmer',
    needs: ['calm', 'trust'],
    text: `{C} swam round the jar, and round, and came by each time with the same smooth face. {who} watched one whole round, and then another, leaning a little nearer. It is hard to keep anything up in front of somebody who is always just coming round again.`,
  },
  {
    class: 'swimmer',
    needs: ['cheer', 'trust'],
    text: `{C} came right up to the glass, until there was only a mouth there, and an eye as large as a plum. Nobody had ever looked at {who} so hard, and meant so little by it. Then {C} blew a bubble, and it went up, and said plip.`,
    keep: 'the bubble that said plip',
  },
  {
    class: 'swimmer',
    needs: ['remember', 'way'],
    text: `{C} sees everything twice, once on the way there and once on the way back. Now {C} stopped at one side of the jar, with a nose to the glass, and would not go round. They all looked where the nose was pointing, and that was how they came by {thing}.`,
  },
  {
    class: 'swimmer',
    needs: ['mend', 'reach'],
    text: `What light there was came through the jar and made a round spot, and wherever {C} swam the spot went too. It slid over {thing}, slowly, up one side and down the other. Where it stopped, anyone could see how it was to be done, and it was done.`,
  },
  {
    class: 'swimmer',
    needs: ['wait'],
    text: `They stood the jar where they could all see it, and sat down round it. {C} went from left to right, and then {C} went from right to left. You think that you will look away after this one, and then there is this one. Nobody counted, and it was no time at all.`,
  },
  {
    class: 'swimmer',
    needs: ['company'],
    text: `They stood the jar beside {thing}. {C} came round to that side of the glass, and said something small and round, and waited, and said it again. They stayed like that for a while, one inside the glass and one outside, and neither of them blinked.`,
  },
];
