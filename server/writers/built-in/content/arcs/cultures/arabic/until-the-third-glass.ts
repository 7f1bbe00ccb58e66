import type { Arc } from '../../../../format.ts';

export const untilTheThirdGlass: Arc = {
  id: 'until-the-third-glass',
  kind: 'culture',
  premise:
    '{guest} has come to the door of {house} from {realm}, and has sat down in the best place. Nobody may ask a guest why it has come, not until the third glass of tea. They all long to know. So they do what one does for a guest, about house and courtyard, and glass follows glass. After the third, {hero} may ask; the reason is small and kind, and has to do with {folk}. {prize} is what it had come with.',
  mode: 'home',
  only: { culture: 'arabic' },
  suits: {
    kinds: ['creature', 'object', 'setting'],
    values: ['patience', 'kindness', 'friendship'],
    elements: ['an unexpected guest'],
  },
  meets: ['home', 'garden'],
  titles: [
    'Until the Third Glass',
    'Nobody Asked',
    'The Guest With a Small Parcel',
    'Why It Came, and When It Said So',
    'Three Glasses and a Question',
    'Not Yet, Said the Teapot',
  ],
  spark: [
    `There was a knock, and on the mat stood {guest.a}. "Peace be upon this house," it said, "and I am sorry for the hour."

      It had come all the way from {realm}, by {road}, with something wrapped up under one arm. {hero} opened a mouth to ask why. <?: A hand came down softly on {hero.s} shoulder.> A guest is not asked that. It is not asked until the third glass of tea.`,
    `{hero} came in with the cushions, and somebody was already on the good one. It was {guest.a}. <?: It sat very straight, and round it hung a smell of {air}.>

      "I hope that I see you all well," it said, "and the roof, and the stairs." It was from {realm}, and it had a small parcel. It did not say why. And nobody could ask, for the kettle had only just been filled.`,
    `Nobody could account for {clue}. Then, along the edge of the rug, came {guest.a}, wiping the dust from itself with great care. It greeted the oldest, and then everyone, and then the lamp.

      "You have come far," they said. "From {realm}," it said. "It's nothing." And it sat down. <?: Nobody comes so far for nothing.> {hero} looked at the small parcel in its lap until told, in a whisper, to look at the ceiling.`,
    `The door had been left on the latch, as it is in {house}, and somebody pushed it, low down. "Is there room for one?" asked a voice. There is always room. In came {guest.a}, and with it the cold of {road}.

      It was from {realm}. <?: That much it told them.> "Why..." began {hero}. Everybody coughed. There are three glasses to be drunk before that word, and the tea was not even in the pot.`,
    `One glass too many had been put on the tray, by mistake, and it turned out not to be a mistake. {guest.a} was standing beside the tray. "I see that I was expected," it said, and was very much moved.

      It had walked from {realm} with a parcel tied up in a leaf. <?: {hero} could think of eleven things that it might be.> But you do not ask. You pour.`,
  ],
  promise: [
    `So {hero} asked what one may ask. Was it comfortable? Was it warm? Would it have a date? {guest} would. And there was all that a guest ought to have to be fetched, and made, and put right, while the first glass was poured.`,
    `The tea went up from the glass, and down from the pot, in one long brown string. "That is one," said {hero}, counting on a thumb. There were two to go. The only thing to do with such a long time is to be useful in it.`,
    `{hero} was given the sugar to carry, so as to have the mouth shut and both hands full. "You will show our guest the house," they said, "and the courtyard." That takes a while. They began with whatever was nearest.`,
    `The first glass is for coming in. The second is for sitting down. The third is for talking, and not a drop before. {hero} knew all that. "Another cushion?" said {hero}. It was going to be a long evening.`,
    `Whatever was in the parcel had just moved. {hero} was nearly sure. "We'll make the mint kind," somebody said, "the slow kind," and {hero} was sent out for the mint.`,
  ],
  between: [
    `That was the end of the first glass. {guest} put it down with a small click. Everyone leaned in. "What very good tea," it said. Everyone leaned out.`,
    `The pot was filled up, and the mint went in by handfuls. Green steam came from the spout. {hero} sat on both hands, which is a help.`,
    `"It was a good year for figs," {guest} remarked. They said that it had been. There was a rest. It had also been a good year for cats.`,
    `{hero} held out the plate, and while it was out there had a look. The parcel was tied with a thread. The thread had a knot like a small ear.`,
    `Now it was the second glass. {guest} blew across it, and took a sip, and looked into it as if there were a great deal more down there than you would think.`,
  ],
  heart: [
    `The third glass was poured, and the bubbles went round, and were still. <?: Nobody said a word.> They looked at {hero}, all of them, and someone nodded.

      "Why did you come?" said {hero}, very softly, for by then it hardly needed asking. "Our lamp went out {inrealm}," said {guest}, "and {folk} could see yours. They sat by it all that night. I was sent to tell you that it reached."`,
    `{guest} drank the third glass down to the leaves and turned it over. "I think that one may ask me now," it said. So {hero} asked.

      It had a message from {folk}. <?: It had been told to say it slowly.> One hot night, it said, somebody here had put a dish of water out on the step for whoever came by. They had come by. And it sat back, because that was the whole message.`,
    `When the moment came {hero} did not want it. <?: The lamp was low, and the tea was warm, and there was a shoulder on each side.> Once you have asked, the guest goes home. But the glass was empty.

      "Tell us if you like," said {hero}. "And if you like, don't." {guest} looked at {hero} for a long while. "{inrealm} they say that you are kind," it said. "I was only sent to see."`,
    `{hero} leaned near and put the question into {guest}'s ear, in the smallest of voices. And {guest} put the answer into {hero.s}. <?: It was not long.> It was a name, and a thank you, and a thing that had happened before {hero} was born.

      {hero} told it to the next, and so it went round the room, ear by ear, low and warm, ~and when it came again to {guest} it was still the same.`,
    `"Now," they said, when it was time. But {hero} had gone to fill the glass again. A fourth means that you need not have a reason.

      {guest} held it in both hands, and the steam went up between them. "{folk} said that you would do that," it said. "They have a saying for it. I came down {road} only to find out if it was true."`,
  ],
  gift: [
    `Then the parcel was undone, as slowly as could be, first the knot and then the leaf. In it was {prize.a}. Nobody had guessed. {hero} held it near the lamp.`,
    `When the tea was all gone, the parcel was put on {hero.s} knee. "This is for the house," said {guest}. It was {prize.a}. <?: They said that it was too much. It said that it was nothing.>`,
    `It would not take anything for the road but one date. It left what it had brought, under the glass that was upside down. {hero} lifted the glass, and there lay {prize.a}.`,
    `The thread went into {hero.s} pocket, for threads are useful. The leaf smelled of {realm}. And what they had been so good about all evening was {prize.a}, warm from being held.`,
    `At the door it laid the parcel into {hero.s} two hands. "You did not ask," it said. "I counted. It was seven times that you did not." In the leaf lay {prize.a}.`,
  ],
  homeward: [
    `They saw it to the gate, and from the gate to the corner, which is not far enough, but it is what one does. Then they came back slowly under {stars}.`,
    `The cushion where it had sat still had a dip in it. Nobody plumped it. The glasses were rinsed, and set down on their cloth, and the pot was left to its leaves.`,
    `"Stay," they said to it, at the door, and, "Stay," and it put a hand to its heart each time. Then there was the cool smell of the street, and the latch.`,
    `After a guest a house is quiet in a special way, like a drum that has just been patted. {they} sat in it for a bit. Then the tray was lifted.`,
    `{hero} listened at the shutter until the small steps were gone from {street}. It would be at home by the time the moon was over {tree}.`,
  ],
};
