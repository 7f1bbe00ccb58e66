import { useQueryClient } from '@tanstack/react-query';
import { CloudRain, LampDesk, LockKeyhole, Play, Waves, Wind } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type ChildScreen, oneButtonUpTo, type ShelfStory } from '#contract/child-screen.ts';
import { session, useSession } from '#web/features/accounts/use-session.ts';
import { Asleep } from '#web/features/child-screen/asleep.tsx';
import type { ToldStory } from '#web/features/child-screen/child-player.ts';
import { lookAtScreen, noteScreen, useChildScreen } from '#web/features/child-screen/child-screen-calls.ts';
import { GrownUps } from '#web/features/child-screen/grown-ups.tsx';
import { BigSign, NowTelling } from '#web/features/child-screen/now-telling.tsx';
import {
  childPlayer,
  sendPlacesFromHere,
  useChildTelling,
} from '#web/features/child-screen/the-child-player.ts';
import { useBedtime } from '#web/features/child-screen/use-bedtime.ts';
import { nightLight, useNightLight } from '#web/features/night-light/use-night-light.ts';
import { lookForHouse } from '#web/features/offline/look-for-house.ts';
import { canKeep, keptStories, takeUpNights } from '#web/features/offline/kept-stories.ts';
import type { SleepSoundId } from '#web/features/sleep-sounds/sounds.ts';
import { sleepSounds, useSleepSounds } from '#web/features/sleep-sounds/use-sleep-sounds.ts';
import { CoverImage } from '#web/features/stories/cover-image.tsx';
import { pictureOfStory } from '#web/features/stories/picture-of-story.ts';
import { brand } from '#web/platform/brand.ts';
import { useCurrent } from '#web/platform/use-current.ts';
import { useIsHouseAway } from '#web/platform/use-is-house-away.ts';
import { classNames } from '#web/ui/class-names.ts';

/** The one screen of a device in a child's hands: their stories, the light, the sounds, and a way back for grown-ups. */
export function ChildScreenPage() {
  const client = useQueryClient();
  const { screen, isFetching } = useChildScreen();
  const isAway = useIsHouseAway();
  const { user } = useSession();
  const telling = useChildTelling();
  const [isGrownUp, openGrownUps] = useState(false);
  useBedtime(screen?.night);
  useEffect(() => {
    document.title = brand.name;
  }, []);
  // A parent has taken it back on this device, in another tab.
  useEffect(() => {
    if (screen === null && !isFetching) session.learn({ isWithChild: false });
  }, [screen, isFetching]);
  useEffect(() => () => childPlayer.stop(), []);
  useEffect(lookForHouse, []);
  useEffect(() => {
    if (user && canKeep()) takeUpNights(user.id).catch(sayNotTakenUp);
  }, [user]);
  const wasAway = useRef(false);
  useEffect(() => {
    if (!isAway) void sendPlacesFromHere();
    if (!isAway && wasAway.current) void lookAtScreen(client);
    wasAway.current = isAway;
  }, [client, isAway]);

  const isSmall = screen?.child != null && screen.child.age <= oneButtonUpTo;
  return (
    <>
      <main className="mx-auto w-full max-w-content px-5 pt-5 pb-32">
        <div className="mb-4 flex justify-end">
          <button
            type="button"
            aria-label="For grown-ups"
            className="grid size-12 place-items-center rounded-full text-night-300 hover:bg-hover"
            onClick={() => openGrownUps(true)}
          >
            <LockKeyhole size={22} aria-hidden="true" />
          </button>
        </div>
        {screen && <Evening screen={screen} isSmall={isSmall} isAway={isAway} />}
        {isAway && screen === undefined && <NobodyThere />}
      </main>
      {screen && !isSmall && <LightAndSounds isQuiet={telling?.status === 'playing'} />}
      {isGrownUp && (
        <GrownUps
          onBack={() => openGrownUps(false)}
          onTaken={() => {
            noteScreen(client, null);
            session.learn({ isWithChild: false });
          }}
        />
      )}
    </>
  );
}

const sayNotTakenUp = (trouble: unknown) =>
  console.info('What was fetched for tonight is not on this device’s list yet', trouble);

type EveningProps = { screen: ChildScreen; isSmall: boolean; isAway: boolean };

function Evening({ screen, isSmall, isAway }: EveningProps) {
  const telling = useChildTelling();
  const kept = useCurrent(keptStories);
  const { child, night } = screen;
  const all = screen.stories.map((story): ToldStory => {
    const { narration = null } = kept.find(({ storyId }) => storyId === story.id) ?? {};
    return { ...story, kept: narration };
  });
  // What cannot come is not shown: whoever cannot read would only learn that it does not work.
  const stories = isAway ? all.filter((story) => story.kept) : all;
  if (night.asleepUntil !== null) return <Asleep name={child?.name ?? ''} />;
  if (all.length === 0) return <NothingYet />;
  if (stories.length === 0 && !telling) return <NobodyThere />;
  if (isSmall) return <OneButton stories={stories} />;
  if (telling) return <NowTelling telling={telling} cover={<Cover story={telling.story} />} />;
  return (
    <>
      <h1 className="mb-6 text-3xl text-lamp-50">{child ? `${child.name}’s stories` : 'Stories'}</h1>
      {isAway && <p className="-mt-4 mb-6 text-lg text-night-200">These ones are here tonight.</p>}
      <ul className="grid gap-6 sm:grid-cols-2 xl:grid-cols-3">
        {stories.map((story) => (
          <li key={story.id}>
            <ShelfPicture story={story} canBegin={night.storiesLeft !== 0 || night.lastStory === story.id} />
          </li>
        ))}
      </ul>
    </>
  );
}

const Cover = ({ story }: { story: ShelfStory }) => <CoverImage picture={pictureOfStory(story)} names={[]} />;

function ShelfPicture({ story, canBegin }: { story: ToldStory; canBegin: boolean }) {
  return (
    <button
      type="button"
      aria-label={`Play ${story.title}`}
      disabled={!canBegin}
      className="grid w-full gap-3 text-left transition active:scale-[0.98] disabled:opacity-50"
      onClick={() => childPlayer.tap(story)}
    >
      <span className="relative block overflow-hidden rounded-card shadow-cut *:[img]:block *:[img]:h-auto *:[img]:w-full">
        <Cover story={story} />
        <span className="absolute right-4 bottom-4 grid size-18 place-items-center rounded-full bg-lamp-400 text-ink-900 shadow-lamp">
          <Play size={34} fill="currentColor" className="ml-1" aria-hidden="true" />
        </span>
      </span>
      <span className="px-1 font-display text-xl text-lamp-50">{story.title}</span>
    </button>
  );
}

/** For the smallest: one round picture. A tap tells, a tap waits; the next time it is another story. */
function OneButton({ stories }: { stories: readonly ToldStory[] }) {
  const telling = useChildTelling();
  const [lastId, setLastId] = useState<string | null>(null);
  const after = stories.findIndex(({ id }) => id === lastId) + 1;
  const story = telling?.story ?? stories[after % stories.length];
  if (!story) return null;
  const status = telling?.status ?? 'waiting';
  return (
    <section className="grid min-h-[calc(100dvh-12rem)] place-items-center">
      <button
        type="button"
        aria-label={status === 'playing' ? 'Wait' : 'Play'}
        className={classNames(
          'relative aspect-square w-[min(86vw,70dvh)] overflow-hidden rounded-full shadow-lamp-bright transition active:scale-[0.98]',
          '*:[img]:size-full *:[img]:object-cover *:[div]:size-full',
        )}
        onClick={() => {
          setLastId(story.id);
          childPlayer.tap(story);
        }}
      >
        {/* Those who look on stand where the button is. */}
        <Cover story={{ ...story, picture: story.picture && { ...story.picture, people: [] } }} />
        <span
          className={classNames(
            'absolute inset-x-0 bottom-[9%] mx-auto grid size-28 place-items-center rounded-full bg-lamp-400 text-ink-900 shadow-lamp transition',
            status === 'playing' && 'opacity-60',
          )}
        >
          <BigSign status={status} />
        </span>
      </button>
    </section>
  );
}

const sounds: readonly { id: SleepSoundId; label: string; icon: ReactNode }[] = [
  { id: 'rain', label: 'Rain', icon: <CloudRain size={30} aria-hidden="true" /> },
  { id: 'waves', label: 'Waves', icon: <Waves size={30} aria-hidden="true" /> },
  { id: 'wind', label: 'Wind', icon: <Wind size={30} aria-hidden="true" /> },
];

function LightAndSounds({ isQuiet }: { isQuiet: boolean }) {
  const light = useNightLight();
  const { sound } = useSleepSounds();
  return (
    <fieldset
      aria-label="Light and sounds"
      className={classNames(
        'fixed inset-x-0 bottom-0 flex justify-center gap-[min(1rem,4vw)] bg-linear-to-t from-night-950 via-night-950/90 to-transparent px-2 pt-8 pb-[max(--spacing(5),env(safe-area-inset-bottom))] transition-opacity',
        isQuiet && 'opacity-70',
      )}
    >
      <Toggle label="Night light" isOn={light.isOn} onPress={() => nightLight.switchTo(!light.isOn)}>
        <LampDesk size={30} aria-hidden="true" />
      </Toggle>
      {sounds.map(({ id, label, icon }) => (
        <Toggle key={id} label={label} isOn={sound === id} onPress={() => sleepSounds.tap(id)}>
          {icon}
        </Toggle>
      ))}
    </fieldset>
  );
}

type ToggleProps = { label: string; isOn: boolean; onPress: () => void; children: ReactNode };

function Toggle({ label, isOn, onPress, children }: ToggleProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isOn}
      className={classNames(
        // Four stand side by side on the narrowest phone, and pictures in buttons do not grow with the letters.
        'grid size-[min(68px,19vw)] place-items-center rounded-full ring-2 ring-night-500 transition ring-inset active:scale-95',
        isOn ? 'bg-lamp-300 text-ink-900 ring-lamp-300' : 'bg-night-800 text-night-100',
      )}
      onClick={onPress}
    >
      {children}
    </button>
  );
}

function NothingYet() {
  return (
    <section className="grid min-h-[60dvh] content-center justify-items-center gap-4 text-center">
      <h1 className="text-2xl text-lamp-50">No stories yet</h1>
      <p className="text-lg text-night-200">A grown-up can make one with you.</p>
    </section>
  );
}

function NobodyThere() {
  return (
    <section className="grid min-h-[60dvh] content-center justify-items-center gap-4 text-center">
      <h1 className="text-2xl text-lamp-50">The stories cannot be reached</h1>
      <p className="text-lg text-night-200">They come by themselves as soon as they can.</p>
    </section>
  );
}
