import * as z from 'zod/mini';
import { keep, readKept, storageKeys } from '#web/platform/storage.ts';

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
  light: z.enum(lightIds),
  size: z.int().check(z.minimum(0), z.maximum(textSizes.length - 1)),
});
export type ReaderLook = z.infer<typeof ReaderLook>;

export function keptLook(): ReaderLook {
  const kept = z.safeParse(ReaderLook, readKept(storageKeys.readerLook));
  return kept.success ? kept.data : { light: 'paper', size: usualSize };
}

export function keepLook(look: ReaderLook): void {
  keep(storageKeys.readerLook, look);
}
