import type { Arc } from '../../../../format.ts';

export const theFlowerThatOpensOnce: Arc = {
  id: 'the-flower-that-opens-once',
  kind: 'culture',
  premise:
    'A pot on the sill or in {yard} holds a plain green plant whose flower opens once a year, at night, for two hours, and it is tonight. {guest} has come down from {realm} to see it, since {folk} talk of it. The family gets ready with stools and fans about the house and courtyard, and waits. It opens slowly; inside it, or by its light, {realm} is seen. By the end it is closing again. {prize} is found beneath it.',
  mode: 'home',
  only: { culture: 'chinese' },
  suits: {
    kinds: ['setting', 'mood', 'creature'],
    values: ['patience', 'sleep'],
    elements: ['secret garden'],
  },
  meets: ['home', 'garden'],
  titles: [
    'The Flower That Opens Once',
    'Two Hours in the Year',
    'Bring Your Own Stool',
    'The Plain Plant Behind the Mop',
    'Everyone Came Up in Slippers',
    'White, and Then Whiter',
  ],
  spark: [
    `All year it stood behind the mop, a plain green plant with no manners, leaning on the wall. That night {hero} went by with a cup, and stopped. There was one bud on it, fat and white, and its neck had lifted. It flowers for one night in the year.

      "So it's tonight," said {guest.a}, who was sitting on the rim of the pot. "I have been coming here from {realm} for three years, and I've always been a day late."`,
    `"It's tonight," somebody said on the stairs, and it went up from floor to floor, and down again to {house}. The tánhuā would open. It does it once in the year, after dark, for about two hours, and by day it has never heard of it.

      {hero} was sent to stand by the pot and shout if it moved. {guest.a} was there before. "I heard it {inrealm}," it said. "They hear it stretch."`,
    `First the bud had hung down. Then it had looked along the floor. Now it was looking {hero} in the face. It was the night, then, the one in all the year when it opens. 

      "May I watch with you?" asked {guest.a}, from between two leaves. "{folk} talk about it so, and none of them has ever seen it. I was to come and tell them what it's like."`,
    `There was a scent on the stairs, and nobody had cooked it. {hero} followed it with the nose, past the thermos, past the shoes, and came to the old pot by the window. The bud was as big as a fist, and it had begun to shake.

      Under it was {guest.a}, with a hand to its lips. "Hush," it whispered. "It's counting. It only has the one night in a year." It had come from {realm} on purpose, and had kept awake for two days, by pinching itself.`,
    `{hero} had only gone to shut the window, still thinking about {clue}. And there was {guest.a}, walking round and round the flower pot, with its face turned up.

      "Is this where one waits?" it asked. "{inrealm}, they say that if you see it open you are lucky until it does it again. I'd like that. I have had rather a year."`,
  ],
  promise: [
    `{hero} went along the landing and knocked at each door. "It's tonight," said {hero}, and that was all, and they knew. It would need stools, and fans, and somebody to turn off the big light. There was an hour yet, or there were ten breaths.`,
    `A thing like that should not open to an empty room. So the pot was carried out to {yard}, by its two ears, and put down on the stone table. "Who's bringing the melon seeds?" asked {hero}, and then it was really going to happen.`,
    `"How long will it be?" asked {hero}. They told {hero} that it would be longer than you can wait, and shorter than you think. The thing to do was to be busy somewhere near it. And there was always something, in a house, that wanted seeing to.`,
    `Stools began to come, by themselves as it seemed, each with a neighbour under one end. They were put in a ring. {hero} had the lowest, next to the pot, and {guest} had the edge of {hero.s} slipper.`,
    `The rule is that you may not touch it, and may not call it. You may only be there. {they} sat down to be there, ~and then, of course, there was a noise from somewhere, and somebody had to go and look.`,
  ],
  between: [
    `They came back on tiptoe. It had moved. It had moved by as much as you can get under a fingernail, and everybody had missed it, talking about noodles.`,
    `Somebody was fanning, slowly, first one neighbour and then the next. Melon seeds cracked in the dark. "Now?" asked {guest}. "Not now," said {hero}.`,
    `The bud gave a twitch, like an eyelid. A breath came out of it, cool and sweet and green, ~and all along the ring the talk stopped, and began again lower.`,
    `{guest} had nodded off. {hero} gave it a small push, with one finger, as agreed. "I was only resting my face," it said.`,
    `Each of them had seen it before, on another night, in another yard, with somebody's grandmother. They told about it. It had been bigger then, and so had the moon.`,
  ],
  heart: [
    `The big light was put out. Then there was a sound, so soft that it was more like a thought, and one white petal let go of the rest. {hero} held very still. <?: There went another.> It was opening as you open a hand to show what is in it.

      And in the middle, far down, among threads like gold hair, was {realm}, with all of {folk} looking up.`,
    `Nobody said, "Now." It had got wide open while they were all looking, as big as a rice bowl, and whiter than the moon. <?: The whole yard was lit by it.>

      {guest} had both hands over its mouth. {hero} bent down and made a step of one arm, so that it could see right in. "Oh," it said. "It's just like home." It was the quietest thing that was said that night.`,
    `It opened toward {hero}, slowly, with small rests. <?: Each time it rested you could hear everyone breathe.> When the last petal was back, it hung there in the dark and seemed to listen.

      And then from {realm}, a great way up, came a sigh, the sort that goes along a whole line of people. {folk} had found where to look.`,
    `{hero} was the only one who saw it start. <?: The rest had turned to pass the tea.> One petal came up, like a cat's ear, and {hero} did not call out. {hero} reached back in the dark, and touched a sleeve, and the sleeve touched a shoulder.

      So it went round, hand by hand, without one word. By the time it came to {hero} again the flower was open, and full of soft light.`,
    `"It's smaller than I thought," whispered {guest}, "and there is much more of it." It was white outside, and inside it was whiter, and it went back and back. {hero} leaned in until the petals were all round, like a curtain.

      It was cool in there, and smelled of {air}. A long way down, somebody {inrealm} leaned in too, and looked, and was just as glad.`,
  ],
  gift: [
    `By and by it was tired, and so were they. As the petals came in, one by one, something was let fall on the stone. {hero} cupped both hands for it. It was {prize.a}.`,
    `{guest} had to run, to tell them while it was fresh. It came back, though, out of breath, to lay {prize.a} on the rim of the pot, where it had sat.`,
    `The neighbours picked up their stools. When {hero.s} was lifted there was {prize.a} beneath, in the very place where {hero.s} feet had been all evening, not moving.`,
    `No one would pick such a flower. But it gave something by itself, at the end, when only {hero} was near. It bent its neck, and out of the white rolled {prize.a}.`,
    `"That is for whoever didn't call out," said a voice, thin and pleased, from high over {yard}. And down on a thread came {prize.a}, and it stopped just above {hero.s} knee.`,
  ],
  homeward: [
    `The pot was carried in again by its ears. The flower hung down, soft as a tired glove. It would go behind the mop, and nobody would think of it for a year.`,
    `The stools went home, up the stairs and down. "Did you see it?" they said softly at each door, to people who had sat right beside them.`,
    `There was still the scent. It went from room to room in its bare feet. {they} followed it as far as the beds, and there it lay down.`,
    `{yard} was dark again, and there was a ring on the stone where the pot had stood. A few white crumbs of melon seed lay all round it, like a smaller flower.`,
    `Everyone was lucky now until next year. They did not feel different. They felt sleepy, and it may be that it is much the same.`,
  ],
};
