import type { Line, Refrain } from '../../format.ts';

export const refrains: readonly Refrain[] = [
  {
    mode: 'journey',
    first: `"One step more and then one more, // that is what our feet are for."`,
    again: `"One hill more and then one more, // that is what our feet are for."`,
    slow: `"One step more... and then one more... // soft, and softer, to the door."`,
  },
  {
    mode: 'any',
    first: `"Round we go and round about, // one light in and one light out."`,
    again: `"Round we go and through and out, // one light in and one about."`,
    slow: `"Round we go... and round about... // one light in... and one light out."`,
  },
  {
    mode: 'home',
    first: `"Knock on wood and tap on tin, // who is out and who is in?"`,
    again: `"Tap on wood and knock on tin, // some are out and some are in."`,
    slow: `"Soft on wood... and soft on tin... // none are out... and all are in."`,
  },
];

export const refrainIntros: { first: readonly Line[]; again: readonly Line[]; slow: readonly Line[] } = {
  first: [
    `Somebody began to say it, in time to the clock, and then it stuck:`,
    `{hero} made up a rhyme for it, and it went like this:`,
  ],
  again: [`They said it again, and this time one word had changed:`, `And again, a little slower:`],
  slow: [
    `And one last time, hardly louder than breathing:`,
    `{hero} said it once more, very low, to hear it come to an end:`,
  ],
};
