import type { Solution } from '../../format.ts';

/** For whoever sings, drums or plays. Nothing here needs an instrument: {C.made} is always something to be heard. */
export const music: readonly Solution[] = [
  {
    class: 'music',
    needs: ['calm'],
    text: `{C} did not ask {who} to stop, but hummed one low note, and held it until it was as steady as a shelf. Then there was a second note on the shelf, and a third. It is very hard to be quick beside somebody who is humming slowly.`,
  },
  {
    class: 'music',
    needs: ['calm', 'trust'],
    text: `First {C} listened. There was a small sound that {who} made, over and over, without knowing it. {C} tapped it back on one knee, softly, with a gap in the middle. After that they did it by turns, ~and the turns grew longer and slower.`,
  },
  {
    class: 'music',
    needs: ['trust'],
    text: `{C} turned half away and began {C.themade}, not for anyone, the way people sing to the washing up. But the end was left off. {C} stopped short of it each time, and waited, ~and each time {who} had come a little nearer to hear how it came out.`,
  },
  {
    class: 'music',
    needs: ['cheer'],
    text: `{C} tried {C.themade} much too slowly, and then much too fast, and then so low that it sounded like a door. There was one wrong note in the middle. {C} liked it, and put it in again on purpose, with a nod to {who}.`,
  },
  {
    class: 'music',
    needs: ['cheer', 'trust'],
    text: `{C} took the high part and gave {X} the low one, ~but neither of them had all of the words. "Something, something, moon," sang {C}, quite seriously. By the second verse {who} {who.was} leaning in, so as not to miss the something.`,
    isSignature: true,
  },
  {
    class: 'music',
    needs: ['remember'],
    text: `"Don't look for it," said {C}. "Hum round it." So {C} hummed what came before, right up to the edge, and what came after. The third time round, the humming went straight across by itself, ~and there in the gap was {thing}.`,
  },
  {
    class: 'music',
    needs: ['way'],
    text: `{C} sent out one clear note, and waited, and turned a little, and sent another. Most of them came back flat, like a dropped book. But one came back rounder than it had gone, with a bit of tune on the end. And what had sent it was {thing}.`,
  },
  {
    class: 'music',
    needs: ['mend'],
    madeOf: 'parts',
    text: `{C} tapped every part of {thing} with one knuckle, and listened. Those that belonged together had the same note. So {C} put them together by ear, a tick to a tick and a tock to a tock. At the last tap one warm hum went through from end to end.`,
  },
  {
    class: 'music',
    needs: ['reach'],
    text: `Everything has a note that makes it want to move. {C} hummed about for this one, a bit lower, a bit higher, until {thing} gave a shiver. Then {C} held the note, and went slowly backward, ~and {thing} came after it, as far as an outstretched hand.`,
  },
  {
    class: 'music',
    needs: ['way'],
    text: `{C} gave everyone a beat to keep, and {X} the slow one, and then held up a flat hand. It all stopped together. In that round silence there was a very small hum, and everyone turned to see who was humming. It was {thing}.`,
  },
  {
    class: 'music',
    needs: ['wait'],
    text: `"It will take as long as a song," said {C}, "but we don't know which." So {C} began {C.themade}, with a clap in it for anyone who wished, and a part for feet. {they} had been through it four times, and once backward, before anybody thought of looking.`,
  },
  {
    class: 'music',
    needs: ['company'],
    text: `{C} sat down by {thing} and hummed the quiet part of {C.themade}, the part in the middle that people talk through. Nobody talked through it. When there was a rest, {C} kept the rest as carefully as a note.`,
  },
  {
    class: 'music',
    needs: ['reach'],
    text: `"There is a song for it," said {C}, "for hauling." It had a heave at the end of every line. Nobody had hold of anything, but they heaved, {C} and {X} and all. At the fourth heave {thing} gave in, and came over to see what the singing was about, right into an open hand.`,
  },
  {
    class: 'music',
    needs: ['mend'],
    madeOf: 'thread',
    text: `{C} found the slack part and turned it, a hair at a time, as you turn a peg. A thumb plucked it, to hear how it came on. It went from a flub to a twang, and from a twang to a note. When the note was true {C} let go, ~and {thing} held.`,
  },
  {
    class: 'music',
    needs: ['wait'],
    text: `{C} counted the rests. Anyone can count notes, said {C}, but it is the rests that take the time. There were four beats of nothing, and a soft clap. There were eight beats of nothing, and two claps. {they} had just come to the longest nothing of all when the waiting ended.`,
  },
  {
    class: 'music',
    needs: ['company'],
    text: `{C} patted {thing} twice, softly, and listened. Then {C} hummed those two sounds back, only lower, and patted again. You could not call it a tune. It was more like two people finding out that they come from the same street.`,
  },
  {
    class: 'music',
    needs: ['remember'],
    text: `{C} asked whether it went up or down. Down, it seemed. And was it long at the end? It was long. So {C} hummed something that went down and was long at the end, like a coat with nobody in it. Then, from wherever it had been, {thing} came and put it on.`,
  },
];
