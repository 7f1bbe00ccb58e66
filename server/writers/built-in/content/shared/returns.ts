import type { Line } from '../../format.ts';

/** How a journey comes home: shorter than the way out, dimmer with every line. */
export const returns: readonly Line[] = [
  `The way home is always shorter. There was one bend, and one long slow slope, and then the gate, standing open just as they had left it. {they} went in on tiptoe.`,
  `They came back by the low road, where it is soft underfoot. Nobody hurried. Before they had thought of being tired there was {street}, and the door, and the warm dark hall.`,
  `Going home, the road did most of the walking. It let them down gently at {yard}, like a hand putting down a cup.`,
];
