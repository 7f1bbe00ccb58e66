import { CloudMoon } from 'lucide-react';
import { IconButton } from '#web/ui/button.tsx';
import { Popover } from '#web/ui/popover.tsx';
import { SleepSoundsPanel } from './sleep-sounds-panel.tsx';
import { soundNames } from './sounds.ts';
import { useSleepSounds } from './use-sleep-sounds.ts';

/** For the thumb, while a story is told. */
export function SleepSoundsButton() {
  const { sound } = useSleepSounds();
  return (
    <Popover
      label="Sleep sounds"
      trigger={
        <IconButton
          label={sound ? `Sleep sounds: ${soundNames[sound]}` : 'Sleep sounds'}
          icon={<CloudMoon size={22} />}
          className={sound ? 'text-link!' : ''}
        />
      }
    >
      <SleepSoundsPanel className="@container" />
    </Popover>
  );
}
