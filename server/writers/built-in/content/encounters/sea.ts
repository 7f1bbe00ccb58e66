import type { Encounter } from '../../format.ts';

/** At the edge of the sea, on it, and not far under it. */
export const byTheSea: readonly Encounter[] = [
  {
    id: 'octopus-tidying-up',
    scapes: ['sea', 'deep'],
    need: 'calm',
    who: 'an octopus | the octopus',
    meet: [
      `An octopus was tidying up. One arm put a shell on a shelf, and another took it off, and a third was looking for it. "I have so many hands," said the octopus, "and every one of them has plans."`,
      `Stones were flying about, and pearls, and a boot. In the middle sat an octopus, sorting, and it had gone four different colours. "Round things here," it told its arms. "No. That is my head."`,
    ],
    solved: [
      `The octopus folded its arms. It took some time. When the last was folded all was quiet, and everything was in the wrong place, and it looked very nice like that.`,
      `One by one the eight arms lay down, and the octopus turned a soft, sleepy pink. "They can have tomorrow off," it said.`,
    ],
    keep: 'the octopus and its eight arms',
  },
  {
    id: 'seahorse-holding-on',
    scapes: ['sea', 'deep'],
    need: 'trust',
    who: 'a small seahorse | the seahorse',
    meet: [
      `A small seahorse had its tail round a stalk of weed, three times round, and was looking at nothing else. "If I let go," it said, "I shall be somewhere else."`,
      `There was a stalk of weed that shivered all by itself. At the back of it, on the thin side, was a seahorse, holding on with all the tail that it had. It had heard that there were currents.`,
    ],
    solved: [
      `By then the seahorse was holding on to nothing, and had not noticed. It hung there in the open and looked round. "I am still here," it said. It could not get over it.`,
      `The seahorse took hold of somebody's little finger, in place of the weed. It came along like that, nodding, as far as the next stalk.`,
    ],
    keep: 'the seahorse that let go',
  },
  {
    id: 'starfish-looking-up',
    scapes: ['sea'],
    hour: 'evening',
    need: 'cheer',
    who: 'an orange starfish | the starfish',
    meet: [
      `An orange starfish lay flat at the bottom of a pool, looking up. "I have the shape for it," it said. "I have all five of the points. Nobody ever asked me whether I would like to be in the sky."`,
      `In a pool, in a hand's depth of water, there was an orange starfish with its points turned down. The first stars were out. It had counted them. There was a gap, it said, over there, of just about its size.`,
    ],
    solved: [
      `"The stars must look down sometimes," said the starfish. It thought about that, and went a deeper orange. "Perhaps there is one that wishes it was wet."`,
      `The sky had come down into the pool by now. There were stars all over it, right up to the edge. The starfish spread its points, and lay among them, and you could not have told it from the rest.`,
    ],
    keep: 'the starfish in the pool',
  },
  {
    id: 'shell-without-its-sound',
    scapes: ['sea', 'deep', 'home'],
    need: 'remember',
    who: 'a big pink shell | the shell',
    thing: 'the sound of the sea | the sound',
    meet: [
      `"Hold me to your ear," said a big pink shell. They did. There was nothing. "I was afraid of that," it said. "I had the sound of the sea in here, all of it, and I have thought of something else, and it is gone."`,
      `A big pink shell was lying with its mouth open. It was trying to say something. "Shh," it said. "No. Hush. No. It was softer than that, and there was more of it, and it went out again after."`,
    ],
    solved: [
      `They held the shell up, to one ear after another. There it was, very far in, coming up over the stones, and going back, and coming up.`,
      `"Hushhh," said the shell, and waited, and said, "ahhh." It pulled its pink lip round the sound like a quilt, and would not let go of it again.`,
    ],
    keep: 'the big pink shell',
  },
  {
    id: 'nine-ropes-on-the-quay',
    scapes: ['sea', 'river'],
    need: 'way',
    thing: 'the right rope | the right rope',
    meet: [
      `Nine wet ropes were tied to nine rings, and they all went down into the dark water. On the other end of one was a little boat. On the others, said a gull, there was nothing that anyone would want.`,
      `The boat that would take them was out there in the mist, on the end of a rope. That was plain enough. But there were nine ropes on the wall, all green, all dripping, and all tied with the same knot.`,
    ],
    solved: [
      `In came the rope, hand over hand, and on the end of it, nodding, like a calf that has been called, was the boat.`,
      `They pulled, and something bumped softly below. The boat had a cushion in it, and a tin with some cake. Somebody had hoped that they would choose well.`,
    ],
    keep: 'the nine wet ropes',
  },
  {
    id: 'harbour-bell-without-a-tongue',
    scapes: ['sea', 'river'],
    need: 'mend',
    madeOf: 'parts',
    who: 'a grey seal | the seal',
    thing: 'the harbour bell | the bell',
    meet: [
      `"The tongue has dropped out of it," said a grey seal, "and so has all that held it up." It meant the harbour bell, which hung there on its post, swinging, and not saying anything. "How is anyone to know that they are nearly home?"`,
      `A grey seal lay on the steps with a brass knob between its flippers. It belonged inside the bell, and the pin had gone, and the hook had come off. The seal had tried to do it by voice. It was quite hoarse.`,
    ],
    solved: [
      `Dong, said the bell, softly, across the dark water. A long way out a lamp turned round and began to come in.`,
      `The seal gave it one push with its nose. The sound went out in rings. "That is the note," said the seal, and let itself slide under, and was gone with hardly a ripple.`,
    ],
    keep: 'the seal and the harbour bell',
  },
  {
    id: 'letter-in-a-bottle',
    scapes: ['sea', 'river', 'deep'],
    need: 'reach',
    thing: 'a bottle with a letter in it | the bottle',
    meet: [
      `Something green knocked on a stone, and drew off, and knocked again. It was a bottle, and there was a letter in it. It came nearly within reach, and then it remembered something and went away.`,
      `Just past where any arm could stretch floated a bottle, turning slowly, with paper rolled up inside. You could see the word "Dear". You could not see dear who.`,
    ],
    solved: [
      `The letter was short. "Dear You," it said. "I am well. Are you? It is your turn." They turned it over, and wrote that they were, and let it go again.`,
      `The letter said, "Dear Whoever, this is us." Under that was a picture of a boat, a dog and an island, all about the same size. They kept it flat the whole way.`,
    ],
    keep: 'the bottle with a letter in it',
  },
  {
    id: 'tide-over-the-path',
    scapes: ['sea'],
    need: 'wait',
    thing: 'the tide | the tide',
    meet: [
      `The path went straight on, under the water. It was the tide that had done it. "It comes in and it goes out," said a limpet. "You may watch it if you like. I always do."`,
      `They could see the rest of the way, over on the other side, and between there and here lay the sea. It was only on a visit. It lapped about a bit, and looked into things, and was not ready to leave.`,
    ],
    solved: [
      `There was one wet stone, and then there were three, and then a whole shining road of them, with small crabs running home across it. The tide had gone out.`,
      `The sea drew back softly, like somebody leaving a room with a sleeper in it. It had washed the path while it was there.`,
    ],
    keep: 'the tide that was on a visit',
  },
  {
    id: 'anchor-without-a-ship',
    scapes: ['sea', 'deep'],
    need: 'company',
    thing: 'a rusty anchor | the anchor',
    meet: [
      `Half in the sand stood an anchor, as tall as a door and as red as a fox. There was no ship. The anchor had been told to stay, and it had gone on staying, long after there was anything to stay for.`,
      `A chain lay along the sand, link after heavy link, ~and at the end of it, where you might have hoped for a boat, there was just an old anchor with weed in its hair.`,
    ],
    solved: [
      `When they went on they left their footprints all about the anchor, and one shell on the tip. It looked as if it had been holding something after all.`,
      `Everyone gave the anchor a pat before they went, and the rust came off. They all had one red hand, and nobody minded. It was like a stamp to say where you have been.`,
    ],
    keep: 'the anchor that stayed',
  },
  {
    id: 'wave-that-forgot-the-shore',
    scapes: ['sea', 'deep'],
    need: 'remember',
    who: 'one long wave | the wave',
    thing: 'what it does at the end | the last bit',
    meet: [
      `One long wave had stopped, a little way out, and stood there with its back up. "I came all this way," it said, "and I lift up, and I go in, and there is something that I do then. The others just seem to know."`,
      `"Excuse me," said a wave. It went along beside them, smooth and green and worried. "I have done the middle. I am good at the middle. But it has to end somehow, and I cannot think how one ends."`,
    ],
    solved: [
      `"I say hush," said the wave, and laughed. "Of course. I lie down and say hush." And it did, all along, from one end to the other.`,
      `The wave leaned, and it curled, and it lay down flat with a sigh. Then it ran up as far as it could, in a thin line of lace. It had never been so pleased with anything. It went back to do it again.`,
    ],
    keep: 'the wave that said hush',
  },
];
