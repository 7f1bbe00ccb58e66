import type { Arc } from '../../../../format.ts';

export const theCupThatWentOutEmpty: Arc = {
  id: 'the-cup-that-went-out-empty',
  kind: 'culture',
  premise:
    'The milk is on the stove and there is no sugar in {house}. {hero} is sent out with an empty cup to borrow some. Nobody along {street} has any, but each knows who might, a little farther on; {guest} says that they have it in {realm}, and goes along. By {road} they come to {folk}, who fill the cup with something better than sugar, and {hero} must carry it level all the way. {prize} is at the bottom of it.',
  mode: 'journey',
  only: { culture: 'latin' },
  suits: {
    kinds: ['setting', 'object', 'event'],
    values: ['sharing', 'trying', 'kindness'],
    elements: ['a night journey'],
  },
  meets: 'theme',
  titles: [
    'The Cup That Went Out Empty',
    'No Sugar in the House',
    'Ask Next Door to That',
    'As Full As It Will Go',
    'Level, Level, Said the Cup',
    'The Far Neighbours',
  ],
  spark: [
    `The milk was on the stove, with a stick of cinnamon in it, and the sugar tin gave one dry rattle. "Run across to Doña Carmen," they said, and {hero} went, with the yellow cup.

      Doña Carmen had none. <?: Nor had the baker, nor the people with the twins.> On the last step in {street} sat {guest.a}. "Sugar?" it said. "We're never out, {inrealm}. It's only a bit past the end of here. You'll want to bring the cup."`,
    `<?: You do not go to a shop for one spoon of sugar.> You take a cup and go next door. {hero} took the blue one, and went next door, and they sent {hero} to the next door after that. So it went on until there were no more doors.

      "Up there," said {guest.a}, who was leaning on the last of the wall. It pointed to where {street} had never gone before. "Ask {folk}. Say who sent you. They like to be asked."`,
    `"And who has got the sugar?" everyone asked everyone. <?: It had all gone into a cake.> The milk was getting warm. {hero} put a finger through the handle of the smallest cup and went out into the dusk.

      There was somebody coming the other way with a cup just like it. It was {guest.a}. They both looked in the other's cup. "Ah," it said. "You too. I was going to try you. Then we had better both try {realm}."`,
    `{hero} had knocked at five doors, and had been kissed, and given an olive, and told about a knee. There was still nothing in the cup. Then the cup said, "Try higher up."

      It was not the cup. It was {guest.a}, which had got in to rest. "I am from {realm}," it said, holding on to the rim. "We've a sack of it. But you have to come yourself. You can't send for such a thing."`,
    `The cinnamon was in, and the orange peel was in, and all of {house} stood round the pot in its slippers. There was no sugar. There was only the odd business of {clue}.

      "I ate it," said {guest.a}, from behind the tin, in a very small voice. "I am so sorry. It was one crumb, and then it was the rest. But I can show you where I'm from. {folk} will fill your cup up to here."`,
  ],
  promise: [
    `"Keep it stirred," {hero} called back, and the spoon in the kitchen began to go round. There was time. Milk is slow, if you turn it right down. {hero} held the cup like a lamp, ~and {they} set off beyond the last house, by {road}.`,
    `The rule for borrowing is that you go with clean hands and do not go alone. Both of those were seen to. {hero} blew the dust out of the cup. Past the end of {street}, where there had just been more night, was {road.a}.`,
    `It is nothing to carry, an empty cup. {hero} swung it on one finger. "You won't do that coming back," said {guest}, and it was going to be right. They went by the pump, and the wall with the cat, and up on to {road}.`,
    `"What shall I say when we get there?" asked {hero}. "Good evening," said {guest}. "Then ask how they are, all of them. And when they have told you, you hold out the cup." It would clearly take some time. {they} walked faster.`,
    `A cup wants filling. You can feel it, when you carry one about. It looks at everything. {hero} put one hand over the top so that it should not get any dust in, and followed {guest} along {road}.`,
  ],
  between: [
    `The air smelled of {air}. {hero} held up the cup, and got a bit of that in it, and a bit of the evening. It was not yet what was wanted.`,
    `"Do you think it's boiled over?" asked {hero}. They all stood and sniffed. Far behind, no bigger than a thread, there was cinnamon. It was still only warm.`,
    `Somebody they met looked into the cup and was sorry for them, and put in a fig leaf. It was kindly meant. {hero} carried it quite a way.`,
    `{guest} told them about a cousin who had gone to borrow a pinch of salt. That was in the spring. The cousin was having a lovely time.`,
    `It made a good thing to drink from, at the spring, and a good thing to put over one ear. You could hear the kitchen in it, and a spoon going slowly round.`,
  ],
  heart: [
    `<?: They were asked how they were, and they asked it back, and the answers went all round {folk}, and took in the aunts.> <?: Then it was quiet.> {hero} held out the cup.

      <?: Nobody measured.> They filled it up to the rim, and went on, till it stood up above the rim in a soft gold hill. "Can you carry that?" they asked. {hero} breathed out, and turned on one heel, as slow as the moon, and began to.`,
    `In the doorway of {realm} sat one very old neighbour, with a sack, asleep. {hero} did not like to wake anybody for a spoon of sugar. So {hero} sat down on the step, with the cup in both hands, and waited.

      By and by one eye came open. "You sat," said the old one. "Most of them cough." And the sack was tipped, and there came out of it a long bright whisper, until the cup was full.`,
    `It was not sugar that they had, {inrealm}. {hero} saw it when the lid was lifted. It was a sort of light, with a grain to it, and it smelled of {air}. "It is sweeter," said {folk}, "and you need less."

      Into the cup it went, spoon by spoon, with a hush. <?: {hero} could feel it get heavy.> It shone up under {hero.s} chin, like a buttercup.`,
    `"Just up to here," said {hero}, and put a finger on the cup. {folk} looked at one another. <?: It seemed that it could not be done.> They had never yet filled a cup part of the way.

      So it was full. <?: There was nothing for it but to carry it so.> {hero} took one step, and the gold stayed in, and then another. {folk} came behind on tiptoe, with their hands held out under, as far as they could go.`,
    `{hero} had meant to ask, and now the words had gone. <?: It had been such a long way for a spoonful.> {hero} just held it out, the small cup, quite empty, with a fig leaf or a little dark in the bottom.

      {folk} did not need to be told. <?: They had all been out of sugar, some night or other.> One of them took the handle, and one took the other side, and when it came back it was warm and full.`,
  ],
  gift: [
    `Not a grain went over. {hero} looked down into it, and could see right to the bottom, as you can in a spring. There, under all that gold, lay {prize.a}.`,
    `"And so that you will come when you don't need anything," said {folk}, low, and hooked over the handle {prize.a}. It weighed no more than the promise did.`,
    `{guest} walked beside it as far as the turn, saying, "Level, level," under its breath. Then it put {prize.a} in {hero.s} pocket, since that was the one thing that could not be spilled.`,
    `For each one of them there was a taste, on the end of a wet finger. And for {hero}, who had carried it, there was {prize.a}, in a twist of paper, still gold at the edges.`,
    `You bring back the cup, another day, with something in it. {hero} said so, to the old ones {inrealm}. They said that there was no hurry at all, and for the meantime put {prize.a} in {hero.s} free hand.`,
  ],
  homeward: [
    `So it was carried, in two hands, by the short way, with everyone on tiptoe. The milk was just about to rise. In it all went, and the spoon took it round, slow and warm.`,
    `Not one grain was spilled. In {house} the kitchen was dim, and brown with cinnamon. They gave the pot three stirs, and each of them had some, down to the last sweet bit in the bottom.`,
    `Level, went the cup, past the wall, and level, past the pump. {street} lay quite still to let it by. By the time it was in the pot the spoon hardly had to stir.`,
    `"You took your time," they said in the kitchen, softly, for half of it was asleep. The milk was sweet by then. It went down as warm as a blanket.`,
    `Doors had been left ajar all along {street}, to see it come home. Nobody said a word, for fear of the cup. Then it was poured, with a hush, and the flame was put out.`,
  ],
};
