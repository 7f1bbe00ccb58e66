import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { FamilyMember, MemberDraft } from '#contract/family.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { emptyEntry } from './member-entry.ts';
import { MemberForm } from './member-form.tsx';
import { PeopleGrid } from './people-grid.tsx';
import { BorrowSampleFamily, SampleFamilyNote } from './sample-family-buttons.tsx';

type FamilyTabProps = {
  userId: string;
  members: readonly FamilyMember[];
  /** The name of whoever was added last on this visit. */
  newcomer: string | null;
  /** Opens the form in a dialog. */
  onOpenForm: () => void;
  onAdd: (draft: MemberDraft) => void;
  onEdit: (member: FamilyMember) => void;
  onDelete: (member: FamilyMember) => void;
};

export function FamilyTab({ userId, members, newcomer, onOpenForm, onAdd, ...people }: FamilyTabProps) {
  // A new key empties the form.
  const [round, setRound] = useState(0);
  return (
    <div className="grid gap-6">
      <Button
        tone={newcomer === null ? 'amber' : 'ghost'}
        className="justify-self-start"
        icon={<UserPlus size={20} aria-hidden="true" />}
        onClick={onOpenForm}
      >
        Add Family Member
      </Button>
      {newcomer !== null && members.length > 0 && <WhatNext name={newcomer} onAnother={onOpenForm} />}
      {members.length === 0 && (
        <Card className="grid justify-items-start gap-2">
          <h2 className="text-xl">No Family Members Yet</h2>
          <p className="text-on-soft">
            Add the people and pets who should star in tonight’s story: a child, a grandmother, the dog.
          </p>
          <BorrowSampleFamily userId={userId} />
        </Card>
      )}
      <SampleFamilyNote userId={userId} members={members} />
      <PeopleGrid label="Family members" people={members} {...people} />
      <Card className="grid gap-5">
        <h2 className="text-xl">Add to your Family</h2>
        <MemberForm
          key={round}
          first={emptyEntry}
          isGuest={false}
          submitLabel="Add to Family"
          onSave={(draft) => {
            onAdd(draft);
            setRound(round + 1);
          }}
        />
      </Card>
    </div>
  );
}

/** What to do once somebody was added: add another, or make a story. */
function WhatNext({ name, onAnother }: { name: string; onAnother: () => void }) {
  return (
    <section
      aria-label="What next"
      className="night-sheet flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card px-6 py-4"
    >
      <p className="text-lamp-50 wrap-anywhere">{name} is in the family now.</p>
      <div className="flex flex-wrap gap-3">
        <Button tone="ghost" onClick={onAnother}>
          Add another
        </Button>
        <ButtonLink href="/create-story" tone="amber">
          Make tonight’s story
        </ButtonLink>
      </div>
    </section>
  );
}
