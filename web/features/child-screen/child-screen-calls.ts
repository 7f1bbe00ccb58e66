import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Bedtime, type ChildScreen, childScreenCalls, type Night } from '#contract/child-screen.ts';
import { ask } from '#web/platform/api.ts';
import { inThisHouse } from '#web/platform/base-prefix.ts';
import { useCurrent } from '#web/platform/use-current.ts';
import { useIsHouseAway } from '#web/platform/use-is-house-away.ts';
import { hasMissedBedtime, type PlaceHere, screenHere, sterner } from './screen-here.ts';

const screenKey = [childScreenCalls.show.path];
const lookAgainMs = 60_000;

/**
 * What the child sees; null as soon as the device is in nobody's hands. Looked at again and again: new stories come, and mornings. Without the
 * house it is what the house said last, and the evening as far as this device knows.
 */
export function useChildScreen(): { screen: ChildScreen | null | undefined; isFetching: boolean } {
  const client = useQueryClient();
  const isAway = useIsHouseAway();
  const { data, isFetching } = useQuery<ChildScreen | null>({
    queryKey: screenKey,
    refetchInterval: lookAgainMs,
  });
  const here = useCurrent(screenHere);
  useEffect(() => {
    if (data) screenHere.note(data);
    else if (data === null) screenHere.forget();
  }, [data]);

  const said = data === undefined && isAway ? here?.screen : data;
  const screen = said && { ...said, night: sterner(said.night, screenHere.night()) };

  const saidNight = isAway ? null : data?.night;
  const asleepUntil = screen?.night.asleepUntil ?? null;
  useEffect(() => {
    if (saidNight && hasMissedBedtime(saidNight, asleepUntil, new Date()))
      goToSleep().then((slept) => noteNight(client, slept), sayAway);
  }, [client, saidNight, asleepUntil]);
  return { screen, isFetching };
}

export function useParentCode() {
  return useQuery<{ isChosen: boolean }>({ queryKey: [childScreenCalls.code.path] });
}

/** The device was given away or taken back; once it is nobody's, nothing of an evening is remembered. */
export function noteScreen(client: QueryClient, screen: ChildScreen | null): void {
  if (screen === null) {
    screenHere.forget();
    client.removeQueries({ queryKey: screenKey });
    return;
  }
  screenHere.begin(screen);
  client.setQueryData(screenKey, screen);
}

export const lookAtScreen = (client: QueryClient) => client.invalidateQueries({ queryKey: screenKey });

export function noteNight(client: QueryClient, night: Night): void {
  client.setQueryData<ChildScreen | null>(screenKey, (known) => known && { ...known, night });
}

export const chooseCode = (code: string) => ask(childScreenCalls.chooseCode, { body: { code } });

export const giveTo = (childId: string, bedtime: Bedtime) =>
  ask(childScreenCalls.give, {
    body: { childId, bedtime, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone },
  });

export const takeBack = (proof: { code: string } | { password: string }) =>
  ask(childScreenCalls.takeBack, 'code' in proof ? { body: proof } : { body: proof });

export const goToSleep = () => ask(childScreenCalls.sleep, {});

export async function tellChild(storyId: string, signal?: AbortSignal) {
  const telling = await ask(childScreenCalls.tell, {
    params: { id: storyId },
    ...(signal && { signal }),
  });
  return { ...telling, audioUrl: inThisHouse(telling.audioUrl) };
}

export const keepChildsPlace = (storyId: string, place: PlaceHere) =>
  ask(childScreenCalls.place, { params: { id: storyId }, body: place, keepalive: true });

export const sayAway = (trouble: unknown) =>
  console.info('The house does not know yet that it is bedtime', trouble);
