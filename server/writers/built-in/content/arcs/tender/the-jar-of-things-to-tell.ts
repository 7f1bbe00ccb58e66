import type { Arc } from '../../../format.ts';

export const theJarOfThingsToTell: Arc = {
  id: 'the-jar-of-things-to-tell',
  kind: 'tender',
  premise:
    '{lost}, whom {hero} loves, is a long way off and will be for a good while: at work, at sea, moved away. Where, why, and whether {lost} comes back is never said. It is one ordinary evening in the house. What happens in it is caught on slips of paper, to be told. Nobody says not to miss anyone; they do it together, and it comes to an end for tonight.',
  mode: 'home',
  only: { sorrow: 'away' },
  meets: ['home', 'garden'],
  titles: [
    'The Jar of Things to Tell',
    'A Coat Evening',
    'One Plate Too Many',
    'A Pin With a Red Head',
    'A Stamp With a Snail on It',
    'Nine Times That We Know',
  ],
  spark: [
    `There was a jar on the shelf, with slips of paper in it. It was for telling {lost}. Whatever happened went in there, folded small, so that it should still be warm when it was wanted.

      "It's nearly full," said {hero}. "Is it much longer?" It was a good while longer. They had never said that it was not.`,
    `{hero} had thought of the best bit too late. It is always like that, with somebody a long way off. You say that you are well, and that it rained. You never say about the snail.

      "I forgot the snail," said {hero}, and sat down on the floor. It had been meant for {lost}.`,
    `{hero} had set out one plate too many. Nobody had said anything. Then {hero} saw it as well, and stood there, holding the fork.

      They left the plate where it was. "It can be for the bread," somebody said. {lost} had always been fond of the crust.`,
    `"What is it now, where {lost} is?" asked {hero}. They worked it out on their fingers. It might be dark there, or it might be soup.

      "I don't mind all day," said {hero}. "I only mind at the ends."`,
    `In the hall hung a coat that was much too big. {hero} had got into it, all the way, and was standing among the other coats. Once {lost} had borrowed it, in the rain, and it had never quite got over that.

      Somebody found the feet, and sat down beside them. "Is it a coat evening?" they asked. It was.`,
    `It was not that anything was wrong, ~and that made it harder to explain. The soup was good, and the bath had been the right sort of hot. But {lost} was far away, and there was a place in the evening just as wide as one person, ~and {hero} kept walking into it.

      "I know," somebody said. "I've got a bruise from it myself."`,
    `They had a map on the wall, and on the map there was a pin with a red head, and that was {lost}. It was no distance at all, if you did it with a thumb. {hero} had measured it in that way every evening since it began, ~and this evening the thumb had not been enough.

      "It's a lot of map," said {hero}, "for one pin."`,
  ],
  promise: [
    `So they took a jar, and some paper, and a pencil on a string. They would catch things. What you have got to tell is half told already. They went to see what this evening had in it.`,
    `Nobody said that it would soon be over. "What would {lost} want to know?" they asked. Then they took the lamp and went round the house, to find out.`,
    `It was decided to send some of the evening, the ordinary part. They had an envelope, a big one. So they went about the house to see what would lie flat.`,
    `{hero} was to choose where they sat. They would all mind it together for a bit, and after that they would do the plants. That seemed the right way round.`,
    `There were slips of paper in the kitchen drawer. Everyone had three. The rule was that nothing was too small, and that you had to fold it twice.`,
    `They would keep the evening, then, as you keep the end of a cake, to be gone through slowly, crumb by crumb, with {lost}. For that it had to be looked at properly first, ~and they turned down nothing, not even the tap.`,
    `There are things that you can do about missing somebody, and most of them are small, and none of them is hurrying. They would do three, somebody said, and then see. The first was to go round the house and find out what had changed since {lost} was in it, ~and the second was to put it down on paper.`,
  ],
  between: [
    `That went on a slip of paper, folded twice. It was only four words long, but they were the right ones.`,
    `{hero} laughed, and then looked guilty. "No, no," somebody said. "That's one to tell."`,
    `They sang the silly one, and left out the part that {lost} does. You could hear it all the same.`,
    `On the shelf lay a shell that {lost} had found. {hero} held it to one ear. It had plenty to say, and took its time.`,
    `"Would {lost} like that?" asked {hero}. "The second half," somebody said.`,
    `The pencil had to be sharpened. It smelled of cedar, and the shavings came off in one long curl, and that was put in as well.`,
  ],
  heart: [
    `By then it was all down on slips of paper. {hero} laid them out under the lamp, side by side. They were mostly small things. "It looks like a lot," said {hero}, "when it's all in one place."

      "It is," they said. "That's how much somebody is thought of."`,
    `{hero} stood at the window and said it out loud, not to the glass, but through it. "Goodnight," said {hero}, "wherever it is." It was very quiet. Nobody answered, of course. But it had been sent, and that is a different kind of quiet.`,
    `They sat on the bottom stair and minded it. They did it properly, all together, for as long as it takes to drink a cup of {drink}.

      Then {hero} had finished, for now. It does come to an end, each time, if you let it.`,
    `"Does {lost} mind it too?" asked {hero}. "Yes," they said. "At the same end of the day, very likely. With a spoon in one hand."

      {hero} thought about that spoon. It was easier, minding it from both sides.`,
    `{hero} put it all on one long thin strip of paper, and rolled it up, and tied it with a thread. It had the tap in it, and the soup, and what was said on the stairs. At the end it said, I am well, and then, Mostly.`,
    `When the lamp was low {hero} asked what is at the bottom of all the other questions, and asked it of the wall. Would {lost} still be fond of everyone, from so far off, where there were other people, and other soup? They did not laugh. Fondness does not go by distance, they said. It is not like a voice, that gets thin. It is more like knowing the way to the kitchen in the dark, ~and nobody has ever unlearned that by being away.`,
    `They put out the lamp, to see better, and there was the street, and past it the roofs, and past them only the dark, ~and it went on all the way to wherever {lost} was, without a gap in it. {hero} had thought of the dark as what was in between. But it was all one piece, like a blanket that is wide enough, ~and somebody they knew was under the other end.`,
  ],
  gift: [
    `They filled in one more slip, and that was for {hero}. It said, Thought of, today, nine times that we know.`,
    `At the back of the drawer there was a peppermint, a bit furry. {lost} had left it there on purpose, by the look of it. {hero} had half.`,
    `All of it went into a jar, and a bit of cloth over the jar, and a thread round the cloth. It would keep.`,
    `{hero} was lent the scarf that belongs on the third hook. It was long enough to go round twice and hold on to.`,
    `They put away the plates. One of them went into the middle of the pile, where it is warmest.`,
    `There was an envelope, and it was addressed slowly, with the tongue between the teeth, and leaned against the lamp for the night, ~and it looked as if it could hardly wait. In one corner, where the stamp would go, {hero} had drawn a stamp. It had a snail on it.`,
    `Somebody took down the photograph and let {hero} hold it, not to look at, but to breathe on, and rub clean with one sleeve, ~and when it was back on its nail it was the brightest thing on the wall. Everyone in it was just about to say something.`,
  ],
  homeward: [
    `The house was shut up for the night, with one light left on, as it always was. It was nobody's job and everybody's.`,
    `"Same time tomorrow?" somebody asked. "Same time," said {hero}. There was plenty of paper left.`,
    `In the hall somebody's coat hung on its hook. It kept its arms a bit round, like a coat that has been held.`,
    `It was dark here now, and so that end of the day was done. They had got {hero} through it between them, like a table through a door.`,
    `They said goodnight in the proper order, and left a gap in it, just long enough, and went on.`,
    `Going up, they said what they could hear, a thing for every stair: the pipes, the clock, somebody's bicycle, ~and on the top one there was nothing to hear but all of them breathing. That was put on a slip of paper in the dark. It could be spelled tomorrow.`,
    `Nothing had been mended, since nothing was broken. There was one day more to tell about, ~and there was {hero}, who had missed somebody all the way from supper to bed, and had come out at the other end. And it was soft there, and the pillow was turned.`,
  ],
};
