import type { Arc } from '../../../format.ts';

export const theHeavyPocket: Arc = {
  id: 'the-heavy-pocket',
  kind: 'value',
  premise:
    '{guest} is staying at {house} for one night on its way home to {realm}, and has a small treasure with it, a cup, a bell or a glass bead. {hero} breaks it by accident, says nothing, and puts the pieces in a pocket, where they grow heavier with every good thing that happens. At the end {hero} tells, and {guest} is not angry: the pieces are put together or are better apart. {prize} is given.',
  mode: 'home',
  suits: { values: ['honesty', 'kindness'], elements: ['magical discovery', 'hidden treasure'] },
  meets: ['home', 'garden'],
  titles: [
    'The Heavy Pocket',
    'Two Halves of a Very Small Bell',
    'What Clinked on the Stairs',
    'A Crack the Shape of a River',
    'The Pocket That Went Down and Down',
    'Nobody Asked About the Bead',
  ],
  spark: [
    `They had somebody to stay. It was {guest.a}, on its way home to {realm}, and it slept in the fruit bowl. On the shelf beside it stood its one good thing, a glass bell as small as a plum.

      {hero} only wanted to hear it. It rang once, very sweet. Then it was in two pieces. Nobody had seen. {hero} put both halves in a pocket and went away to think.`,
    `{guest.a} had come to stay the night. It had one small bag with it, and out of the bag, wrapped in a sock, it took a cup no bigger than a walnut.

      "I have had it since I was new," said {guest}. Everyone looked at it with their hands behind them. {hero} looked a little longer than the rest. There was a click. When {hero} looked down, there was the cup, and there was the handle.`,
    `It began with {clue}, and then there was {guest.a} at the door, asking for a bed until the road to {realm} was clear. It put its blue bead on the windowsill to catch the light.

      The bead rolled. {hero} caught it, nearly. It lay on the floor in three bits, like a small blue puzzle. {hero.s} ears went hot. The bits went into a pocket, and {hero} said nothing at all.`,
    `It is hard to carry something that is not yours. {hero} was just moving it, out of the way, so that it should be safe. It was a little clay lamp, and it belonged to {guest}, who was asleep in the sewing box on its way home to {realm}.

      There was a bump. There was a crack the shape of a river. {hero} listened. {guest.a} can sleep very deeply. So {hero} put the lamp in a pocket, both parts of it, and buttoned it down.`,
    `Their visitor had gone to have a bath in the soap dish. It was {guest.a}, and it was only there for the one night. It had left its whistle on the table, a white one, as thin as a shell.

      {hero} sat down. It was only sitting down. Then there was a small crisp sound, and {hero} got up again, and knew.`,
  ],
  promise: [
    `"Have you seen it?" asked {guest}, a little later. "I put it down somewhere."

      {hero} said, "We could look." It was not a lie, ~but it was not the truth either, and the pocket gave a small pull, like a hand. So they looked, all over the house, together.`,
    `Nobody asked. That was the odd part. They were all so nice that evening, one after another. And each time, the pocket grew a little heavier. {hero} began to lean.`,
    `{guest} was not cross. It only thought that the thing must have gone for a walk, as things do. "Shall we go and meet it?" it said. {hero} had to say yes. The pocket clinked at the first step.`,
    `{hero} thought that it would be better to wait for a good moment. So {they} went about the house and out to {yard}, waiting for one. A moment would come up and look just right, and then it would go by.`,
    `You would think that so small a thing would weigh nothing. {hero} walked carefully, on one side, like somebody with a stone in a shoe. There were jobs to be done before bed, and {they} did them, and {guest} came too.`,
  ],
  between: [
    `Clink, said the pocket. {hero} coughed, to cover it. By now it hung down nearly to the knee.`,
    `"You are good at looking," said {guest}, and it took hold of {hero.s} thumb. That should have been nice. The pocket grew by about a brick.`,
    `{hero} tried holding it up with one hand. It was not the sort of heavy that a hand is any use for.`,
    `There was a moment, just there, between the jug and the door. {hero} breathed in to say it. Somebody offered {sweet}, and the moment was gone.`,
    `{hero} did not feel like being funny, and was asked why. "My pocket is full," said {hero}. That, at least, was true.`,
  ],
  heart: [
    `At last it was so heavy that {hero} had to sit down on the bottom stair. {guest} sat down too. It was quiet. It was not a good moment. It was only the next one.

      "It was me," said {hero}, and laid the pieces out on the step, one after another. And the pocket came up, light and flat, like a curtain when the window is opened.`,
    `"It has not gone for a walk," said {hero}. It came out very small. "It is in my pocket. It has been in my pocket since before supper."

      {guest} looked for a long time. Then it moved nearer on the step, not further. "That must have been so heavy," it said.`,
    `{hero} had planned to say a good deal. What came out was, "I broke it, and I hid it, and I'm sorry." There was nothing left in the pocket after that but fluff.

      {guest} turned the pieces over with one soft finger. "Look," it said. "It was always hollow. I never knew that."`,
    `They had looked in every place but one. {hero} undid the button. Out they came on the warm palm of a hand, and nobody said a word.

      "I knew the sound," said {guest} gently, after a while. "I was waiting until you could put it down." And {hero} put it down.`,
    `It was {guest} who said, "I was so sad when I broke the one before." {hero} looked up. "You broke one?" "I sat on it," said {guest}. And then it was quite easy. {hero} told it all, from the shelf to the stairs, in a low voice. The pieces lay in a line between them.`,
  ],
  gift: [
    `They joined it with a little honey, for now. It would always show. "Good," said {guest}, "then I shall know which one it is." And it gave {hero} {prize.a}, to put in the empty pocket.`,
    `{guest} kept one half and {hero} kept the other. "So that neither of us has a whole one," it said. Then it gave {hero} {prize.a}, since a pocket should have something in it.`,
    `{guest} found that it liked it better open. It set the pieces on the sill, where they made two small lights in place of one. Beside them, for {hero}, it laid {prize.a}.`,
    `They wrapped it in the softest sock, both parts together. {hero} was allowed to tie the string. And in the other sock of the pair there was {prize.a}, and {guest} said that it had been for {hero} all along.`,
    `{guest} felt about in its bag, right down at the bottom. "This one does not break," it said, and it put {prize.a} into {hero.s} hand. "I have tried."`,
  ],
  homeward: [
    `{hero} went upstairs two steps at a time, and then, because it was late, one. There was nothing in the pocket but warm dark.`,
    `Somebody had heard, of course. Nobody said so. But a hand came down on {hero.s} head in passing, and rested there, light as a hat.`,
    `The trousers were hung over the chair. They hung quite straight, on both sides. In the fruit bowl {guest} had turned to the wall and was breathing slowly.`,
    `It is wonderful how quiet a house can be when nothing in it clinks. {hero} walked all along the passage, just to hear it.`,
    `The lamp was carried up, and the shadows came up after it, long and soft. One of them was a good deal lighter than it had been.`,
  ],
};
