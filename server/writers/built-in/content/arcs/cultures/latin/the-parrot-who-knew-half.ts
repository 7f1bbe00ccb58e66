import type { Arc } from '../../../../format.ts';

export const theParrotWhoKnewHalf: Arc = {
  id: 'the-parrot-who-knew-half',
  kind: 'culture',
  premise:
    'The parrot next door has begun to sing half of a lullaby, and stops always at the same place. {guest} has come from {realm}: {folk} sing the song each night, the end of it has gone missing, and nobody there can sleep on half a song. The family goes about house, patio and street to find the rest. In the end {hero} finds the last line, very small, and it is sung out into the dark; from {realm} it is answered. {prize} is left.',
  mode: 'home',
  only: { culture: 'latin' },
  suits: {
    kinds: ['setting', 'creature', 'mood'],
    values: ['sleep', 'trying'],
    elements: ['talking animals', 'a forgotten song'],
  },
  meets: ['home', 'garden', 'town'],
  titles: [
    'The Parrot Who Knew Half',
    'A Song With No End on It',
    'Where the Last Line Went',
    'Everybody Knew a Bit',
    'The Song That Stopped at the Wall',
    'Half a Lullaby and a Lemon',
  ],
  spark: [
    `Doña Carmen's parrot had been told goodnight, and the cloth was over the cage. But from under the cloth came singing, very soft. <?: It was a slow song that nobody had taught it.> It got to the middle, and stopped.

      "There," said {guest.a} from the top of the wall. "It stops there for us as well." At home, {inrealm}, {folk} sang it every night, ~and now the end had gone.`,
    `"Duérmete," sang the parrot over the wall, and then four notes, and then nothing. It did that all through the washing up. {hero}, who had already found {clue}, went out to {yard} to see.

      "Please, has it got to the end yet?" asked {guest.a}, from among the lemons. "Nobody can sleep {inrealm}. You can't, with half a song. It's like one sock."`,
    `A song came through the wall. It went up three steps, and along, and began to come down, and there it broke off. {hero} waited, with a spoon in one hand. <?: All of {house} waited.>

      "Well?" said somebody, in the fruit bowl. It was {guest.a}, sitting on an orange. "How does it go on? I've come from {realm} to find out. {folk} have been lying there awake with their mouths open."`,
    `The parrot next door knows the football, and how to ask who is there. That night it knew something new. It was half a lullaby, in a voice not its own. And on the top of the wall was {guest.a}, with one ear to the bars.

      "It heard us," said {guest}. "We sing so loud, {inrealm}. Now we have lost the end, and I hoped that the parrot had it. It has the same half."`,
    `Nobody in {street} could go in. They had all heard the parrot, and they all stood at their doors, humming, trying to think what came next. <?: It was the sort of song that everyone has known for ever, up to there.>

      "It's the same with us," said {guest.a}, tugging at {hero.s} sleeve. {inrealm}, it said, they had gone round and round on the front half, ~and it only made them more awake.`,
  ],
  promise: [
    `"Somebody must have the rest," said {hero}. Songs do not go far by themselves. They get into things. So {they} began to look, and hummed the front half now and then, to see if anything joined in.`,
    `{hero} sang it as far as it went, and stopped, and it was like walking off a step that was not there. "We'll ask everybody," said {hero}. It might be in pieces by now. Even a piece would be a beginning.`,
    `They asked in the kitchen first, since that is where most songs are. Someone remembered that it went up. Someone was sure that there was a hen in it. "That's two things already," said {hero}, and wrote them on one hand.`,
    `There was a plan. They would each go about their business, very softly, and not try to remember. It is when you are not trying that the end of a song comes in and sits down. {guest} went in {hero.s} pocket, to listen out of it.`,
    `"How much is gone?" asked {hero}. "One line," said {guest}. "But it is the one with the sleep in it." So the lamp was carried out to {yard}, and the door was left wide open on {street}.`,
  ],
  between: [
    `The parrot tried again, behind its cloth. Up three, and along, and down. Then came the small scrape of somebody shifting from one foot to the other.`,
    `Now they had three notes more. They had been in different places, ~but they fitted, like bits of a cup. {hero} hummed them one after another, with a hole at the end.`,
    `"There was a moon in it," a neighbour called over. "Or a spoon." Both were kept. You never know, with songs, until you have got them home.`,
    `{guest} lay down on its back and sang as far as there was. "You see?" it said. "You are left just lying there, with your eyes open."`,
    `A radio was turned down, three houses along, and then another, so that everyone could think. It left a soft dark sort of hum with no tune in it yet.`,
  ],
  heart: [
    `Then it was very quiet. {hero} was not thinking of anything. {hero} was only drying the last spoon, round and round, and humming, as you do. And the hum went past the place where it had always stopped.

      It went on for one more line. It was quite short. There was a moon in it and, as it turned out, a spoon.`,
    `"Sing it to me as if I were in bed," said {guest}. So {hero} tucked it up in the tea towel and put one hand on top, and began, with the three that go up. The hand patted, and where the song broke off the hand went on patting.

      And it was in the patting. <?: It had been there all the time, the last line, slow as a boat.>`,
    `They all stood in {yard} in the dark and sang what they had. <?: Each had a bit, and each bit came when it should, like people passing plates.> There was only the very last note that nobody had.

      {hero} took a breath. It was low, and a long way down, but it was there. {hero} sang it so softly that it was mostly warm air. Far off, from {realm}, somebody sang it back.`,
    `{hero} went up to the cage and put one ear to the cloth. The parrot was not singing now. It was breathing, in, and out, and on every breath was the least bit of a tune, going down.

      <?: It did know the other half. It had been asleep each time it sang it.> {hero} listened until it was all there, and then hummed it, out over the wall, toward {realm}.`,
    `The smallest hum can go a long way, if the street is quiet. {hero} leaned out over {yard} and sang the front half toward {realm}, and waited in the gap.

      And then it came by itself, the end. It was the bit that whoever sang it to you had always sung last, when they thought that you were gone. <?: {hero} had heard it every night through one thin wall of sleep.>`,
  ],
  gift: [
    `There was a hush after it, as wide as a field. {inrealm}, {folk} were asleep from one end to the other. {guest} put {prize.a} by {hero.s} hand, and went softly home.`,
    `The parrot said one thing more, from under the cloth. "Gracias," it said, not in its own voice. And on the wall, where {guest} had been, lay {prize.a}.`,
    `{guest} had gone to sleep on the last word. Two of {folk} came over the wall for it, yawning, and left {prize.a} in the warm place where it had lain.`,
    `It takes only a moment to learn a line like that. {guest} said it over twice, with its eyes half shut, and paid for it with {prize.a}, which it had been keeping for best.`,
    `Something dropped from the branches, softly, like a lemon. It was {prize.a}. It had come all the way from {realm}, on the end of the song.`,
  ],
  homeward: [
    `The doors of {street} were shut one by one, each on somebody humming. In {yard} the tiles were cool. {they} went in on the last line and shut the door on the last note.`,
    `Doña Carmen was told over the wall, in a whisper, that it had been found. "I knew it all the time," said Doña Carmen. "Nobody asked me."`,
    `The song was sung once right through, with the end on. It took them as far as the stairs. By the top of the stairs it was going very slowly.`,
    `Now that it was whole it did not need to be sung. It went about the house by itself, from room to room, and put things out.`,
    `They left the lamp in {yard} for a little, for {guest} to see by. The parrot tucked its head in. You could hear it do that, feather by feather.`,
  ],
};
