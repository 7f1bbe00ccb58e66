import type { Encounter } from '../../format.ts';

/** Along water that goes somewhere. */
export const byTheRiver: readonly Encounter[] = [
  {
    id: 'seven-ducklings',
    scapes: ['river', 'meadow'],
    need: 'calm',
    who: { words: 'seven ducklings | the ducklings', isPlural: true },
    meet: [
      `Seven ducklings were going round and round in the reeds, all talking. They had to swim in a line, they said, and nobody would be last. As soon as one was last, it paddled round to the front.`,
      `"I was in front." "You were behind." "I am not behind, I am just slow at the front." It was ducklings, seven of them, so loud and yellow and quick that you could not have put a pin between them.`,
    ],
    solved: [
      `The ducklings hung upon the water like seven puffs of wool. Then the old duck came by, and they went in behind, anyhow, ~and the one that was last had the best view.`,
      `In a ring there is no last. So the ducklings got into one, with their beaks to the middle. Round they went, slowly, once, and then they forgot to.`,
    ],
    keep: 'the seven ducklings',
  },
  {
    id: 'heron-pretending-to-be-a-stick',
    scapes: ['river', 'sea'],
    need: 'trust',
    who: 'a young heron | the heron',
    meet: [
      `By the edge of the water stood a grey stick with an eye. When they stopped, it shut the eye. It was a heron, and it was quite new to this, and its knees were knocking.`,
      `A long grey neck went down behind the rushes, and came up, and went down. "I am growing here," said a heron, hoarsely. One yellow foot came up out of the water, and there was nowhere to put it.`,
    ],
    solved: [
      `The heron drew itself up on its tall thin legs. "I can do a heron too," it said, and stood there, grey and still, and was wonderful at it.`,
      `The heron shook out all its feathers, and laid them straight again, and walked along by them in the shallow part. It lifted its feet up high, like somebody on a wet floor.`,
    ],
    keep: 'the heron that was new to it',
  },
  {
    id: 'ferry-that-only-went-across',
    scapes: ['river', 'sea'],
    need: 'cheer',
    who: 'a flat old ferry | the ferry',
    meet: [
      `"I go across," said the ferry, when they came down to the landing. "And then I go across. All the others go along." It was flat and brown, and it lay very low in the water.`,
      `An old ferry was tied up at the landing with its chin on the mud. Boats had been passing it all evening with their lamps lit. "They say that there is more water," it said, "farther along. I have only seen the two sides."`,
    ],
    solved: [
      `The ferry took them across. And in the middle, just for once, it let itself go along, as far as the next landing, and had a look, and came back. It was humming when it put them down.`,
      `The ferry rose by the width of two planks. "Somebody has to go across," it said slowly, "or the two sides would never hear of each other." It carried them over as if they were eggs.`,
    ],
    keep: 'the flat old ferry',
  },
  {
    id: 'salmon-with-no-address',
    scapes: ['river', 'sea', 'deep'],
    notIn: ['african', 'arabic', 'indian', 'latin'],
    need: 'remember',
    who: 'a silver salmon | the salmon',
    thing: 'the name of the place | the name',
    meet: [
      `A silver salmon was hanging in the water with its nose to the stream, going neither up nor down. "I was on my way," it said. "It was important. There was a place, and it had a name."`,
      `"Up," said a salmon, "and then up, and then left." It had come a thousand miles, and its sides were as bright as spoons. "Then you ask for it by name. And I have come all this way and dropped the name."`,
    ],
    solved: [
      `"Home," said the salmon. "That was the name. It was only home." It gave one slow flick, and was a gleam, and then the place where a gleam had been.`,
      `The salmon said the name over, and it was mostly bubbles. But somewhere ahead, in the dark, smooth water, something seemed to answer to it.`,
    ],
    keep: 'the salmon that was going home',
  },
  {
    id: 'stones-in-four-directions',
    scapes: ['river', 'sea'],
    need: 'way',
    thing: 'the right stone | the right stone',
    meet: [
      `There were stones to step on, flat and wet, and they went off in four directions. Three of the ways came to a stop in the middle, where a frog sat. It all depended on which stone you began with.`,
      `Somebody had laid stepping stones, and somebody else had gone on laying them. They lay all about, round and grey, like buttons out of a box. You could begin anywhere. You could not end anywhere.`,
    ],
    solved: [
      `After it came another, just one step off, and then another. They never had to jump. On the far side there was a mat.`,
      `The stone did not rock. Nor did the next. The water went by on either side, talking to itself, and nobody got more than one toe wet.`,
    ],
    keep: 'the stones in the water',
  },
  {
    id: 'voles-on-a-raft',
    scapes: ['river', 'sea'],
    onlyIn: ['western'],
    need: 'mend',
    who: { words: 'two water voles | the voles', isPlural: true },
    thing: 'a raft | the raft',
    meet: [
      `Two water voles were standing on the bank, wet to the middle, with a log each, and a sock on a stick for a sail. There had been five logs. "It was a raft until the bend," they said. "Then it was every log for itself."`,
      `A raft had come to pieces among the reeds. The mast was there, with a brown sock for a sail, and under the sail sat two voles, very upright, as though it had been meant.`,
    ],
    solved: [
      `The voles pushed off, and the sock filled, and they went by, looking neither left nor right. But round the bend there was a very small cheer.`,
      `Out it floated, flat and firm, with a vole at either end. They gave a ride to the other bank to anyone small enough, and a rush to hold on to.`,
    ],
    keep: 'the voles and their raft',
  },
  {
    id: 'oar-that-floated-off',
    scapes: ['river', 'sea'],
    need: 'reach',
    thing: 'a blue oar | the oar',
    meet: [
      `There was a boat, and it was just the right size, and it had one oar. The other had floated off. It lay among the lilies, blue, a long way out, with a dragonfly on it, turning as though it was comfortable.`,
      `A boat with one oar can only go round. They tried it. It went round. The second oar was over there under the bank, with its blue end up and a dragonfly asleep on it.`,
    ],
    solved: [
      `Two oars make a boat go straight, more or less. It went across with a creak and a drip, a creak and a drip, and the far bank came to meet them.`,
      `The dragonfly stayed on its oar all the way over, like a lamp on the end of a cart. They put the oars side by side in the boat for the next people.`,
    ],
    keep: 'the boat with the blue oar',
  },
  {
    id: 'lock-that-was-filling',
    scapes: ['river', 'town'],
    onlyIn: ['western', 'chinese'],
    need: 'wait',
    thing: 'the lock | the lock',
    meet: [
      `The only way over was by the lock gate, and the lock was empty. Somebody was letting the water in at the far end, a little at a time. It came up the green wall by one brick, and stopped to think, and came up by another.`,
      `"You can cross when the lock is full," said a duck in a wet coat. It looked over the side. "I should say half an hour. It is very gentle water."`,
    ],
    solved: [
      `The water stood level with their toes, as smooth as a tray. "I thank you for not splashing," it said, in a low wet voice, and let them over.`,
      `The great black gates leaned apart with a sigh, and a narrow boat went through with its lamp lit. Then the gates leaned together again, and everybody went across the top.`,
    ],
    keep: 'the lock and its gentle water',
  },
  {
    id: 'boat-upside-down',
    scapes: ['river', 'sea', 'meadow'],
    hour: 'evening',
    need: 'company',
    thing: 'a boat lying upside down | the old boat',
    meet: [
      `An old boat lay upside down with grass growing all round it. It had a name, and only the end of the name was left, and the end was "ella". Bees went in and out at a crack.`,
      `They thought it was a hut. It was a boat, turned over, grey as a whale, and it had come as far up the bank as anyone could pull it. Nobody had asked it anywhere for a long time, except some bees.`,
    ],
    solved: [
      `Somebody knocked on the boat, softly, to say goodbye. It gave back a deep round sound, as if all the water that it had ever been on was still inside.`,
      `When the boat was out of sight they could still hear the bees. It is something, to be full of bees.`,
    ],
    keep: 'the old boat full of bees',
  },
  {
    id: 'beaver-that-could-not-stop',
    scapes: ['river'],
    onlyIn: ['western'],
    need: 'calm',
    who: 'a wet brown beaver | the beaver',
    meet: [
      `A wet brown beaver went by with a stick, and came back for another, and went by. "It is nearly done," it said each time. There was a dam already. There was a dam on top of the dam.`,
      `Slap, went a flat tail. Slap. A beaver was patting down the mud on something as high as a house, and as soon as it was smooth it saw another stick. "Just that one," it said, with its mouth full, "and just that one."`,
    ],
    solved: [
      `Down went the stick. The beaver looked at what it had made, from one end to the other. "Oh," it said. "It holds." And it sat down on its tail, which is what a tail is for.`,
      `The beaver let a stick float by, and then a very good stick, and did nothing about either. The water came up behind it, slow and green and full of sky.`,
    ],
    keep: 'the beaver that stopped at last',
  },
  {
    id: 'otter-and-the-boot',
    scapes: ['river'],
    notIn: ['maori', 'arabic'],
    need: 'trust',
    who: 'a small brown otter | the otter',
    meet: [
      `A nose came up by the bank, and two round eyes, and then there were only rings. A while later they came up on the other side. It was an otter, and it had seen a boot. It had heard about boots.`,
      `There was a thin bright waterfall, no higher than a chair, and behind it sat somebody small and brown, holding very still. It was an otter cub. It thought that water was a kind of wall.`,
    ],
    solved: [
      `The otter shook itself, from the nose to the tail, and they were all wet. Then it lay on its back beside them with its feet together, and it was plain that they were friends.`,
      `The otter shone all over with water. It sat down on somebody's toe, and looked up, and up, to see what was at the other end.`,
    ],
    keep: 'the small brown otter',
  },
  {
    id: 'mill-wheel-that-had-stopped',
    scapes: ['river', 'meadow'],
    notIn: ['african', 'maori'],
    need: 'company',
    thing: 'an old mill wheel | the mill wheel',
    meet: [
      `There was a mill with no roof, and the wheel was still there, green with moss and ferns, and did not turn. Someone had told it to stop once, for dinner. They had not come back to say go.`,
      `An old mill wheel leaned on its wall beside the water, with ferns in all of its buckets. It had gone round for two hundred years. It had the look of somebody who has sat down and found out how nice it is.`,
    ],
    solved: [
      `A little water ran over the top as they went, drip, and drop. For a moment the old wheel looked as if it might. Then it thought better of it, and kept its ferns.`,
      `They had not gone ten steps when they heard the wheel creak. It was the good sort of creak that you hear from a chair.`,
    ],
    keep: 'the mill wheel full of ferns',
  },
  {
    id: 'reed-that-could-not-whistle',
    scapes: ['river', 'meadow'],
    need: 'cheer',
    who: 'a bent reed | the reed',
    meet: [
      `All the reeds were whistling in the cool air, high and low, all down the bank. One was not. It had been bent by a duck. "I come out as a sort of huff," it said.`,
      `There was a gap in the tune that the reeds made. You noticed it, as you notice a missing stair. It was the last reed but one, with a kink in it, and it was looking at its feet.`,
    ],
    solved: [
      `"Huff," went the reed, and a bit later, "huff." It came just between the others, like a drum. The whole bank sounded better for it.`,
      `The reed lifted up as far as its kink. "I could be the part where the others breathe in," it said. And so it was, and nobody could think how they had done without.`,
    ],
    keep: 'the reed that went huff',
  },
  {
    id: 'frogs-all-at-once',
    scapes: ['river', 'meadow'],
    hour: 'evening',
    need: 'calm',
    who: { words: 'eleven small frogs | the frogs', isPlural: true },
    meet: [
      `Eleven small frogs were singing, all of them at once, and each of them something else. "We must be finished by dark," they shouted, "and there are nine verses, and that one is on the third." It was not clear which.`,
      `The bank was shaking with song. There was a frog on every stone, blown up like a small green bag. As soon as one of them stopped for breath, the others sang louder, so that there should be no gap.`,
    ],
    solved: [
      `The frogs went quiet one after another, like lamps going out along the bank. The last of them said something very low, twice, like somebody shutting a drawer. Then there was only the water.`,
      `In the quiet one frog sang one verse, rather shyly, from beginning to end. The others sat and listened. It turned out to be a nice song, when you could hear it.`,
    ],
    keep: 'the eleven small frogs',
  },
  {
    id: 'stream-that-lost-its-tune',
    scapes: ['river', 'hill', 'wood'],
    need: 'remember',
    who: 'a thin little stream | the stream',
    thing: 'its tune | the tune',
    meet: [
      `There was a stream there, and it made no sound. It slid by with its head down. "I had a tune," it said, very low. "It went over three stones and round a root. Somebody moved the root, and it is gone."`,
      `"Plip," said a thin little stream, and stopped, and tried again. "Plop. No. It is something that goes on. I used to do it all night without thinking, ~and then I thought."`,
    ],
    solved: [
      `First came a trickle, and then a chuckle, and then the whole of it, over the stones and round the bend. The stream did not look up again. It was far too happy.`,
      `"There is a skip in the middle," said the stream. "That was what I had left out." And it ran along beside them for a good way with its mouth full of small bright notes.`,
    ],
    keep: 'the stream and its tune',
  },
  {
    id: 'ripples-that-had-to-stop',
    scapes: ['river', 'sea'],
    need: 'wait',
    thing: 'the water | the water',
    meet: [
      `Somebody had thrown a stone, it seemed, and gone away. The rings were still going out and out, and until the water was smooth you could not see which stones were there to step on.`,
      `The boat was there, and the rope was there. But the water had just been told a joke by a duck, and had not got over it. It heaved, and wrinkled, and slapped its own side. They would have to let it finish.`,
    ],
    solved: [
      `One last ripple touched the bank and was gone. The water lay as flat as a floor, with all the sky in it, and they went over without breaking a single star.`,
      `The water gave a long sigh, from one side to the other, and was glass. Even their own feet came across it to meet them.`,
    ],
    keep: 'the water that went smooth',
  },
  {
    id: 'turtle-that-was-a-stone',
    scapes: ['river', 'sea'],
    need: 'trust',
    who: 'a small green turtle | the turtle',
    meet: [
      `The third stone in the water had a face. As soon as they saw it, it had none. It was a turtle, quite a small one, and it had shut up for the night because of all the boots.`,
      `At the edge of the water lay a round green stone, and the stone was holding its breath. Two bubbles came up beside it. "Only a stone," said a very small turtle, from the inside. "Wet on top. Nothing to see."`,
    ],
    solved: [
      `The turtle had four feet out now, one at each corner, and its neck stretched. It looked up at them for a long time. "You are nice and slow," it said, "for people with no shell."`,
      `The turtle had its head out now, and left it out. It walked beside them along the edge, as far as the next stone, and every few steps it looked to see if they were keeping up.`,
    ],
    keep: 'the turtle that was a stone',
  },
  {
    id: 'jetty-with-no-boats',
    scapes: ['river', 'sea'],
    need: 'company',
    thing: 'an old wooden jetty | the jetty',
    meet: [
      `An old jetty went out a little way over the water and stopped, as if it had forgotten what it came for. There were rings for nine boats along it. There was not so much as a duck.`,
      `The boards were grey and warm. It was a jetty, and it had been built for a ferry that was never sent. It had kept itself swept, in case, ~and it held out one small lamp on a post.`,
    ],
    solved: [
      `Going away they heard the jetty creak, twice, low down, as the water went in under it. It was the sound of somebody putting their feet up.`,
      `They walked out to the very end before they left, and back, tock, tock, on the boards. It sounded as if a whole boat load had come in.`,
    ],
    keep: 'the old wooden jetty',
  },
];
