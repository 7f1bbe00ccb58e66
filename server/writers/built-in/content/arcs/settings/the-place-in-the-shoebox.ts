import type { Arc } from '../../../format.ts';

export const thePlaceInTheShoebox: Arc = {
  id: 'the-place-in-the-shoebox',
  kind: 'setting',
  premise:
    '{hero} has made {realm} in a shoebox, out of matchboxes, cotton and buttons, without ever having seen it. {guest} turns up beside it, much moved, and says that it is all just so, except that one thing has been left out. The family goes through house and garden for what is wanting, and puts it in. When {hero} sets the last bit in its place there is light in the box, and {folk} are at home in it. {prize} is found in the lid.',
  mode: 'home',
  suits: {
    kinds: ['setting', 'object', 'creature'],
    values: ['trying', 'kindness'],
    elements: ['magical discovery', 'a mysterious door'],
  },
  meets: ['home', 'garden'],
  titles: [
    'The Place in the Shoebox',
    'What Had Been Left Out',
    'A Button for the Moon',
    'Somebody Lifted the Lid',
    'Cotton, Corks and a Very Small Door',
    'Mind the Matchbox',
  ],
  spark: [
    `{hero} had a shoebox, lying on its side, and in the shoebox was {realm}. It was made out of matchboxes and blue paper, with a button for the moon. {hero} had never been there. <?: It had just seemed likely.>

      "How did you know about the steps?" asked a voice, quite shaken. {guest.a} stood at the edge of it, looking in. "It's all there, the whole of it. It's home." It looked again. "You have only left out one thing."`,
    `All that week the shoebox had stood under the bed, with the lid on. Now {hero} slid it out to put in a tree. Somebody was in there. It was {guest.a}, going from one matchbox to the next, and touching each of them.

      "It's {realm}," it said. "You've even got the crooked bit." {hero} had thought that the crooked bit was a mistake. "No, no," said {guest}. "That's how one finds it. But where have you put the middle?"`,
    `It had been a box for boots. {hero} had cut a window in the end, and put in corks, and cotton, and a road of silver paper. <?: When you laid one eye to the window you were {inrealm}, or nearly.>

      {hero} put one eye to it now, and there was an eye on the other side. "Did you make this?" said {guest.a}. "By yourself? Without being told? Then you are the very person. It has a thing wrong with it, and so has ours. It's the same thing."`,
    `{hero} had been busy with a shoebox all day. "What is it?" everyone asked, and, "{realm}," said {hero}, with paste in both eyebrows. <?: There was a bit of everything in it, and a hole where the glue had run out.>

      It had been a day for odd things, and one of them was {clue}. The next was {guest.a}, climbing out over the cotton with great care. "I thought I was lost," it told them, "and then I knew where I was. It is wonderfully like. It only wants what goes just here."`,
    `The lid was on the box, and the box was on the shelf, and out of it came a soft sound of somebody trying doors. {hero} lifted it down and took off the lid.

      "They don't open," said {guest.a}. It was standing in the road, in front of the matchbox with the red roof. "At home they do. At home, {inrealm}, this one is mine." <?: It was not complaining. It was only that the box was so good that it had forgotten.>`,
  ],
  promise: [
    `"Then we'll get it right," said {hero}. {guest} could not tell them what was missing, not by name. It would know when it saw it. So {they} went round by the shelves, and the drawer with the string in, and tried things, small ones, in the gap.`,
    `{hero} took a saucer, to put finds in. A place has to have something in it that you cannot get in a shop. <?: It might be in a corner, or it might be under a leaf.> {guest} rode in the empty matchbox and kept a look out.`,
    `They asked what it was for, the thing that was not there. It was for coming home to, said {guest}. That might be a lamp, or it might be a doorstep, or a smell. "We've got all those," said {hero}. "We'll just have to find small ones."`,
    `The box was put in the middle of the table, under the light, where they could all see it. <?: Some thought that it wanted a hill.> {hero} shut one eye. "It wants something that I haven't thought of yet," said {hero}, and they went to look for that.`,
    `There was paste left in the pot, a spoonful. Whatever it was would have to be light enough for paste, and no taller than a thumb. "And not new," said {guest}. "Nothing there is new." {hero} began with the bottom drawer.`,
  ],
  between: [
    `They had a thimble by now, and half a walnut, and a red thread. {guest} was shown each one. "That's nice," it said. "That's very nearly nice enough."`,
    `{hero} went back to the box, to see. Somebody had swept the paper road. It might have been the draught.`,
    `Seen from low down, with one cheek on the table, it went a long way back. It smelled of paste, and, just a little, of {air}.`,
    `"Who does this one belong to?" asked {hero}, of a matchbox. {guest} told them who it belonged to. It told them about the next one too, and the one after that, all down the street.`,
    `A bit of cotton had come loose, so {hero} stuck it again with one finger. It was a cloud, or it was steam, or it was sheep. "All of those," said {guest}. "It depends on the day."`,
  ],
  heart: [
    `{hero} had tried everything that they had found. <?: There was nothing left to try.> So {hero} took the pencil, and on the front of the smallest matchbox, low down, drew a door. It had a handle. It stood open by the width of a hair.

      "That's it," said {guest}, in hardly any voice. Out of the door came a line of light, no thicker than thread. <?: It lay across the paper road and reached all the way to the edge.>`,
    `The main lamp was put out, to see how it would look at night. And it was not dark in the box. In the end window, and then in the next, there was a glow like the inside of a petal. {hero} held the lid and did not breathe.

      They were coming home, all of {folk}, down the paper road, tired and in no hurry. <?: Each of them went in at a matchbox, and drew it shut behind.>`,
    `It turned out to be quite small, what was missing. It was someone to be at home. {guest} looked at the smallest matchbox, and looked at {hero}, and made up its mind.

      Then in it went. It lay down, and drew the lid of the matchbox up to its chin, and fitted. All through {realm}, from the front to the back, there was a tick, as when a house settles, and one small window shone.`,
    `{hero} bent down and breathed into the box, only to get the dust off. <?: It was a warm breath and it went in at one end and down the road.> <?: The paper leaves moved.> Something thin and white, that might have been a cloud, began very slowly to go by.

      "You've put in the air," said {guest}. And now there were sounds, small and far back: somebody shutting a gate, somebody calling somebody in.`,
    `There was one gap left, and in it {hero} put, last of all, a crumb of bread from supper. <?: It had not been meant for that.> <?: It was just what there was, and it went in the hole like an egg in a cup.>

      It began to steam. It was a very little house, with a very good smell, and the window in it was yellow. {folk} came out all along the road and stood on their steps, in the warm of it.`,
  ],
  gift: [
    `The lid was put on, but not all the way. When {hero} turned it over there was a thing on the inside of it, held with a dab of paste. It was {prize.a}.`,
    `One of the matchboxes had been pushed out, like a drawer. It was too small for any of {folk}, and it was for {hero}. In it, on a bit of cotton, lay {prize.a}.`,
    `Something was left over at the end. Nobody had cut it out, and nobody had put it there. It was {prize.a}, and {guest} said that it went with the box.`,
    `"For the doors," said {guest}, "and for the roofs," and it gave {hero} {prize.a}. It had been in the box right from the start, it said, only nobody had had the eye to the window.`,
    `{hero} felt in the far end, where a toe would have been, in the days when it was for boots. There was {prize.a}, and it was warm.`,
  ],
  homeward: [
    `The box was carried up in two hands, flat, like soup. Nothing slid. It was put on the chair by the bed, with its open side to the pillow.`,
    `The paste was washed out of the brush, and out of both eyebrows. Under the lid it was very quiet now. There was just one yellow window, about as big as a seed.`,
    `They left the scraps on the table and went out on tiptoe. It does not do to shake a floor, with so many people in bed on it.`,
    `"Will it be there tomorrow?" someone asked. {hero} put one ear to the cardboard. It was breathing. It would be there.`,
    `The shelf had been its place, but it was cold up there for {folk}. So a scarf was put down first, and folded twice. The box stood on that, and was dim and warm.`,
  ],
};
