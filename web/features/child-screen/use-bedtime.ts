import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Night } from '#contract/child-screen.ts';
import { fadeMs } from './child-player.ts';
import { goToSleep, lookAtScreen, noteNight, sayAway } from './child-screen-calls.ts';
import { screenHere } from './screen-here.ts';
import { childPlayer, whenStoryEnds } from './the-child-player.ts';

const tickMs = 500;

/** The end of the evening, softly: the voice fades, the light goes down, and in the morning the shelf is looked at anew. */
export function useBedtime(night: Night | undefined): void {
  const client = useQueryClient();
  const { endsAt = null, asleepUntil = null } = night ?? {};

  useEffect(() => {
    return whenStoryEnds((atItsBeginning) => {
      // What was the last one is over: nothing may begin any more.
      if (atItsBeginning.storiesLeft !== 0) {
        void lookAtScreen(client);
        return;
      }
      screenHere.noteSlept();
      goToSleep().then((news) => noteNight(client, news), sayAway);
    });
  }, [client]);

  useEffect(() => {
    if (endsAt === null || asleepUntil !== null) return undefined;
    const tick = () => {
      const leftMs = Date.parse(endsAt) - Date.now();
      if (leftMs <= fadeMs) childPlayer.fade(leftMs);
      if (leftMs > 0) return;
      clearInterval(ticking);
      childPlayer.stop();
      void lookAtScreen(client);
    };
    const ticking = setInterval(tick, tickMs);
    return () => clearInterval(ticking);
  }, [client, endsAt, asleepUntil]);
}
