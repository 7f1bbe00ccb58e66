import type { Look } from '#contract/looks.ts';
import type { StoryRequest } from '#contract/stories.ts';
import { defaultAvatar } from '#web/ui/avatars.ts';

export type Face = {
  name: string;
  avatar: string;
  age?: number | undefined;
  look?: Look | undefined;
};

/** Who is in a story, with the faces that the family wears now; whoever has left keeps the name and gets a plain face. */
export function castOf(request: Pick<StoryRequest, 'characterNames'>, family: readonly Face[]): Face[] {
  return request.characterNames.map((name) => {
    const known = family.find((member) => member.name === name);
    return { name, avatar: known?.avatar ?? defaultAvatar, age: known?.age, look: known?.look };
  });
}
