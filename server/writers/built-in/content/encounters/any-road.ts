import type { Encounter } from '../../format.ts';

/** More that may be met on any road, and so make no mention of where it is. */
export const onAnyRoad: readonly Encounter[] = [
  {
    id: 'suitcase-that-was-late',
    scapes: ['any', 'town'],
    need: 'calm',
    who: 'a brown suitcase | the suitcase',
    meet: [
      `A brown suitcase came hurrying up from behind, hopping on one corner and then on the other. "I am late," it said, "I am so late." It went past. Then it came back. "You don't happen to know what for?"`,
      `In the middle of the way was a suitcase, packing itself. It put in a shoe, and took it out, and looked at its label, and put in the shoe again. "They will go without me," it kept saying. "I don't know who they are."`,
    ],
    solved: [
      `Click, went one catch, and click, went the other, as the suitcase sat down flat. "I could simply arrive," it said slowly, "whenever I get there." It seemed to like the idea.`,
      `The suitcase turned over its label with one corner. "To be called for," it said there. "Oh," said the suitcase. "Then I am exactly on time."`,
    ],
    keep: 'the suitcase that was late',
  },
  {
    id: 'caravan-no-bigger-than-a-loaf',
    scapes: ['any', 'wood', 'meadow'],
    need: 'trust',
    who: 'a very small caravan | the caravan',
    meet: [
      `There stood a caravan, no bigger than a loaf, with its door open by about a finger. As soon as they looked at it, the door shut. They looked somewhere else. There was a creak of wheels. They looked back, and click.`,
      `Something had been following them on four small wheels. When {hero} turned round it was only a caravan, very small and blue, standing quite still with its curtains drawn. One of the curtains had an eye at the edge of it.`,
    ],
    solved: [
      `The curtains parted, and there was a warm yellow stripe across the way, like a mat. The caravan had lit its lamp, and rolled along beside them as far as the bend.`,
      `The caravan opened its small blue door. On the inside it was papered with roses. "I have never done that with people there," it said, and its wheels turned pink.`,
    ],
    keep: 'the caravan no bigger than a loaf',
  },
  {
    id: 'signpost-that-everyone-left',
    scapes: ['any', 'hill', 'meadow'],
    need: 'cheer',
    who: 'a white signpost | the signpost',
    meet: [
      `A white signpost stood with its arms hanging. "They come up," it said. "They look at me, and I think, here is somebody at last. And then they go off to wherever I said. Every one of them."`,
      `"Go on, then," said a signpost, when it saw them. "It's that way. It always is." It had three white arms, and a nest on one of them, and the nest was empty too.`,
    ],
    solved: [
      `The signpost held up all three arms, like somebody about to be measured for a coat. "I shall point," it said, "and I shall think of you there." And so it did, and it was the right way.`,
      `One arm of the signpost swung round by itself, with a squeak, and pointed at the place where they stood. "Here," it said, in fresh black letters. It was the first time that it had ever said that.`,
    ],
    keep: 'the white signpost',
  },
  {
    id: 'letter-that-was-rained-on',
    scapes: ['any', 'town'],
    need: 'remember',
    who: 'a rather wet letter | the letter',
    thing: 'its address | the address',
    meet: [
      `A letter was standing at the side of the way, holding itself out to dry. "It ran," it said. "I am all right inside. But the address has gone, and all I can think of is that it was somebody fond of pears."`,
      `Something white came limping along on its corners. It was a letter, and it had been out in the rain, and its front was one blue cloud. "I know that I was on my way to somebody," it said. "They had a gate that squeaked."`,
    ],
    solved: [
      `There were four lines, one under another, as you come downstairs. The letter stood up straight. Then it turned pink at the edges. "It is just the next house," it said, and was off.`,
      `"With love to," said the letter, "and then it says who. I had been looking for it too far down." It asked them to blow on it, so that it should be dry when it got there.`,
    ],
    keep: 'the letter that was rained on',
  },
  {
    id: 'three-strings-to-pull',
    scapes: ['any'],
    need: 'way',
    thing: 'the right string | the right string',
    meet: [
      `There was a gate across the way, and beside it hung three strings, a red, a green and a grey. "Pull me," it said on each of the labels. It was the same writing on all of them, and you could tell that it was enjoying itself.`,
      `There was a shut gate, and beside it three strings came down, each with a wooden bead. Under them was a box. "One opens," it said on the lid. "One rings. One is just a string."`,
    ],
    solved: [
      `The string gave a soft twang. Somewhere out of sight something large and well oiled turned over, and the gate stood open, humming a little.`,
      `Down came the string, and up went the gate, as easy as a blind. Nobody ever did try the others.`,
    ],
    keep: 'the three strings',
  },
  {
    id: 'footbridge-with-its-planks-adrift',
    scapes: ['any', 'river', 'wood'],
    need: 'mend',
    madeOf: 'parts',
    thing: 'a footbridge | the footbridge',
    meet: [
      `There was a gap in the way, about as wide as a bed, and there had been a footbridge over it. The planks lay all about, like matches. The rail was still up. It had nothing to be the rail of.`,
      `A notice hung on a nail. "Bridge," it said, and somebody had added, "was." The boards had come adrift, and the pegs had dropped out, and they lay on both sides of the gap, looking across at each other.`,
    ],
    solved: [
      `They went over one at a time. The planks gave a small knock at every step, like somebody counting, and they got the number right.`,
      `The planks bore every one of them. The last across was somebody very small in a hat, who had waited there since Monday. It looked at nobody, and went over with great dignity, down the middle.`,
    ],
    keep: 'the mended footbridge',
  },
  {
    id: 'ticket-on-a-ledge',
    scapes: ['any', 'town'],
    need: 'reach',
    thing: 'a blue ticket | the ticket',
    meet: [
      `There was a turnstile, and a brass slot, and a card. "One ticket," it said, "for all of you." The ticket was there. It had got up on a ledge, out of reach, small and blue, and it was fluttering at them.`,
      `"I had it under one arm a moment ago," said a beetle in a peaked cap, who kept the brass turnstile. It looked up. High over their heads, stuck on a splinter, hung a thin blue ticket. "I sneezed."`,
    ],
    solved: [
      `The slot took the ticket with a sound like a kiss. Round went the turnstile, once for each of them, and it gave the ticket back, with a hole in it shaped like a moon.`,
      `Click, said the brass. The bar swung aside, and on the other side they were given a stamp on the hand, in case they should ever wish to come again.`,
    ],
    keep: 'the blue ticket',
  },
  {
    id: 'snail-who-lights-the-lamps',
    scapes: ['any', 'garden', 'town'],
    need: 'wait',
    thing: 'the next lamp | the next lamp',
    meet: [
      `From here on it was dark. The lamps were there, small ones, along the side, but they had not been lit. "It won't be long," said the one that was. "There is a snail who does us, every evening. It is at the fourth."`,
      `There was a light, and then there was none. Whoever was lighting the lamps had got just so far. You could see a silver line going up the next post, and it had not yet come to the top.`,
    ],
    solved: [
      `There was a very small hiss, and the next lamp came on, as yellow as butter. After that one it went quickly, for a snail, and they had light the whole way.`,
      `A flame glowed in the lamp, and caught, and stood up straight. The snail drew in both horns, well pleased, and went down by the dark side.`,
    ],
    keep: 'the snail who lit the lamps',
  },
  {
    id: 'milestone-that-had-sunk',
    scapes: ['any', 'hill', 'meadow'],
    need: 'company',
    thing: 'an old milestone | the milestone',
    meet: [
      `At the side of the way stood a milestone, sunk up to its chin. It had once said how far it was to somewhere. Now there was only half an arrow, and a patch of green moss.`,
      `They stopped at an old round stone with a number on it. Too much of the number had worn off to be of use. But there was a flat place on the top, polished by people who had sat down there to think about their feet.`,
    ],
    solved: [
      `Wherever they were going, it felt nearer now. That may be all that a milestone is for.`,
      `Somebody rubbed the old stone clean with a hanky. "Not far," it said underneath. It had been saying so all along.`,
    ],
    keep: 'the old milestone',
  },
];
