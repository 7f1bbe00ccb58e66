import { useQueryClient } from '@tanstack/react-query';
import { BookOpenText, House, Info, Sparkles, UserRound, UsersRound } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { signOut, useSession } from '#web/features/accounts/use-session.ts';
import { NightLightCard } from '#web/features/night-light/lazy-night-light-card.ts';
import { SleepSoundsCard } from '#web/features/sleep-sounds/lazy-sleep-sounds-card.ts';
import { refreshStories } from '#web/features/stories/story-calls.ts';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import landscape from '#web/ui/scenes/drawn/landscape.svg';
import moon from '#web/ui/scenes/drawn/moon.svg';
import { greetingAt } from './dashboard/greeting.ts';

// Making a story is more than the whole home screen: it comes once the screen stands.
const Tonight = lazy(async () => ({ default: (await import('./dashboard/tonight.tsx')).Tonight }));

// Only in the morning.
const ThisMorning = lazy(async () => ({
  default: (await import('./dashboard/this-morning.tsx')).ThisMorning,
}));

// Only seen when somebody has read a story.
const ReadForYou = lazy(async () => ({
  default: (await import('#web/features/recordings/read-for-you.tsx')).ReadForYou,
}));

// After everything else: it is for when the story is over.
const SleepCard = lazy(async () => ({
  default: (await import('#web/features/sleep/sleep-card.tsx')).SleepCard,
}));

type TileWords = { label: string; words: string; href: string; icon: ReactNode };

const tiles: readonly TileWords[] = [
  {
    label: 'Create Story',
    words: 'Choose who is in it tonight',
    href: '/create-story',
    icon: <Sparkles size={26} />,
  },
  {
    label: 'Story Library',
    words: 'Every story you have been told',
    href: '/stories',
    icon: <BookOpenText size={26} />,
  },
  {
    label: 'Family Manager',
    words: 'The people, pets and guests',
    href: '/family',
    icon: <UsersRound size={26} />,
  },
  {
    label: 'My Profile',
    words: 'Your account and your wishes',
    href: '/user-profile',
    icon: <UserRound size={26} />,
  },
  { label: 'Home', words: 'Back to this evening', href: '/dashboard', icon: <House size={26} /> },
  { label: 'About', words: 'Who we are and how it works', href: '/about', icon: <Info size={26} /> },
];

export function DashboardPage() {
  return <HomeScreen clock={() => new Date()} />;
}

function HomeScreen({ clock }: { clock: () => Date }) {
  const { user } = useSession();
  const client = useQueryClient();
  const [now] = useState(clock);
  const { hello, words } = greetingAt(now.getHours());
  return (
    <div className="relative isolate grid gap-10">
      <Valley />
      <section className="grid content-start justify-items-start gap-4">
        <h1 className="max-w-full text-hero leading-[1.05] tracking-[-0.022em] wrap-anywhere text-lamp-50 md:pr-44">
          {hello}
          {user?.firstName && <Name of={user.firstName} />}
        </h1>
        <p className="max-w-110 text-lg text-night-100">{words}</p>
        <Suspense>
          {user && <ReadForYou userId={user.id} onChanged={() => refreshStories(client, user.id)} />}
        </Suspense>
        <div className="relative mt-24 grid min-h-96 w-full content-start md:mt-2">
          <HouseOnTheCard />
          <Suspense>{user && <Tonight userId={user.id} now={now} />}</Suspense>
        </div>
      </section>
      <Suspense>{user && <ThisMorning userId={user.id} now={now} />}</Suspense>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {tiles.map((tile) => (
          <li key={tile.label}>
            <Tile {...tile} />
          </li>
        ))}
      </ul>
      <Button tone="ghost" className="justify-self-start" onClick={() => void signOut()}>
        Logout
      </Button>
      <div className="min-h-152 md:min-h-110">
        <Suspense>
          <NightLightCard />
        </Suspense>
      </div>
      <div className="min-h-142 md:min-h-89">
        <Suspense>
          <SleepSoundsCard />
        </Suspense>
      </div>
      <Suspense>
        <SleepCard />
      </Suspense>
    </div>
  );
}

function Name({ of: name }: { of: string }) {
  return (
    <>
      , <em className="text-lamp-300 italic">{name}</em>
    </>
  );
}

/** The house with its lit window, behind everything and from one edge of the screen to the other. */
function Valley() {
  return (
    <div
      aria-hidden="true"
      className="absolute inset-x-[calc(50%-50vw)] -top-32 -z-10 hidden h-184 overflow-clip md:block"
    >
      <img src={moon} alt="" className="absolute top-28 right-[max(1.5rem,calc(50vw-34rem))] w-40" />
      <img
        src={landscape}
        alt=""
        className="absolute bottom-0 left-0 h-140 w-[max(128%,100rem)] max-w-none mask-b-from-60% object-cover object-[53%_100%]"
      />
    </div>
  );
}

/** On a phone it stands on the card, however long the greeting is. */
function HouseOnTheCard() {
  return (
    <div
      aria-hidden="true"
      className="absolute inset-x-[calc(50%-50vw)] -top-50 -z-10 h-60 overflow-clip md:hidden"
    >
      <img src={moon} alt="" className="absolute top-20 right-6 w-16 max-[23rem]:hidden" />
      <img
        src={landscape}
        alt=""
        className="absolute bottom-2 h-56 w-full mask-b-from-80% object-cover object-[53%_100%]"
      />
    </div>
  );
}

function Tile({ label, words, href, icon }: TileWords) {
  return (
    <Link
      href={href}
      className="night-sheet flex h-full items-center gap-5 rounded-card p-5 transition hover:-translate-y-0.5 hover:bg-night-700 md:p-6"
    >
      <span className="grid size-15 shrink-0 place-items-center rounded-full bg-night-700 text-lamp-300">
        {icon}
      </span>
      <span className="grid">
        <span className="font-display text-xl text-lamp-50">{label}</span>
        <span className="text-sm text-night-200">{words}</span>
      </span>
    </Link>
  );
}
