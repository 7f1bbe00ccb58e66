import type { Arc } from '../../../format.ts';

export const oneBowlShort: Arc = {
  id: 'one-bowl-short',
  kind: 'value',
  premise:
    '{guest} has come ahead to say that {folk} will pass by {house} tonight, far from {realm}, cold and hungry. The family sets out a pot of something warm and gathers bowls and bits from house and garden. There is one bowl too few. In the end {hero} gives up a place or a bowl, and there is enough. {prize} is left in the empty bowl.',
  mode: 'home',
  suits: { values: ['sharing', 'kindness'], elements: ['an unexpected guest', 'a friendly giant'] },
  meets: ['home', 'garden'],
  titles: [
    'One Bowl Short',
    'Seven Spoons and a Shell',
    'The Pot That Would Not Be Hurried',
    'Who Comes for Supper After Supper',
    'Enough, Said the Ladle',
    'The Warm End of the Table',
  ],
  spark: [
    `The lid of the big pot lifted by itself, and under it, in the steam, stood {guest.a}.

      "Soup," it said, and breathed in. "I was told to look for a house with soup." {folk} were on their way, it said, all of them, a long cold way from {realm}. They would come past tonight. They would never knock. They would only slow down a little, if it smelled good.`,
    `First there was {clue}. Then there was a cough. {guest.a} stood beside the breadboard, trying not to look at the bread.

      "It is not for me," said {guest}. "I have been sent ahead. {folk} are coming by from {realm}, and it is a cold road with nothing to eat on it but fog."`,
    `A chair had been pulled out, though nobody had sat down. Then {hero} looked lower. On the seat stood {guest.a}, counting the plates.

      "Are there more?" it asked. "Only there are rather a lot of us." They were coming down from {realm} that very night, {folk} and their little ones, with cold feet and empty pockets.`,
    `There was a note on the bread. It had been written very small, in jam. "Coming past tonight," it said. "Do not go to any trouble. {folk}."

      "I wrote the second part," said a voice, and {guest.a} came out from behind the loaf. "The first part was their idea. They are so hungry."`,
    `{hero} had just put the last spoon away when the drawer said, "Please may we have them out again?" In among the spoons lay {guest.a}.

      It had come to ask about supper. It knew that supper was over. But {folk} were on the road from {realm}, and it was cold, and they had smelled {food} from two hills off.`,
  ],
  promise: [
    `"How many?" said {hero}, reaching for the bowls.

      {guest} told them. It was one more than they had. They counted the bowls again, slowly, in case one had been shy. There was still one too few, ~but a pot does not wait for counting, and they lit the stove.`,
    `So the big pot went back on. Everything that was good was put in, and stirred with the long spoon, round and round. "We shall need salt," said {hero}, "and something green, and every bowl in the house." They went to look.`,
    `Nobody asked if there was enough. They asked where the good cloth was, and who had last had the big ladle. {hero} was put in charge of bowls. There was a tall pile, warm from the shelf. It was not quite tall enough.`,
    `"Can they eat onions?" asked {hero}. They could. They could eat anything that had been near a fire.

      Then there was such a lot to fetch. {guest} went along in the crook of {hero.s} arm, and pointed, and smelled of {air}.`,
    `The pot was put on low, where it could think. {hero} set the table from one end to the other, and came back along it, counting. One short. So {they} went off to see what else in the house could be a bowl.`,
  ],
  between: [
    `The pot said plop, and after a time, plop. The windows had gone white with steam. Somebody had written a number on one of them, crossed it out, and written a larger one.`,
    `{guest} tasted the soup with one careful sip. "More," it said. Then it thought about that. "More of everything, I mean. It is already very good."`,
    `They had found a jug by now, and a deep lid, and a shell as wide as a hat. Each was washed and dried and put at a place, as though it had always been a bowl.`,
    `{hero} blew on a spoonful and gave it to whoever was nearest. It went from mouth to mouth, warm and brown. Everybody thought that it wanted just a little of something else.`,
    `"Are they near?" whispered {hero}. {guest} put its ear to the table leg. "They have just smelled the bread," it said.`,
  ],
  heart: [
    `They did not knock. It was just that the dark beyond the step grew thick and soft and full of breathing. There they were, {folk}, holding out cold hands to the steam. Bowl after bowl went out. Then there was one left waiting, and no bowl.

      {hero} looked at the last bowl on the table. It was the blue one, and it was {hero.s} own. {hero} filled it right up to the rim and took it out to the step.`,
    `Everyone at the long table moved along, and moved along again. Still one of the little ones was standing. {hero} felt the warm seat, which had been so hard to get. Then {hero} slid off it.

      "Here," said {hero}. "It is the good end." And there turned out to be room for two on it, if you sat sideways and shared a spoon.`,
    `The ladle went down, and came up, and went down. "That is the bottom," somebody said, very low. There were still two small faces at the end.

      {hero} had not begun yet. {hero} poured half of it into the shell for one, and half into the lid for the other. And when {hero} turned round, three people were each holding out half of theirs.`,
    `In they came, softly, and the kitchen was as full as a nest. Nobody pushed. But the smallest of them had only a thimble, and looked at the bread, and did not like to say.

      {hero} had kept back the warm crust from the corner. It was the best bit. {hero} broke it, and gave away the larger half, and then, after a breath, the other.`,
    `At last there was only the scrape of spoons, slow and happy. One guest was left over, down at the dark end, with no bowl and no spoon and good manners.

      {hero} went and sat there with the blue bowl between them. "You have the left side," said {hero}, "and I have the right." It was a deep bowl. They never did find out where the middle was.`,
  ],
  gift: [
    `When they had gone, as quietly as they came, the bowls were stacked on the step, licked clean. In the top one lay {prize.a}.`,
    `Nobody saw them leave. The steam sank, and the candle stood up straight again. {hero} turned over the last bowl to dry it, and underneath was {prize.a}, still a little warm.`,
    `"They do not say thank you," said {guest}. "They leave it." And there at {hero.s} place, where the soup had been, lay {prize.a}.`,
    `The last of the little ones came back for a moment. It put something into {hero.s} hand, and shut the fingers over it one by one, and went. It was {prize.a}.`,
    `{guest} was asleep in the ladle by now. In the blue bowl, clean and dry and round, they found {prize.a}. It was just big enough to share.`,
  ],
  homeward: [
    `So the pot was filled with water and left to soak, and the stove ticked as it cooled. It was late. The whole of {house} smelled of onions and kindness, with the door on the latch.`,
    `They left the washing up. There are nights for that, and this was not one of them. {guest} was put down by the stove, in a folded cloth, and the light was carried softly up.`,
    `The table was pushed back, and the chairs stood where they had been. But they looked as though they remembered. {they} went up slowly, full and warm, holding on to the rail.`,
    `Far off on the road there was a sound of many soft feet, and then less of it, and then none. {hero} stood at the cool window until it was gone.`,
    `The last thing was to turn the pot on its head. It gave one long low note as it went over, like a bell that has eaten well, and then the kitchen was dark.`,
  ],
};
