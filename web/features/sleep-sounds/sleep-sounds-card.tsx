import { Card } from '#web/ui/card.tsx';
import { SleepSoundsPanel } from './sleep-sounds-panel.tsx';

export function SleepSoundsCard() {
  return (
    <Card className="@container">
      <h2 className="mb-1 text-xl">Sleep sounds</h2>
      <p className="mb-5 max-w-140 text-sm text-on-soft">
        With a story or without one. They are made on this device, so nothing has to be fetched for them.
      </p>
      <SleepSoundsPanel className="@3xl:grid-cols-[3fr_2fr] @3xl:gap-x-12" />
    </Card>
  );
}
