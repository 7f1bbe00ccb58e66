import type { FamilyMember, MemberDraft } from '#contract/family.ts';
import { Card } from '#web/ui/card.tsx';
import type { MemberEntry } from './member-entry.ts';
import { MemberForm } from './member-form.tsx';
import { PeopleGrid } from './people-grid.tsx';

type GuestsTabProps = {
  guests: readonly FamilyMember[];
  /** What the form begins with; another round begins it anew. */
  form: { round: number; first: MemberEntry };
  onAdd: (draft: MemberDraft) => void;
  onDelete: (guest: FamilyMember) => void;
};

export function GuestsTab({ guests, form, onAdd, onDelete }: GuestsTabProps) {
  return (
    <div className="grid gap-6">
      <Card className="grid gap-5">
        <h2 className="text-xl">Add a Story Guest</h2>
        <MemberForm key={form.round} first={form.first} isGuest submitLabel="Add Guest" onSave={onAdd} />
      </Card>
      <PeopleGrid label="Story guests" people={guests} onDelete={onDelete} />
    </div>
  );
}
