import type { Line } from '../../format.ts';

/** A breath between two things. `journey`: on any road, out of doors, after dark. `home`: in the house. */
export const interludes: { journey: readonly Line[]; home: readonly Line[] } = {
  journey: [
    {
      isOnFoot: true,
      text: `For a while nobody said anything. It was the comfortable sort of nothing, with footsteps in it.`,
    },
    {
      isOnFoot: true,
      text: `They stopped to shake a pebble out of a shoe. It was smooth and grey. It was passed round, and admired, and put back where it came from.`,
    },
    `The way went down a little, and then, after thinking about it, up.`,
    `They rested. Somebody found a bag of raisins, squashed flat and warm, and they had four each.`,
    {
      isOnFoot: true,
      text: `It was cooler now. They walked nearer together, ~and their sleeves made a soft brushing sound.`,
    },
    {
      isOnFoot: true,
      text: `They came to a place where the road was so smooth that they took off their shoes to feel it. It was cool, like the inside of a plate.`,
    },
    `Something hummed, far off, on one low note. It was not sad and it was not glad. It was just getting on with humming.`,
    `"Are we there?" somebody asked. They were not there. They were somewhere else, which was also good.`,
    {
      isOnFoot: true,
      text: `{hero} walked in the middle, where it is warmest, and counted to a hundred, and lost count, and did not mind.`,
    },
    `A small light went by above them and did not stop. It was going home as well, by the look of it.`,
    {
      isOnFoot: true,
      text: `They had the end of a loaf with them, and ate it as they walked. It tasted of crust and fresh air.`,
    },
    `The smell of wet leaves came and went. So did the sound of water, ~but they never saw where it was kept.`,
    {
      isOnFoot: true,
      text: `Their shadows had been walking in front. Now they came round quietly to the back.`,
    },
    {
      isOnFoot: true,
      text: `They waited for the slowest. When the slowest had caught up, they let the slowest go in front.`,
    },
    `It was very still there, the kind of still that you can lean on. They leaned for a bit.`,
    `{hero} found a feather, brown at one end and white at the other, and wore it behind one ear.`,
    `They told each other what they could smell. Moss, said one. Smoke, said another. Somebody said pancakes, but that was only hope.`,
    `The road bent to the left so gently that they did not know it had, until the stars had moved over.`,
    {
      isOnFoot: true,
      text: `<many: They held hands across a narrow bit, all in a line, like beads on a string.> <alone: There was a narrow bit, and something to hold on to, and then it was wide again.>`,
    },
    {
      isOnFoot: true,
      text: `There was a bench, just wide enough. Everyone sat on it, looked at the dark, and found it friendly.`,
    },
  ],
  home: [
    `The clock in the kitchen cleared its throat and struck something short.`,
    `For a while nobody said anything, and the house said it with them.`,
    `A moth came in, looked at the light from all sides, and sat down beside it.`,
    `Somebody put the kettle on. It began to hum, low down, the way it does when it has plenty of time.`,
    `The cushions had slipped to the floor by now, and it was better there. Everyone moved down after them.`,
    `Out in {street} a bicycle went by with a soft tick, tick, tick, and was gone.`,
    `There was a plate with {sweet} on it. It went round once, slowly, and came back empty.`,
    `{hero} lay flat and looked up. From there the ceiling had a crack in it like a long brown river.`,
    `It was getting cool near the floor. A blanket was found, and it was wide enough for more people than you would think.`,
    `A door upstairs opened by itself, as it does in the evening, and then, finding nothing to do, shut.`,
    `The rain tried the window, softly, with one finger.`,
    `Somebody yawned. It went round the room from face to face until it came back to where it had begun.`,
    `{drink} was poured out, not too full. The steam leaned over to one side and back again.`,
    `The old chair creaked, and they all looked at it, and it kept quiet after that.`,
    `They stopped to listen. There was the tap, and the clock, and a sort of brown hum that was only the house being a house.`,
    `One sock was missing by now, and two had been found, so that was all right.`,
    `It had grown dark in the corners without anybody seeing it come.`,
    `A small warm smell of wool and {food} had settled over everything.`,
    `{hero} drew a round face on the cold window with one finger, and it looked in at them kindly.`,
    `The light was yellow and the dark was blue, and they met just in the middle of the rug.`,
  ],
};
