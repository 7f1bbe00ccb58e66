import type { Arc } from '../../../../format.ts';

export const theHourLeftOver: Arc = {
  id: 'the-hour-left-over',
  kind: 'culture',
  premise:
    'It is the night when the clocks go back, and there is an hour over. {guest} has brought it from {realm} in a jar with a lid, for {house} to use up before bed; it cannot be kept. The family spends it in house and garden, a bit at a time. When only the last spoonful is left, {hero} gives it to {folk}, who never have any, or spends it on nothing at all. The jar is empty, and {prize} is in it.',
  mode: 'home',
  only: { culture: 'western' },
  suits: { kinds: ['setting', 'mood', 'object'], values: ['patience', 'sharing'], elements: ['time travel'] },
  meets: ['home', 'garden'],
  titles: [
    'The Hour Left Over',
    'An Hour in a Jam Jar',
    'What They Did With the Extra',
    'Half Past, and Half Past Again',
    'The Last Spoonful of Tonight',
    'The Clock Went Back for Something',
  ],
  spark: [
    `It was the night when the clocks go back. The big one in the hall had just been turned from nine to eight, and there was a thud on the mat, as of a parcel.

      It was a jam jar. In it was something the colour of weak tea, and behind it stood {guest.a}, out of breath. "One hour," it said. "Left over. It has to go somewhere, and {realm} is full of them. Will you sign?"`,
    `{hero} stood on a chair and moved the big hand back, right round, past all the places where it had been. When the chair was put away there was somebody behind it, holding up a jar.

      "You'll be wanting this," said {guest.a}. "It came out when you turned it." It was an hour, with a lid on. <?: You could see that it was not quite full, and that it was moving.> {folk} had sent it down from {realm}, to save them the shelf.`,
    `There had been {clue}, and now there was a jar beside the bread bin that nobody had put there. It was golden, and warm to hold, and on its label, in pencil, was written: "One Hour. Best Before Bed."

      "It won't keep," said {guest.a}, leaning round it. "You get one each, when the clocks change. Most people sleep through theirs. {folk} thought that you might be the sort who would rather use it."`,
    `"Where does it go?" {hero} wanted to know. "When you put the clock back. Where does the hour go, that you have had already?"

      Nobody had an answer. But under the dresser something rolled, and knocked against a leg, and out came a jar, and behind the jar, pushing, came {guest.a}. "There you are," it said. "It was supposed to go to {realm}. But it has your name on."`,
    `Somebody was up a ladder, seeing to the church clock, and something fell past the window. {hero} found it in the lavender. It was a jar, not broken, and {guest.a} was sitting on it to keep the lid down.

      "Careful," it said. "There's a whole hour in there, and it is fresh." They had far too many, {inrealm}. If nobody used it by bedtime it would only go off, like milk.`,
  ],
  promise: [
    `{hero} unscrewed the lid, just a crack. A little came out. It smelled of toast, and of the middle of a Sunday. "We'll spend it," said {hero}. "All of it. On whatever comes." And the first thing came almost at once.`,
    `They talked about what you would do with an hour that nobody had asked for. You could sweep the shed, ~but it seemed a waste. "Let's not decide," said {hero}. "Let's walk about with it, and see who needs some."`,
    `The clock in the hall had stopped to let them pass. It held up its hands and waited. {hero} put the jar under one arm, where it was warm, and {they} went to look at all the things for which there is never time.`,
    `"How do we get it out?" asked {hero}. "With a spoon," said {guest}. So that was how they did it. A spoonful went quite a long way. It was like the last week of the holidays.`,
    `There were two things that {guest} asked of them. They were not to gulp it, and they were not to save it. {hero} wrote a small sign for the hall door, "Back at eight," since it was eight already, and would be for some time.`,
  ],
  between: [
    `{hero} held the jar up to the lamp. It was down to there, about two thumbs. It was strange to see how much room there is in a quarter of an hour.`,
    `In the hall the clock coughed, and kept still. It was looking at the wall, like a person who has been asked not to count.`,
    `"What do they do with them, {inrealm}?" asked {hero}. {guest} said that they had shelves and shelves. Some were from when people had waited for buses.`,
    `A bit had been spilled on the stairs. For a while, on the fourth step, it was always just after supper, and nobody wanted to get off.`,
    `The spoon was licked. It tasted the way it smells when somebody else is ironing. There was still a third of it left, and it was turning a darker gold.`,
  ],
  heart: [
    `There was one spoonful left, at the bottom, where it is thick. <?: They could have had another round of anything.> {hero} took the jar to the back step and sat down by it, and so did everyone.

      They did not do anything. It was the best bit of the hour. It went by so slowly that they could see it go, over {yard}, gold, and brown, and then blue.`,
    `"Who gives {folk} an hour?" asked {hero}, looking into the jar. Nobody did. They kept everybody's hours, {inrealm}, and had never had one open.

      So the last spoonful was put out on the sill, on a saucer. After a time there was a soft clinking, and somebody said, "Oh," and somebody else said, low, "So that is what it's like."`,
    `{hero} wanted to know how small a bit of it you could have. They tried. You could have it in drops. <?: One drop was as long as it takes a leaf to come down, and one was as long as a yawn.>

      The very last drop hung on the spoon and would not fall. {hero} held it out over {guest}, who had carried it all that way. And {guest} shut its eyes and had it, all to itself.`,
    `When the jar was nearly empty you could see through it. <?: {hero} put one eye to the glass.> There on the other side was {realm}, with its long shelves, all gold, and {folk} going by on tiptoe with the labels.

      One of them looked up. {hero} tipped the jar, gently, and let the last of it run back to them. <?: It was only a mouthful.> They stopped, all of them, and put down what they were holding.`,
    `The hour came to an end on the hearthrug. <?: Nobody had said to stop there.> It was just that {hero} had put the spoon down the better to lean on somebody, and the somebody had leaned back.

      What was left in the jar got out by itself, quietly, and lay over them like a rug. It was still eight. It went on being eight until the last warm bit was gone.`,
  ],
  gift: [
    `Then the clock in the hall let out its breath and said nine, as if it were quite new. In the bottom of the jar, clean and dry, lay {prize.a}.`,
    `"I have to take back the lid," said {guest}, "but not what's under it." What was under it, held with a bit of gold at the rim, was {prize.a}.`,
    `{hero} rinsed the jar and stood it on its head. It gave a clink. There had been nothing in it but an hour, and now there was {prize.a}.`,
    `On the label {hero} wrote, "Thank you, it was lovely." When the label was turned over it had been answered, in very small pencil, and pinned to the answer was {prize.a}.`,
    `{guest} had gone off up {road} with the empty jar on its back, so as to be at {realm} by nine. But it had left {prize.a} on the newel post, where a hand would find it.`,
  ],
  homeward: [
    `So it was nine again, the ordinary one, and there were the stairs. {they} went up them in the usual time, only softly, with one hand on the rail.`,
    `The spoon was put back among the spoons, where it shone rather. Outside it was properly dark, and smelled of leaves. The clock ticked, warm and steady, and did not look round.`,
    `All along {street} other people were putting back their clocks and going straight to bed. {hero} looked out at the windows, going dim. They had no idea.`,
    `Nobody was late. They had been and come back before it began. There was just a crumb of gold on the mat, and it was left there for whoever is up first.`,
    `"What shall we do with tomorrow's?" someone asked. But there is only one like that, in all the autumn. And the lamp went up the stairs, and they went up after it.`,
  ],
};
