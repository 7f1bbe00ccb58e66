import type { CulturePack } from '../../format.ts';

export const western: CulturePack = {
  id: 'western',
  words: {
    goodnight: 'Goodnight',
    house: 'the house',
    yard: 'the back step',
    street: 'the lane',
    tree: 'the apple tree',
    food: 'buttered toast',
    sweet: 'ginger biscuits',
    drink: 'warm milk',
    blanket: 'the patched blanket',
    lamp: 'the lamp',
    bird: 'the owl',
    nightSound: 'an owl asked its question from the barn, twice',
    weather: 'a soft rain',
    stars: 'the evening star',
    smell: 'the smell of toast',
  },
  openings: [
    `The plates were washed, all but one, and that one was in the middle of being dried. In {house} it was the hour when the kettle is put on for the last time.`,
    `Somebody had drawn a face on the kitchen window, where the steam was, and it was slowly beginning to cry. It had rained since tea, ~and {house} smelled of wet coats and {food}.`,
    `The last bus went by the end of {street} with all its windows lit and nobody in it. After that it was quiet. {house} settled down like a hen.`,
  ],
  manners: [
    `There was {food} for everybody, cut in triangles. They always taste of more that way.`,
    `The boots stood in a line by the door, large to small, with their tongues out.`,
    `Somebody passed the {sweet}, and somebody said, "After you," and for a moment nobody had any.`,
  ],
  hush: [
    `The hot water bottles were filled. The back door was locked, and then, as it is every night, tried once to see.`,
    `{nightSound}. Along {street} the lights went out, one house and then the next.`,
  ],
};
