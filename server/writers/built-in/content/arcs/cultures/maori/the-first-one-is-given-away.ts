import type { Arc } from '../../../../format.ts';

export const theFirstOneIsGivenAway: Arc = {
  id: 'the-first-one-is-given-away',
  kind: 'culture',
  premise:
    '{hero} has finished a first kete, small and crooked, woven of harakeke. The first one you make is always given away. Everybody near has one, but {guest} says there is need of just such a kete in {realm}, and shows the way, by {road}. The kete goes along, empty. In {realm} it turns out to be the right size and shape for something. {prize} is given back in an open hand, not as payment.',
  mode: 'journey',
  only: { culture: 'maori' },
  suits: {
    kinds: ['setting', 'object', 'value'],
    values: ['sharing', 'kindness', 'trying'],
    elements: ['magical discovery'],
  },
  meets: 'theme',
  titles: [
    'The First One Is Given Away',
    'A Basket With Nothing in It Yet',
    'The Basket That Leaned',
    'Who Wants a Crooked Kete',
    'Green Flax and Two Handles',
    'Small and Green and Going Out',
  ],
  spark: [
    `It was finished. It was a kete, a small one, green, and it leaned. {hero} put it on the table and everyone walked round it. "Ka pai," they all said, and meant it.

      Then came the hard bit. The first one you make is given away. There was a rustle in it, and {guest.a} looked over the rim. "Is it spoken for?" it asked. "I know some who want one, down {inrealm}."`,
    `{hero} tucked in the last end of harakeke and held it up. One handle was long, and one was short. It was a kete all the same, the first that {hero} had ever made, and so it was not to keep.

      "Who has no kete?" they wondered. <?: Nan had nine. Nan's dog had one.> Then something coughed on the sill. It was {guest.a}. "{folk} have none," it said. "Not one, in all {realm}."`,
    `Three times it had been undone, and three times begun again, and now it stood up. It was a kete about as big as two hands. <?: {hero} had strips of green flax in both sleeves and one in one sock.>

      In the morning it would go to somebody, as the first one must. But {hero} had also found {clue}. And next to the kete sat {guest.a}, who could not wait for morning. "We have been carrying everything in our arms," it said.`,
    `The kete that {hero} had made would hold four eggs, or a jersey, if you folded it. It would not stand straight. "It leans," said {hero}.

      "It's listening," said somebody in the flax bush. Out came {guest.a}, with dew on it. It had heard that there was a first one finished, and that the first one has to be given. It had come up from {realm}, to ask.`,
    `There is a shelf for the good kete, and a hook for the kete with potatoes in it. {hero.s} was for neither. It was a first one, and a first one goes out of the door.

      So it stood on the step with its two ears up. When they looked again, {guest.a} was standing beside it, measuring. "It's the very thing," it said. "They'll never believe it, {inrealm}."`,
  ],
  promise: [
    `{hero} held the kete for a little, and smelled it. It smelled of wet green. "All right," said {hero}. "But I want to take it there myself." And so it was hung on one arm, empty, and {they} set out, by {road}.`,
    `"It's a bit crooked," said {hero}, who wanted that to be known. It was hung over one shoulder by the long handle. Then there was nothing to do but to go along with it, out past {tree}, to where {road} begins.`,
    `Nobody gives a thing away by sending it. You go, and you look at who it is for. They put on jerseys. {hero} went in front, with the kete held out on two arms, like something asleep.`,
    `You might put something in it to carry on the way, and {hero} thought of that. But it ought to come with nothing in it, so that they could choose. {guest} hopped up on the rim. "Left," it said, "and after that it's {road}."`,
    `It had taken three whole days to make and it weighed no more than a sandwich. "I'll know it anywhere," said {hero}, and ran a thumb along the bit where it had gone wrong and come right. Then off {they} went, with {guest} to say which way.`,
  ],
  between: [
    `The flax creaked softly as they walked. New kete do that. They are getting used to being round.`,
    `"Will they mind that it leans?" asked {hero}. {guest} looked at the kete with its head on one side, and then the leaning was gone. "It depends how you look," it said.`,
    `{hero} had got used to it by now, there on the one arm. You could not help thinking about what you would have put in it.`,
    {
      hour: 'evening',
      text: `They stopped to feel the edge again, where it was smooth, and where it was not. The green was turning to gold a little, in the dusk.`,
    },
    `A leaf came down and landed in the kete. {hero} looked at it, and let it stay. It was only having a ride.`,
  ],
  heart: [
    `There, {inrealm}, stood {folk}, every one with full arms, and nobody could put anything down. {hero} held out the kete. <?: For a moment nobody had an arm to take it with.>

      So {hero} went from one to the next and held it under. In it went, all of it, softly, a bit at a time, up to the rim. Then all their arms came down, slow and light.`,
    `There was a crooked corner {inrealm} where nothing had ever fitted. <?: Square things had been tried there, and round ones.> {hero} saw it, and knelt down, and pushed the kete in with one finger.

      It leaned just as the corner leaned. It might have been made for the place, and perhaps it had been. {folk} came up, without a sound, to look at it from each side.`,
    `It was for the smallest one. They had never had anywhere to put it, only laps, and laps get up. {hero} set down the kete and pressed the bottom soft with one warm fist.

      The smallest one was lifted in. It turned round, and put its chin on the low side, where the weaving had gone crooked. <?: So that was what the low side was for.>`,
    `{folk} put out their hands all together, flat, as a sign to set it down. {hero} did, and found that it was hard to let go of the handle. So one of them held it too. They both held on, for a bit, and nobody minded.

      Then there was only the one hand on it. {hero.s} was empty, and felt light, and rather warm.`,
    `<?: They did not say that it was beautiful.> They passed it along, from the first to the last. Each of them found the place where it had gone wrong and come right, and stopped there.

      When it had been all the way round it came back to {hero}. "Once more," they said, low, "so it knows who made it." And {hero} held it, and breathed in the green of it, and gave it away again.`,
  ],
  gift: [
    `It was not to pay for it. You do not pay for a first one. It was only that somebody had an open hand, with {prize.a} in it, and {hero} had one too.`,
    `Without the kete there was nothing on {hero.s} arm but two thin green lines where the handles had been. Into that hand, so it should have something to do, they put {prize.a}.`,
    `"Make another," whispered {folk}. And so there would be a thing to go in it when it was made, they gave {hero} {prize.a}.`,
    `{guest} had been sitting on the rim, and now got down. It had {prize.a}, and had been sitting on that as well. "From all of us," it said.`,
    `There had been a leaf in the kete, which had only come along for the ride. It was handed back with great care, and with it {prize.a}.`,
  ],
};
