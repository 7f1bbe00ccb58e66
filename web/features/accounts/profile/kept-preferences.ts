import * as z from 'zod/mini';
import { narratorVoices } from '#contract/narration.ts';
import { readKept } from '#web/platform/storage.ts';
import { accountKeys } from '../storage-keys.ts';

const Kept = z.object({
  preferences: z.object({ defaultNarrator: z.enum(narratorVoices), autoPlay: z.boolean() }),
});
type EveningPreferences = z.infer<typeof Kept>['preferences'];

/** How evenings begin at this house, or null where nobody has said. Without the rest of the profile, which other pages need not know. */
export function keptPreferences(): EveningPreferences | null {
  const kept = z.safeParse(Kept, readKept(accountKeys.profile));
  return kept.success ? kept.data.preferences : null;
}

const KeptZone = z.object({ timezone: z.string() });

/** The clock that the family has said it goes by, or null where nobody has. */
export function keptTimeZone(): string | null {
  const kept = z.safeParse(KeptZone, readKept(accountKeys.profile));
  return kept.success ? kept.data.timezone : null;
}
