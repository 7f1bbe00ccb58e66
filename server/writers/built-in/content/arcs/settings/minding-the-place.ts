import type { Arc } from '../../../format.ts';

export const mindingThePlace: Arc = {
  id: 'minding-the-place',
  kind: 'setting',
  premise:
    '{folk} are to have one night off, the first ever, and somebody must mind {realm} while they are gone. {guest} brings a list of what has to be done, in very small writing, and goes along to help. The family goes up by {road}, and does it, job by job. The last thing on the list is for {hero}: it is easy and strange, to put out a light, to say goodnight to it all, or to do nothing. {folk} come back rested. {prize} is their wages.',
  mode: 'journey',
  suits: {
    kinds: ['object', 'creature', 'event'],
    values: ['kindness', 'trying', 'sharing'],
    elements: ['a friendly giant', 'a mysterious door'],
  },
  meets: 'theme',
  titles: [
    'Minding the Place',
    'A List in Very Small Writing',
    'Wanted, Somebody Careful',
    'Who Looks After {realm}',
    'One Night Off',
    'The Last Thing on the List',
  ],
  spark: [
    `The card was pinned to the door with a thorn. "Wanted, for one night," it said, "somebody careful." {hero} was just holding it up to the lamp when there was a cough beneath it.

      "I'm to see if anyone will do," said {guest.a}. "{folk} have never had a night off, not one, and there's nobody to mind {realm}. There is a list. It's mostly tucking in." <?: It looked {hero} up and down, quite kindly.>`,
    `{hero} had been left in charge of the toast, and it had come out gold on both sides. Somebody clapped, once, from the window. It was {guest.a}, writing something down.

      "Careful with heat," it said. "Good. Can you count to nine? Can you shut a door so that it stays asleep?" {hero} could. Then it told them why it had come. There was {realm}, and {folk}, who were so tired, and had been asked out.`,
    `"Please don't get up," said {guest.a}. They had all got up. It was standing in the middle of the bread board with a bunch of keys on its arm. "I saw your light. You keep it so clean."

      It was about {realm}. Somebody has to stay there, it told them, to see to things, and it was always {folk}. On Tuesday they had yawned so hard that a shelf came down. <?: It was only for the one night. It would be mostly quiet.>`,
    `There was {hero}, putting the tea things to bed: the cups on their hooks, the spoons with the spoons. A small voice behind the jug said, "You've done that before."

      {guest.a} had come a long way to find somebody who puts things back. {inrealm} there was such a lot to put back. <?: {folk} did it every evening of the year.> "They have been lent a boat," it said, "and they have never once been in it."`,
    `They had found {clue}, and could make nothing of it. Then they found a list. It was pinned beside it, and was in such small writing that {hero} had to use the bottom of a glass. "One," it said. "Come in and wipe your feet."

      "I left it by mistake," said {guest.a}. "It is what we do, {inrealm}, at night. I was looking for somebody to do it, so that {folk} could go to bed for once. I suppose that you wouldn't care to?"`,
  ],
  promise: [
    `"We'll do it," said {hero}, "and we'll do it in order." The list was folded small. <?: It was as well to bring a cloth, and a pencil for ticking.> Beyond the gate began {road}, and at the top of that somebody had already left a key under a stone.`,
    `{folk} went by them on {road}, coming down, with their hats on. They did not stop. <?: They were afraid that if they stopped they would not go.> "It's all on the list," they called softly, "and the back step is loose." And that was the last of them.`,
    `{hero} had never minded anything larger than a rabbit. But it is all one, if you go round slowly and look at each thing. {they} washed up to the elbow, as you should before a job like that, and set out by {road}.`,
    `"What if we do it wrong?" asked {hero}. {guest} had thought of that. <?: Nobody ever had done it right, it said, not the whole way through.> The main thing was to do it softly. So they took off their shoes, at the end of {road}, and carried them.`,
    `There was an apron that went with it. It was too long, and {hero} had it tied twice round, with the list in the front. It made everything feel likely. They put one foot on {road}, and then the rest of the feet.`,
  ],
  between: [
    `{hero} took out the pencil and made a tick. It was a small one, in case. There were a good many things on that list, ~and some of them were only drawings.`,
    `"Number four," {guest} told them. "Walk through, humming." They walked through, humming. It was the sort of job that you could do all night.`,
    `It was strange to be the ones who were up. All round them it was dim, and things that were generally kept awake had begun to lean. {hero} went on tiptoe.`,
    `There were some keys, cold ones, that rang a little, so {hero} held them in a fist. Then they were warm. None of the doors had needed one so far.`,
    `"What would they be doing now?" asked {hero}. {guest} thought that {folk} would be lying on their backs. They would be finding out what it was like when somebody else does it.`,
  ],
  heart: [
    `There was one thing left to tick. It was at the very end, in writing so small that it was nearly a crease. <?: {hero} held it to the lamp.> "Sit down in the middle," it said, "and see that it's all right."

      So {hero} sat, {inrealm}, in the middle, and looked slowly from one side of it to the other. It was all right. <?: It had all been done.> It breathed a little, and so did {hero}.`,
    `The last thing was the light. It is a big one, {inrealm}, and it hangs lower than you would think. <?: {folk} have always put it out themselves.> {hero} stood beneath it with a face all gold.

      <?: You did not need a key.> You had to say thank you to it. {hero} said so, in a low voice, and it went from gold to brown. Then it was a warm sort of dark, in which everything was still there.`,
    `"And then you go round," {guest} said, "and say goodnight to whoever did not hear it the first time." <?: It had got very quiet.> {hero} went by the left side and came back by the right.

      Where it was darkest, at the end, something had been missed. <?: It was only a small thing, and shy.> {hero} bent down and said it twice. And all over {realm} you could hear it go by, like a page, from what was still awake to what was not.`,
    `They had done it all, ~and it was not yet time. "What now?" asked {hero}. {guest} turned the list over. On the back of it there was just one word, and it was: "Lean."

      There was a wall that had been put there for it, worn smooth by all of {folk}, every night, when they had finished. {hero} leaned. <?: It was as warm as the side of a horse.> One by one they all came and leaned there too.`,
    `{hero} had done the shutting of things, and the tucking of things, and now there was the gate. You had to stand in it until they came. <?: It was the only hard one, for there was nothing in it to do.>

      So {hero} stood there, quite still, and kept the place. <?: The dark came up and looked at them, and went round.> And after a time, far down {road}, there was soft singing, and it was {folk}, coming home.`,
  ],
  gift: [
    `There were wages. It said so at the foot of the list. {folk} paid them out from a jar, all yawning, but a new kind of yawn. It was {prize.a}, and it had been polished.`,
    `{hero} gave back the list, with a tick by every line. They looked it over, and folded it small, and gave it to {hero} to keep. Folded in it was {prize.a}.`,
    `They went all through {realm} to see, touching this and that. Nobody found one thing out of place. So from the top shelf, where they keep what is best, they took {prize.a}, and gave it to {hero}.`,
    `"We brought you something back," said {folk}. They had thought of nothing else, it seemed, for most of their night off. {hero} turned it over, slowly, in both hands. It was {prize.a}.`,
    `{guest} made out a paper, to say that {hero} had been careful. It could not write and hold the thing as well, so it used {prize.a} to keep the paper flat. Then {hero} was handed both.`,
  ],
};
