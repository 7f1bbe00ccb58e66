import type { Line } from '../../format.ts';

/** For a story that carries on another: what was, in one breath, and how it comes back. */
export const recaps: { before: readonly Line[]; bare: readonly Line[]; again: readonly Line[] } = {
  before: [
    `It was not long since {lasttitle}, and they still had plenty to say about it. Mostly they spoke of {lastkeep}, and how that had come out in the end.`,
    `They had told it to each other so often that it had gone smooth, that evening of {lasttitle}. They always stopped at {lastkeep}, to get it right.`,
    `Ever since {lasttitle} there had been a feeling in {house} that it was not quite over. It is like that with things such as {lastkeep}. You think of them when you are drying spoons.`,
    `"Do you remember {lastkeep}?" asked {hero}. Of course they did. It had only been the time before, on the evening of {lasttitle}.`,
    `That was the story of {lasttitle}, with {lastkeep} in it, and everybody safe in bed. This is what came next.`,
  ],
  bare: [
    `It was not long since {lasttitle}, and they still had plenty to say about it. Now something came after it, as something does.`,
    `They had told it to each other so often that it had gone smooth, that evening of {lasttitle}. But it was not the end of it.`,
    `That was the story of {lasttitle}, and everybody got safe to bed. This is what came next.`,
  ],
  again: [
    `"We must tell this too," said {hero}, and that was a long list by now, with {lastkeep} at the top of it.`,
    `Somehow it made them think of {lastkeep}. One thing brings on another, if you leave it the room.`,
    `{hero} thought of {lastkeep}, from the time before, and felt that everything knew everything else, at least a little.`,
    `If it had not been for {lastkeep}, they would never have known what to do here. So that came back, as things do, when it was wanted.`,
  ],
};
