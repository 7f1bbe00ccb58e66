import type { Arc } from '../../../../format.ts';

export const noHurry: Arc = {
  id: 'no-hurry',
  kind: 'culture',
  premise:
    'The little bus that is called No Hurry makes one stop more tonight, in {realm}, and {guest} is its conductor. There is one seat too few and so everybody holds something for somebody. {hero} is given a covered basket to hold that is warm and moves a little, and does not know whose it is. At the last stop {folk} are waiting for it: it is one of their own little ones, asleep. {prize} is given.',
  mode: 'journey',
  rides: true,
  only: { culture: 'african' },
  suits: {
    kinds: ['setting', 'object', 'creature'],
    values: ['patience', 'kindness'],
    elements: ['a night journey'],
  },
  meets: 'theme',
  titles: [
    'The Bus Called No Hurry',
    'Somebody Else’s Basket',
    'One More, Always One More',
    'Hold This for Me',
    'The Stop After the Last Stop',
    'Everybody Holds Something',
    'Room on the Left Knee',
  ],
  spark: [
    `There is a bus that comes by {house}, with a name painted over its eyes. Its name is No Hurry. It ought to have gone to bed by then, and here it was at the gate, humming, with its door open.

      "{realm}," sang out the conductor, who was {guest.a}. "{realm}, {realm}, one more seat." It looked at {hero}. "Hold this," it said, and put a covered basket into {hero.s} arms. The basket was warm.`,
    `A horn went toot at the end of {street}, politely, in case anyone was asleep. It was the last bus, the green one called No Hurry, with two mattresses and a door tied on its roof. {guest.a} hung out at the side.

      "I have a basket here," it said to {hero}, "and no knees left to put it on. It has to be {inrealm} tonight. Have you a knee?"

      <?: The basket had a cloth over it, tied down at four corners. Under the cloth, something turned over.>`,
    `{hero} was still thinking about {clue} when the bus came. No Hurry, it said across the front, in yellow, and under that, quite small, But We Arrive.

      "Somebody left this on the seat," said {guest.a}, who was taking the fares in leaves. It held out a basket with a cloth on top. "It's for {folk}. It has a label, only it has been sat on." The basket sighed. {hero} felt it.`,
    `Every night the bus called No Hurry went by, and every night it was full. This time it stopped. <?: It had dust on it of a colour that was not from anywhere near, and smelled of {air}.>

      "We go on to {realm}, for once," said {guest.a}, from the top step. "Only I can't hold the door, and call the stops, and hold the basket." There it was, with a blue cloth over it, and without thinking {hero} put out both arms.`,
    `{hero} had only gone to the gate to wave at No Hurry, which is what the last bus is called. But when you lift a hand, a bus will stop. The door folded back, and there was {guest.a}. <?: It had a bag of tickets.>

      "So it is you," it said. "Good. I was told that somebody at this gate would carry it." And it gave {hero} a basket, round and heavy and tied in a cloth. "For {realm}. The stop after the last stop. And it doesn't like to be tipped."`,
  ],
  promise: [
    `Well, you cannot give a basket back to a bus that is already moving. {hero} sat down with it, where somebody's aunt had shifted up. "Is it far?" asked {hero}. "It is as far as it is," said everyone, and made more room. No Hurry stops for whatever is on the road, and everybody gets down to see.`,
    `"There is no seat," said {hero}. There was not. There was half of one, and then a man held a goat a bit higher, and somebody took somebody's baby, and there was a whole one. That is how it works. No Hurry gave a shake and went. It would stop for anything that stood in the road, and wait until it was seen to.`,
    `{hero} held it level, with both arms round it, like a pot that is full. They all got in. Behind them the lights of home went by slowly in the dust, one and one and one, ~and ahead of them the red road turned into {road.a}. Now and then they would stop, and all get down, and look.`,
    `Out at the front the lamps lit up two yellow holes in the dark. They were going up the hill. "Does it go any faster?" asked {hero}. The whole of the bus laughed. It went as fast as the road let it, and at every gate there was somebody to stop for.`,
    `Nobody asked what was in it. You do not, on a bus. You hold what you are given to hold, and someone else is holding yours. {hero} put one ear to the cloth. It was humming, or else that was No Hurry, which stopped for everyone and let them all get down.`,
  ],
  between: [
    `"One more," said {guest}, as it did at each stop, and everyone breathed in. There was always one more. And there was always room for just that much.`,
    `The basket had gone heavier, the way things do when they have gone to sleep. {hero.s} knee was warm under it. There was no question of moving the knee.`,
    `Somebody at the back began to sing, only to pass the time. The whole bus took it up, in four parts, with the door rattling in between. {hero} hummed it into the cloth.`,
    `Groundnuts came down the bus from hand to hand. By the time they reached {hero} there were three. One was put by, on the cloth, in case.`,
    `"Are we late?" asked {hero}. {guest} leaned out and looked at the sky. "How could we be late?" it said. "We have not got there yet."`,
  ],
  heart: [
    `The last stop came, and then the stop after that. <?: The engine was turned off.> It was very still, and smelled of {air}, and out in the dark stood {folk}, in a long line, not saying anything.

      {hero} went down the step with the basket held level. The cloth was untied, one corner and then another. In it was the very smallest of them, quite asleep, with one groundnut in its arms.`,
    `"{realm}," said {guest}, low, so as not to wake anyone. No one got down but {hero}. <?: A lamp came along the road, and the one who held it looked in the basket, and put out the lamp, for it was not needed.>

      {folk} stood waiting, side by side, each with a lap made ready. It was their own smallest one in there, breathing slowly. {hero} tipped it, as gently as you pour oil, from one warm lap into another.`,
    `{folk} had come out to wait {inrealm}, since the bus was heard a long way off. <?: They had waited well. They had only walked up and down a little.>

      "Did it cry?" they asked. {hero} said no. It had hummed a bit, on the hills. And when the cloth was folded back, and the small face was in the light, the humming began again, and they all knew the tune.`,
    `{hero} was the last one left on the bus. <?: All the other knees had got down.> Then the door folded back on {realm}, wide and dim, and somebody reached up two arms.

      They were the right arms. You could tell because the basket leaned. {hero} let go slowly, one finger and then the next, and at the last finger it was home, and had not even woken.`,
    `At the stop after the last stop there is a bench. {folk} were on it, all along, with a gap left in the middle. {hero} put the basket down softly in the gap and undid the cloth.

      Out came one small sleepy hum. It was answered from the left side, and from the right. <?: After that nobody said anything, and No Hurry stood by with its lamps low and did not look.>`,
  ],
  gift: [
    `There was no fare to pay for it. But {folk} sent the basket back, folded flat, and in the fold was {prize.a}, for whoever had held it level.`,
    `{hero.s} knee felt cold without it. Somebody must have thought of that, for on the very place was laid {prize.a}, still warm.`,
    `"Hold this for us," said {folk}, and gave {hero} {prize.a}. They did not say for how long. On that bus you never do.`,
    `{guest} took a ticket and turned it over. On the back, held there with a pin, was {prize.a}. "Keep it," it said softly. "It's good for every stop."`,
    `The cloth was shaken out, and four corners came together, and it was given back in a knot. There was something in the knot. It was {prize.a}.`,
  ],
  homeward: [
    `Then No Hurry turned round, in a great many small goes, and let itself roll. It is downhill, going home. {hero} did not see much of it, with that warm hum coming up through the seat.`,
    `There was room for everyone on the way back. Each had a whole seat, and still {they} sat all together in the one. The stars went by in the window, slow as goats.`,
    `"{house}," sang out {guest}, low, as the bus came down {street} with its lamps off. The door sighed. Then there was the gate, and the dust going quiet again.`,
    `It did not toot this time. It stopped by itself at the gate, and waited until the last foot was down, and went off softly toward wherever it sleeps.`,
    `They were set down just where they had been taken up. It was cool. Two red lamps went away along {street}, and there was no hurry in them at all.`,
  ],
};
