import type { Line } from '../../format.ts';

/** How a journey comes home: shorter than the way out, dimmer with every line. */
export const returns: readonly Line[] = [
  `The way home is always shorter. There was one bend, and one long slow slope, and then the gate, standing open just as they had left it. {they} went in on tiptoe.`,
  `They came back by the low road, where it is soft underfoot. Nobody hurried. Before they had thought of being tired there was {street}, and the door, and the warm dark hall.`,
  `Going home, the road did most of the walking. It let them down gently at {yard}, like a hand putting down a cup.`,
  `Home had been getting ready for them. It came up quietly out of the dark with one window lit, ~and the latch went down without a sound.`,
  `They did not see much of the way back. They saw their own feet, going slowly, and then a step that they knew, and then a door.`,
  `It was downhill all the way, as it is when you are sleepy. {tree} stood black and still at the end of it, and under the tree was home.`,
  `By the time they could smell {food} and wet stone, they were nearly there. They took off their shoes outside, and carried them in.`,
  `The quiet walked behind them all the way to {house}, like a tired old dog, and lay down on the mat.`,
  `Somebody carried somebody, ~and somebody carried the coats. One lamp went in front of them down {street}, low and yellow, and then it was the lamp at their own door.`,
  `They came in at the back, past {yard}, where it was dark and smelled of rain. {stars} stood just over the roof. It looked as though it had waited up.`,
  `The short way home begins wherever you are when you have finished. They took it. It was no longer than a yawn.`,
  `Nobody said, "We are home." It was only that the dark grew warm, and had a floor in it, and a smell of soap and bread.`,
  `They went softly down the last hill with {weather} just beginning, so light that it was more like being breathed on. And there was {street}, shining.`,
  `The road grew narrow, and then it was a path, and then it was the mat. {hero} wiped both feet on it, slowly, and went in.`,
  `One by one the things they knew came out of the dark to meet them. First came the wall, and then {tree}. Last came the door with its round brass eye.`,
  `They were home before the lamp had used up its oil. Everything was where it had been, only quieter.`,
];
