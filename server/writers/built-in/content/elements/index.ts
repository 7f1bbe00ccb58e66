import type { ElementHooks } from '../../format.ts';

/** The evening's one surprise, let in at home before anything else has happened. */
export const elements: readonly ElementHooks[] = [
  {
    element: 'magical discovery',
    hooks: [
      `{hero} lifted the rug to look for a bead, and under it was a small brass ring in the floor. It had not been there on Monday. It was left for now, but everyone had seen it.`,
      `There was a drawer that had never opened. That evening, as {hero} went by, it did, by a thumb's width, and a bit of green light fell out on the mat.`,
      `When {hero} blew the dust off the old glass stopper, one corner of the room went the other way up for a moment. Then it was put right.`,
      `At the back of the shelf {hero} found a spoon that hummed. It hummed louder when you turned it toward the window.`,
    ],
  },
  {
    element: 'hidden treasure',
    hooks: [
      `Behind the loose board was a tin, and in the tin lay nine gold buttons and a list of names. {hero} counted them twice. There had been ten once.`,
      `{hero} had dug up a jar in {yard}, with a cork in it. There was earth all over it, and something inside went clink.`,
      `In the toe of the oldest boot was a twist of paper. A blue glass marble lay in it, and three words, Keep this dry.`,
      `Somebody long ago had hidden a silver thimble behind the clock. It came out that evening with a small ring, and rolled to {hero.s} foot.`,
    ],
  },
  {
    element: 'time travel',
    hooks: [
      `The clock struck one more than there is. {hero} counted it. For as long as the stroke lasted, the stairs had another carpet.`,
      `There was a photograph on the wall with a child in it, from a hundred years ago. That evening the child had {hero.s} other sock on.`,
      `{hero} turned the hands of the old watch, only to hear it. Outside, {tree} grew small, and grew large again, and shook itself.`,
      `A newspaper lay on the mat. It was tomorrow's. There was nothing in it yet but a picture of the weather.`,
    ],
  },
  {
    element: 'secret garden',
    hooks: [
      `Behind the ivy there was a door as high as a chair. {hero} put one eye to the keyhole and saw green, and more green, and somebody's hat.`,
      `There was a key under the flowerpot. There had always been a key there, and there had never been a door. {hero} kept it in one hand.`,
      `A rose came up between two stones by {yard}, all in one evening. It leaned to the wall, as if it had friends on the other side.`,
      `A smell of flowers came through the crack in the wall, and there was nothing behind that wall, as far as anyone knew.`,
    ],
  },
  {
    element: 'talking animals',
    hooks: [
      `"Good evening," said a sparrow on the sill. Everybody looked at everybody else. The sparrow said that it would come back when they were less surprised.`,
      `A snail on the step was telling another snail about its day. {hero} could make out every word. It had been a slow one.`,
      `"You have stood on my tail," said somebody, quite kindly, from under the bench. It was the cat from next door. It had never mentioned it before.`,
      `The mouse behind the stove put out its head and asked what time supper was. After that it seemed rude not to talk.`,
    ],
  },
  {
    element: 'a lost map',
    hooks: [
      `There was a map in the lining of the old coat. It had been folded so often that it had gone as soft as a handkerchief, and one corner was missing.`,
      `{hero} found half a map, being used as a bookmark. The other half, it said along the edge, was with a friend.`,
      `On the back of the calendar somebody had drawn {house}, and {street}, and then a good many places that had no names.`,
      `A map came down the chimney, a bit sooty. It showed the way from here to there, but the wet had got at there.`,
    ],
  },
  {
    element: 'a friendly giant',
    hooks: [
      `That evening it grew dark a moment early. Somebody very large had stopped to tie a lace, and had sat down for it behind the hill, not to be in the way.`,
      `A hand as big as a gate put a lost ball back into {yard}, with two fingers, and drew away again over the wall. "Sorry," said the hill.`,
      `There was a footprint in {street} with a pond in it. {hero} sailed a leaf there. Whoever had made it had stepped round the flowers.`,
      `Far off the giant was whistling for its cat. It did it as softly as it could, and all the doors hummed.`,
    ],
  },
  {
    element: 'a mysterious door',
    hooks: [
      `There was a door in the hall between the coats and the stairs. It was green. Nobody could remember it, and somebody had polished the knob.`,
      `{hero} opened the cupboard, and in the back of it was another door, about the size of a tray, with a mat in front.`,
      `Someone had drawn a door on the wall in chalk. When {hero} knocked, for fun, it sounded hollow.`,
      `The key turned by itself in the door that was never used. It turned back. It was only trying it.`,
    ],
  },
  {
    element: 'a message in a bottle',
    hooks: [
      `There was a bottle in the bath, small and green, with a cork. In it was a slip of paper, and all that it said was, Is anybody up?`,
      `A bottle had come down the gutter in the rain. {hero} fished it out with a spoon. There was a note in it, curled up tight, and it was not ready to come out yet.`,
      `{hero} pulled the cork from the old blue bottle on the sill. It gave a pop, and a bit of paper sat up in it like somebody in bed.`,
      `In the milk bottle on the step there was a letter, quite dry. Please pass this on, it said, and it did not say to whom.`,
    ],
  },
  {
    element: 'a night journey',
    hooks: [
      `{hero} had put a scarf on over the pyjamas, and could not have said why. It was that kind of evening. It smelled of being about to go somewhere.`,
      `Somebody had left the lantern by the door, filled and trimmed. Nobody owned up to it. Beside it lay a loaf, in a cloth.`,
      `Out in {street} a small cart stood waiting with its lamp lit. It had been there since supper. It did not seem to mind.`,
      `All the coats had turned round on their hooks to face the door.`,
    ],
  },
  {
    element: 'an unexpected guest',
    hooks: [
      `The table had been laid for one more than there were. {hero} counted the forks. Nobody had done it, and nobody cared to take it away.`,
      `There was a hat on the hook, wet with rain, and not one of them had come in by the door.`,
      `Somebody had used the small towel. It was hung up again very neatly, at about the height of a knee.`,
      `The spare bed had been slept in. There was a dip in it as long as a spoon, and it was warm.`,
    ],
  },
  {
    element: 'a forgotten song',
    hooks: [
      `There was a tune going round in {house} that nobody knew all of. {hero} had the first line. The tap had the second.`,
      `{hero} woke the old music box by mistake. It played four notes, and stopped, and you could tell that it had once known more.`,
      `Somebody out in {street} went by whistling. It was such a good tune. They all had it, until they tried to sing it, and then it was gone.`,
      `In the piano stool lay a sheet of music, with the words worn off. Only one was left, at the very end, and it was Home.`,
    ],
  },
];
