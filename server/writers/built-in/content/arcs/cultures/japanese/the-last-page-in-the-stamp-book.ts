import type { Arc } from '../../../../format.ts';

export const theLastPageInTheStampBook: Arc = {
  id: 'the-last-page-in-the-stamp-book',
  kind: 'culture',
  premise:
    'Every station has a rubber stamp of its own, and {hero} has a book with all of the line in it but one page. {guest} is the station keeper of {realm}, one stop past the last, where nobody has come to be stamped for years. They go there in a train of one carriage, by {road}. The pad is dry, and in the end it is a warm breath from {hero} that makes it print. {prize} is given.',
  mode: 'journey',
  rides: true,
  only: { culture: 'japanese' },
  suits: {
    kinds: ['setting', 'object'],
    values: ['trying', 'patience'],
    elements: ['a night journey', 'a lost map'],
  },
  meets: 'theme',
  titles: [
    'The Last Page in the Stamp Book',
    'A Train With One Carriage',
    'One Stop Past the Last',
    'The Ink Had Gone to Sleep',
    'Please Press Firmly',
    'Twenty Stations and a Blank',
  ],
  spark: [
    `{hero} had a book with a stamp in it for every station on the line. <?: There was the one with the bridge, and the one with the pears.> Only the last page was white, and the line had come to an end.

      "Ours is blue," said somebody on the desk. {guest.a} stood there in a cap. "I keep the station {inrealm}. It's one after the last. Nobody has been for our stamp in nine years, and we do so want to be asked."`,
    `Each station has a table with a stamp on a string, and you press it in your book to show that you have been. {hero} had been to all of them. And yet there was a page over. {hero} turned it to the lamp, and it smelled of {air}.

      "That is us," said {guest.a}, saluting. "{realm}. It's on the timetable, at the bottom, under the staple." It coughed. "A train goes now, if anyone should want one."`,
    `A ticket lay on the step by the shoes, small and stiff, with a bite out of it. It was to {realm}, and back. {hero} had never seen that name, though {hero} had the stamp of every station in a book, in order, except for a single white page.

      "I left it where you would step on it," said {guest.a}. "I keep the station there. It is a very good stamp, and it only wants to be pressed."`,
    `The stamp book had fallen open at the end, where there was still a blank. {hero} shut it. It fell open again. Something was holding the page down, from inside, and it was {guest.a}, lying on it at full length, to see if it would fit.

      "Just about right," it said, getting up. "I am from {realm}. We have a very good stamp, and no one to put it on." Far off, the crossing bell had begun to ring.`,
    `There had been {clue}. {hero} looked it up in the stamp book, to see what station it came from, and it came from none. It was then that a small voice asked if there was a page free.

      "We aren't a big station," said {guest.a}, turning its cap round and round. "It's one bench. But it's at the end of {road}, and {folk} keep it swept. I'm supposed to bring in passengers. So far I have not had the courage."`,
  ],
  promise: [
    `"We'll come," said {hero}, and put the book in a bag with a rice ball. The train stood at the crossing, one carriage long, with yellow windows. There was no one in it. {they} got in at the back, as you should. It was the sort of train that stops whenever there is anything to be seen to, and waits.`,
    `{hero} found a pencil for the date. Shoes were put on, left and then right. And at the bottom of {street}, where the rails are, the last train had stopped between stations. It would do it again, it said on the door, for anyone who had something to see to.`,
    `{guest} blew a whistle the size of a grain of rice. It shut the doors, and pointed up the line, and pointed down it, with a straight arm, so as to be certain. Then it rang the bell, and they began to roll, along {road}. They would get down wherever there was something to look at.`,
    `One must not keep a train waiting. They ran the last bit. "{realm}," called {guest}, in a voice that it had clearly practised. "{realm}, next but several." The seat was warm from underneath. It was a slow train, and you could get down to look at things.`,
    `"Does it stop on the way?" asked {hero}. {guest} looked at its watch, which had no hands. It stopped, it said, for whoever needed it. That could take some time, ~but the page would still be white.`,
  ],
  between: [
    `The train rocked them, left and right, left and right. All the hanging rings swung the same way. {hero} had the book held flat on both knees.`,
    `"Next stop," sang {guest}, "a nice view of nothing." They all got down to see it. It was very nice. They got in again.`,
    `{hero} looked through the pages, from the first one, with a rabbit, to the one with the pears. They smelled of ink. Each had been a whole day.`,
    `Someone had drawn on the steamed window with a finger. It was a small square, with nothing in it. Through the square went the dark, and a light, and more dark.`,
    `There was a rice ball, and they shared it. The driver had a bit too, or somebody did, for a hand in a glove came through the curtain and went in again.`,
  ],
  heart: [
    `It had one bench, and one lamp, and a table. <?: There was the stamp on its string.> {hero} laid the book under it, open at the white, and pressed. When the stamp came up there was nothing.

      "Nine years," said {guest}, very low. "It has gone dry." {hero} turned the stamp over and held it near, and breathed on it, three long warm breaths. Then {hero} pressed once more, and leaned.`,
    `All of {folk} had come out on the platform, and they stood in order of height and did not push. <?: The book was opened.> The page lay there under the lamp, as white as rice.

      <?: {hero} asked the smallest of them to hold the corner.> Then down went the stamp, softly, and everyone counted three under their breath. When it was lifted, there was {realm} on the page, tiny and blue, with all of its lights.`,
    `The table was there, ~but the string had nothing on the end of it. {guest} went red, and took off its cap. It had kept the stamp in there, where it would be safe. <?: It had been wearing it for nine years.>

      {hero} took it in both hands, warm as an egg, and set it down on the very middle. It made a small kiss of a sound.`,
    `{hero} was afraid to press it crooked. <?: There was only one page.> They all stood round the table, and the train hummed behind them, and nobody told {hero} to be quick.

      So {hero} shut both eyes and did it by feel. It was crooked, by about a hair. "So is the station," said {guest}, and its voice was not quite steady. "It's got us just as we are."`,
    `In the whole of that place there was only the hush of a platform when the train has been turned off. {hero} pressed, and held it, and breathed out. <?: The ink took its time.>

      It came up pale, and then it came up blue. {folk} leaned in from each side to see, and found themselves, in a line along the bottom, each no bigger than a comma.`,
  ],
  gift: [
    `{guest} put the date to it, in a careful hand. Then it felt in its coat, where it kept whatever mattered, and brought out {prize.a}, and gave it over with great care.`,
    `The ticket was punched. It was punched so well that a round bit fell out, and when {hero} bent for it, what lay there under the bench was {prize.a}.`,
    `A passenger is given something. {guest} had heard that somewhere. For nine years {folk} had talked over what it should be, and it was to be {prize.a}.`,
    `On the bench, tied in a cloth with its ears up, was {prize.a}, as you leave something for somebody who has a long way to go.`,
    `As the train drew out they all stood in line on the edge and lifted one arm, and went on until they could not be seen. {hero} sat down, and had to get up again. On the seat was {prize.a}.`,
  ],
};
