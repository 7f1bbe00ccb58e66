import type { Arc } from '../../../format.ts';

export const waitingForThemToPass: Arc = {
  id: 'waiting-for-them-to-pass',
  kind: 'quiet',
  premise:
    'Once a year, and tonight, {folk} go by over or along {house} on their way to {realm}. The family waits up for them at {yard}, wrapped in one blanket. There is nothing to do but wait and notice. What comes is smaller and nearer than they had thought. {prize} is left behind.',
  mode: 'home',
  isOutside: true,
  hour: 'night',
  suits: { kinds: ['setting', 'creature', 'mood'], elements: ['a night journey', 'a message in a bottle'] },
  isForSeveral: true,
  meets: 'own',
  titles: [
    'The Night They All Go By',
    'Waiting Up With a Flask',
    'Four Chairs and the Sky',
    'Any Time Now',
    'What Came Before They Came',
    'A Blanket Wide Enough for Waiting',
  ],
  spark: [
    `There was a ring drawn round the day, in red pencil, with nothing written inside it. Everybody knew what it was for. "Is it tonight?" {hero} asked, for the ninth time, and for the first time the answer was yes.

      Tonight {folk} would go by. They went once a year, back to {realm}, and they came right over {house}.`,
    `The chairs had been carried out. They stood in a line, looking up, like people at a play. {hero} had the one with the cushion, and a flask, and both mittens.

      It was the night when {folk} go home to {realm}. Nobody knew the hour. You just had to be there.`,
    `It began with {clue}. That was how you could tell. {hero} told the rest of them, in a whisper, and they all got up from what they were doing.

      "Then it is tonight," somebody said. Each year, on one night, {folk} go past on the road to {realm}. Each year {hero} had slept through it.`,
    `"You may stay up," they had told {hero}, "this once." It was for {folk}. They would be going by tonight, all of them, from wherever they had been to {realm}, and they do not stop.

      {hero} had been ready since supper, and had a whistle, in case, and a biscuit, in case.`,
    `A feather of smoke lay over the roof, quite still. "Good," said everyone. It has to be still, or they go another way. On a still night, once in the year, {folk} go over on their way to {realm}.

      {hero} had never seen it. {hero} had only ever been told about it, at breakfast.`,
  ],
  promise: [
    `So they went out into the dark and sat down, near enough to share one blanket, and looked. There was nothing to be seen. It was a good, large nothing, with room for something in it.`,
    `"What do we do?" asked {hero}. There was nothing to do. You waited, and you kept your ears open, and you did not ask more than once in every hundred breaths. {hero} began to count breaths.`,
    `They turned off every lamp in {house}, so as not to be in the way. Then they came out and settled, with a rustle, like hens. "Any time now," said {hero}, in a whisper. The dark did not say yes, and did not say no.`,
    `The flask was opened, and the steam smelled of {drink}. The blanket went over all their knees. {hero} was in the middle. There are two kinds of waiting, and this was the other kind.`,
    `They leaned right back in their chairs, since that is the best way to see. Their chins pointed up ~and their feet pointed out. The chairs creaked a little and then had no more to say.`,
  ],
  between: [
    `"How long is a while?" asked {hero}. "Longer than a bit," they said. "And shorter than ages?" "Much shorter." "Then it has been a while," said {hero}.`,
    `"I saw one," said {hero}. They all looked. "No," said {hero}. "It was my own eyelash. But it was a good long one, and it went right over."`,
    `"What if they went last night?" whispered {hero}. "They didn't," somebody said. "How do you know?" "I can smell that they haven't." They all sniffed. It was so.`,
    `"Shall I tell you what I'm doing?" asked {hero}. "Yes." "Nothing," said {hero}. "I've got quite good at it. My feet are asleep, and I am nearly a bush."`,
    `"Are you warm?" they asked {hero}. "All but the top," said {hero}. A hat was put on the top. "Now I'm warm," said {hero}, from inside it.`,
    `"Was that them?" asked {hero}. It had been a bat. They said good evening to it, since it had come.`,
    `Far away a train went by, or it may have been the sea. It got smaller and smaller and never quite stopped.`,
    `The dark had layers in it, once you had looked for long enough, black and blue and something like plum.`,
    `They passed the flask along. Everyone drank a little, and wiped the rim, and passed it on, and it was still warm at the end.`,
    `A star came out, and then there had been five for some time. Nobody ever sees it happen.`,
  ],
  heart: [
    `They had been looking up so hard that they nearly missed it. It was {hero} who felt it first, as light as breath, along the back of one hand.

      {folk} were not up there at all. They were here, low down, all round the blanket, going by at the height of a knee. They went softly, hundreds of them, and each one stepped round {hero.s} foot.`,
    `There was no sound. It was as though all the other sounds had moved aside to make room. Then {air} came over the wall, and after it came {folk}.

      They did not hurry. One of the last of them looked down, and saw {hero} looking up. It slowed, for about as long as a blink.`,
    `{hero} had shut both eyes, only to rest them. "Open," somebody whispered. The whole sky was going by.

      It went on and on. It was {folk}, side by side, with the dark between them like a held breath. {hero} waved, one small wave, low down. And away at the edge one of them let go of the line, dipped, and waved back.`,
    `It was just one, to begin with. It came along the top of the wall on its own, stopped, and looked back over its shoulder. Then came two. Then there were so many that nobody could have said where the wall was.

      They were on their way to {realm}, and they were humming. {hero} had known that tune from somewhere all this year.`,
    `They waited until they had forgotten what it was for. They were only sitting there, warm, in the dark, being together. And that was when the line of {folk} came over the roof, without a sound, so near that {hero} could have counted their eyelashes.

      Nobody moved. Nobody even pointed.`,
  ],
  gift: [
    `When it was over there was {prize.a} on the arm of {hero.s} chair. They had not stopped to put it there. It had just been left, the way you leave a light on.`,
    `Something came down last of all, slowly, from side to side. {hero} held out a hand and waited, without reaching, and it came. It was {prize.a}.`,
    `In the blanket, when they got up to shake it out, was {prize.a}. There were some who said that it must have been in there all along.`,
    `They found {prize.a} in the fold of the blanket. It was for the person who had looked longest, and they all knew who that was.`,
    `One of them had let something fall. It lay at {hero.s} feet in the cool grass. It was {prize.a}, and it did not weigh anything.`,
  ],
  homeward: [
    `After that they sat on for a while, out of habit. Then {hero} was lifted up, blanket and all, and the chairs were left to look at the sky by themselves.`,
    `They carried the blanket in, with bits of grass on it. Nobody put on a lamp. It would have been like talking.`,
    `It was so late that it was nearly early. The house opened and let them in, warm as a pocket, and shut without a click.`,
    `"Next year," murmured {hero}. Somebody drew a ring round a day, by feel, in the dark.`,
    `One after another they got up, stiff and slow and smiling. The last one in stood a moment at the door, with one hand on the frame, listening to nothing at all.`,
  ],
  encounters: [
    {
      id: 'bush-that-rustled',
      scapes: ['garden'],
      need: 'trust',
      who: 'a toad in the bush | the toad',
      meet: [
        `The bush rustled, and stopped when they looked, and rustled when they did not. There was a toad in there, who also wanted to see, and had not been asked.`,
        `At the bottom of the bush, between two stems, two round wet eyes shone. They were a toad's. They went out, and came on again by about half.`,
      ],
      solved: [
        `The toad sat at the edge of the blanket, round and damp and polite, with its hands folded. It had brought its own leaf.`,
        `So that was one more. The toad smelled of mushrooms, and it looked at the sky as though it had paid for it.`,
      ],
      keep: 'the toad who had not been asked',
    },
    {
      id: 'cloud-in-the-way',
      scapes: ['garden'],
      need: 'wait',
      thing: 'a grey cloud | the cloud',
      meet: [
        `Then a grey cloud came over, slow and flat, like somebody moving a mattress. It covered the very place they were looking at. There was no way round it.`,
        `Just above the roof one cloud had stopped. It was not a rain cloud. It was only resting, in the wrong place, and you cannot ask a cloud.`,
      ],
      solved: [
        `When they thought of it again, the cloud had thinned to a sort of breath. Behind it every star was where it had been left.`,
        `The cloud got up, in its own time, and went over the hill. Where it had been there was a great deal of sky, with all the lights left on.`,
      ],
      keep: 'the cloud that had a rest',
    },
    {
      id: 'old-chair-of-the-four',
      scapes: ['garden'],
      need: 'company',
      thing: 'an old blue chair | the blue chair',
      meet: [
        `There was one chair left over, the old blue one. It stood at the end of the line with nobody on it, and some dew. They had brought it out for whoever might come.`,
        `At the end of the line was an empty chair, the old blue one. It had been somebody's once, in the days when there was one more of them to sit and wait.`,
      ],
      solved: [
        `After that the chair did not look empty. It looked like a chair that is being kept.`,
        `They gave the chair a wipe and moved it in a bit, nearer to the others, and it stood there among them and waited.`,
      ],
      keep: 'the old blue chair',
    },
    {
      id: 'name-of-the-first-star',
      scapes: ['garden'],
      need: 'remember',
      who: 'an old owl | the owl',
      thing: 'the name of the bright star | the name',
      meet: [
        `There was one star brighter than the rest, just over {tree}. The owl on the chimney had told them its name the year before. "It was a soft name," said the owl, "with a long middle. I had it at supper."`,
        `An old owl sat on the roof, looking at the one bright star and opening and shutting its beak. It liked to greet that star by name. Tonight the name had gone.`,
      ],
      solved: [
        `The owl said it, low, and they all said it after, for the feel of it. The star did not do anything. But it looked like something that has been spoken to.`,
        `The owl said it twice over, whole and round and in no hurry, and it went very well with the star.`,
      ],
      keep: 'the star with the soft name',
    },
    {
      id: 'frog-in-the-drain',
      scapes: ['garden'],
      need: 'calm',
      who: 'a frog | the frog',
      meet: [
        `A frog in the ditch was so full of news that it could not get it out. "Rk," it said, "rk rk rk rk," and hopped on the spot. At this rate it would frighten off the whole sky.`,
        `"Rk," said somebody, loudly. On the wet stone by the wall sat a frog, all puffed up. It had heard who was coming. It could not keep still for one breath.`,
      ],
      solved: [
        `Rrrk, said the frog, long and low and once. Then it sat there shining, with its throat going gently in and out.`,
        `The frog sank down by degrees, like a balloon on the day after the party. After that it only said what had to be said.`,
      ],
      keep: 'the frog with so much to say',
    },
    {
      id: 'shawl-on-the-high-twig',
      scapes: ['garden'],
      need: 'reach',
      thing: 'the red shawl | the shawl',
      meet: [
        `A breath of air came from nowhere, took the red shawl off the back of a chair, and hung it over the highest twig. There it stayed, where the sky ought to be.`,
        `It was getting cold, and that was when they saw where the red shawl had gone. It hung in {tree}, far up, like a flag on a house where there is a party.`,
      ],
      solved: [
        `They wrapped the shawl twice round the one who was shivering most. It smelled of leaves, and was only cold at first.`,
        `One small twig had come along, and was still holding on. The shawl was wide enough for two people, if they were friends.`,
      ],
      keep: 'the shawl in the high twigs',
    },
    {
      id: 'which-way-will-they-come',
      scapes: ['garden'],
      need: 'way',
      thing: 'the right chair | the right chair',
      meet: [
        `Then a thought came to all of them at once. There were four chairs, and they faced four ways. One had the roof, and one the hill, and one the wall, and one had mostly {tree}. Only one of them could be facing right.`,
        `"Are we facing the right way?" They looked. Each of the four chairs had turned by itself, a bit at a time, to where it liked the sky best. There is a lot of sky, and only one bit of it is where a thing begins.`,
      ],
      solved: [
        `They turned the others to match it, with a soft bump, bump, bump. It felt right at once. You could tell from the backs of their necks.`,
        `They all looked where the chair was looking. Nothing was there yet, ~but it was the kind of nothing that is about to be something.`,
      ],
      keep: 'the chairs that turned round',
    },
    {
      id: 'the-one-who-gave-up',
      scapes: ['garden'],
      need: 'cheer',
      who: 'the neighbour’s cat | the cat',
      meet: [
        `The cat from next door had come to wait as well. It had waited a good long time, by cat time, and had seen nothing. Now it sat with its back to the sky and its ears out sideways.`,
        `On the wall the cat from next door gave them a flat look. It had been promised something. It had told all the other cats.`,
      ],
      solved: [
        `The cat tucked in one paw and then the other, and began to purr, rather rustily. It would give them a little longer.`,
        `Up came both ears. The cat moved across on to the nearest lap, turned round twice, and looked at the sky again over its own shoulder.`,
      ],
      keep: 'the cat from next door',
    },
  ],
};
