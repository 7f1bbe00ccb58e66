import { useState } from 'react';
import { Switch } from '#web/ui/switch.tsx';
import { toasts } from '#web/ui/toasts.ts';
import { keepNights, useKeepsNights } from './keep-nights.ts';
import { canKeep } from './kept-stories.ts';

/** For the device at the bed: what is made ahead is there without a network. */
export function KeepNightsSwitch({ userId }: { userId: string }) {
  const isOn = useKeepsNights();
  const [isAtIt, beAtIt] = useState(false);
  if (!canKeep()) return null;
  async function change(isWanted: boolean): Promise<void> {
    beAtIt(true);
    try {
      await keepNights(userId, isWanted);
    } catch (trouble) {
      // Asked for it is; it is tried again whenever the app is open.
      console.info('Tonight’s story is not on this device yet', trouble);
      toasts.show({
        title: 'Not on this device yet',
        description: 'It is fetched when the app is opened next.',
      });
    } finally {
      beAtIt(false);
    }
  }
  return (
    <Switch
      label="Keep it on this device"
      hint="Fetched with its sound before bedtime, so that the evening needs no network."
      isOn={isOn}
      disabled={isAtIt}
      onChange={(isWanted) => void change(isWanted)}
    />
  );
}
