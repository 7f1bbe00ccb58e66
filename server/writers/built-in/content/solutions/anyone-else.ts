import type { Solution } from '../../format.ts';

/** More for whoever has no hobby that helps here. */
export const anyoneElse: readonly Solution[] = [
  {
    class: 'anyone',
    needs: ['calm'],
    text: `{C} said something to {who} in a whisper. To hear a whisper you must stop whatever else you are doing, and that is what whispers are for. "It was nothing," whispered {C}. "I only wanted to see if it worked."`,
    isSignature: true,
  },
  {
    class: 'anyone',
    needs: ['trust'],
    text: `{C} turned a pocket inside out, to show that there was nothing in it but a crumb and a bus ticket. Then {C} turned out the other. It is not easy to be afraid of somebody who has both pockets hanging out, like soft grey ears.`,
  },
  {
    class: 'anyone',
    needs: ['cheer'],
    text: `"I'll swap with you," said {C} to {who}. "Your day for mine. Mine had cold peas in it, and a bee, and one wet shoe." They held the two days up side by side, as it were. There was really not much in it, but it was a comfort to have looked.`,
  },
  {
    class: 'anyone',
    needs: ['remember'],
    text: `{C} fetched out everything that {who} had not forgotten, ~and it made a great heap. There was the smell of new bread, and two birthdays, and how to fold a sheet. "That's a lot," said {C}. It was, too. And {thing}, which had only slipped down behind, came out to be with the rest.`,
  },
  {
    class: 'anyone',
    needs: ['mend'],
    madeOf: 'parts',
    text: `{C} tried it the wrong way, so as to get that over. Then {C} tried it the other wrong way. "Now there is only one left," said {C}, and did that, ~and {thing} came right as softly as a foot goes into a slipper.`,
  },
  {
    class: 'anyone',
    needs: ['reach'],
    text: `{C} asked for scarves. There were two of them, one blue, and the belt of somebody's dressing gown, and a very long sock. Knotted end to end, with a soft boot to give it weight, they went out, and once round, and came back with {thing}.`,
  },
  {
    class: 'anyone',
    needs: ['wait'],
    text: `{C} found half a bag of raisins, and there was a rule to them. No two might be eaten in the same way. There was slowly, and backward, and by the left cheek only. The last raisin and the last of the wait went down together.`,
  },
  {
    class: 'anyone',
    needs: ['way'],
    text: `"Let's ask the feet," said {C}, and turned round twice with both eyes shut. When {C} looked down, there stood two shoes, side by side, pointing the same way, like a pair of good brown dogs. "They don't say much," said {C}, "but they have been about." It was {thing}.`,
  },
];
