import { Check, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FamilyMember } from '#contract/family.ts';
import type { Story } from '#contract/stories.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { childrenOf, ownersOf } from './shelves.ts';

type WhoseStoryProps = {
  story: Story;
  family: readonly FamilyMember[];
  /** To nobody in particular where the list is empty; in words whose it is then. */
  onGive: (toldFor: string[], whose: string) => void;
  onClose: () => void;
};

/** On whose shelf it stands, and one tap to another. */
export function WhoseStory({ story, family, onGive, onClose }: WhoseStoryProps) {
  const owners = ownersOf(story, family);
  const isOf = (id: string) => owners.some((owner) => owner.id === id);
  function give(toldFor: string[], whose: string): void {
    onGive(toldFor, whose);
    onClose();
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Whose story is it?"
      description="It moves to that shelf. Where each child left it, and whose favorite it is, stays as it is."
    >
      <ul className="grid gap-2">
        {childrenOf(family).map(({ id, name, avatar, age, look }) => (
          <Shelf
            key={id}
            label={`${name}’s`}
            isNow={isOf(id)}
            isOnly={isOf(id) && owners.length === 1}
            face={<Avatar id={avatar} age={age} look={look} size={44} />}
            onChoose={() => give([id], `${name}’s`)}
          />
        ))}
        <Shelf
          label="Everyone’s"
          isNow={owners.length === 0}
          isOnly={owners.length === 0}
          face={
            <span className="grid size-11 place-items-center rounded-full bg-hover text-on-soft">
              <UsersRound size={22} aria-hidden="true" />
            </span>
          }
          onChoose={() => give([], 'everyone’s')}
        />
      </ul>
    </Dialog>
  );
}

type ShelfProps = { label: string; isNow: boolean; isOnly: boolean; face: ReactNode; onChoose: () => void };

function Shelf({ label, isNow, isOnly, face, onChoose }: ShelfProps) {
  return (
    <li>
      <button
        type="button"
        disabled={isOnly}
        className="flex min-h-15 w-full flex-wrap items-center gap-x-4 gap-y-1 rounded-card px-3 py-2 text-left text-lg font-bold ring-[1.5px] ring-edge/50 ring-inset enabled:hover:bg-hover"
        onClick={onChoose}
      >
        {face}
        <span className="min-w-0 grow wrap-anywhere">{label}</span>
        {isNow && (
          <span className="flex shrink-0 items-center gap-1.5 text-sm text-on-quiet">
            <Check size={18} aria-hidden="true" />
            now
          </span>
        )}
      </button>
    </li>
  );
}
