import type { Arc } from '../../../../format.ts';

export const calledFromTheStep: Arc = {
  id: 'called-from-the-step',
  kind: 'culture',
  premise:
    '{guest} has come from {realm} and is standing at the gate. It will not come in until it is called, as is right, and then there is an order to things: the call, who you are and where you are from, a song, noses pressed, and something to eat. The family gets ready about house and garden. At the last {hero} calls it in, or says who {hero} is, or sings. {folk} are behind it in the dark, more than anyone thought. {prize} is laid down.',
  mode: 'home',
  only: { culture: 'maori' },
  suits: {
    kinds: ['creature', 'setting', 'value'],
    values: ['friendship', 'courage', 'kindness'],
    elements: ['an unexpected guest'],
  },
  meets: ['home', 'garden'],
  titles: [
    'Called From the Step',
    'Somebody at the Gate',
    'Not Until You Are Called',
    'The Good Cups Came Down',
    'Who Stood by the Letterbox',
    'One Breath Between Two',
  ],
  spark: [
    `Somebody was standing at the gate. It was not doing anything. It was just standing beside the letterbox, looking at its feet, the way you do when you have come a long way to see people. {hero} went down to look.

      "Kia ora," said {guest.a}. "I'm from {realm}. I won't come in." It meant that it would, if it was called. <?: You do not walk up to a house as if you were the rain.>`,
    `The dogs had stopped barking and begun to wag, so there was someone there. It was {guest.a}, out past the gate, in the wet grass.

      "There's no rush," it called. "I can see you've got your hands full." It had come from {realm}, all by {road}, to see the people of {house}. And it would stay where it was until they were ready to say so.`,
    `It was {hero} who had found {clue}. So it was {hero} who looked out. On the other side of the gate, hat in hand, waited {guest.a}.

      "Have I come to the right place?" it asked. "They told me, {inrealm}, that if I stood here long enough someone would sing out." It had been there since the tea towels were hung up. <?: It was getting shy.>`,
    `Headlights had gone by, and one small shadow had not gone by with them. It stayed there on the road, at the end of the path. {hero} went out on the step in socks, and saw that it was {guest.a}.

      "Don't mind me," it said. "I'm only the first." It was from {realm}. Where it came from, it explained, you wait to be called, and it had heard that it was just the same here. <?: It was quite right. It is.>`,
    `{hero} was counting cousins in for the night and there was one over, and it was outside. It sat on the bottom bar of the gate with its back very straight. It was {guest.a}.

      "I don't want to be a bother," it said. "I have only brought myself, and a word from {folk}." It would not put so much as a toe over. {hero} knew why. Nobody had called it yet.`,
  ],
  promise: [
    `{hero} went back up the steps, not running. "We've got a manuhiri," said {hero}, and the whole house got up. There is a lot to do first. There is a floor to sweep, and a big pot, and somebody has to remember how the song starts.`,
    `"Give us a bit of time," {hero} told it, and it nodded. So the good cups came down. Someone was sent for the mattress and someone was sent for the pūhā, ~and all that time {guest} stood out there, and was not left alone, for a dog sat with it.`,
    `You cannot call people in to nothing. The kettle was filled right up. {hero} washed both knees. There would have to be kai, and a song, and a place for it to sit where the draught is not, ~and they began on all three at once.`,
    `It had to be {hero} who would speak, since {hero} had seen it first. That made {hero} go rather quiet. "We'll get the house ready," they said, "and you get your words ready." And that was fair.`,
    `From the gate you could see every window, and in each of them now somebody went by with something in their arms. {hero} had the broom. "We won't be long," {hero} called down, and got on with what came next.`,
  ],
  between: [
    `It was still there. {hero} looked out to see, and lifted a hand, and it lifted its hat. One of the dogs had put its chin on its foot.`,
    `The kūmara were nearly soft. Someone ran through the song, too high, and then too low, and then it sat down where it belonged.`,
    `{hero} said it over while drying the cups: who I am, and what hill I can see, and what water I swim in. It takes some time to be sure of a thing like that.`,
    `A breath of sea came up through the house from the front door to the back. It was all swept. It was all warm. There was just one cup with no handle, and that would be Uncle's.`,
    `"Is it cold?" someone asked. They sent down a jersey. It had six sleeves' worth of mending in it, and {guest} put it on over everything.`,
  ],
  heart: [
    `Then they were all out on the porch, in a line, with the light behind them. <?: It went very quiet.> <?: {hero} could hear the tide.> It was {hero} who had to begin, and nobody pushed.

      "Haere mai," called {hero}, and it came out small, and then it came out long, right down to the gate. "Haere mai, haere mai." And {guest} picked up its feet, and came slowly in, over the wet grass, to the foot of the step.`,
    `"I come from {realm}," it said, when it stood before them. "My people are {folk}." It said the name of its hill and of its water. And behind it, out past the gate, there was a murmur, as though a great many people had heard their names.

      Now {hero} told it the hill, and the bay, and the names of the old people. <?: It sounded different, said out loud in the dark.> <?: It sounded like somebody standing up.>`,
    `There was a song to hold it all together, so they sang. They sang it to the end, and there was a gap, where somebody ought to answer. {guest} was only one, and very small. It opened its mouth.

      And from out there, from all along {street}, in the dark, {folk} sang too, soft and deep, in parts. <?: They had come with it, and stood back, so as not to be a bother.>`,
    `{hero} went down the last two steps, and they were the same height. <?: They leaned in.> Nose came to nose, and forehead to forehead, and {hero} shut both eyes.

      One of them breathed out, and the other breathed in, and it smelled of {air}. <?: It was quite a short breath.> When it was over there was no gate any more, or there was one, but they were both on the same side.`,
    `It had all been done in order: the call, and the names, and the song. <?: Only the last thing was left.> {hero} held out the good cup, the one with the blue edge, full and warm, and {guest} took it.

      "Now you are from here," said {hero}, "for when you want to be." And all along the fence, where they had thought it was flax, {folk} sat down with a long soft sigh.`,
  ],
  gift: [
    `Something is laid down, at such a time, on the ground between you, and you do not snatch it up. {guest} put it there and stepped back. {hero} waited, and then bent. It was {prize.a}.`,
    `They ate until the pot shone. When the plates were stacked, there was {prize.a} on the bottom one, from {folk}, who had eaten standing up, and gone off singing under their breath.`,
    `It had been lent a jersey for the cold. In the sleeve, when it came back, was {prize.a}. It was for {hero}. It was for the one who had looked out to see if it was still there.`,
    `"They asked me to bring it when I had been called," said {guest}, "and not before." It was {prize.a}. It had held on to that all the while, out at the gate.`,
    `Nobody counts such things. But {hero} had given it a cup, and later on the cup was on the rail, rinsed and dry, and in it {prize.a}.`,
  ],
  homeward: [
    `There was a mattress for it after all, between two cousins. Somebody else's blanket came across. {hero} went to shut the gate, and then left it as it was.`,
    `The dogs lay down across the step. Inside, they were moving up, and moving up, along the whole soft length of the floor, until everyone was in.`,
    `The cups were done, all nineteen. The porch light was left on, low, for whoever was still on the road. {they} went in under it, past the heap of shoes.`,
    `Out there the last of the song went away along the beach. It did not stop so much as get too far to hear. The tide had the rest.`,
    `It was late, and nobody was a stranger. The house drew the dark up to its chin, and ticked, and smelled of bread.`,
  ],
};
