import type { BrandText } from '#contract/brand.ts';
import { WhoServes } from '#web/features/welcome/who-serves.tsx';
import { Island } from '#web/ui/island.tsx';
import { BackToHome, MailLink, Part, Sheet } from './sheet.tsx';

const kept = [
  {
    what: 'Your account',
    which:
      'First and last name, e-mail address and whether you confirmed it, when you came and when you last signed in, when your trial ends, and your password as a slow one-way hash that cannot be turned back.',
    why: 'To know that it is you, and to write to you about the account.',
    until: 'you delete the account',
  },
  {
    what: 'Your family and guests',
    which:
      'What you enter about each of them: name, age, relationship, the avatar you picked, hobbies and character traits and, if you tell us, their pronouns and how the name is to be said. No photograph, no birthday, no address, no school.',
    why: 'To write stories about them. For nothing else.',
    until: 'you delete that person, or the account',
  },
  {
    what: 'Your stories',
    which:
      'What you asked for, the title and the text, who wrote it, the narrator’s voice, when it was made, for which child it is, and whose favourite; where you want it, what may be asked about it at breakfast.',
    why: 'So that you can read them again, and so that no two are alike.',
    until: 'you delete the story, or the account',
  },
  {
    what: 'Bedtimes',
    which:
      'If you want stories made ahead: on which evenings and when, by which clock, for whom, who is in them and how they are told, the wishes on your list, what came of each evening and whether its story was opened, whether you want letters, and of each browser that is to get a note the address and the key that it gave for that.',
    why: 'So that tonight’s story is there before you ask, and so that none is made for nobody.',
    until: 'you remove the bedtime, the child or the account; of each evening, two months',
  },
  {
    what: 'Narration',
    which: 'The sound of a story, the times of its words, and how many letters were narrated on which day.',
    why: 'So that it plays at once the second time, and so that machines cannot run us dry.',
    until: 'the story goes, or the account',
  },
  {
    what: 'Evenings',
    which:
      'Of each story that is told to you: when it began, when somebody last paused or moved it, until when it was told, and by which voice. Not whether anybody slept.',
    why: 'For your own look back on your evenings, and for nothing else.',
    until: 'you switch it off, delete the story or the account, or two months pass',
  },
  {
    what: 'Recordings of your own',
    which:
      'What you, or somebody you invited, have read aloud; who it is; the times of its words; and the invitations you sent. Of one that is not finished, its parts.',
    why: 'To tell your family that story in that voice, and for nothing else: no voice is imitated, measured or shown to anybody.',
    until:
      'you delete it, its story, its person, or the account; what is not finished, thirty days; an invitation, thirty days or until you take it back',
  },
  {
    what: 'Signing in',
    which:
      'For each browser you signed in with, a mark from which nobody could sign in, and when it was last used. Of wrong passwords, how many there were, under marks that tell neither the address that was typed nor the network it came from.',
    why: 'To keep you signed in, and to keep guessers out.',
    until:
      'you sign out, 31 days pass without a visit, or 90 days in all; the counts, when they have lost their meaning, most of them within the hour',
  },
  {
    what: 'Payment',
    which:
      'Whether you subscribed, until when, and the numbers by which Stripe knows you, the subscription and the payment. Never a card number.',
    why: 'To know that you have paid.',
    until:
      'you delete the account, which also ends the subscription; the number of a payment that was paid back, for up to thirty days more',
  },
];

const providers = [
  {
    when: 'Our own storyteller and narrator',
    what: 'Nothing leaves this house. This is how the software comes, and how it works without any key.',
  },
  {
    when: 'A language model writes (OpenAI, Anthropic, Google, or one that the house chose)',
    what: 'The request for that one story: the theme, length and cultural background, and of the people you picked their first names or stand-ins for them, ages, relationships, hobbies and traits. Not your surname, e-mail address or avatars, not who you are, and none of your other stories.',
  },
  {
    when: 'A model paints the covers (OpenAI, Google, or one that the house chose)',
    what: 'What is on the cover, in words of our own list: “a purple dragon, in a kitchen, at dusk”, and that a child and an old person look on. With it goes our own drawing of that cover, with nobody on it. No name, no face, not your wish and not a word of the story.',
  },
  {
    when: 'A speech service speaks (OpenAI, ElevenLabs, or one that the house chose)',
    what: 'The words of the story that is being narrated, with the names in them, and the voice. Nothing else.',
  },
  {
    when: 'You pay (Stripe)',
    what: 'What you enter on Stripe’s own page or in its own button. Its script is loaded on the pricing page alone, and only where payment is set up.',
  },
  {
    when: 'An e-mail goes to you',
    what: 'Your address and the mail, through whoever carries the mail of this house.',
  },
  {
    when: 'A note goes to your device (the service of your browser’s maker)',
    what: 'That there is a note for this browser. What it says is sealed, and only your browser can read it. Where you have not asked for notes, nothing.',
  },
  {
    when: 'You send somebody an invitation to read one story (the messenger that carries it)',
    what: 'What that story is about, “the kite”, and our drawing of it with nobody on it, as long as the invitation lasts. No name, no face, and not the title. This house tells it nothing else; your message, with the link in it, passes through it like any other.',
  },
  {
    when: 'You give your private address to a podcast app (the app’s own service)',
    what: 'The told stories, in which names are said aloud; their titles and drawings. A title with a name in it, and your faces, only where you switched that on.',
  },
  {
    when: 'You press play on a music playlist (Spotify)',
    what: 'What your browser tells any website that it visits. The player is not loaded until you tap it.',
  },
];

export function PrivacyPage({ brand }: { brand: BrandText }) {
  const { name, email, phone, location } = brand;
  return (
    <Sheet title="Privacy Policy" note="Last updated August 3, 2025">
      <BackToHome />
      <p>
        {name} of {location} keeps what you tell it about your family for one purpose: to make stories for
        you. We do not sell it, we show no advertisements, we count no visitors, we build no profile of
        anybody, and we train no model on it. This page says all of it, in plain words, under the New Zealand
        Privacy Act 2020 and with an eye to the stricter rules for children elsewhere.
      </p>
      <Part id="children" title="Children first">
        <p>
          {name} is used by grown-ups. Children have no accounts, and nothing on these pages asks a child for
          anything. What we know about a child we know from you, the parent or guardian, because a story needs
          it, and you decide how much that is. A nickname works as well as a name. Nobody but you sees it:
          there is no public profile, no sharing and no message between families.
        </p>
        <p>
          We collect it from you and not from the child, because the child is too young to be asked and the
          story is for them. When they are old enough to wonder, please show them what you wrote; whatever
          they do not like, you can change or delete the same minute.
        </p>
        <p>
          If you are told about by somebody else and would rather not be, or if you think that a child has
          signed up here, write to <MailLink email={email} />.
        </p>
      </Part>
      <Part id="kept" title="What we keep, why, and until when">
        <dl className="kept">
          {kept.map(({ what, which, why, until }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{which}</dd>
              <dd>{why}</dd>
              <dd>
                <strong>Until</strong> {until}.
              </dd>
            </div>
          ))}
        </dl>
        <p>
          Our technical logs say that a request came, how long it took and whether it worked. No password, no
          e-mail text and no detail about a child is ever written into them.
        </p>
        <p>
          We keep nothing longer than this says and nothing “just in case”. Safety copies of the database,
          made against accidents, are destroyed after 30 days at the latest; until then, something you deleted
          may still lie in one of them, locked away, and it is not used. Should we ever have to go back to
          one, a family that has left since is deleted again at once: for that we keep one mark, a number that
          says nothing about you.
        </p>
      </Part>
      <Part id="browser" title="What stays in your browser">
        <p>
          At most three cookies, all of them ours and none readable by a script. One keeps you signed in. One,
          for 180 days, lets us tell your own device from a stranger’s when somebody guesses at your password;
          it names nobody. One lasts half an hour after a purchase, so that only the buyer is shown the way
          in. There are no others and no trackers.
        </p>
        <p>
          The browser’s own storage holds your account’s id and name, your profile settings (time zone,
          notifications, preferences), the sound of the storyteller’s welcome, and where the narration of your
          stories is found. Signing out clears your account and profile from it; deleting the account clears
          everything.
        </p>
      </Part>
      <Part id="providers" title="Who else sees what">
        <p>
          {name} can be run with nobody else involved. Whoever runs a house may add helpers for the writing or
          the speaking. What each would be sent:
        </p>
        <dl className="kept">
          {providers.map(({ when, what }) => (
            <div key={when}>
              <dt>{when}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
        <Island name="who-serves" component={WhoServes} props={{}} when="visible" />
        <p>
          Helpers may be in other countries, mostly the United States, and are bound by their own business
          terms to use what they get for nothing but the answer. We use none that trains on what families
          send. Apart from them we hand out data only if a court or a law of New Zealand compels us, and then
          we tell you unless that is forbidden.
        </p>
      </Part>
      <Part id="rights" title="Your rights, and the buttons for them">
        <ul className="sheet-list">
          <li>
            <strong>See it and take it along.</strong> My Profile gives you a file with everything that is
            kept about your account. It is yours at any time.
          </li>
          <li>
            <strong>Correct it.</strong> Names, ages, hobbies: change them where you entered them.
          </li>
          <li>
            <strong>Delete it.</strong> One person, one story, or the whole account with all of them, its
            narration, its sessions and its purchases’ records here. It happens at once and cannot be undone.
            You can also ask by e-mail from the account’s address, without signing in.
          </li>
          <li>
            <strong>Ask and complain.</strong> Write to <MailLink email={email} />; you have an answer within
            20 working days, usually sooner. If it does not satisfy you, go to the Office of the Privacy
            Commissioner at{' '}
            <a href="https://www.privacy.org.nz" className="paper-link" rel="noopener">
              privacy.org.nz
            </a>
            , or to the authority of the country where you live.
          </li>
        </ul>
        <p>
          What Stripe keeps about a payment it keeps as a company of its own, for as long as tax law asks; its
          privacy policy says how to reach it.
        </p>
      </Part>
      <Part id="safety" title="How it is kept safe">
        <p>
          Connections are encrypted wherever this house is reached over https. Passwords are stored only as
          slow, one-way hashes, sessions only as hashes, and each family’s data can be reached from its own
          session and from no other. Few people can reach the server, and none of them reads your stories for
          their own interest.
        </p>
        <p>
          If data should ever get into wrong hands in a way that could harm you, we tell you and the Privacy
          Commissioner as soon as we can, with what happened and what to do.
        </p>
      </Part>
      <Part id="changes" title="Changes and contact">
        <p>
          If we ever want to do more with your data than this page says, we write to you first and ask. The
          date at the top says when the page was last changed.
        </p>
        <p>
          For everything about privacy: {name}, {location}, <MailLink email={email} />, telephone {phone}.
        </p>
      </Part>
      <BackToHome />
    </Sheet>
  );
}
