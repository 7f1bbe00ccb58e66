import { type QueryClient, useQuery } from '@tanstack/react-query';
import { type Bedtime, type ChildScreen, childScreenCalls, type Night } from '#contract/child-screen.ts';
import { ask } from '#web/platform/api.ts';
import { inThisHouse } from '#web/platform/base-prefix.ts';

const screenKey = [childScreenCalls.show.path];
const lookAgainMs = 60_000;

/** What the child sees; null as soon as the device is in nobody's hands. Looked at again and again: new stories come, and mornings. */
export function useChildScreen() {
  return useQuery<ChildScreen | null>({
    queryKey: screenKey,
    refetchInterval: lookAgainMs,
  });
}

export function useParentCode() {
  return useQuery<{ isChosen: boolean }>({ queryKey: [childScreenCalls.code.path] });
}

/** What is known of an evening by now; null once it is nobody's, and then nothing of it is remembered. */
export function noteScreen(client: QueryClient, screen: ChildScreen | null): void {
  if (screen === null) client.removeQueries({ queryKey: screenKey });
  else client.setQueryData(screenKey, screen);
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

export async function tellChild(storyId: string) {
  const telling = await ask(childScreenCalls.tell, { params: { id: storyId } });
  return { ...telling, audioUrl: inThisHouse(telling.audioUrl) };
}

export const keepChildsPlace = (
  storyId: string,
  place: { positionMs: number; isPlaying: boolean; isHeard: boolean },
) => ask(childScreenCalls.place, { params: { id: storyId }, body: place, keepalive: true });
