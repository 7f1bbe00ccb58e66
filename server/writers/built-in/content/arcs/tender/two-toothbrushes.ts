import type { Arc } from '../../../format.ts';

export const twoToothbrushes: Arc = {
  id: 'two-toothbrushes',
  kind: 'tender',
  premise:
    'There are two homes now, because the parents have parted, or somebody {hero} loves is away for a long time. Nobody is to blame, nobody is cast as the one who left, and nobody says it will be as before. The story is of one ordinary evening in one of the places: what is here, what is there, and what goes to and fro. {hero} is loved in both.',
  mode: 'home',
  only: { sorrow: 'separation' },
  meets: ['home', 'garden'],
  titles: [
    'Two Toothbrushes',
    'The Bag That Knew the Way',
    'A Drawer Here and a Drawer There',
    'The Moon at Both Windows',
    'Which Stair Creaks',
    'What Goes To and Fro',
  ],
  spark: [
    `{hero} had two toothbrushes, a green one and a blue one, and they had never met. One stood in a glass in this house. The other stood in a glass in the other house, since there were two houses now.

      "Does it know about this one?" asked {hero}. Nobody had told it.`,
    `The bag was by the door. It was a good strong bag, and it went to and fro, some days here and some days there. Home had been in two places since the spring.

      {hero} tipped it out. "I've left it again," said {hero}. It was the rabbit. The rabbit was there, and {hero} was here.`,
    `There was a chair at the table with nobody on it. They had not moved it away. They had only, after a time, begun to put the bread on it.

      "Is it far," {hero} asked, "from here to where they are?" It was the same as yesterday. But it is the kind of thing you have to ask, to hear it again.`,
    `It was the first night of the turn. There was always a first night, when {hero} had to remember which side the lamp was on. In one house it was left. In this one it was right.

      {hero} reached out and met the wall. That was when the lip began to shake.`,
    `"I miss the other one when I'm in this one," said {hero}, on the stairs, "and I miss this one when I'm in the other one." There it was, the whole of it. It had taken since supper to come out.

      Somebody sat down on the step below. "Yes," they said. "I should think you do."`,
    `On the calendar the days were two colours, blue for this house and yellow for the other, ~and {hero} had been the one to fill them in, very neatly, right to the edge. It looked fair. It looked like a flag. What it did not show was the bit in between, when the one colour had stopped and the other had not yet begun.

      "What colour is the road?" asked {hero}. They looked through all of the pencils, and it was not any of those.`,
    `{hero} could explain it in a single breath by now, who slept where, and on which nights, and where the good scissors were kept. It had got quite smooth with telling. But this evening nobody had asked, ~and it came up all by itself, on the stairs, and it was not smooth in the least.

      Somebody heard, and came, and sat down on the same stair.`,
  ],
  promise: [
    `They decided that they would make a list, with two sides to it. On one side would go what was here. It seemed best to go round with the lamp and look.`,
    `Nobody said, "Never mind." They said, "Shall we do the small jobs?" There is always something in a house that has been waiting for you to come back. {hero} had the good screwdriver.`,
    `{hero} went to say hello to everything. You have to, on a first night, or it feels like visiting. <many: The others came too, and let {hero} go in front.>`,
    `It was going to be an evening like other evenings, and they took care that it was. There was the walk round. There was the thing about the window. They did all of it, in order.`,
    `"Let us find something for the bag," somebody said, "that can stay in it, and go both ways." That was a good idea. It had to be small, and not mind the dark.`,
    `"There must be things," said {hero}, "that are the same wherever I am." It was worth finding out. They took a notebook, with a line drawn down the middle of each page, and went to see what could be written on the line itself.`,
    `It was decided that nothing in particular should be done about it that evening, apart from keeping it company. There were shelves to be put straight, and a plant that had leaned toward the window while {hero} was away, ~and everyone was to have a hand free, in case it was wanted.`,
  ],
  between: [
    `Here there was the stair that creaks. There it was the tap that sings. It came out even, so far.`,
    `In one pocket there was sand. There was no sand here. It had come along by itself.`,
    `"It's bath first, there," said {hero}, "and then supper." So they tried it that way round. It was quite nice.`,
    `They looked for a while at the photograph with everybody in it. It stayed where it was. It was still true.`,
    `Somebody laughed in the way that ran in the family. It was odd how it could be in two houses at once.`,
    `Of every pair of socks one had gone to the other house by now, as if to write home about it. {hero} put on two that had never met, and found them just as warm.`,
  ],
  heart: [
    `When it was quite dark, {hero} knelt up at the window. The moon was there, with a bit gone from one side.

      "Is it at the other window?" asked {hero}. They worked it out with a cup and an orange. It was. It was shining in over the other bed as well, at this same moment, and on the other toothbrush.`,
    `The telephone was on the mat, in the half dark. "I only wanted to say goodnight to the old rabbit," said {hero} into it, "since it's over there." There was a rustle. There was a sort of small furry silence, a kind one. Then a voice that {hero} loved said that the rabbit said the same.

      {hero} gave it back, and lay down, and found that both arms were warm.`,
    `"Which is the real one?" asked {hero}. "Which house?"

      They did not answer fast. "Wherever you are asleep," somebody said in the end, "there's someone in the next room who has just been in to look at you. In both of them. Every night. That's what makes it real."`,
    `They had made two lists, one of here and one of there, and they laid them side by side on the floor. Here there was the stair, and {tree}, and the person with the cold feet. Over there was the tap, and the low sun, and the person with the hum.

      {hero} looked from the one to the other. Then {hero} drew a line between them, with a bag on it, and in the bag, very small, {hero}.`,
    `{hero} lay in the dark and listened hard. At the other house you could hear a train. Here you heard pipes. But if you listened under that, there was a thing that was just the same. It was someone on the other side of the wall, trying to be quiet.`,
    `They sat at the window with the lamp out, and {hero} thought about the other window, where it would be just as dark. "Do they look out too?" asked {hero}. "I mean, at the same time, without knowing?"

      It was a thing that one might arrange, and so they settled it there and then. Whenever the clock struck eight, in either house, somebody would stop and look up at the same bit of sky, ~and nobody would have to say anything at all.`,
    `"I sometimes think I'm in two halves," said {hero}, from under the blanket, where such things are easier to say. They considered that, and somebody went and fetched the loaf, which had been cut down the middle at supper. Both of the halves had a crust, and a soft part, and the smell of the whole. You could not have told from either that there was anything it had left out.`,
  ],
  gift: [
    `They found a button with four holes, and cut a blue thread in two. Half was tied to the bed here. The other half went into the bag.`,
    `A hook was put up by the door, low down. It was for the bag, and for nothing else. {hero.s} name was pencilled underneath.`,
    `In the toe of one sock {hero} found a note, folded small. It had been put there at the other house. It said what they always said. It sounded the same on paper.`,
    `There was one more toothbrush in the drawer, a red one, and it was for the bag. That one would get to meet everybody.`,
    `They moved the lamp to the left side. It was only a lamp. It had never struck anyone that it could be moved.`,
    `There was a new key, small and bright, and {hero} hung it on the same ring as the old one. They knocked together softly at every step, like two people who are getting used to each other.`,
    `At the back of a drawer they cleared a space, exactly as wide as a hand. It was for whatever {hero} should like to leave there, without having to say why. Nothing would ever be tidied out of it.`,
  ],
  homeward: [
    `So the bag was hung up, and it swung a little, and was still. It knew the way. It could have a rest.`,
    `The walk round was done, and the thing about the window. {hero} put out a hand in the dark, to the left, and there was the lamp.`,
    `Somewhere a train went by, very far off, so faint that it might have been from the other night.`,
    `{drink} was brought up, with the skin taken off, as it had to be. They knew about that in both places.`,
    `It was quiet in the one house, and it was quiet in the other. Between the two the road lay under the moon, not long, with nobody on it.`,
    `The evening ended in its usual places. There was the last light on the landing, and the step that they always trod on twice, ~and there was the voice from the doorway, saying the thing that it said in this house.`,
    `In the other house, by now, somebody would be turning down the lamp and thinking of this one. You could almost feel it, if you lay still, the way you can feel that there is a sea behind a hill.`,
  ],
};
