import type { Duration } from '#contract/stories.ts';
import { sleepChoices, sleepWords } from '#web/features/reader/sleep-timer.ts';
import { sleepSoundIds, soundNames } from '#web/features/sleep-sounds/sounds.ts';
import { durationWords } from '#web/features/stories/choice-words.ts';
import { listener } from '#web/platform/listener.ts';
import { watchKept } from '#web/platform/storage.ts';
import { useCurrent } from '#web/platform/use-current.ts';

// How an evening goes at this bed: how long a story, what sounds after it, when everything ends. It is this device's own, as the light
// is, and each child's own where children have shelves of their own.

type WindDown = {
  duration: Duration;
  /** What is heard when the story has been told. */
  sound: (typeof sleepSoundIds)[number] | 'none';
  timer: (typeof sleepChoices)[number];
};

const usual: WindDown = { duration: 'medium', sound: 'none', timer: 'off' };

type Kept = WindDown & { byChild: Readonly<Record<string, WindDown>> };

const kept = watchKept<Kept>('lamplight.tonight', (value) => {
  const { byChild }: { byChild?: unknown } = typeof value === 'object' && value !== null ? value : {};
  const children = typeof byChild === 'object' && byChild !== null ? Object.entries(byChild) : [];
  return {
    ...shapeOf(value),
    byChild: Object.fromEntries(children.map(([id, its]) => [id, shapeOf(its)])),
  };
});

function shapeOf(value: unknown): WindDown {
  const { duration, sound, timer }: Partial<Record<keyof WindDown, unknown>> =
    typeof value === 'object' && value !== null ? value : {};
  return {
    duration: durationWords.find((one) => one.value === duration)?.value ?? usual.duration,
    sound: sleepSoundIds.find((one) => one === sound) ?? usual.sound,
    timer: sleepChoices.find((one) => one === timer) ?? usual.timer,
  };
}

/** A child's bedtime goes as the family's does, until it is given its own. */
function current(): WindDown {
  const id = listener.id();
  const now = kept.current();
  return (id === undefined ? undefined : now.byChild[id]) ?? now;
}

export const windDown = {
  current,
  subscribe: (hear: () => void): (() => void) => {
    const leave = [kept.subscribe(hear), listener.subscribe(hear)];
    return () => leave.forEach((stop) => stop());
  },
  change: (news: Partial<WindDown>): void => {
    const id = listener.id();
    const now = kept.current();
    const { duration, sound, timer } = { ...current(), ...news };
    const changed = { duration, sound, timer };
    kept.change(
      id === undefined ? { ...now, ...changed } : { ...now, byChild: { ...now.byChild, [id]: changed } },
    );
  },
};

export function useWindDown(): WindDown {
  return useCurrent(windDown);
}

export const soundChoices: readonly { value: WindDown['sound']; label: string }[] = [
  { value: 'none', label: 'Nothing' },
  ...sleepSoundIds.map((value) => ({ value, label: soundNames[value] })),
];

export const timerChoices = sleepChoices.map((value) => ({ value: String(value), label: sleepWords(value) }));

/** In one line: "Short · Rain · 20 min". */
export function windDownWords({ duration, sound, timer }: WindDown): string[] {
  const length = durationWords.find(({ value }) => value === duration)?.label ?? '';
  return [
    length,
    ...(sound === 'none' ? [] : [`then ${soundNames[sound].toLowerCase()}`]),
    timer === 'off' ? 'no timer' : timer === 'end' ? 'until its end' : sleepWords(timer),
  ];
}
