import type { Arc } from '../../../format.ts';

export const seeingItHome: Arc = {
  id: 'seeing-it-home',
  kind: 'setting',
  premise:
    '{guest} came down {road} by accident, fits in a pocket or two hands, and must be home in {realm} before {folk} put the lights out. It travels with the family. At the end it goes in, and leaves {prize}.',
  mode: 'journey',
  suits: { kinds: ['setting', 'creature', 'object'], elements: ['an unexpected guest', 'a night journey'] },
  meets: 'theme',
  titles: [
    'Who Knocked So Low Down',
    'The Wrong Side of the Window',
    'Nine Steps Past the Gate',
    'Somebody Small in the Coat Pocket',
    'The Long Way Back to {realm}',
    'One Light Left On',
  ],
  spark: [
    {
      text: `There was a tap at the window, and then, after a polite sort of wait, another. {hero} pulled back the curtain ~and there on the sill sat {guest.a}.

        "I only meant to look in," said {guest}. "I looked so hard that I fell off."

        It had come down {road}, it said, and it could not go up again alone. At home, {inrealm}, {folk} would be putting out the lights, one by one, and the last light always waited for everybody.`,
    },
    {
      text: `{hero} was sent to bring in the boots. One boot was heavier than the other. {hero} tipped it up, very gently, ~and out rolled {guest.a}.

        "Is this {realm}?" it asked, and it looked about the porch with great politeness. "No. I see that it is a boot."

        It had taken one wrong turning on {road}, and then a few more to make up for it. Now it was late. {hero} could hear it trying not to mind.`,
    },
    {
      text: `First there was {clue}. {hero} went to see who had left it, past the coats and under the hall table, where nobody ever swept. There, between an umbrella and a lost glove, sat {guest.a}.

        "Please don't mind me," it said. "I am waiting until somebody comes who knows the way."

        {hero} asked how long it had been waiting. It had been waiting since the soup.

        "My bed is {inrealm}," said {guest}. "They keep one light on until I am in."`,
    },
    {
      text: `The letter box opened, as if for the post, and nothing came through it. It opened again. "A little help," said a voice.

        {hero} reached in with two fingers ~and out came {guest.a}, rather flat on one side.

        "Thank you," said {guest}. "I was told that this was a short way home. It is only a short way if you are a letter." And it asked, in a small voice, whether {realm} was far.`,
    },
    {
      text: `{hero} counted the spoons for supper and there was one too many. The extra spoon was warm. There was somebody sitting in it: {guest.a}, with a look of having been there for some time.

        "I slid down {road}," it said, "and then I slid down the roof, and then I was tired. May I stay in the spoon until I think what to do?"

        But what it wanted to do, anyone could see, was go home to {realm} before {folk} put out the last light.`,
      keep: 'the spoon that was one too many',
    },
  ],
  promise: [
    `"Then we will take you," said {hero}. "All the way to the door."

      <many: So the coats came down again from their hooks. {others} came too, since nobody likes to miss a walk after dark.> The guest rode in {hero.s} top pocket, where it could see out. Beyond the gate, where the path had always stopped, began {road.a}.`,
    `{hero} looked at the clock, and then at {guest}, and thought about the last light, burning away for somebody who did not come.

      "It is not so late," {hero} said. "It is only late for here."

      {road} was easy to find, once you knew to look beside it and not at it. They set off along it one behind the other, softly, so as not to wake the street.`,
    `Nobody said, "It is bedtime." It was, of course. But some things come before bedtime, like teeth, and like seeing people home.

      They took one scarf, for somebody to be wrapped in. They took a biscuit, for thinking. And at the end of {yard} they stepped up on to {road}, which held.`,
    `"How will we know the way?" asked {hero}.

      "I know all of it backwards," said {guest}. "I fell down it."

      So that was how they went, with {guest} looking over {hero.s} shoulder and calling out each thing just after they had passed it. It was slow, ~but it was never dull.`,
    `There is a rule about small guests. You do not ask them to walk. {hero} held out two hands, made into a bowl, ~and {guest} stepped in and sat down.

      "Left at the gate," it said, "and then up." There had never been an up at the gate before. That night there was one, and it was {road.a}.`,
  ],
  between: [
    `<?: They could smell it now, {air}.> "Is it far?" asked {hero}. "It is less far than it was," said {guest}, and that was true of every step.`,
    `{guest} was quiet for a bit. Then it told them about its bed, which was the third one from the end, and had a dip in it just the right shape.`,
    `They looked back once. Home was a small yellow square, about as big as a stamp. It stayed where it was. That is the good thing about home.`,
    `The road grew softer under their feet. {guest} counted something under its breath, and would not say what.`,
    `"Do you ever get lost?" {guest} asked. {hero} thought about it. "Once, in a shop," said {hero}. "I stood still." {guest} said that it would remember that.`,
  ],
  heart: [
    `And there it was at last, {realm}, with every window dark but one. It was very quiet. Somebody had left the last light on, and had sat down beside it to wait, and had nearly gone to sleep.

      {hero} opened both hands. {guest} did not run. It walked, slowly, the way you do when you want to have arrived and also want it to last. Then it was in.`,
    `They came round the last bend, and no one spoke. {folk} were standing in a long line in the dark, each with one hand on a light, and only the last light was still burning.

      "You are late," they said softly, all together, and they were so glad that it came out like a song. {hero} set {guest} down at the end of the line. There was a space there, just wide enough.`,
    `The door to {realm} was no higher than {hero.s} knee. {hero} knelt down and knocked with one finger. They all heard slow feet on the other side, and a bolt, and then a warm line of light lay across the ground.

      "Third bed from the end," said a sleepy voice. "We turned the blanket down."`,
    `At the end of the road it was so still that {hero} could hear {guest} breathing. There was one light left {inrealm}.

      "Is it for me?" whispered {guest}, as though it might be for somebody more important. {hero} said that it was. And {guest} walked into the light and was, all at once, exactly the right size.`,
    `It was {hero} who saw it first, low down and far off, the one light that was left on. They walked toward it without hurrying. {guest} grew warmer and warmer in {hero.s} hands, the way bread does when you carry it home.

      Then there was a step, and a mat, and somebody saying its name.`,
  ],
  gift: [
    `Before the light went out, something was put into {hero.s} hand. It was {prize.a}. It weighed about as much as a yawn.`,
    `"We have not much to give," whispered {folk}, "but we have two of these." It was {prize.a}. {hero} held it quietly all the way to the bend in the road.`,
    `{guest} came out once more, in its night things, with {prize.a}. "It is for the windowsill," it said. "So that I can see which one is yours." Then it went in, and the last light went slowly, softly down.`,
    `Nobody made a speech. But when {hero} put a hand in one pocket, for the warmth, the pocket was not empty. In it lay {prize.a}.`,
    `"Thank you for not running," said {guest}. "I should have been afraid of bouncing." And it gave {hero} {prize.a}, and shut the door so softly that it was more like the door falling asleep.`,
  ],
};
