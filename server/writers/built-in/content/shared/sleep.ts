import type { Line } from '../../format.ts';

/** What comes before the goodnights; the next words are the first of them. */
export const goodnightFrames: readonly Line[] = [
  `There was just one thing left to do, and it was done in whispers.`,
  `{hero} said goodnight to all of it, in the order it came, with eyes already half shut.`,
  `The dark was full of things to say goodnight to.`,
  `"Have we said it to everybody?" whispered {hero}. {they} had not. So {they} began, with the nearest.`,
  `Somebody began the goodnights, very low, and they went back along the way they had come.`,
  `{hero} lay and thought of them all, one after another, and each one got its word.`,
  `It takes a while to say goodnight properly. They took it slowly, with a breath for each.`,
  `Then it was time for the list, the way they do it when it has been a long day.`,
  `Somebody sat on the edge of the bed in the dark, and they said it together in low voices.`,
  `"Who is left?" whispered {hero}, and counted them off, softly, on warm fingers.`,
  `"Start with the small ones," whispered {hero}, "they go to bed first." So it was done by size, as far as anybody knew the sizes.`,
  `"You begin," somebody murmured. "No, you," said {hero}. In the end it began by itself, very low.`,
  `"Goodnight to what, though?" asked {hero}, out of the pillow. To all of it, it turned out, one by one.`,
  `"I want to say it properly," said {hero}, and lay on the back to do it, with both hands on the blanket.`,
  `"Not so loud," whispered {hero}, "they can hear it from here." And so they could, every one.`,
  `The goodnights went out through the dark window, one by one, on soft feet.`,
  `{hero} did not want to leave anyone out, and so it was said slowly, to each.`,
  `Out there they would all be lying down by now. It was only polite to say so.`,
  `There was a soft voice in the dark, and it was hard to say whose. It said the goodnights.`,
  `One goodnight each, that was the rule, and it was a quiet rule.`,
  `{hero} was nearly asleep, but the goodnights still had to be given out, like blankets.`,
];

/**
 * The last of the story: {hero} falls asleep, and somebody is breathing. They are of about the same length, since none is chosen for being
 * short, and many of them suit one kind of story only.
 */
export const sleeps: readonly Line[] = [
  `First {hero.s} toes grew heavy, and then the knees, and then the hands, one finger at a time. <?: The warm dark came up slowly, like water in a bath.> {hero} breathed in, and breathed out, and was asleep.`,
  {
    suits: { isSmall: false },
    text: `{hero} meant to think about it all from the beginning. There was a beginning, and a little of the middle. Then there was only soft slow breathing, and {hero} was asleep.`,
  },
  `{blanket} rose a little and sank a little. It rose, and sank. Somebody was sleeping under it, breathing slow, and it was {hero}.`,
  `There was a warm hollow in the bed, just the right length. {hero} lay down in it, and it held still. <?: The pillow was cool on one side.> One breath came in, and one went out, and {hero} was asleep.`,
  `{hero} listened to the house breathing. After a while it was not clear which was the house and which was {hero}. Both were slow, and both were asleep.`,
  {
    suits: { isSmall: false },
    text: `"Goodnight," said {hero}, or meant to. It came out as a breath. The next one was slower, ~and the one after that was sleep.`,
  },
  `One more yawn came by, a large one, and took everything with it, the day and the dark and the sound of rain. {hero} was asleep before it ended.`,
  `The bed was a boat with no oars, and it did not need any. It lay on the quiet, rocking a little. In it lay {hero}, breathing slowly, fast asleep.`,
  `First the far things went to sleep, and then the near ones. The window slept, and the chair, and the slippers. {hero} breathed out, long and warm, and was last.`,
  `{hero} let go of the day slowly, one finger, and then another, the way you let go of a string. It floated up. Under it, warm and still, {hero} was asleep.`,
  `The quiet came and sat on the edge of the bed. It weighed no more than a cat. {hero} felt it there, breathing, and breathed along, and was asleep.`,
  `It was dark and it was warm, and there was nothing at all to do about it. {hero} did nothing, slowly, and did it better and better, and then was sleeping.`,
  `{hero} thought of one small thing, and held on to it, and it grew softer, and rounder, and further off. Then there was just breathing, and that was sleep.`,
  `Down went the shoulders, and down went the arms. Down went one eyelid and then the other, like two warm blinds. Inside, {hero} was already dreaming, and breathing slow.`,
  `A long low breath went through the house and out under the door. It was {hero}, asleep, with one hand open on the pillow.`,
  {
    suits: { isSmall: false },
    text: `{hero} counted the breaths, to see how many there were. There was one. There was one more. After that there was only sleep, and it counted itself.`,
  },
  `The moon moved over by one square of the window. It shone on a blanket, and a hand, and a quiet face. {hero} was asleep, and the breath went softly in and out.`,
  `Somewhere a clock said something slow. {hero} did not hear it. {hero} was asleep, warm to the toes, and breathing like a small calm sea.`,
  `{hero} was still listening when sleep came, so there was nobody left to hear it. It came in softly. It pulled the dark up to {hero.s} chin, and breathed.`,
  `There was a sigh, and then a rest. There was a smaller sigh and a longer rest. That was {hero}, going down into sleep, one soft step at a time.`,
  {
    suits: { mode: 'journey', isSmall: false },
    text: `The feet slept first, because they had walked the furthest. Then the hands slept, and the nose, and the ears. Last of all {hero} was asleep, and breathed, and was still.`,
  },
  `Everything that had a light had put it out. In the soft dark {hero} lay and breathed. The breaths grew long, and longer, and were dreams.`,
  `{hero} smiled at something, nobody knew what. The smile stayed a little while after the rest of {hero} had gone to sleep. Then it slept too, and there was only breathing.`,
  `The pillow said warm and the breath said slow, and nobody said a thing against it. So {hero} lay soft and still between the two of them, and was asleep.`,
  `The pillow had kept the place, like a finger in a book. {hero} went on from there, more and more slowly, until the words ran together. Then they were only breath, and {hero} was asleep.`,
  `{hero} yawned, and the yawn was so slow that it met the next one coming. Between the two of them there was hardly room to be awake. {hero} lay soft and warm, and was asleep.`,
  `There was an itch, and then it went. There was a thought, and it went after the itch. Then the bed held still, ~and {hero} was asleep in it, breathing low and slow.`,
  `The day had been folded in half, and in half again, until it was small enough to lie on. {hero} lay on it. It was warm, and breathed a little, and that was {hero}, asleep.`,
  {
    suits: { isSmall: false },
    text: `{hero} was going to say one thing more. It was on its way, but it was a soft thing, and slow, and it lay down before it got there. {hero} breathed, and was asleep.`,
  },
  `Under the blanket one foot found the warm place and told the other. That was the last news of the day. {hero} breathed out, long and low, and was asleep.`,
  `The dark came up to the edge of the bed and waited to be asked. {hero} lifted one corner of the blanket. After that they were both in, soft and still, and both asleep.`,
  `{hero} breathed in, and the curtain breathed in. {hero} breathed out, and so did the curtain. It went on like that, slow and soft, ~and nobody saw which of them was asleep first.`,
  `Each time that {hero} breathed out, the room was a little larger and a little more quiet. By the tenth breath it had no walls at all. {hero} lay warm in the middle of it, asleep.`,
  `Sleep had been sitting outside the door with its shoes off. Now it came in, one slow step and then one more, and did not knock. {hero} moved over, and was asleep.`,
  `A loose thread lay on the pillow by {hero.s} nose. It went out a little, and came back a little, as slow as weed in still water. {hero} was asleep.`,
  `It was warm in the left half of the bed, and cool in the right. {hero} went to see about the right, and did not come back. There was one long soft breath from over there, and that was sleep.`,
  {
    suits: { isSmall: false },
    text: `"I'm still awake," said {hero}. A bit later {hero} said, "Still." There was no third time. There was only a low soft breath, and another, and {hero} was asleep.`,
  },
  `{hero} shut both eyes, to see if it was darker in there. It was much the same, and warmer. So {hero} stayed, and breathed slowly, and was asleep.`,
  `Nobody heard the sleep come in. It was just that after a while there was a little more breathing in {house}, slow and warm and low. It was {hero}, asleep.`,
  `{hero} held on to the end of the day by one thread, and then by half of one. Then {hero} let it go, quite softly. It did not fall far. It fell as far as sleep.`,
  `The last thing was a small sound, like a spoon being laid on a cloth. It was {hero}, turning over. After that came the breaths, slow and soft, and the rest was sleep.`,
  `Everything that was tight came undone, from the top down to the smallest toe. It was a slow business, and a warm one. When it got to the toe {hero} was asleep, and only breathing.`,
  `{blanket} lay over {hero} like a quiet hand. Under it a warm heart went on with its work, and was in no hurry. All the rest of {hero} was asleep.`,
  `Outside, {tree} let go of one drop, and then of another. In between them {hero} breathed. The drops came slower, and the breaths did too. Soft and low, {hero} was asleep.`,
  `{nightSound}. {hero} did not hear it to the end. By then there was only breath, soft and slow, and {hero} was asleep.`,
  `{stars} stood over the roof of {house} and saw to the night. There was not much to see to. There was one soft breath, and then one more, and {hero} asleep.`,
  `{lamp} had been out for some time, and was still a little warm. So was {hero}, all the way down. {hero} breathed, slow and low, and was asleep.`,
  `There was still {smell}, very faint, from a long way off. {hero} breathed it in, and breathed it out, soft and slow. The third breath smelled of nothing at all, for it was sleep.`,
  `The quiet had been getting deeper, an inch at a time. Now it came up over the edge of the bed, warm and slow. {hero} lay in it and floated, and was asleep.`,
  `One ear was in the pillow, and heard the sea. The other was out, and heard the dark. They told each other about it, more and more softly, and then {hero} was asleep.`,
  {
    suits: { isSmall: false },
    text: `{hero} thought of nothing, and then of nothing with a soft edge, and then of only the edge. It was warm there. {hero} lay along it, breathing low, and was asleep.`,
  },
  `On the other side of the wall {grownup} turned over, and the bed creaked, low and kind. {hero} heard that, and needed nothing more. There was a slow warm breath, and it was sleep.`,
  `{pet} {pet.was} asleep already, and that is catching. {hero} felt it come, slow and soft, from over there to over here. Then there were two of them breathing, and both were asleep.`,
  {
    suits: { isSmall: false },
    text: `{elder} had always said that sleep comes when you look the other way. {hero} looked the other way. It was quiet there, and warm and dim, and somebody was breathing. It was {hero}, asleep.`,
  },
  {
    suits: { isSmall: false },
    text: `{little} had been asleep for hours, with both arms up, and made it look simple. {hero} put both arms up as well. It was simple. There was one soft slow breath, and sleep.`,
  },
  `{friend} had been going to whisper something across the dark, and it had turned into a breath on the way. {hero} answered with another. They were slow and soft, and both were asleep.`,
  {
    suits: { isAlone: true },
    text: `There was nobody else in the bed, and so there was room for all of it, the arms, and the legs, and the long slow breath. {hero} spread out softly in the warm, and was asleep.`,
  },
  {
    suits: { isAlone: true, isSmall: false },
    text: `{hero} said goodnight to {hero}, since somebody ought to. It was answered at once, in a low soft voice, from very near. After that they were both asleep.`,
  },
  {
    suits: { mode: 'journey' },
    text: `Behind {hero.s} eyes the road was still going by, but softly, and more and more slowly. It came to a bend, and lay down. So {hero} lay still as well, and was asleep.`,
  },
  {
    suits: { mode: 'journey' },
    text: `The bed rocked a little, as it does when you have been a long way. Then it was just a bed, and warm, and did not have to go anywhere. {hero} breathed out slowly, and was asleep.`,
  },
  {
    suits: { mode: 'journey' },
    text: `Half of {hero} was home, and the other half was still on its way, softly, in no hurry. It came in at the door. It lay down where it was warm, and {hero} was asleep.`,
  },
  {
    suits: { mode: 'home' },
    text: `{they} had not been far, but it is a long way from a day to the end of it. {hero} had got there. {hero} lay still, and breathed, low and slow, and was asleep.`,
  },
  {
    suits: { mode: 'home', isSmall: false },
    text: `All the corners of {house} were where they had always been. {hero} went round them once more in thought, softly, and got as far as the third. There {hero} was asleep, breathing slow.`,
  },
  {
    suits: { mode: 'home' },
    text: `{house} had one more thing to do before it slept. It held very still, and listened, soft and low. Yes, there it was, breathing. That was {hero}, asleep.`,
  },
  {
    suits: { scapes: ['sea', 'deep'] },
    text: `You could hear the long wave coming in, and the rest, and the long wave going out, soft and slow. It was very near. It was {hero}, breathing, asleep.`,
  },
  {
    suits: { scapes: ['sea', 'deep', 'river'] },
    text: `Down went {hero}, as slow as a shell, through the blue and the dark blue and the black. At the bottom it was soft and warm. {hero} lay there, breathing, fast asleep.`,
  },
  {
    suits: { scapes: ['river', 'wood'] },
    text: `Thoughts went by like leaves on slow water, one and then another, turning a little. {hero} saw them come, and let them go. Then there was just the water, low and soft, and sleep.`,
  },
  {
    suits: { scapes: ['sky', 'hill'] },
    text: `There was one star in the window. {hero} looked at it with two eyes, and then with one. The star stayed where it was, quiet and small, ~and {hero} breathed softly beneath it, asleep.`,
  },
  {
    suits: { scapes: ['sky'] },
    text: `The sky came right down to the sill, as it does when nobody is looking, to see who was there. It was {hero}, warm and still, breathing slow. So it stayed, and kept very quiet, and {hero} was asleep.`,
  },
  {
    suits: { scapes: ['snow'] },
    text: `It was so still that it might have been snowing in the room, soft and slow, on the chair and the shoes and the bed. It covered everything but a breath. Under it {hero} was warm, and asleep.`,
  },
  {
    suits: { scapes: ['wood', 'meadow'] },
    text: `Out among the trees they would all be folded up by now, the wings, and the tails, and the ears. {hero} folded up too, warm and small. Soft and slow {hero} breathed, and was asleep.`,
  },
  {
    suits: { scapes: ['garden', 'meadow'] },
    text: `Everything in {yard} had shut for the night, leaf by leaf. {hero} shut too, softly, from the outside in. Only the breath stayed open, and went slowly out and in, in sleep.`,
  },
  {
    suits: { scapes: ['hill', 'meadow', 'snow'] },
    text: `The hills lay one behind another in the dark, like people under blankets. There was one hill more than before, a small warm one, that rose and sank. It was {hero}, breathing slow, asleep.`,
  },
  {
    suits: { scapes: ['town'] },
    text: `One after another the windows in {street} went dark, and the walls leaned a little nearer, for warmth. {hero} was behind the last of them, breathing soft and slow, asleep.`,
  },
  {
    suits: { isHard: true },
    text: `It had been a long day, and it was over. Nothing had to be held up any more. {hero} put it down softly, and lay beside it, and breathed, and was asleep.`,
  },
  {
    suits: { isHard: true },
    text: `Somebody sat by the bed until the breathing changed, and then for a while longer, since it was so quiet. {hero} was asleep. A hand stayed on the blanket, warm and still.`,
  },
  {
    suits: { isHard: true },
    text: `{hero} held on to somebody's thumb. First it was held hard, and then it was held softly, and then it only lay there, warm. So that was how they could tell that {hero} was asleep.`,
  },
  {
    suits: { isHard: true },
    text: `Nothing was asked of anyone until the next day. The dark was soft, and somebody was near in it, breathing low. {hero} breathed along, and slower, and was asleep.`,
  },
  {
    suits: { isSmall: true },
    text: `{hero} had one foot in one hand, so as to know where it was. Then the hand forgot, and the foot forgot. Only the breath went on, small and warm and slow, asleep.`,
  },
  {
    suits: { isSmall: true },
    text: `There was a small sound, like a kitten thinking. There was a smaller one. Then the whole round weight of {hero} went soft, and warm, and was asleep.`,
  },
  {
    suits: { isSmall: true },
    text: `{hero} looked at the dark with both eyes, as wide as they would go. They would not go so wide the second time. The third time they stayed shut, ~and {hero} breathed slowly, asleep.`,
  },
  {
    suits: { isSmall: true },
    text: `Two fists had come up beside two ears, and opened, a finger at a time. There was nothing in them. {hero} had let all of it go, and was asleep, breathing as softly as flour falls.`,
  },
  {
    suits: { isSmall: true },
    text: `{hero} talked to the dark for a bit, in a low voice, with no words in it. The dark said nothing, and said it warmly. Then {hero} said nothing as well, and was asleep.`,
  },
  `One breath went out into the dark, warm and slow, and forgot to hurry back. {hero} was asleep.`,
  `{hero} turned over once, and the blanket turned over as well. Then it was quiet, and warm, and {hero} was asleep.`,
  `Nothing more was said. {hero} breathed, soft and slow. Each breath was a little further down, and the last one was sleep.`,
  `{hero} counted one, and breathed, and meant to count two. It is still waiting, soft and patient. {hero} was asleep.`,
  `The blanket went up, and the blanket went down. It did that all night, soft and slow, for {hero} was asleep under it.`,
  `There was a warm place, and {hero} was in it. There was a slow breath, and {hero} was in that too, asleep.`,
  `Toes, knees, hands, nose, all of it was warm, and all of it was still. {hero} was asleep, breathing slow.`,
  `The last of the day went out like a small soft light. After that there was only {hero}, breathing, asleep.`,
  `"Mm," said {hero}, to nobody. It was a whole goodnight. The rest was soft slow breathing, and sleep.`,
  `Softly the dark drew itself up to {hero.s} chin. It was warm. It breathed when {hero} did, and both were asleep.`,
  `{hero} let one breath go, and it took the others with it. Slow and soft, they went all the way down to sleep.`,
  `It was late, and low, and warm. Somewhere in the middle of it {hero} lay breathing, and was asleep.`,
];
