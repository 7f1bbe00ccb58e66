import type { Solution } from '../../format.ts';

/** For whoever dresses up, acts, does voices or has a cape. */
export const pretending: readonly Solution[] = [
  {
    class: 'pretending',
    needs: ['calm'],
    text: `{C} became a very old tortoise. It was done mostly with the neck. "I have all of Wednesday," said the tortoise, and lifted one foot, and forgot what for. Beside a tortoise like that {who} looked quite hurried, and felt it, and slowed down.`,
  },
  {
    class: 'pretending',
    needs: ['calm', 'cheer'],
    text: `"In this play you are the mountain," {C} told {who}. "You don't say anything. Everyone is amazed by you." So {C} was amazed, and {X} was amazed twice, as two different villages. All through the play {who} {who.was} as quiet as any mountain, and you could tell that it was a good part.`,
  },
  {
    class: 'pretending',
    needs: ['trust'],
    text: `{C} pulled one sleeve down over one hand, and the sleeve was somebody. It looked about. It saw {who}, and hid. It looked again, with just the edge of a cuff. That made two shy people, and two is so much easier than one.`,
    isSignature: true,
    keep: 'the sleeve that was shy',
  },
  {
    class: 'pretending',
    needs: ['trust'],
    text: `{C} took off the hero, and the pirate, and the queen of the roof, one after another, and hung them up on nothing. What was left was only {C}, with warm ears. "That's all of us," said {C}. It was quiet, with so many gone home. {who} came up and looked at who had stayed.`,
  },
  {
    class: 'pretending',
    needs: ['cheer'],
    text: `{C} put on a hat. At once there was nobody there but a very grand person who had lost a hat, and who looked for it high and low. {who} could see perfectly well where it was. It grew harder and harder not to say so.`,
    isSignature: true,
  },
  {
    class: 'pretending',
    needs: ['remember'],
    text: `"Say that I am you," said {C}, and put on the very look of {who}, and set about remembering, with a good deal of sighing. {C} got it wrong. Then {C} got it more wrong. It was so very wrong by the end that {who} could not bear it, and put it right, ~and there was {thing}.`,
  },
  {
    class: 'pretending',
    needs: ['way'],
    text: `{C} turned up a collar and became somebody who has never yet been mistaken. This person bent to look at some fluff, and said "Aha" to it. "The butler came by here," said {C}, "with soup." It is hard to say how that could help. But one after another the drips led off, as far as {thing}.`,
    isSignature: true,
  },
  {
    class: 'pretending',
    needs: ['way', 'reach'],
    text: `{C} unrolled a chart that was not there, and held down its corners. "We are here," said {C}, "on the gravy. That is the rock like an uncle." Everybody bent over to look. After that it was quite plain where they had to put their feet, and their hands, to come to {thing}.`,
  },
  {
    class: 'pretending',
    needs: ['mend'],
    madeOf: 'parts',
    text: `{C} pushed up both sleeves. "Nurse," said {C}, "the spoon." Somebody was the nurse. There was a good deal of breathing through the nose, and the soft click of one part after another going home. Nobody fainted. "You may sit up now," said {C} to {thing}.`,
    isSignature: true,
  },
  {
    class: 'pretending',
    needs: ['reach'],
    text: `{C} was a giant, from the feet upward. First the voice went down, and then the elbows went out, and by then all other things had become rather small. "What is that crumb?" said the giant, and put out one long, slow arm, and picked up {thing} between finger and thumb.`,
  },
  {
    class: 'pretending',
    needs: ['reach'],
    text: `"You are the crew," said {C}, "and this is the worst storm in forty years." Nobody could see any storm. But everyone held on, and hauled when told to haul, and {X} was sick over a rail that was not there. When the sea lay flat again the thing was done, and {thing} {thing.was} safe aboard.`,
  },
  {
    class: 'pretending',
    needs: ['wait'],
    text: `{C} was a train, as far back as it went. It had been stopped at a red light, owing to a cow. There would be tea. People looked out of the windows, which were their hands. The cow was not to be rushed. And then, a long way off, it gave a soft moo.`,
  },
  {
    class: 'pretending',
    needs: ['company'],
    text: `{thing} had only ever been {thing}, for years and years. So for a while there was a castle there, with {C} at the gate. And then there was a cake, a warm one, with {C} as the candle. It is a rest to be something else, now and then, and to be asked.`,
  },
  {
    class: 'pretending',
    needs: ['mend'],
    madeOf: 'parts',
    text: `{C} made spectacles out of fingers, and was somebody who had once mended the moon. "The moon was in worse shape than this," said the somebody, and hummed, and tapped. Parts behave quite differently for a person like that. They all but got in by themselves, and {thing} {thing.was} whole.`,
  },
  {
    class: 'pretending',
    needs: ['wait'],
    text: `{C} was the one who comes on before the play to say that it will not be long. This person had a great deal to tell, about the curtain, and the glue, and kept looking off to the side. "They are putting on their ears," said {C}. Then came a hush, and {C} went out backward.`,
  },
  {
    class: 'pretending',
    needs: ['company'],
    text: `{C} asked to be shown round, in a better sort of voice, and wiped both feet. "And this is the old part?" said {C}, with a hand on {thing}. All of it was admired, even the dull bits. It would be no trouble, said {C}, to stay for just a little longer.`,
  },
  {
    class: 'pretending',
    needs: ['remember'],
    text: `{C} was {thing}, or somebody very like that, and came in at the side with a bag, and waited to be known. It was not quite right about the nose. {C} went off and came in shorter, and then with a limp. At the fourth coming in, {who} saw the real one, just behind.`,
    isSignature: true,
  },
];
