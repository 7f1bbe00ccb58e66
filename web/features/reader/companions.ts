import { readBy } from '#contract/story-narrator.ts';
import { brand } from '#web/platform/brand.ts';
import { offerNext, showPlace, showPlaying, takeMediaButtons } from '#web/platform/media-session.ts';
import { holdScreenAwake } from '#web/platform/wake-lock.ts';
import { toasts } from '#web/ui/toasts.ts';
import type { Told } from './evening.ts';
import { lockScreenCover } from './lock-screen-cover.ts';
import { storyLock } from './story-lock.ts';
import { skipMs, type StoryPlayer } from './story-player.ts';

// What goes along with a telling, on whichever page the family is: each begins with it and gives back how it ends.

const noteEachMs = 2_000;
const awakeNoticeMs = 3_000;

/** A pause, a closed page, an empty battery: the place is kept while it plays, and not only at the end. */
export function keepPlaceOf({ player, keeper }: Told): () => void {
  if (!keeper) return () => undefined;
  const note = (isPlaying: boolean) => {
    const { positionMs, durationMs } = player.current();
    keeper.note(positionMs, durationMs, isPlaying);
  };
  return whilePlaying(player, () => {
    const leave = () => note(false);
    note(true);
    const noting = setInterval(() => note(true), noteEachMs);
    addEventListener('pagehide', leave);
    return () => {
      clearInterval(noting);
      removeEventListener('pagehide', leave);
      leave();
    };
  });
}

let isAwakeSaid = false;

/** The screen stays on while the story plays, and a first time says so. */
export function keepScreenAwake({ player }: Told): () => void {
  return whilePlaying(player, () => {
    const holding = holdScreenAwake();
    const tellOnce = async () => {
      const { isAwake } = await holding;
      if (!isAwake || isAwakeSaid) return;
      isAwakeSaid = true;
      toasts.show({
        title: 'The screen will stay on while the story plays',
        durationMs: awakeNoticeMs,
        goesAlong: true,
      });
    };
    void tellOnce();
    return () => void holding.then(({ letGo }) => letGo());
  });
}

/** Nothing interrupts it, not even something newer. */
export const holdTelling = (): (() => void) => storyLock.hold();

type LockScreen = {
  /** The cover as an upright drawing. */
  drawCover: (story: Told['story']) => Promise<string>;
  /** Null where nothing follows. */
  next: () => (() => void) | null;
};

/** The lock screen, headphones and the keyboard's own buttons: what is told, where it is, and five things to do. */
export function showOnLockScreen({ drawCover, next }: LockScreen) {
  return ({ story, player, teller }: Told): (() => void) => {
    const artist = (teller === 'narrator' ? readBy(story) : null) ?? brand.name;
    let cover: string | null = null;
    let shown = '';
    let isOver = false;
    const letGo = takeMediaButtons({ ...player, play: () => void player.play() }, skipMs);
    const show = () => {
      const { isPlaying, speed, positionMs, durationMs } = player.current();
      if (durationMs <= 0) return;
      showPlace({ positionMs, durationMs, speed });
      const now = `${isPlaying} ${cover?.length}`;
      if (now === shown) return;
      shown = now;
      offerNext(next());
      showPlaying({ title: story.title, artist, cover, isPlaying });
    };
    const stop = player.subscribe(show);
    const draw = async () => {
      cover = await lockScreenCover(await drawCover(story));
      if (!isOver) show();
    };
    // Drawn once for each story, beside the telling: nobody waits for it.
    draw().catch((trouble: unknown) => console.info('The lock screen has no cover', trouble));
    return () => {
      isOver = true;
      stop();
      letGo();
    };
  };
}

/** Begins with each play and ends with each pause, and with the telling. */
function whilePlaying(player: StoryPlayer, begin: () => () => void): () => void {
  let end: (() => void) | null = null;
  const look = () => {
    const { isPlaying } = player.current();
    if (isPlaying) end ??= begin();
    else rest();
  };
  const rest = () => {
    end?.();
    end = null;
  };
  const stop = player.subscribe(look);
  look();
  return () => {
    stop();
    rest();
  };
}
