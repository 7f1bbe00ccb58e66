import { useCallback, useMemo, useState } from 'react';
import type { FamilyMember, MemberDraft } from '#contract/family.ts';
import { undoMs } from '#web/platform/pending-deletes.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { toasts } from '#web/ui/toasts.ts';
import { useAddMember, useEditMember, useFamily, useRemoveMember } from './family-calls.ts';
import { FamilyTab } from './family-tab.tsx';
import { familyWords } from './family-words.ts';
import { GuestsTab } from './guests-tab.tsx';
import { emptyEntry, entryOf, type MemberEntry } from './member-entry.ts';
import { MemberForm } from './member-form.tsx';

/** Closed, or open to add somebody, or to change one. What was typed comes back with it when the server refused. */
type Editing = { member: FamilyMember | null; first: MemberEntry };

const done = (words: { title: string; description: string }) => toasts.show({ ...words, tone: 'success' });
const trouble = (words: { title: string; description: string }) => toasts.show({ ...words, tone: 'error' });

export function FamilyManager({ userId }: { userId: string }) {
  const { data: everyone, error, refetch } = useFamily(userId);
  const [editing, setEditing] = useState<Editing | null>(null);
  const [leaving, setLeaving] = useState<FamilyMember | null>(null);
  const [guestForm, setGuestForm] = useState({ round: 0, first: emptyEntry });
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

  const openEmptyForm = () => setEditing({ member: null, first: emptyEntry });
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
              <FamilyTab
                userId={userId}
                members={members}
                newcomer={newcomer}
                onOpenForm={openEmptyForm}
                onAdd={add.mutate}
                onEdit={openToEdit}
                onDelete={setLeaving}
              />
            ),
          },
          {
            value: 'guests',
            label: 'Story Guests',
            count: guests.length,
            content: (
              <GuestsTab
                guests={guests}
                form={guestForm}
                onAdd={(draft) => {
                  add.mutate(draft);
                  setGuestForm(({ round }) => ({ round: round + 1, first: emptyEntry }));
                }}
                onDelete={setLeaving}
              />
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
