import type { Story } from '#contract/stories.ts';
import { defaultAvatar } from '#web/ui/avatars.ts';

type Known = { name: string; avatar: string };

/** Who is in a story, with the faces that the family wears now; whoever has left keeps the name and gets a plain face. */
export function castOf(story: Story, family: readonly Known[]): Known[] {
  return story.request.characterNames.map((name) => ({
    name,
    avatar: family.find((member) => member.name === name)?.avatar ?? defaultAvatar,
  }));
}
