import type { Arc } from '../../../../format.ts';

export const guestsGoFirst: Arc = {
  id: 'guests-go-first',
  kind: 'culture',
  premise:
    'The bath is hot and it would have been {hero}’s turn, but {guest} has come from {realm}, cold and dusty, and guests go first. It has never had a bath. The family looks through house and garden for a stool, a bucket and a towel of its size while the water waits under its lid. In the end it gets in and is warm, and goes home by {road} with the steam. {prize} is left.',
  mode: 'home',
  only: { culture: 'japanese' },
  suits: {
    kinds: ['creature', 'setting'],
    values: ['kindness', 'patience'],
    elements: ['an unexpected guest'],
  },
  meets: ['home', 'garden'],
  titles: [
    'Guests Go First',
    'A Thimble for a Bucket',
    'Somebody Small Under the Bath Lid',
    'Three Thimbles and a Yuzu',
    'What You Say When You Are In',
    'The Very Small Towel',
    'Better Second',
  ],
  spark: [
    `The bath was hot, the lid was on, and it was {hero.s} turn. Then there was a small cough from the step where the shoes are. {guest.a} stood there at the end of the line, turned to face the door, as the shoes were.

      "I saw your steam from {realm}," it said. It was grey all over with the dust of {road}. <?: Everyone looked at it, and then at the bath.> In {house}, guests go first.`,
    `{hero} lifted one corner of the bath lid, only to see. On the warm boards, just where the heat comes through, sat {guest.a}.

      "I am not in," it said quickly. "I am only near."

      It had come down {road} all the way from {realm}, and one side of it was still cold. It asked if it was somebody's turn. It was {hero.s}. But a guest goes first, as everyone knows.`,
    `It began with {clue}. {hero} thought about that, and slid the bathroom door along. Under the washbowl somebody sneezed, ~and {guest.a} looked out from beneath the rim.

      "At home, {inrealm}, they talk about this," it said. "They say there is a water that you sit in, and come out new." It looked up at the tub. "They did not say that it was so high."`,
    `One towel too many hung on the rail. It was a thin one, folded in an odd way, and it moved over to make room. Inside it was {guest.a}.

      "Do begin without me," it said. "I only came from {realm} to see how it is done. I am a little shy about the rest."

      But nobody begins without the guest. It is the guest who begins.`,
    `Somebody knocked on the bathroom window, from the side where there is only dark, and {tree}. {hero} slid the glass along. In came a smell of {air}, and a good deal of cold, and {guest.a}.

      "We have no baths {inrealm}," it said. "We have rain, and are brave about it." {hero} looked at the steam for a moment, and stepped back, to let it go first.`,
  ],
  promise: [
    `"First you wash," said {hero}, "and then you rinse, and only then you get in. The water is for being warm." The guest thought this over. It would need a stool, it said, and a very small bucket. So {they} went to see what there was.`,
    `A bath keeps its heat for an hour, if the lid is on. That was how long there was to find a stool of the right size, and a bucket, and something like a towel.

      "Please don't go to any trouble," said {guest}. It was much too late for that.`,
    `{hero} knelt on the mat and said what one says: that it was only an ordinary bath, and would the guest please go in. {guest} said that it could not possibly. By the third time it was plain that what it wanted was a smaller stool.`,
    `"Steps," said {hero}, looking at how high it was. "And something to sit on, and a yuzu to float beside. It's friendlier with two." All of it would have to be fetched, from here and there, while the water waited under its lid.`,
    `{hero} put one elbow in, as you do for a baby. It was still too hot for somebody who had only met rain. "We'll let it sit," said {hero}, and put back the lid. There was time to look for all that a guest might want.`,
  ],
  between: [
    `From the bathroom came a plink, and a rest, and a plink. "Is it calling?" asked {guest}. "No," said {hero}. "That is only it being patient."`,
    `There was a soap dish by now, for a stool, and a thimble for a bucket. {guest} sat on the one and held the other, and practised looking as though it did so every night.`,
    `{hero} lifted the lid, to see. A round warm cloud got out and went along under the ceiling. It smelled of wood, and a little of oranges.`,
    `"What do you do," asked {guest}, "once you are in?" {hero} had never thought about it. Mostly you said, "Ah." {guest} said it over a few times, to have it ready.`,
    `The steam had reached the mirror. Somebody had drawn a face in it with one finger. It was not clear whose face it was, until {guest} came and stood beside it.`,
  ],
  heart: [
    `So it was washed, and rinsed with three warm thimbles, and it went up the last step by itself. It looked down into the steam for a long time. {hero} laid one finger flat on the water, for something to hold.

      {guest} let itself down by it, slowly. Then it was in. "Ah," it said. It had it exactly right.`,
    `The lid was lifted off, and for a while there was only white. {hero} knelt by the edge, with one hand in the water to keep it still. {guest} came in over the hand, as if over a low warm hill.

      And where the steam was thickest there were lights. It was {realm}, soft and far off, with all its windows misted.`,
    `It is polite to look away, so everyone looked at the wall. There was a very small splash. Then there was nothing, for so long that {hero} nearly turned round.

      Then somebody sighed. It was the longest sigh that ever came out of anyone of that size. The steam took it softly out at the window, as far as {realm}, where {folk} heard it, and stopped worrying.`,
    `{hero} set a yuzu on the water, round and yellow, and it turned once and was still. {guest} took hold of it with great care. After a while it let go of the edge.

      The water had it by the back, the way you hold something asleep. "Nobody told me," it said, very low, "that it holds you."`,
    `On the last step {guest} stopped. "Is it still your turn underneath?" it asked. {hero} said that it is better second, when somebody has been in to soften it.

      So in it went, as far as it wanted to go. The water rose by the height of one grain of rice. It went over the edge, quietly, with a hush.`,
  ],
  gift: [
    `It came out warm to the middle. At the window it turned round once, in its very small towel, and put into {hero.s} hand {prize.a}, a little damp.`,
    `When the steam had gone out into the dark, {guest} had gone with it, home by {road}. On the edge of the tub, quite dry, lay {prize.a}.`,
    `{hero} had the second bath, and it was softer, just as they say. There was something on the bottom, where the feet go. It was {prize.a}.`,
    `It thanked the stool, and the towel, and the tub. {hero} it thanked without a word. But when it had gone, there in the washbowl was {prize.a}.`,
    `A thin wet trail went from the tub to the window, and over the sill. The towel lay folded very small. Folded in it, smaller still, was {prize.a}.`,
  ],
  homeward: [
    `The lid went on again, over what was left of the warm. Everyone was pink and slow and smelled of soap, ~and the window was slid shut, all but a finger.`,
    `Then there was the cool of the hall under bare feet. {they} went along it without talking, each in a small warm cloud.`,
    `The very small stool was dried, and put back to be a soap dish. In the tub the water lay flat and still, and went on keeping warm for nobody.`,
    `Whoever was last put out the light. Behind the door there was a plink, and a rest, and then a longer rest.`,
    `Nobody is ever cold after that bath, not as far as the futon. It is nine steps. By the seventh, {hero.s} eyes were nearly shut.`,
  ],
};
