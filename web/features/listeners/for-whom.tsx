import { UsersRound } from 'lucide-react';
import { type ReactNode, useEffect, useId } from 'react';
import type { FamilyMember } from '#contract/family.ts';
import { listener, useListener } from '#web/platform/listener.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { childrenOf, useChosenChild } from './shelves.ts';

/** Asked where there are children to choose between; remembered, and changed with one tap. */
export function ForWhom({ family }: { family: readonly FamilyMember[] }) {
  const now = useListener();
  const name = useId();
  const children = childrenOf(family);
  const isGone = useChosenChild(family) === null && now.kind === 'child';
  // Somebody has left the family, or is the only child of it now: then the shelf is everybody's again.
  useEffect(() => {
    if (isGone) listener.forget();
  }, [isGone]);
  if (children.length < 2) return null;
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-2">
      <legend className="float-left mr-2 flex min-h-11 items-center text-sm font-bold text-night-100">
        For whom?
      </legend>
      {children.map(({ id, name: called, avatar, age, look }) => (
        <Choice
          key={id}
          name={name}
          label={called}
          isChosen={now.kind === 'child' && now.id === id}
          face={<Avatar id={avatar} age={age} look={look} size={32} />}
          onChoose={() => listener.choose(id)}
        />
      ))}
      <Choice
        name={name}
        label="Everyone"
        isChosen={now.kind === 'everyone'}
        face={
          <span className="grid size-8 place-items-center rounded-full bg-night-600 text-lamp-300">
            <UsersRound size={17} aria-hidden="true" />
          </span>
        }
        onChoose={() => listener.choose(null)}
      />
    </fieldset>
  );
}

type ChoiceProps = { name: string; label: string; isChosen: boolean; face: ReactNode; onChoose: () => void };

function Choice({ name, label, isChosen, face, onChoose }: ChoiceProps) {
  return (
    <label className="relative flex min-h-11 max-w-full min-w-0 cursor-pointer items-center gap-2 rounded-full bg-night-800/60 py-1 pr-4 pl-1.5 text-sm font-bold text-night-100 ring-1 ring-night-600 ring-inset hover:bg-night-700 has-checked:bg-night-700 has-checked:text-lamp-50 has-checked:ring-2 has-checked:ring-lamp-300 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-lamp-300">
      <input
        type="radio"
        name={name}
        checked={isChosen}
        onChange={onChoose}
        className="absolute inset-0 z-1 cursor-pointer opacity-0"
      />
      {face}
      <span className="truncate">{label}</span>
    </label>
  );
}
