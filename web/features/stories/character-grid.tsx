import { Check } from 'lucide-react';
import { type Ref, useState } from 'react';
import type { FamilyMember } from '#contract/family.ts';
import { maxCharactersPerStory } from '#contract/stories.ts';
import { folded } from '#contract/text.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { TextField } from '#web/ui/text-field.tsx';

/** From here on a name is found faster by typing than by looking. */
const manyPeople = 12;

type CharacterGridProps = {
  family: readonly FamilyMember[];
  chosenIds: readonly string[];
  /** The words for nobody, or for too many. */
  trouble: string | undefined;
  firstBox: Ref<HTMLInputElement>;
  onToggle: (id: string) => void;
};

export function CharacterGrid({ family, chosenIds, trouble, firstBox, onToggle }: CharacterGridProps) {
  const [sought, seek] = useState('');
  const chosen = new Set(chosenIds);
  const shown = family.filter((member) => matches(member, sought));
  return (
    <fieldset className="grid min-w-0 gap-3" aria-describedby={trouble ? 'cast-trouble' : undefined}>
      <legend className="mb-2 flex w-full items-baseline justify-between gap-4 text-on">
        <span className="font-display text-xl">Who is in it tonight?</span>
        <span className="text-sm text-on-soft tabular-nums">
          {chosen.size} of {maxCharactersPerStory}
        </span>
      </legend>
      {family.length > manyPeople && (
        <TextField
          label="Find someone"
          type="search"
          value={sought}
          autoComplete="off"
          onChange={(event) => seek(event.target.value)}
        />
      )}
      <div className="relative max-h-88 overflow-y-auto overscroll-contain rounded-lg bg-field p-3 ring-1 ring-edge ring-inset">
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(6.25rem,1fr))] gap-2">
          {shown.map((member, index) => (
            <li
              key={member.id}
              className="grid [contain-intrinsic-size:auto_8.5rem] [content-visibility:auto]"
            >
              <Tile
                member={member}
                isChosen={chosen.has(member.id)}
                onToggle={() => onToggle(member.id)}
                {...(index === 0 && { box: firstBox })}
              />
            </li>
          ))}
        </ul>
        {shown.length === 0 && <p className="p-3 text-sm text-on-soft">Nobody here has that name.</p>}
      </div>
      {trouble && (
        <p id="cast-trouble" className="text-sm font-bold text-trouble">
          {trouble}
        </p>
      )}
    </fieldset>
  );
}

type TileProps = {
  member: FamilyMember;
  isChosen: boolean;
  box?: Ref<HTMLInputElement>;
  onToggle: () => void;
};

function Tile({ member: { name, age, relationship, avatar, look }, isChosen, box, onToggle }: TileProps) {
  return (
    <label className="choice-chip justify-items-center gap-1 p-2.5 text-center">
      <input
        ref={box}
        type="checkbox"
        checked={isChosen}
        onChange={onToggle}
        className="absolute inset-0 z-1 cursor-pointer opacity-0"
      />
      <span className="relative">
        <Avatar id={avatar} age={age} look={look} size={56} />
        {isChosen && (
          <span className="absolute -right-1 -bottom-1 grid size-6 place-items-center rounded-full bg-lamp-700 text-paper-50">
            <Check size={15} strokeWidth={3} aria-hidden="true" />
          </span>
        )}
      </span>
      <span className="line-clamp-2 w-full text-sm leading-tight font-bold wrap-anywhere">{name}</span>
      <span className="line-clamp-1 w-full text-xs wrap-anywhere">{relationship}</span>
    </label>
  );
}

function matches({ name, relationship }: FamilyMember, sought: string): boolean {
  const wanted = folded(sought.trim());
  return folded(name).includes(wanted) || folded(relationship).includes(wanted);
}
