import { ideasFor } from '#contract/ideas.ts';
import type { FamilyMember } from '#contract/family.ts';
import type { Story } from '#contract/stories.ts';
import { createChance } from '#web/ui/scenes/pieces/seeded.ts';

type Known = { family: readonly Pick<FamilyMember, 'hobbies'>[]; stories: readonly Pick<Story, 'request'>[] };

/** What it could be about on this device, tonight. */
export function ideasForTonight(known: Known): string[] {
  const now = new Date();
  const chance = createChance(now.getFullYear() * 372 + now.getMonth() * 31 + now.getDate());
  return ideasFor({
    ...known,
    month: now.getMonth() + 1,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    chance: () => chance.between(0, 1),
  });
}
