import { lightWords, readerLight, useReaderLight } from '#web/features/reader/reader-look.ts';
import { sleepChoices } from '#web/features/reader/sleep-timer.ts';
import { durationWords } from '#web/features/stories/choice-words.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { soundChoices, timerChoices, useWindDown, windDown } from './wind-down.ts';

/** Everything of an evening in one place: it is set once, and the next evening begins like this one. */
export function WindDownChoices() {
  const chosen = useWindDown();
  const light = useReaderLight();
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-3 sm:grid-cols-2">
      <NativeSelect
        label="Length"
        value={chosen.duration}
        choices={durationWords}
        onChange={({ target }) => {
          const duration = durationWords.find(({ value }) => value === target.value)?.value;
          if (duration) windDown.change({ duration });
        }}
      />
      <NativeSelect
        label="To sleep by"
        value={chosen.sound}
        choices={soundChoices}
        onChange={({ target }) => {
          const sound = soundChoices.find(({ value }) => value === target.value)?.value;
          if (sound) windDown.change({ sound });
        }}
      />
      <NativeSelect
        label="Sleep timer"
        value={String(chosen.timer)}
        choices={timerChoices}
        onChange={({ target }) => {
          const timer = sleepChoices.find((choice) => String(choice) === target.value);
          if (timer !== undefined) windDown.change({ timer });
        }}
      />
      <NativeSelect
        label="Light"
        value={light}
        choices={lightWords}
        onChange={({ target }) => {
          const tapped = lightWords.find(({ value }) => value === target.value)?.value;
          if (tapped) readerLight.choose(tapped);
        }}
      />
    </div>
  );
}
