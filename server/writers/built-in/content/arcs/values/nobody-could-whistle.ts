import type { Arc } from '../../../format.ts';

export const nobodyCouldWhistle: Arc = {
  id: 'nobody-could-whistle',
  kind: 'value',
  premise:
    '{road} to {realm} only comes down for a whistle. {guest} has lost its own whistle, and {hero} cannot whistle yet, only blow. They go along together to find somebody who can, and {hero} keeps trying. At the end what is needed is not loud: a breath, half a whistle, and {road} comes or {folk} answer. {guest} goes home, {prize} is given.',
  mode: 'journey',
  suits: { values: ['trying', 'patience'], elements: ['a forgotten song'], kinds: ['event'] },
  meets: 'theme',
  titles: [
    'Nobody Could Whistle',
    'Half a Whistle Will Do',
    'The Road That Came When It Was Called',
    'Blowing on the Moon',
    'Hoo, Said the Wrong Note',
    'Eleven Tries and a Breath',
  ],
  spark: [
    `{hero} had been trying to whistle since the spring, and all that ever came out was air. It came out again that evening, at the open door, warm and round and with no note in it.

      "Oh, good," said somebody by the step. It was {guest.a}. "I mean, not good. But nearly. I need a whistle, you see, and yours is the nearest to one that I have met."`,
    `"Hoo," went {hero}, at the open window. That was not a whistle. That was only the noise of somebody wanting one.

      "Again," said a voice from the sill. There sat {guest.a}, with a hand behind each ear, or where its ears would be. It had lost its own whistle on the way, it said. And without a whistle {road} does not come down, and without {road} nobody gets home to {realm}.`,
    `First there was {clue}. Then there was {guest.a}, puffing out its cheeks and going quite pink.

      "It used to work," it told {hero}. "I whistle, and {road} comes. Tonight I whistle and I only spit." {hero} knew just how that felt in the cheeks. And it was late, and {folk} would be wondering.`,
    `Some people can whistle and some people are about to. {hero} was about to. {hero} was practising on the step, with the lips like this, and then like that, when somebody small sat down on the next brick.

      "I was hoping," said {guest}, for it was {guest.a}, "that you were calling {road}." It looked up at where {road} was not.`,
    `The kettle could do it, and the gap in the door could do it. {hero} could not. {hero} blew once more, and a bit of fluff went across the table and bumped into {guest.a}.

      "Was that for me?" it asked. It had been waiting all evening to be whistled home. {realm} was a long way up, and you could only get there if the road came when it was called.`,
  ],
  promise: [
    `"I can't do it yet," said {hero}.

      "No," said {guest}. "But you have got as far as the breath, and the breath is most of it." So they went out to look for the rest.`,
    `They tried everybody in {house}. One could hum, and one could click, and one could make a noise with a blade of grass. Nobody could whistle. "Then we must go along and ask," said {hero}, reaching for a coat, "and I shall keep on trying as we go."`,
    `It was decided that somebody further on must know how. There is always somebody further on. {hero} wrapped {guest} up to the chin, and tried once at the door, for luck. "Fff," said the evening.`,
    `{hero} began to count the tries so far, and {guest} asked how many there were.

      {hero} thought. It was ten, or it was a hundred. "Then you must be nearly at the end of the ones that don't work," it said. That was such a good way of looking at it that they set off at once.`,
    `They took a scarf, and an apple, and the first half of a whistle. The second half, said {guest}, was often found on the road.`,
  ],
  between: [
    `{hero} tried again. It came out as a sort of warm sneeze. {guest} said that it was the best one yet, and seemed to mean it.`,
    `They practised as they walked, lips round, lips small, lips like a button. A dry leaf lifted, and turned over. "That was you," said {guest}.`,
    `"Does it hurt to get it wrong?" asked {guest}. {hero} thought about it for nine steps. "Only if somebody is looking," said {hero}. {guest} looked at the sky for a bit.`,
    `There was a bird that could do it without even opening its eyes. They asked it how. It thought so hard that it forgot, and had to be left alone to remember.`,
    `Once, on a soft stretch, there was almost something. It was thin, and it was gone. They both stood still, in case it came back.`,
  ],
  heart: [
    `They had come to the last stile, and past it there was only sky and dark. Nobody on the road had had a whistle to spare. {hero} was tired by now, and did not try. {hero} only breathed out, slowly, because it was all so still.

      And in the middle of the breath, thin as a thread and quite by itself, was one low note. It went up. Far away {road} turned over in its sleep, and came.`,
    `"One more," said {hero}, "and then we'll sit down." It was not a big breath. It was not a good shape either. It was hardly more than blowing on soup.

      But there was a silver edge to it, and {folk} have good ears. From high up, and a long way off, somebody whistled back, the same low note, and then again, nearer.`,
    `{hero} shut both eyes. There was no one to hear it but {guest}, and {guest} was humming. So {hero} let go of the breath as you let go of a paper boat. It went out over the quiet, and it had a note on board.

      They waited. {road} came down as softly as a blind.`,
    `It was {guest} who began it. It blew, and no sound came. {hero} blew, and no sound came. Then they blew together. The two nothings leaned on one another in the dark ~and they made a whistle, low and round, like a pigeon in a chimney.`,
    `"I think I'm too sleepy to whistle," said {hero}. "That may be what was wrong before," said {guest}. "You were too awake."

      So {hero} yawned, and blew out the end of the yawn, slow and small. And there it was. It was not loud. It was just enough to wake {road}, which had only been dozing.`,
  ],
  gift: [
    `{guest} put one foot on {road}, and came back, and gave {hero} {prize.a}. "It is for the other pocket," it said. "You have a whistle in the one."`,
    `Up went {guest}, slower and smaller. Something came down past it, turning over and over, and landed in the grass by {hero.s} foot. It was {prize.a}.`,
    `"That was my first time being whistled for by a friend," said {guest}. It pressed {prize.a} into {hero.s} warm hand, and then it was carried softly up.`,
    `High up in {realm} a last light moved across, and stopped, and dipped. In {hero.s} pocket, where the apple had been, was {prize.a}.`,
    `{folk} let down {prize.a} on a thread, low enough to reach. Nobody said what it was for. {hero} blew on it, once, and it gave back the note.`,
  ],
};
