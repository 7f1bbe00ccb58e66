import { UserPlus } from 'lucide-react';
import { memo, useCallback, useMemo, useState } from 'react';
import type { FamilyMember, MemberDraft } from '#contract/family.ts';
import { undoMs } from '#web/platform/pending-deletes.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { GrowingGrid } from '#web/ui/growing-grid.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { toasts } from '#web/ui/toasts.ts';
import { cardHeightRem } from './card-height.ts';
import { useAddMember, useEditMember, useFamily, useRemoveMember } from './family-calls.ts';
import { familyWords } from './family-words.ts';
import { MemberCard } from './member-card.tsx';
import { emptyEntry, entryOf, type MemberEntry } from './member-entry.ts';
import { MemberForm } from './member-form.tsx';
import { BorrowSampleFamily, SampleFamilyNote } from './sample-family-buttons.tsx';

/** Closed, or open to add somebody, or to change one. What was typed comes back with it when the server refused. */
type Editing = { member: FamilyMember | null; first: MemberEntry };

const done = (words: { title: string; description: string }) => toasts.show({ ...words, tone: 'success' });
const trouble = (words: { title: string; description: string }) => toasts.show({ ...words, tone: 'error' });

export function FamilyManager({ userId }: { userId: string }) {
  const { data: everyone, error, refetch } = useFamily(userId);
  const [editing, setEditing] = useState<Editing | null>(null);
  const [leaving, setLeaving] = useState<FamilyMember | null>(null);
  const [guestForm, setGuestForm] = useState({ round: 0, first: emptyEntry });
  const [memberRound, setMemberRound] = useState(0);

  const [newcomer, welcome] = useState<string | null>(null);
  const add = useAddMember(
    userId,
    (words, { name }) => {
      done(words);
      welcome(name);
    },
    (draft, why) => {
      trouble(why);
      if (draft.isGuest) setGuestForm(({ round }) => ({ round: round + 1, first: entryOf(draft) }));
      else setEditing({ member: null, first: entryOf(draft) });
    },
  );
  const edit = useEditMember(userId, done, ({ member, draft }, why) => {
    trouble(why);
    setEditing({ member, first: entryOf(draft) });
  });
  const remove = useRemoveMember(userId, (_member, why) => trouble(why));

  const openToEdit = useCallback(
    (member: FamilyMember) => setEditing({ member, first: entryOf(member) }),
    [],
  );

  function save(draft: MemberDraft): void {
    // Another browser may have saved meanwhile: the edit then stands on how the member is now.
    const member = everyone?.find(({ id }) => id === editing?.member?.id);
    setEditing(null);
    if (member) edit.mutate({ member, draft });
    else add.mutate(draft);
  }

  const members = useMemo(() => everyone?.filter(({ isGuest }) => !isGuest) ?? [], [everyone]);
  const guests = useMemo(() => everyone?.filter(({ isGuest }) => isGuest) ?? [], [everyone]);

  if (error) return <LoadTrouble onRetry={() => void refetch()} />;
  if (!everyone) return <Loading />;

  return (
    <>
      <Tabs
        label="Family and guests"
        tabs={[
          {
            value: 'family',
            label: 'Family Members',
            count: members.length,
            content: (
              <div className="grid gap-6">
                <Button
                  tone={newcomer === null ? 'amber' : 'ghost'}
                  className="justify-self-start"
                  icon={<UserPlus size={20} aria-hidden="true" />}
                  onClick={() => setEditing({ member: null, first: emptyEntry })}
                >
                  Add Family Member
                </Button>
                {newcomer !== null && members.length > 0 && (
                  <WhatNext
                    name={newcomer}
                    onAnother={() => setEditing({ member: null, first: emptyEntry })}
                  />
                )}
                {members.length === 0 && (
                  <Card className="grid justify-items-start gap-2">
                    <h2 className="text-xl">No Family Members Yet</h2>
                    <p className="text-on-soft">
                      Add the people and pets who should star in tonight’s story: a child, a grandmother, the
                      dog.
                    </p>
                    <BorrowSampleFamily userId={userId} />
                  </Card>
                )}
                <SampleFamilyNote userId={userId} members={members} />
                <People label="Family members" people={members} onEdit={openToEdit} onDelete={setLeaving} />
                <Card className="grid gap-5">
                  <h2 className="text-xl">Add to your Family</h2>
                  <MemberForm
                    key={memberRound}
                    first={emptyEntry}
                    isGuest={false}
                    submitLabel="Add to Family"
                    onSave={(draft) => {
                      add.mutate(draft);
                      setMemberRound((round) => round + 1);
                    }}
                  />
                </Card>
              </div>
            ),
          },
          {
            value: 'guests',
            label: 'Story Guests',
            count: guests.length,
            content: (
              <div className="grid gap-6">
                <Card className="grid gap-5">
                  <h2 className="text-xl">Add a Story Guest</h2>
                  <MemberForm
                    key={guestForm.round}
                    first={guestForm.first}
                    isGuest
                    submitLabel="Add Guest"
                    onSave={(draft) => {
                      add.mutate(draft);
                      setGuestForm(({ round }) => ({ round: round + 1, first: emptyEntry }));
                    }}
                  />
                </Card>
                <People label="Story guests" people={guests} onDelete={setLeaving} />
              </div>
            ),
          },
        ]}
      />
      <Dialog
        isWide
        isOpen={editing !== null}
        onOpenChange={(isOpen) => !isOpen && setEditing(null)}
        title={editing?.member ? 'Edit Family Member' : 'Add Family Member'}
      >
        {editing && (
          <MemberForm
            first={editing.first}
            isKnown={editing.member !== null}
            isGuest={false}
            submitLabel={editing.member ? 'Save Changes' : 'Add Family Member'}
            onSave={save}
            onCancel={() => setEditing(null)}
          />
        )}
      </Dialog>
      <AlertDialog
        isOpen={leaving !== null}
        onOpenChange={(isOpen) => !isOpen && setLeaving(null)}
        title={`Delete ${leaving?.name ?? ''}?`}
        description="Are you sure you want to delete this family member? This action cannot be undone."
        confirmLabel="Delete"
        onConfirm={() => {
          if (leaving) {
            const { takeBack } = remove(leaving);
            toasts.show({
              ...familyWords.removed(),
              tone: 'success',
              durationMs: undoMs,
              goesAlong: true,
              action: { label: 'Undo', act: takeBack },
            });
          }
          setLeaving(null);
        }}
      />
    </>
  );
}

/** Somebody has come: more of them, or a story. */
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

type PeopleProps = {
  label: string;
  people: readonly FamilyMember[];
  onEdit?: (member: FamilyMember) => void;
  onDelete: (member: FamilyMember) => void;
};

/** Nothing here changes while a form or a question is open before it. */
const People = memo(({ label, people, onEdit, onDelete }: PeopleProps) => (
  <GrowingGrid
    label={label}
    items={people}
    keyOf={({ id }) => id}
    className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3"
    guessRem={cardHeightRem}
  >
    {(member, place) => (
      <MemberCard
        key={member.id}
        member={member}
        {...(onEdit && { onEdit })}
        onDelete={onDelete}
        {...place}
      />
    )}
  </GrowingGrid>
));

function Loading() {
  return (
    <output className="flex items-center gap-3 py-16 text-night-200">
      <Spinner size={24} />
      Loading your family members...
    </output>
  );
}

function LoadTrouble({ onRetry }: { onRetry: () => void }) {
  return (
    <Card className="grid justify-items-start gap-4">
      <p role="alert">We couldn’t fetch your family just now. Nothing is lost.</p>
      <Button tone="amber" onClick={onRetry}>
        Try again
      </Button>
    </Card>
  );
}
