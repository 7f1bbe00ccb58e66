import type { Arc } from '../../../format.ts';

export const theEmptyPlace: Arc = {
  id: 'the-empty-place',
  kind: 'tender',
  premise:
    '{lost} has died. It is said plainly at the start. The family does small things with their hands, remembers {lost} in exact and even funny ways, and makes one small thing to keep. Nothing is explained away and nobody is told to be brave. The day goes on, and someone is beside {hero}.',
  mode: 'home',
  only: { sorrow: 'loss' },
  meets: ['home', 'garden'],
  titles: [
    'The Place by the Window',
    'A Box for the Small Things',
    'What {hero} Remembered First',
    'The Stone With a Stripe',
    'As Long as the Soup Took',
    'The Quiet Chair',
    'One Less, and All the Rest',
    'A Lamp for the Sill',
  ],
  spark: [
    `{lost} had died. It had been early in that week. Now it was evening again, and the place where {lost} used to be looked too big.

      {hero} had walked round it all day. "It is so quiet," {hero} said. And it was. Somebody sat down on the floor too, and for a time they listened to how quiet it was.`,
    `There are days when a house has a hole in it, and everybody steps round it. {lost} had died, and this was one of those days.

      "I keep forgetting," said {hero}, "and then I know it again." They all did. It helped a little that it was all of them.`,
    `{hero} had set something out for {lost}, without thinking, as on any other day. Then {hero} stood there and looked at it. {lost} had died, and would not be coming for it.

      Nobody took it away. "We will leave it till tomorrow," they said. A warm hand came down on {hero.s} back and stayed.`,
    `When somebody has died, people talk in low voices and put the kettle on. They had put it on four times that day, for {lost}.

      {hero} did not want any more tea. What {hero} wanted was for {lost} to be there. That could not be, and nobody said that it could.`,
    `{lost} had died. It was {hero} who said so out loud, and then said, "I didn't want it." There was nothing the matter with the way it was said. It was only true.

      They moved up on the step to make room. {tree} went on dropping its leaves, one and then one, since it did not know what else to do.`,
    `{lost} had died on a Tuesday, which seemed a very ordinary day for it, ~and since then the clocks had gone on as though nobody had told them. {hero} knew what the word meant, and could have spelled it. What {hero} did not know was where to look, when the quiet came to that end of the room.

      "I don't know either," somebody said, and sat down where {hero} could lean.`,
    `Everyone in {house} had been kind to everyone else for three whole days, because {lost} had died, ~and it was beginning to feel like walking about in somebody else's coat.

      "I want to say something that isn't kind," said {hero}, "and then I want to cry, and after that I should like some bread." They thought that this was a sensible order. So it was done in that order, and nobody was in a hurry over any part of it.`,
  ],
  promise: [
    `"Could we make a box?" said {hero}, after a good while. "For the small things."

      They could. It was something to do with the hands. They began to look for what should go in it, and they did not hurry.`,
    `So they said that they would each bring one thing that they remembered. It need not be a big thing. It could be about feet. {hero} fetched a candle, and a saucer to stand it in.`,
    `They found a smooth grey stone with a white stripe, as long as a thumb. It would do for a marker. {hero} carried it from room to room in one hand, where it got warm.`,
    `The soup was put on. While it cooked they would talk about {lost}, as much as they liked, and when it was ready they would eat. That was the plan, and it was a good plan to have.`,
    `{hero} did not want to talk, and that was all right. There were jobs to be done before night. They did them one at a time, all together, more slowly than they needed.`,
    `"There ought to be a list," said {hero}, "of the things that only we know," ~and so a long sheet of paper was unrolled across the table. They would write down whatever came, in the order that it came. They would leave wide gaps between the lines, for what they thought of later.`,
    `They decided that the evening should have something in it besides being sad, though it might be sad as well. There were lamps to be filled, and drawers to be looked into. "I'll say which," said {hero}, "and I'll say when to stop."`,
  ],
  between: [
    `{hero} cried a bit then, and somebody held {hero.him} while it lasted. After that {hero} had a drink of water, and it was very cold and good.`,
    `"Do you remember the time with the hat?" They did. It was funny. It was odd to laugh, and then it was not odd.`,
    `Nobody said anything for a while. They leaned, shoulder to shoulder, the way sheaves do.`,
    `The light moved along the wall, as on other days. It got to the place where {lost} used to be, and lay there, warm and square.`,
    `"Is it all right to be hungry?" asked {hero}. It was. There was bread.`,
    `From the next room there came the sound of somebody beginning to laugh, and then remembering, ~and then, after a short soft silence, going on with it all the same.`,
  ],
  heart: [
    `They had found a box for the small things, and when it was nearly dark they carried it to the sill. {hero} put in the last thing, which was not a thing. It was only what {hero} had said to {lost}, every night, at about this time. {hero} whispered it in, and put the lid down softly.

      It fitted. It was quiet then, ~but it was not so empty.`,
    `They lit a candle in a saucer. "I'll start," said {hero}. And {hero} told about {lost}, all the small exact things, in a low voice, and the others put in a word where it was wanted. The flame stood up straight to listen.

      When it had all been said there was a lot of it. It filled the room right to the corners.`,
    `They had a smooth stone with a stripe in it, and they laid it under {tree}, where it could be seen from bed. {hero} patted the earth flat with both hands. It was cool, and smelled of rain.

      "Goodbye," said {hero}. It was a hard word. Someone said it as well, at the same time, so that it was not so heavy to lift.`,
    `{hero} sat in the place where {lost} used to be. It was a good place. You could see the door from there, and the sky, and everyone you knew.

      "So that's what it looked like," {hero} said. They all came, one after another, and sat there too.`,
    `"Where is the love now?" asked {hero}. "The bit that I've still got?"

      They thought about that for as long as it wanted. "You still have it," somebody said at last. "That's why it's heavy. That's why it's warm." {hero} felt for it, and there it was.`,
    `When it was almost dark {hero} asked whether they might each say one thing, something that they had never said out loud. It need not be grand. So they went round, slowly, with a rest after each. It turned out that nearly all of the things were about feet, or bread, or the sound of somebody coming up the stairs.

      {hero} went last, in a whisper, and nobody will be told what it was.`,
    `{hero} took the small lamp and went to the place where {lost} used to be, ~and stood it there, and came back without looking round. From across the room it was only a low gold light, ~but it was a great deal better than a gap.

      "It can be that for now," said {hero}, and they all thought that it could.`,
  ],
  gift: [
    `There was one photograph, not a very good one, with a thumb in it. {hero} chose that one. It was put by the bed.`,
    `A small thing was left over, a bit of string, or a bell. "You keep it," they told {hero}, and {hero} tied it to the lamp.`,
    `They would say the name sometimes, at supper, they decided. They tried it that same night. It sounded just as it always had.`,
    `{hero} drew a very small picture, no bigger than a stamp. They put it up low on the wall, where only the people who knew would see.`,
    `A candle was left to burn a little longer, in a saucer, safe in the sink. It put a soft gold coin on the ceiling.`,
    `{hero} was given the old notebook with the string round it, ~and nothing had been written in it yet but the name. "It needn't be neat," they said. It would be filled up slowly, by whoever had just remembered something.`,
    `Somebody had kept the scrap of paper on which {hero}, when much smaller, had once drawn {lost} with nine legs and a hat. "It's very like," said somebody. It was smoothed out flat with a warm hand, and leaned on the lamp.`,
  ],
  homeward: [
    `There was soup, hot, and tasting of itself. They ate it all. Afterwards the plates were washed, and dried, and put away, and the evening went on, slowly, with all of them in it.`,
    `It would be there again tomorrow. It would be a little smaller, or it would be the same. They said so. Then they went up together, and nobody had to be the last.`,
    `"Will you stay until I'm asleep?" asked {hero}. The answer was yes. It was a yes with a chair in it, and a blanket.`,
    `Outside a light rain had begun, on the stone and on {tree} and on everything. It was soft, and it was not in any hurry.`,
    `The lamp was turned low. In the half dark you could still see that place, and it was only a place, kept safe.`,
    `After that they did the ordinary things, the plates and the buttons and the water glass, and did them side by side. "I'll dry," said {hero}. Ordinary things are the easiest to hold, when your hands have had a long day.`,
    `It was late by then, and the sadness had grown heavy and slow, like somebody who has been carried up the stairs asleep. They put it down gently where they could reach it, and drew the blanket over, and sat by it for a while.`,
  ],
  encounters: [
    {
      id: 'the-bowl-by-the-door',
      scapes: ['home'],
      need: 'company',
      thing: 'the empty bowl | the blue bowl',
      meet: [
        `By the door stood a blue bowl that nobody would be using now. It was empty. It had a chip out of it, from the time when it was dropped, and nobody knew where to put it.`,
        `They came to the bowl. It was only a blue bowl, with nothing in it but a bit of the light from the window.`,
      ],
      solved: [
        `They put the bowl up on the shelf, with the good things. A round clean mark was left on the floor, and they let it be.`,
        `In the end they filled the bowl with water and set three leaves on it. The leaves went slowly round, and touched, and went round.`,
      ],
      keep: 'the blue bowl',
    },
    {
      id: 'the-song-they-had',
      scapes: ['home'],
      need: 'remember',
      who: 'the kettle that used to hum it | the kettle',
      thing: 'the middle of it | the middle part',
      meet: [
        `There had been a tune. Even the kettle used to hum it, and now nobody could get from the beginning to the end. There was a gap where the middle had been.`,
        `{hero} began to hum, and stopped. "That was our one," {hero} said. "How did it go on?" It had gone on somehow. The kettle had begun it too, very low, and stopped at the same place.`,
      ],
      solved: [
        `The rest came along behind. They hummed it all through from the start, not loudly, and somebody's voice shook, and somebody else's held it up.`,
        `So then they had it back. They hummed it twice, in case, and it did hurt, and it was good to have.`,
      ],
      keep: 'the tune they used to hum',
    },
    {
      id: 'the-hour-it-always-was',
      scapes: ['home'],
      need: 'wait',
      thing: 'the hour that belonged to them | the hour',
      meet: [
        `Then it came to be that hour, the one that had always been the best of the day. They could all feel it come in. There was nothing to do in it.`,
        `This was the time of day when they would have heard a certain sound. They stopped what they were doing, without having said so. They would have to get through it.`,
      ],
      solved: [
        `So the hour went by. It turned out to have a soft place in the middle, and then the clock struck and it was the next one.`,
        `When they looked up, the hour had gone by. It had not been as long as they thought, with all of them in it.`,
      ],
      keep: 'the hour that they sat through',
    },
  ],
};
