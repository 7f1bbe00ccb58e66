import type { Arc } from '../../../format.ts';

export const theOtherEndOfTheString: Arc = {
  id: 'the-other-end-of-the-string',
  kind: 'setting',
  premise:
    'A string has come in at the door of {house}, tight, and somebody at the far end gives it small pulls. {guest} is sitting on it, and will walk along. {hero} winds it into a ball as they follow it, by {road}, so that the ball grows all evening. In {realm} they find who has the other end, {folk}, who were winding too, and what they wanted was only to know if anyone was there. {prize} is in the middle, or tied to the end.',
  mode: 'journey',
  suits: {
    kinds: ['setting', 'mood', 'event'],
    values: ['friendship', 'patience'],
    elements: ['a lost map', 'a message in a bottle', 'hidden treasure'],
  },
  meets: 'theme',
  titles: [
    'The Other End of the String',
    'Three Small Pulls',
    'A Ball As Big As a Cabbage',
    'It Came in Under the Door',
    'Somebody Was Winding Too',
    'Follow It Slowly',
  ],
  spark: [
    `{hero} put down one foot, and the floor twanged. There was a string there. It came in under the front door, went twice round the leg of the table, and was tied in a neat knot to nothing.

      "Careful," said {guest.a}, who was sitting on it. "That's ours. Well, it's half ours. The other end is {inrealm}." And the string gave three small pulls, as if somebody had felt the foot.`,
    `There was a bit of string sticking out of the keyhole. {hero} drew it in, as you would, and there was more. <?: There was a good deal more.> It was soft and brown and warm from being outdoors, and after an armful or two it went tight.

      Then it pulled back. "I shouldn't tug," said {guest.a}, coming in along it on its stomach. "They're rather small at that end. They are {folk}, from {realm}, and they only want to know who you are."`,
    `Somebody had tied a string to the handle of the pan. Each time that it was pulled, the pan said tonk. {hero} held the pan still, and a spoon on the next hook began. <?: So that was tied as well.>

      "It's a bell," explained {guest.a}, out of breath, on the sill. "Or it will be, once we have it right. It goes the whole way to {realm}. {folk} pull at their end, and at this end there's a tonk, and then somebody comes. And here you are."`,
    `{hero} had found {clue}, and right beside it there was a knot. It was the end of a string. The rest of it ran across the floor and up over the sill, and away into the dusk, quite straight.

      {guest.a} stood with one hand on it, listening. "They have stopped," it said. "They always stop to have their soup. After that, {inrealm}, they'll pull three times. You could be holding it."`,
    `It was raining string, or so it looked. One loop fell over the lamp and one fell on the best chair. The third came down on {hero}, and {guest.a} came down in it.

      "I let go," it said. "I was to bring you the end of it, nicely, on a cushion. It is from {folk}." It found the end, and dusted it, and put it in {hero.s} hand. Very far off, in the direction of {realm}, somebody took up the slack.`,
  ],
  promise: [
    `"Who's there?" {hero} asked the string. You cannot hear an answer to that, ~but you can go and see. {hero} began to make a ball, over and under, and each turn of it brought them one step farther out of the door.`,
    `There are two things to do with a string. You can cut it, or you can follow it. <?: Nobody so much as looked at the scissors.> {hero} went in front with the end of it round two fingers, down past the gate, to where it went up {road}.`,
    `{hero} pulled three times, to say that they had got it. It was quiet. And then there came back, all that way, three pulls and a sort of tremble. "They're jumping up and down," said {guest}. So of course they had to go.`,
    {
      hour: 'evening',
      text: `At first the ball was no bigger than a pea. "Don't let it get slack," said {guest}, "or they'll think that you've gone to bed." {they} stepped over the mat, winding, and on along {road}, winding, in the last of the light.`,
    },
    `It was not far to the gate. It was not far, by string, to the tree. "How long is it?" asked {hero}. It was as long as it had to be, said {guest}, to get from there to here. It had cost {folk} all their socks.`,
  ],
  between: [
    `The ball was as big as an orange now. It was blue for a bit, where they had come to the end of the brown, and had used somebody's sleeve.`,
    `They stopped, and the string stopped. {hero} gave it one pull, meaning, "Still here." One came back. It is surprising how much you can say.`,
    `There was a knot, and then another, side by side. "That was where we nearly gave up," said {guest}. {hero} ran a thumb over it, and in it went.`,
    `The string went through a hedge, and under a stone, and round something, for no reason. "We didn't know the way then," {guest} said. "We only knew the direction."`,
    `{hero} had it in both arms by now, like a cabbage. It was warm. It smelled of {air}, more and more, the nearer they came to the end.`,
  ],
  heart: [
    `The string went up over the last rise and down, and there it was in somebody's hands. They were all holding it, {folk}, one behind another. At their feet was a ball, just as big. They had been winding too.

      <?: There was not much left between the two.> {hero} took one turn, and they took one turn. Then there was none at all, and the two balls touched, soft as cheeks.`,
    `The line went in among {folk}, where they were sitting in a ring, {inrealm}, with their feet under them. It ran in and out between them all. <?: Each had a bit of it looped on one finger, so as to be sure to feel.>

      {hero} sat down, where there was room, and put a finger through the last loop. It was still. Then somebody breathed, on the far side, and everyone felt it.`,
    `There was no one to be seen. <?: It was dim, and the string ran on into a low doorway, and hung there.> {hero} gave three small pulls. Inside, quite near, a bell went tonk.

      "It works," somebody whispered. "It's them, and it works." And then, all along the dark, there were {folk}, two and two and two. <?: They had listened for that sound every night, until they had nearly forgotten why.>`,
    `By the feel of it there was not much more to go. {hero} went slowly, and then more slowly, since it would be a pity to bump. And then there was a hand in the dark, holding the end. <?: It was about as big as a bean.>

      "We thought that you would be taller," said somebody, very low, "or else not there." {hero} knelt down. "No," said {hero}. "I'm just this."`,
    `"What did you want?" {hero} asked, when the last of it had come in, and they stood there face to face with only a bit of string between them. <?: {folk} looked down at their feet.>

      They had not wanted anything. They had seen a light, {inrealm}, a long way down, and had wondered if there was anyone beside it. So they had made a string. <?: That was really all.> "There is," said {hero}. "It's us."`,
  ],
  gift: [
    `The ball was so big by then that two had to hold it. They began to unwind it, to go home by. And in the heart of it, though it had started with nothing, lay {prize.a}.`,
    `"Leave it up," said {folk}, "and we will too." So the string was left where it was, from there to here. On the end, for {hero} to hold on to, they had tied {prize.a}.`,
    `They cut it after all. They cut one piece, as long as an arm, and tied it about {hero.s} wrist with {prize.a} on it, in the knot that does not slip.`,
    `There was no need to pull any more. Yet as they turned away, the end that {hero} still had in one hand gave a twitch. It had been tied, quickly and softly, to {prize.a}.`,
    `{guest} climbed up on top of the two balls, where it could see both ways. "That's for having come," it said, and put into {hero.s} sleeve {prize.a}.`,
  ],
  homeward: [
    `They went back along it with one hand each, in the dark, like people on a stair. You do not have to see, with a string. It was tied to the door. It had been all the time.`,
    `It let itself out behind them as they went, slowly, without a sound. By the time it was all gone from the ball there was the mat, and the leg of the table.`,
    `{hero} hung the end of it over the bed. It would be quiet, for now. It went out at the window, and over the wall, pale and slack, and the damp hung along it in drops.`,
    `The way home was just as long as the string was, and no longer. {they} came in at the door, one after another. The knot was where it had been, tied to nothing.`,
    `Home came up to meet them, hand over hand. Somebody held the door. The last soft yard went round two fingers, and was set down on the sill.`,
  ],
};
