import type { Solution } from '../../format.ts';

/** For whoever runs, kicks, throws, rides or wrestles. {C.tool} fits a hand; whatever is thrown is soft. */
export const sport: readonly Solution[] = [
  {
    class: 'sport',
    needs: ['calm'],
    text: `"Half time," said {C}. Nobody argues with half time. {C} sat down with both legs out and peeled an orange, and everything smelled of it. {who} had not known that there was a half. You could see that it came as a relief.`,
    isSignature: true,
  },
  {
    class: 'sport',
    needs: ['calm'],
    text: `{C} did what you do before the start. You shake out one side, and you shake out the other. You breathe right down to the laces. {who} did the same, as well as could be managed. "And now?" whispered somebody. "Now nothing," said {C}. "That was it."`,
  },
  {
    class: 'sport',
    needs: ['trust'],
    text: `{C} rolled something soft and round, not straight at {who}, but just so that it came to rest halfway. {C} did not go after it. It just lay there. A ball that nobody fetches is a kind of question, and sooner or later {who} would have to come and look.`,
  },
  {
    class: 'sport',
    needs: ['trust'],
    text: `"We are one short," said {C}, and moved along, and left a gap. It was exactly as wide as {who}. {C} kept the place, and looked straight in front, and said no more about it. A gap like that draws. When they were counted again, nobody was short.`,
  },
  {
    class: 'sport',
    needs: ['cheer'],
    text: `"And there is {who}," said {C}, in the low quick voice that goes with a match. "Nothing has happened so far. It goes on not happening. What control. The crowd can hardly bear it." The crowd was rather small, but it did its best.`,
    isSignature: true,
  },
  {
    class: 'sport',
    needs: ['cheer', 'trust'],
    text: `{C} had a medal that had been won for coming ninth. It was made of a milk top, and was still quite shiny. "I was going to be tenth," said {C}, "but somebody stopped to look at a cow." It was hung where {who} could get the good of it, and it swung there and was gold.`,
    keep: 'the medal for coming ninth',
  },
  {
    class: 'sport',
    needs: ['remember'],
    text: `"Go through it slowly," said {C}, "like a goal that you want to tell about." So {who} went back, in thought, to the last place where all was well, with {C} standing in for everybody else. Four thoughts on, {who} stopped short. It had been behind the fourth thought, {thing}, the whole time.`,
  },
  {
    class: 'sport',
    needs: ['way'],
    text: `{C} took six steps back, as if for a run, and looked at the whole of it. From near by they had all been much the same. From here there was one with a bit of space beside it. You go to the space and not to the crowd. And the space was beside {thing}.`,
  },
  {
    class: 'sport',
    needs: ['mend'],
    text: `{C} pulled out a bootlace, the long one. "It has held in worse than this," said {C}, with one shoe flapping. Twice round it went, and under, and then the sort of knot that lasts a whole second half. After that {thing} held.`,
  },
  {
    class: 'sport',
    needs: ['reach'],
    text: `{C} rolled up a sock. A sock is best. {C} looked at {thing}, and then at the place just behind. That was where the sock went, on the end of a long lace. There was a tug, and a slide, and a soft sort of flump. Nobody was more surprised than the sock. It had caught {thing}.`,
    isSignature: true,
    keep: 'the sock that flew',
  },
  {
    class: 'sport',
    needs: ['reach'],
    text: `It was too far for one. {C} put everybody in a line, an arm apart, and had them lean, with {X} for the anchor. A team that leans is a good deal longer than the people in it. The last two warm fingers shut upon {thing}.`,
  },
  {
    class: 'sport',
    needs: ['mend'],
    madeOf: 'parts',
    text: `"Who has not had a go?" asked {C}, and it turned out to be {X}. They took turns after that, one try each and no sighing. Nobody can say whose try it was that did it. There was a click, and {C} held up both arms, as for a goal, and {thing} {thing.was} whole.`,
  },
  {
    class: 'sport',
    needs: ['wait'],
    text: `"Who can do nothing the longest?" asked {C}. It was harder than it sounds. Somebody scratched, and somebody snorted. {C} was sent off twice, for breathing in a showy way. They were still only at the quiet part of the final when the waiting was over.`,
  },
  {
    class: 'sport',
    needs: ['company'],
    text: `{C} sat down by {thing} and loosened both laces, as you do when it is over. Then {C} told how it had gone today, the good part, and the part with the puddle. {thing} gave no advice. That is just what you want, after a game, from whoever is sitting next to you.`,
  },
  {
    class: 'sport',
    needs: ['way'],
    text: `{C} stood like somebody in a goal, on the toes, with both arms out, and looked at none of them. That is how you tell. You wait, with soft knees, until some part of you has begun to go. This time it was a shoulder. And what it had gone for was {thing}.`,
  },
  {
    class: 'sport',
    needs: ['wait'],
    text: `{C} went in for the slow race. In the slow race the last one wins, ~but you may never quite stop. {C} went so slowly that one sock came down all by itself. {C} was still in front, or rather behind, when the waiting ran out.`,
  },
  {
    class: 'sport',
    needs: ['company'],
    text: `{C} walked up and down beside {thing}, as you walk the ground before a game, when there is nobody on it yet. Then {C} picked out a good place to stand, and stood there. "Home side," said {C}. A side may be quite small, as long as it turns up.`,
  },
  {
    class: 'sport',
    needs: ['remember'],
    text: `"You have it in you," said {C}. "It only wants a jog." So they jogged up and down on the spot, each as well as could be managed. The thinking wore off. There was only up, and down, and breath. And then {thing} simply came running alongside.`,
  },
];
