import type { Solution } from '../../format.ts';

/** For whoever digs, sows or waters. {C.made} is always alive and has leaves, in something small enough to carry. */
export const growing: readonly Solution[] = [
  {
    class: 'growing',
    needs: ['calm'],
    text: `{C} pressed a seed into a pinch of earth and put it down where {who} could see it. "Now we watch," said {C}. Nothing happened. It went on not happening, slowly, and all of it underneath. {who} had never watched anything so quiet.`,
    keep: 'the seed that was not up yet',
  },
  {
    class: 'growing',
    needs: ['calm', 'cheer'],
    text: `{C} looked {who} over, as you look at a bean that has gone yellow. "Too much fuss," said {C}, "or else not enough." The cure for both is the same. {C} sat down nearby with both hands still, and talked a little about beans, in no hurry, ~and nobody was asked to grow.`,
  },
  {
    class: 'growing',
    needs: ['trust'],
    text: `Shy things come out when you turn your back. {C} knew that from {C.noun}. So {C} patted a place flat, and laid one seed on it, and turned round, and thought about beans. At the next look there was rather more of {who} than before.`,
  },
  {
    class: 'growing',
    needs: ['trust', 'cheer'],
    text: `{C} rubbed a sprig of something green between two fingers and held it out. It smelled of lemon, and a little of pencils. "That is all it does," said {C}, "but it does it every time." {who} leaned over to try it, and then to try it again.`,
  },
  {
    class: 'growing',
    needs: ['cheer'],
    text: `{C} had a potato in one pocket, on account of its face. It was a long face, and hopeful. "This is Gerald," said {C}, and set it down in front of {who}. They looked at each other. It is uphill work to stay gloomy opposite a hopeful potato.`,
    isSignature: true,
    keep: 'the potato called Gerald',
  },
  {
    class: 'growing',
    needs: ['remember'],
    text: `"It will have left a root," said {C}. "They always do." So they felt about in what {who} still had, very gently, and found the thin end of it, and followed that down, and along. It never broke. And at the other end, with the earth still on it, so to speak, was {thing}.`,
  },
  {
    class: 'growing',
    needs: ['way'],
    text: `{C} held up {C.made} and turned slowly all the way round. Green things lean to where the light is going to be. You have to be patient to see it. But at one place each leaf had come round by a hair, and pointed to {thing}.`,
  },
  {
    class: 'growing',
    needs: ['way'],
    text: `{C} had kept one head of dandelion, in a twist of paper, for just such a time. One shake, and the small white umbrellas were off. They did not scatter. They drifted away all together, as though they had been told, and came down, soft as crumbs, in front of {thing}.`,
  },
  {
    class: 'growing',
    needs: ['mend'],
    madeOf: 'parts',
    text: `{C} treated {thing} like a stalk that has come down in the night. There was a prop on this side, and one on that, and soft twine in a figure of eight. "It must have room to get better in," said {C}. When the props were taken away, nobody could see why they had been there.`,
  },
  {
    class: 'growing',
    needs: ['reach'],
    text: `{C} pushed a bean into a thimble of earth, and told it what was wanted. Most beans would not have listened. This one put out a thin green arm, and felt about, and took hold. Then it curled up again, ~and with it came {thing}.`,
    isSignature: true,
    keep: 'the bean with one long arm',
  },
  {
    class: 'growing',
    needs: ['reach'],
    text: `"You don't pull," said {C}. "You ask if it wants to come." A ripe thing lets go by itself, if you turn it a quarter round. {C} put out a long forked cane. One slow quarter turn of it, and {thing} gave in, as softly as a plum, and came along to hand.`,
  },
  {
    class: 'growing',
    needs: ['wait'],
    text: `{C} was used to this. A pea takes ten days and a plum takes six years, and neither is any quicker for being asked. "So we weed," said {C}. All the fluff was picked from all the sleeves, the grey bits first, and when there was no more the time was up.`,
  },
  {
    class: 'growing',
    needs: ['company'],
    text: `{C} cleared a small round space next to {thing} and put in {C.made}, to see how that would look. It looked like a house with a light on. So {C} gave it a while, for the two of them to get used to each other.`,
  },
  {
    class: 'growing',
    needs: ['mend'],
    text: `"You lay cut to cut," said {C}, "and keep it warm, and then you don't wobble." It is how they do it with pear trees. {C} fitted the ends together, very exactly, and bound them round with something soft. {C} hummed to it, twice through, and by then it had taken. There was hardly a seam in {thing}.`,
  },
  {
    class: 'growing',
    needs: ['wait'],
    text: `{C} held up {C.made} and looked at the topmost leaf. You can see it grow, if you do not blink. {C} did not blink. Nobody did. There was a sort of green shiver, about as big as a comma. "There," said {C}. "That is how long it takes."`,
  },
  {
    class: 'growing',
    needs: ['company'],
    text: `{C} picked the bits off {thing}: a seed, and a thread, and half a leaf from some other year. It is the kind of work that is never done, so that you can leave off when you like. When {C} left off, the quiet between the two of them had taken root.`,
  },
  {
    class: 'growing',
    needs: ['remember'],
    text: `What is lost wants watering, like a seed. So {C} asked {who} one small thing about it, and then a drop more, with long dry gaps in between. It does not do to drown it. For a while it only got darker. Then something cracked, and bent, and up it came, pale and still folded: {thing}.`,
  },
];
