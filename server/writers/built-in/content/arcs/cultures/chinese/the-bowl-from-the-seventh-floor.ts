import type { Arc } from '../../../../format.ts';

export const theBowlFromTheSeventhFloor: Arc = {
  id: 'the-bowl-from-the-seventh-floor',
  kind: 'culture',
  premise:
    'A neighbour’s bowl has been left at the door of {house}, and nobody knows whose it is, for the stairs end at the sixth floor. {guest} knows: it is from {realm}, on the seventh. A bowl is never sent back empty, so the family puts in something of its own and carries it up past the last landing, by {road}. {folk} take it; it comes back with {prize} in it.',
  mode: 'journey',
  only: { culture: 'chinese' },
  suits: { kinds: ['setting', 'object'], values: ['sharing', 'kindness'], elements: ['a mysterious door'] },
  meets: 'theme',
  titles: [
    'The Bowl From the Seventh Floor',
    'Never Send a Bowl Back Empty',
    'Somebody Upstairs of Upstairs',
    'Six Floors and One More',
    'Whose Is the Blue Bowl',
    'Up Until It Is Finished',
  ],
  spark: [
    `On the mat stood a bowl with a plate on top. It was blue, with a chip, and nobody on the stairs had one like it. In it had been something hot and sweet, ~and now it was washed, and it was nobody's.

      "It's ours," said a voice by the banister, and there sat {guest.a}. "It is from the seventh floor." But the stairs stop at the sixth. {hero} had counted them.`,
    `Every bowl in the cupboard was known by name. <?: There was Auntie Chen's with the carp on it, and the deep one from downstairs.> But {hero} had found one over, small and blue. And, what was just as odd, there had been {clue}.

      "I was to wait till you had finished," said {guest.a}, stepping out from behind the teapot. "It goes back up to {realm}. It's the next floor, after the last one."`,
    `Somebody had rung the bell, and when {hero} opened the door there was only a bowl of sweet soup, with the steam still going up. Everyone had a spoonful. <?: It tasted of {air}, and nobody could say what it was.>

      "{folk} made it," said {guest.a} from the third stair. "They heard you cough. I'm to carry down the bowl, and I'm to carry it up, only it has grown heavier, or I have grown tired."`,
    `Rain had come in under the stair door, so {hero} went up with the mop, past the fifth floor, past the sixth. And there on the top step of all, where there is just a wall and a bicycle, stood an empty blue bowl and {guest.a}.

      "You will be the ones with the cough," it said. "Was the soup all right? {folk} were anxious." It tapped the wall. "We are just up from here."`,
    `"Whose is this?" they had asked at every door, on every floor, with the blue bowl held out in front. It was no one's. At the last door of all nobody was in, but somebody sat on the mat: {guest.a}. It was holding a spoon.

      "You stopped one short," it told {hero}. "Seventh floor. {realm}. You go up until it's finished, and then you go up."`,
  ],
  promise: [
    `"We can't send it back empty," said {hero}. Nobody ever had. So in went eleven peanuts and the good half of an orange, under the plate. {hero} took it in both hands, ~and {they} began to climb.`,
    `There was a rule about bowls, older than the building. {hero} opened the cupboard, and the tin, and the other tin. "They gave us something hot," said {hero}. "We'll give them something that keeps." And it was walnuts, to the brim.`,
    `{hero} filled it with {food}, and the plate went back on like a hat. Then up it was, with the stair lamps coming on one by one as each foot was heard. After the sixth floor, where the wall had always been, there was {road.a}.`,
    `It was carried the proper way, with two hands and not too fast. On each landing somebody looked out and asked, "Where to?" and {hero} said, "Up." Beyond the last bicycle began {road.a}, as if the stairs had only stopped for breath.`,
    `They talked about what to put in. It had to be good, and not so good that anyone would feel they must send back something better. In the end it was six red dates, since six is plenty. "Mind the wall," said {guest}, ~and there was no wall.`,
  ],
  between: [
    `{hero} lifted the plate, and looked, and put it down. It was all there. You do worry, with a bowl.`,
    `The bowl was warm again, though what was in it had been cold. "It knows that it is going home," said {guest}. {hero} held it a little higher.`,
    `"Do they know we are coming?" asked {hero}. "They have put out slippers," said {guest}. "They put some out every night, in case."`,
    `There was still a handrail, ~but it had leaves on it now. It smelled of {air}. Somewhere underneath them a stair lamp heard nobody, and went out.`,
    `They changed hands, as you do with anything that matters. There was a moment when two people had it and a moment when nobody quite did, and then it was safe.`,
  ],
  heart: [
    `The seventh floor was {realm}, and it had one door with the light on behind it. There were slippers, and they fitted.

      {hero} held out the bowl with two hands, and {folk} took it in the same way, so that for a breath everyone was holding it. <?: The plate was lifted. Nobody said that it was too much. But it went round from one to the next, very quietly, and each of them looked in.>`,
    `"You should not have," said {folk}, in soft voices, all along the landing. "It is nothing," said {hero}. "You should not have," they said again, so it was going well.

      Then the bowl was put up on its own shelf {inrealm}. There was a round place there in the dust, just that size, and it went into it with a click.`,
    `Nobody had to ring. The door {inrealm} was on the latch, and inside stood a low table and a great many small stools. {folk} had kept one back. {hero} sat, and gave the bowl over the table, low, with both hands.

      They shared it out then, one for each, and it came out right to the very last.`,
    `It was dim up there, and warm, and {folk} were half asleep over their knees. {hero} did not call out. {hero} put the bowl down on the mat with the plate on top, just as it had once been left for them.

      Then {hero} tapped, twice, and stepped back. They all stood on the stairs and listened to it being found.`,
    `In all of {realm} there was one small window open. {hero} held the bowl up to it, as high as two arms go. Somebody took it from the other side so gently that the arms did not notice, and stayed up for a bit.

      "It is not empty," said a voice in there, low and slow and pleased. "Come and see. They have sent it back not empty."`,
  ],
  gift: [
    `It did not go down empty, either. When {hero} lifted the plate there was one thing in the bowl, and it was {prize.a}. It would have to be somebody's turn again, before long.`,
    `"For the stairs," whispered {folk}, and into a pocket of {hero.s} that had nothing in it went {prize.a}. It was still warm from being chosen.`,
    `{guest} had the bowl to put away. But from under the plate it took {prize.a} and gave it over with two hands, as you should, even when a thing is small.`,
    `Nobody had seen anything put in. Yet on the plate, in the very middle, like the last dumpling that no one will take, lay {prize.a}. {hero} was told, softly, to take it.`,
    `They were seen as far as the first stair, and then as far as the second. There {hero} was handed {prize.a}, wrapped in a leaf. "Slowly," said {folk}. "Go slowly."`,
  ],
};
