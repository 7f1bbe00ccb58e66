import type { Line, Noun } from '../../format.ts';

/**
 * Where nobody in the family can talk yet, somebody who belongs to the cot has the hero's part until it is time to sleep. It has hands, and
 * nobody met on the way is of its kind.
 */
export const companions: readonly Noun[] = [
  'a knitted monkey | the monkey',
  'a cloth kangaroo | the kangaroo',
  'a patched koala | the koala',
  'a rag doll | the rag doll',
];

/** Who it is; the first thing of such a story. */
export const companionsMet: readonly Line[] = [
  `Beside the cot sat {hero.a}, very old, and darned at one knee. {hero} could talk. It did so only when there was nobody to hear it but {others}, who never told.`,
  `{little} was too small for words, and had {hero.a} for that. {hero} sat on the pillow and said what there was to say, in a low stitched sort of voice.`,
  `There was {hero.a} in the cot, with one button eye. What {little} pointed at, {hero} said out loud. They had always shared the work like that.`,
  `On the rug sat {hero.a}, stuffed with wool. {little} said, "Ba," and {hero} said what it meant. They had talked like that since the beginning.`,
  `{hero.a} leaned on the bars of the cot. It had been washed until it was no colour at all, and it had every word that {little} had not got to yet.`,
  `When {house} was quiet, {hero.a} sat up at the end of the cot and pulled its scarf straight. "Well, {little}," said {hero}, "what have we tonight?" {little} laughed, and pointed at all of it.`,
  `{little} had {hero.a} by one foot, as usual. "I was going that way in any case," said {hero}, upside down. It was a very polite toy, and had been in the family for years.`,
  `{hero.a} had been put in the cot to keep {little} company. It was good at that. It knew when to talk and when to be chewed.`,
];

/** What babies have to say, and what it means. */
export const babble: readonly Line[] = [
  `{hero} carried {little} as {little} had always carried {hero}, round the middle, with both feet hanging down.`,
  `{little} held on to one soft ear, and so nobody could be left behind.`,
  `"Ba," said {little}, and pointed with a whole hand. "Quite so," said {hero}. So they had a good look at it.`,
  `{little} laughed at nothing, all at once. "Yes," said {hero}, when it had looked. "It is rather like a hat."`,
  `{little} reached out with both arms. "It is as soft as that, is it?" said {hero}, and put out a hand as well. And it was, very nearly.`,
  `"Ah, ah, oh," sang {little}, going up. "That is just how it goes," said {hero}, "and the rest of it is the same."`,
  `{little} took {hero} by the nose, to be sure. "Still here," said {hero}, rather flat.`,
  `"Guh," said {little}, very low. {hero} thought that over for some time. "I had not looked at it like that," said {hero}.`,
  `{little} went away behind both hands, and came back, and was more surprised than anyone. "There you are," said {hero}, each time.`,
  `{little} waved at it, opening and shutting one fist. "Good evening from both of us," said {hero}.`,
  `{little} blew a bubble, and it burst, and that was a great surprise. "Bless you," said {hero}.`,
  `{little} patted the dark, two soft pats. "No, it doesn't bite," said {hero}. "It is only the dark, and it likes being patted."`,
  `"Mm," said {little}, chewing the end of {hero.s} scarf. "Blue," said {hero}. "You had the red end last time."`,
  `{little} looked at {hero}, with round eyes, and then up. {hero} looked up too. Neither of them said anything, and they agreed about it.`,
  `"Dadada," said {little}, with a good deal of feeling. "One thing at a time," said {hero} kindly, "and all of them warm."`,
  `{little} yawned at {hero}, and {hero} yawned back. It had no inside to speak of, and yet it was a real one.`,
];
