import type { FamilyMember } from '#contract/family.ts';
import { maxCharactersPerStory } from '#contract/stories.ts';
import { Avatar } from '#web/ui/avatar.tsx';

type CastChoiceProps = {
  family: readonly FamilyMember[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

/** Who is in the stories. Nobody has to be: then it is whoever listens. */
export function CastChoice({ family, chosen, onChange }: CastChoiceProps) {
  const isFull = chosen.length >= maxCharactersPerStory;
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-2 text-sm font-bold text-on">Who is in it?</legend>
      <ul className="flex max-h-60 flex-wrap gap-2 overflow-y-auto">
        {family.map(({ id, name, avatar, age, look }) => (
          <li key={id} className="max-w-full min-w-0">
            <label className="choice-chip flex min-h-11 max-w-full flex-row items-center gap-2 rounded-full py-1 pr-4 pl-1.5">
              <input
                type="checkbox"
                checked={chosen.includes(id)}
                disabled={isFull && !chosen.includes(id)}
                onChange={({ target }) =>
                  onChange(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
                }
                className="absolute inset-0 z-1 cursor-pointer opacity-0"
              />
              <Avatar id={avatar} age={age} look={look} size={32} />
              <span className="truncate text-sm font-bold">{name}</span>
            </label>
          </li>
        ))}
      </ul>
      <p className="text-xs text-on-quiet">Nobody chosen means whoever listens.</p>
    </fieldset>
  );
}
