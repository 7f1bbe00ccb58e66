import * as z from 'zod/mini';
import { watchKept } from '#web/platform/storage.ts';
import { useCurrent } from '#web/platform/use-current.ts';

/** Paper, a dimmed room, or red light that leaves the eyes used to the dark. */
const lightIds = ['paper', 'dim', 'red'] as const;
export type Light = (typeof lightIds)[number];

export const lightWords: readonly { value: Light; label: string }[] = [
  { value: 'paper', label: 'Paper' },
  { value: 'dim', label: 'Dim' },
  { value: 'red', label: 'Red light' },
];

/** How large the text is, as a part of its usual size. */
export const textSizes = [0.85, 1, 1.2, 1.45, 1.75] as const;
const usualSize = 1;

const ReaderLook = z.object({
  /** Chosen on a bright day, and in the dark: a page that is right at noon would light up a bedroom. */
  byDay: z._default(z.enum(lightIds), 'paper'),
  byNight: z._default(z.enum(lightIds), 'dim'),
  size: z._default(z.int().check(z.minimum(0), z.maximum(textSizes.length - 1)), usualSize),
  /** Between the words; a family that wants words only says so once. */
  hasPictures: z._default(z.boolean(), true),
});
type ReaderLook = z.infer<typeof ReaderLook>;

const kept = watchKept<ReaderLook>('lamplight.readerLook', (value) => {
  const look = z.safeParse(ReaderLook, value ?? {});
  return look.success ? look.data : { byDay: 'paper', byNight: 'dim', size: usualSize, hasPictures: true };
});

/** Between these hours it is dark enough in most bedrooms of most seasons that a bright page wakes somebody. */
const darkFromHour = 18;
const brightFromHour = 6;

/** After sunset by the device's own clock, or by day where it asks for the dark itself. */
export function isDark(now: Date, prefersDark: boolean): boolean {
  const hour = now.getHours();
  return prefersDark || hour >= darkFromHour || hour < brightFromHour;
}

const isDarkHere = (): boolean => isDark(new Date(), matchMedia('(prefers-color-scheme: dark)').matches);

/** The light of this hour on this device. */
export const readerLight = {
  current: (): Light => (isDarkHere() ? kept.current().byNight : kept.current().byDay),
  subscribe: kept.subscribe,
  choose: (light: Light) =>
    void kept.change({ ...kept.current(), ...(isDarkHere() ? { byNight: light } : { byDay: light }) }),
};

export function useReaderLight(): Light {
  return useCurrent(readerLight);
}

export function useTextSize(): [number, (size: number) => void] {
  const { size } = useCurrent(kept);
  return [size, (next) => void kept.change({ ...kept.current(), size: next })];
}

export function useHasPictures(): [boolean, (hasPictures: boolean) => void] {
  const { hasPictures } = useCurrent(kept);
  return [hasPictures, (next) => void kept.change({ ...kept.current(), hasPictures: next })];
}
