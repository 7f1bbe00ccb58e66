import type { Arc } from '../../../format.ts';

export const theThingOnTheChair: Arc = {
  id: 'the-thing-on-the-chair',
  kind: 'tender',
  premise:
    '{hero} is afraid at night: of the dark, of a dream, of thunder, of something that may be in the room. The fear is taken seriously and looked at, with company and a small lamp, a bit at a time. It turns out smaller and known; what is left of it is given a job or a bed. Nothing bad is ever seen.',
  mode: 'home',
  hour: 'night',
  only: { sorrow: 'fear' },
  meets: ['home', 'garden'],
  titles: [
    'The Thing on the Chair',
    'What the Curtain Was Doing',
    'A Bed for a Small Fright',
    'Under There, With a Torch',
    'The Dream That Wanted Turning Round',
    'It Only Wanted Its Hat',
  ],
  spark: [
    {
      threads: ['coat'],
      text: `There was something on the chair. By day it was a coat. At night, with the lamp out, it had shoulders.

      "It moved," said {hero}. They did not say that it had not. They came and sat on the edge of the bed, and looked at it as well.`,
    },
    {
      threads: ['dream'],
      text: `{hero} woke up from a dream, and some of the dream had come along too. It was in the corner, above the shelf, where the dark was thick.

      "Was it a bad one?" they asked. It was. It had had a long passage in it and no doors. {hero} did not want to shut both eyes again, in case it was still there on the inside.`,
    },
    {
      threads: ['noise'],
      text: `It was not the dark that {hero} minded. It was what the dark might have in its pockets. There had been a noise, and then another one, and neither of them was the pipes.

      So {hero} called out, not loudly. There were feet on the stairs at once. That was the first good thing.`,
    },
    {
      threads: ['dark'],
      text: `"I don't like it when the light goes off," said {hero}. "It goes off all at once." That was so. One moment there is a room, and then there is not, and nobody has even asked you.

      They thought that this was quite right. They turned the lamp back on, and sat down to talk about it.`,
    },
    {
      threads: ['thunder'],
      text: `Far away, behind the hills, something rolled over. It was only the sky, clearing its throat. But {hero} was out of bed and in the doorway, with a pillow held in front.

      "It's coming," said {hero}. They thought that it might be. They held up the corner of the blanket, and there was room.`,
    },
    {
      threads: ['coat'],
      text: `{hero} knew perfectly well what was on the chair, having put it there, and could have said what was in both of its pockets. That had been with the lamp on. With the lamp off it leaned forward a little, as people do when they are about to speak, ~and knowing perfectly well was not the help that it had been.

      "I should like a second opinion," said {hero}, in rather a small voice. It was not long before there were feet on the landing, and they did not hurry past.`,
    },
    {
      threads: ['dark'],
      text: `By day {hero} was not afraid of anything much, and had said so at supper, and it was true. It was just that the night had a way of standing very near without saying what it wanted. {hero} lay and looked at it for as long as anyone could, ~and then went and sat on the stairs.

      "I'm too old for this," said {hero}. "So am I," somebody said. There was room on the stair for two.`,
    },
    {
      threads: ['dream'],
      text: `The dream was over, ~but it had left the door open behind it, and {hero} lay there in the draught. It was not about anything, when you came to tell it. There had been a long passage, nearly like their own, with no doors in it, and all of the people had been facing the other way.

      "Come and tell it where it's light," somebody said, "and leave nothing out. They don't like that."`,
    },
  ],
  promise: [
    {
      threads: ['coat', 'dream', 'noise', 'dark'],
      text: `"We could go and see," somebody said, "you and I, with the small lamp. We won't go all the way. We'll just go as far as you say." {hero} said, as far as the rug. So that was how far they went.`,
    },
    `They wrapped the blanket round, with {hero} in the inside of it. There was no hurry to be brave. They would go about the house first and see what else was up at that hour.`,
    `{hero} was given the torch to be in charge of. A light is a different thing when you are the one with the switch. They started with the places that were easy.`,
    {
      threads: ['coat', 'noise', 'dark'],
      text: `"When I was little," said somebody, "I had one just like it. It turned out to be a dressing gown, and a bit of Tuesday." That did not help. But it was nice to have it told. They all got up, and put the kettle on, and began to look.`,
    },
    `They made it a rule that nothing had to be looked at before {hero} was ready. In the meantime there were plenty of other things, since a house at night has a good deal going on.`,
    {
      threads: ['coat', 'noise', 'dark', 'dream'],
      text: `"We won't tell you that there's nothing there," they said, "because nobody can see nothing." But they would look into it, properly, from the top of the house to the bottom, with a lamp and a list. {hero} was to hold the list.`,
    },
    `"Would you rather be told about it," somebody asked, "or would you rather have something to do?" {hero} wanted something to do. There were plenty of things in the house that had been put off until somebody was awake, ~and it was agreed to see to those first, and let the other matter wait its turn.`,
  ],
  between: [
    `{hero} pointed the light into the space beneath the stairs. There was a broom there, and a boot, and the broom looked up as if it had been asleep.`,
    {
      threads: ['thunder'],
      text: `"One, two, three, four," they counted, and then it rolled again, low and far. That was four away. The last had been three.`,
    },
    `The fright was still there, ~but it had sat down. It was about the size of a cat by now.`,
    `There was {drink} for everyone. They drank it standing, in a ring, with bare feet on the cool floor.`,
    {
      threads: ['coat', 'noise', 'dark', 'dream'],
      text: `They tried the dark in little sips. It was off for one breath, and then on. It was off for two, and then on.`,
    },
    `It is hard to be frightened and to carry a full cup at the same time, ~and {hero}, who had been handed a full cup, found that by the far end of the landing only the cup was left.`,
  ],
  heart: [
    {
      threads: ['coat'],
      text: `"Now," said {hero}. They had come to the chair. {hero} held the torch out in front, and nobody pushed. {hero} went one step, and one more, and put out a hand, and touched it on the shoulder.

      It was wool. It had a bus ticket in its pocket. "You only wanted hanging up," {hero} told it, quite kindly, and hung it on the hook.`,
    },
    {
      threads: ['dream'],
      text: `They sat in the big chair, and {hero} told the dream from the start. When they came to the passage with no doors in it, {hero} stopped.

      "You might put one in," somebody said. "It's your passage." {hero} shut both eyes, and thought. "There," said {hero}. "It's red. It's got a brass handle, and you're on the other side of it." {hero} breathed out.`,
    },
    {
      threads: ['coat', 'noise', 'dark', 'dream'],
      text: `{hero} knelt down on the mat and lifted the edge of the blanket, and they all put their heads down to see. It was dark under the bed. In the dark there was one slipper.

      It had been there by itself for a week, with the dark all round it. It was {hero} who reached in. "You can come out," said {hero}, and gave it back its other one.`,
    },
    {
      threads: ['coat', 'noise', 'dark', 'dream'],
      text: `They put the lamp out a bit at a time. They had a cloth for it, and then a thicker cloth. With each one {hero} said, "Wait," and they waited. {hero} looked until there was a chair there, and a shelf, and a window.

      Then it was out. And the room was all there, in grey, like a drawing of itself. It had not gone anywhere.`,
    },
    {
      threads: ['thunder'],
      text: `The window was open a little way. They stood there with the blanket round them, breathing {weather}. Far off, one soft light came and went behind the hill.

      "Seven," counted {hero}. "Eight. Nine." It never did roll. It had gone on to see some other hills. {hero} found that both fists had come undone.`,
    },
    {
      threads: ['coat', 'noise', 'dark', 'dream'],
      text: `In the end {hero} asked them all to wait in the doorway, with the light. Then {hero} went in alone, as far as the middle of the rug. It was not very far. {hero} stood there, and breathed, and let the dark come up as near as it liked, ~and it came up quite slowly, and stopped, and did nothing.

      "It's only the room," {hero} called back softly, "with its eyes shut."`,
    },
    {
      threads: ['thunder'],
      text: `They moved the big chair to the window and sat in it in a heap, and {hero} was put in charge of the counting. It was twelve, and then it was fifteen. The last one was so far off that it might have been somebody shifting a cupboard in another town. "It's gone to bed," said {hero}, in the end, and let out a breath that had been kept in since supper. The rain stayed behind, soft and steady, to tidy up.`,
    },
  ],
  gift: [
    `What was left of the fright was hardly as big as a mouse. {hero} made a bed for it in a matchbox, with some wool. "It was just tired," said {hero}.`,
    `They gave {hero} a peg, an old wooden one. You could hang anything on it, they said, a coat or a bad thought. It would still be there in the daytime, when you were ready for it.`,
    {
      threads: ['coat', 'noise', 'dark', 'dream'],
      text: `The torch was to stay on the pillow. It did not have to be on. It was enough that it was the kind that could be.`,
    },
    {
      threads: ['coat', 'noise', 'dark', 'dream'],
      text: `{hero} thought that what it needed was a job. So the dark was asked to look after the slippers, both of them, until the sun was up.`,
    },
    `{hero} drew it, small, with a hat on. Once it was on paper they were all able to say good evening to it.`,
    {
      threads: ['coat', 'noise', 'dark', 'dream'],
      text: `{hero} was given a small book with a pencil on a string, to lie under the pillow. Anything that came in the night could be written down there, with the hour and a short description. It could be looked at again by day, when it would very likely have shrunk.`,
    },
    `They found it a name in the end, and {hero} wrote it on a label. "Good evening, Muffin," said {hero}, to try how it sounded. It is not easy to go on being afraid of something that has a label.`,
  ],
  homeward: [
    `They left the door open, by the width of a hand. A long thin light lay in across the floor, and it reached as far as the bed.`,
    {
      threads: ['coat'],
      text: `The chair was a chair. It stood there on its four legs in the dim, holding up nothing at all.`,
    },
    `Somebody said that they would be just there, on the other side of the wall, and that they were not going out. You could hear them not going out.`,
    {
      threads: ['coat', 'noise', 'dark', 'dream'],
      text: `Now the dark was soft at the edges and smelled of clean wool. It came up round the bed, and this time somebody had asked it in.`,
    },
    {
      threads: ['noise', 'dark', 'dream', 'coat'],
      text: `The curtain breathed, in and out. That was all it had ever been doing. {hero} breathed along with it, to see.`,
    },
    {
      threads: ['coat', 'noise', 'dark', 'dream'],
      text: `The lamp was put out, and this time {hero} was the one who did it, with one finger, after looking once all round. What was left was soft and grey and had the right number of corners.`,
    },
    `They sat with {hero} until the house had gone through all its noises, and named them one by one, the pipe, the beam, the third stair. When it had come to the end of them it began again, more quietly, like somebody humming what they know.`,
  ],
};
