import { frontPage } from '#contract/addresses.ts';
import type { BrandText } from '#contract/brand.ts';
import { WhoServes } from '#web/features/welcome/who-serves.tsx';
import { Island } from '#web/ui/island.tsx';
import voyageUrl from '#web/ui/scenes/drawn/voyage.svg?url';
import { Part, Sheet } from './sheet.tsx';

const steps = [
  {
    title: 'Enter the child’s name and interests',
    text: 'A name, an age, and what they are like: collects snails, brave on Tuesdays, scared of the bath plug.',
  },
  {
    title: 'Choose story themes and duration',
    text: 'Anything they asked for at dinner, in their words. Three to five minutes, five to eight, or eight to twelve.',
  },
  {
    title: 'Select family members to include',
    text: 'Up to ten of them: brothers, grandparents, the cat, the rabbit with one ear. Each gets something to do.',
  },
  {
    title: 'Enjoy AI-generated stories with narration',
    text: 'Read it yourself, or let the narrator, with the words lit as they are spoken. Keep the ones they ask for again.',
  },
];

const features = [
  {
    title: 'Personalised stories',
    text: 'Written from who your people are, not with a name dropped into a gap. A hobby is how somebody solves something; a trait is how they do it.',
  },
  {
    title: 'AI narration with multiple voices',
    text: 'Emma is warm and gentle, David friendly and adventurous, Maya playful and energetic. All three slow down as the story does.',
  },
  {
    title: 'Family characters',
    text: 'Tell us about somebody once, and they are there every night. Guests can come for one story and stay for more.',
  },
];

export function AboutPage({ brand }: { brand: BrandText }) {
  return (
    <Sheet
      title={`About ${brand.name}`}
      picture={
        <img
          src={voyageUrl}
          alt="A fox asleep in a little boat under a full moon"
          width="800"
          height="470"
          className="sheet-picture"
        />
      }
    >
      <Part id="mission" title="Our Mission">
        <p>
          By half past seven a day has used up most of what a parent has. There is still one thing left to do,
          it matters more than the washing-up, and the book is the one you both know by heart.
        </p>
        <p>
          {brand.name} is for that half hour. It makes a new story every night in which the people your child
          loves do something small and good together, and then it lets everybody fall asleep. It never leaves
          a child hanging, never frightens one, and never teaches one a lesson. You stay the one who tells it,
          or you lie down beside them and listen too.
        </p>
      </Part>
      <Part id="how" title="How It Works">
        <ol className="steps">
          {steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Part>
      <Part id="features" title="Features">
        <ul className="about-features">
          {features.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Part>
      <Part id="ai" title="Powered by AI">
        <p>
          The stories are made by a machine, and so are the voices. {brand.name} has a storyteller and a
          narrator of its own, which work in our own house and send nothing anywhere: the storyteller plans
          each story around your people, and is held to rules about length, language, fear and how the light
          goes down. Whoever runs a house like this one can also let a large language model write, or a speech
          service speak. What is then sent, and to whom, is in the{' '}
          <a href="/privacy#providers" className="paper-link">
            Privacy Policy
          </a>
          .
        </p>
        <Island name="who-serves" component={WhoServes} props={{}} when="visible" />
        <p>
          Machines make mistakes, and a story may now and then say something odd. You see the text before your
          child hears it; if it is not right, delete it, and tell us.
        </p>
      </Part>
      <p>
        You can also see{' '}
        <a href={frontPage} className="paper-link">
          the page that everybody sees first
        </a>
        , with the storyteller’s welcome and what it costs.
      </p>
      <p className="round-way-back">
        <a href="/dashboard" className="round-button lamp-orb" aria-label="Back to dashboard">
          <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true" focusable="false">
            <path
              d="M19 12H6m6-6-6 6 6 6"
              fill="none"
              stroke="currentColor"
              strokeWidth="2.4"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
        </a>
      </p>
    </Sheet>
  );
}
