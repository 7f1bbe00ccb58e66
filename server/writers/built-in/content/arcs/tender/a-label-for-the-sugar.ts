import type { Arc } from '../../../format.ts';

export const aLabelForTheSugar: Arc = {
  id: 'a-label-for-the-sugar',
  kind: 'tender',
  premise:
    '{lost} forgets: names, words, what day it is, and sometimes who {hero} is. It is nobody’s fault, and nobody says that it will get better. The family keeps {lost} company in it: they label things, sing what is still known, answer the same question again. What has not gone is shown and not explained. {lost} is never laughed at and never tested, and is in the big chair tonight.',
  mode: 'home',
  only: { sorrow: 'memory' },
  meets: ['home', 'garden'],
  titles: [
    'A Label for the Sugar',
    'The Song in the Biscuit Tin',
    'Every Gate and Every Hen',
    'Two Hats, Both Expected',
    'The Word Was Mine',
    'Somebody Moves Over',
    'It Is Only Over Here',
  ],
  spark: [
    `"And who is this?" asked {lost}, and looked at {hero} with a kind face. It was the second time that day. Everyone knew the answer, and nobody said it quickly enough.

      "I'm {hero}." It was not very loud. "Of course you are," said {lost}. But it had gone in at one side and out at the other. You could see it go.`,
    `{lost} had called {hero} by another name at supper. It was a nice name. It belonged to somebody else, a long time ago.

      "It's me," said {hero}, to the salt. Under the table two feet had stopped swinging.`,
    `There were words that had gone. {lost} said, "Pass me the, the," and held out a hand, and what was wanted was the spoon. It had always been the spoon.

      {hero} passed it. "Where do they go?" {hero} asked afterward, in the kitchen. Nobody laughed, since it was a real question.`,
    `{hero} had told {lost} about the snail, all of it, from the beginning. {lost} had laughed in the right places. Then there was a pause for the soup. "And what have you been up to, my dear?" said {lost}.

      So {hero} told it all again. It was just as long, but it was not just as funny.`,
    `That day {lost} had come down in a hat, with another hat on top. "I am expected," said {lost}, and could not say where. They all sat down for a bit, hats and all, until it had passed.

      "Is it because of something I did?" asked {hero}, later, into the tea towel. It was not. They said so twice.`,
    `It had begun with small things, keys and Tuesdays and where the tea is kept, ~and nobody had minded, since everyone loses those. Then one evening {lost} looked across the table, and asked {hero}, as politely as a visitor, how the two of them knew one another.

      {hero} did not cry until the plates were done. "I've known {lost} for my whole life," said {hero}, "and it only took one go."`,
    `It is like a tide going out, somebody had said, a little further every time, ~and {hero} had been thinking about that all day, and did not like it. A tide has nobody's name to get wrong. {lost} had got it wrong three times since the bread.

      "I'm not cross with {lost}," said {hero}. "I'm cross with the forgetting. It never wipes its feet."`,
  ],
  promise: [
    `Then they would be the ones who remembered. Nobody could hold it all. But each of them could hold a bit, and they could take turns.`,
    `They decided on labels. They cut them out of an old envelope, with round corners, and took the pot of paste. What had lost its name should have one, however small it was.`,
    `What did {lost} still know? It was a better question than the other one. They went round the house to see, room by room, in their socks.`,
    `Somebody found the biscuit tin with no biscuits in it. It was to be for keeping what {lost} might like to have again: a smell, a button, half a song.`,
    `Nothing had to be done, they told {hero}, and {hero} knew it. But there was an evening to be got through, and that goes better with something in your hands.`,
    `They could not mend it, somebody said, ~and it was better to know that than to be told it would mend. What they could do was to keep {lost} company in it. For that you need a lamp, and a plate of something, and ears that can hear the same story as if it had just come in.`,
    `There would be a book of it, then, with a name on every page and a face drawn over the name, ~and they would begin with the easy ones. They had a pencil, and the back of a calendar. They went about the house, and put in whatever ought to be put in.`,
  ],
  between: [
    `{lost} had forgotten how the song began. Then {hero} hummed it, and {lost} knew every word to the end. It had been kept in another drawer.`,
    `{hero} put a label on the sugar, and one on the salt. On the third, after some thought, {hero} put nothing but a face, and stuck it on one sleeve.`,
    `"Tell me about when you were small," said {hero}. {lost} did. That was all there, every gate and every hen.`,
    `{lost} folded a napkin in half, and in half again, with square corners. Hands remember. Nobody has to remind them.`,
    `The cup was where it always was. {lost} looked for it all the same. So they looked too, since it is dull to look alone.`,
    `The same question came round again, like the horse on a roundabout. {hero} waved to it, and told the answer.`,
  ],
  heart: [
    `{lost} sat by the window, with the lamp low. {hero} sat down on the little stool. "I'm {hero}. You needn't know it just now. I'll know it for both of us."

      {lost} thought about that for some time. Then a warm dry hand came down on {hero.s} head, and it knew just where to go.`,
    `"Have we met?" asked {lost}. It did not hurt so much as {hero} had thought it would. "Yes," said {hero}, "every day, and I always like it."

      "How do you do," said {lost}, and shook hands, and went on holding. "What a good face. I shall look out for it."`,
    `They did not ask, "Do you remember?" It is a hard question, when you don't. {hero} began an old song instead, low, and left a gap.

      {lost} sang what went in the gap. Then it was {hero.s} turn, and after that it was both of them, slow, to the end.`,
    `{hero} had made a label with a face on it, and held it out. {lost} looked from the label to {hero}, and from {hero} to the label, and smiled. The name did not come. Something else did, and it was better at hugging.`,
    `"I have lost it again," said {lost}, in a small voice. "I know that I had it."

      "It isn't lost," said {hero}. "It's only over here." And {hero} said it, quite softly, so that it could be heard once more.`,
    `"It's dreadful," said {lost}, after a silence, "to look for a thing, and not to know what it was." {hero} had not thought that it might be like that from the inside. So {hero} moved the stool nearer, and they looked for it together, out of the dark window, where there were three lamps and a wall, ~and neither of them had to say what they had found.`,
    `There was one thing that had not gone, and they came on it by accident. Whenever {hero} sat down on that side, {lost} moved over, without looking up, by just the width of one person. Names are kept in the head, somebody said. But that was kept somewhere lower, and further in, ~and there were no doors there for anyone to leave open.`,
  ],
  gift: [
    `{lost} gave {hero} a button, very grandly. It had been given twice that day already. {hero} said thank you as if it was the first.`,
    `There was a label on {hero.s} sleeve. It had a face on it, and now, in wobbly letters, it had a word as well. The word was Mine.`,
    `They put the song in a biscuit tin, or as much of it as will go in. It shut with a soft click.`,
    `On the back of an old calendar somebody had drawn a line from one face to the next. You could go along it with a finger, and not let go.`,
    `{lost} took off the good scarf and put it round {hero}, twice, without a word. It was warm from the other neck.`,
    `{lost} did up {hero.s} top button, slowly, the way it has to be done. "Whoever you are," said {lost}, "I'm very glad that you came." {hero} put that away with care. There are people with all their names in order who are never told so much.`,
    `They had drawn everybody, on the back of an old calendar, and there was a space left over, ~and {lost} took the pencil and filled it, after a long look round the room. It was not a name. It was a drawing of a hand, with all its fingers, and in it there was another one.`,
  ],
  homeward: [
    `"Will it come back?" asked {hero}. "Some days a bit of it does," they said, "and some days we just go and sit with it." So that was that, and it was dark, and there was room.`,
    `There were labels on things now, with round corners. In the dark they held on to the sugar, and the salt, and the door.`,
    `Somebody helped {lost} up the stairs, one at a time, and said what each of them was. It was a stair. And so was that.`,
    `It grew quiet. In one room somebody was humming, and had lost the words, and did not need them.`,
    `{hero} said all the names over in bed, slowly, everyone there was. It was a way of keeping them warm.`,
    `The lamp was left on in the passage, since a house that you know by day may be a strange one by night, ~and on each door there was a label with a small face, to show who was asleep behind it. {hero} drew one more, and put it low down, for anyone who might be looking at the floor.`,
    `Tomorrow would have the same question in it, and they would tell {lost} the answer, as many times as it was asked. It was not the sort of thing that is over. But it was the sort of thing that is easier in slippers, and with somebody, ~and now it was dark, and nobody was being asked anything at all.`,
  ],
};
