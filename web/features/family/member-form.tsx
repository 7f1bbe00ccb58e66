import { type FormEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import type { MemberDraft } from '#contract/family.ts';
import { spelled } from '#web/platform/language.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { avatarName } from '#web/ui/avatars.ts';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toasts } from '#web/ui/toasts.ts';
import { faceFor } from './face-for.ts';
import { familyWords } from './family-words.ts';
import { judge, type EntryProblems, type MemberEntry } from './member-entry.ts';
import { guestIdeas, positionIdeas } from './word-ideas.ts';
import { WordField } from './word-field.tsx';

type MemberFormProps = {
  first: MemberEntry;
  isGuest: boolean;
  /** Somebody who is here already, with a face of their own and more to be changed. */
  isKnown?: boolean;
  submitLabel: string;
  onSave: (draft: MemberDraft) => void;
  onCancel?: () => void;
};

// Everything that can wait.
const MemberDetails = lazy(async () => ({
  default: (await import('./member-details.tsx')).MemberDetails,
}));

const FaceFields = lazy(async () => ({ default: (await import('./face-fields.tsx')).FaceFields }));

/** One person, pet or guest: three things, a face that follows from them, and the rest when there is time. */
export function MemberForm({
  first,
  isGuest,
  isKnown = false,
  submitLabel,
  onSave,
  onCancel,
}: MemberFormProps) {
  const [entry, setEntry] = useState(first);
  const [hasOwnFace, chooseFace] = useState(isKnown);
  const [problems, setProblems] = useState<EntryProblems>({});
  const form = useRef<HTMLFormElement>(null);
  const group = useId();

  const change = (part: Partial<MemberEntry>) => {
    setEntry((now) => {
      const next = { ...now, ...part };
      return hasOwnFace || 'avatar' in part
        ? next
        : { ...next, avatar: faceFor(next.relationship, yearsIn(next.age)) };
    });
    const [field] = Object.keys(part);
    setProblems((now) => Object.fromEntries(Object.entries(now).filter(([name]) => name !== field)));
  };

  useEffect(() => {
    if (Object.keys(problems).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [problems]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const judged = judge(entry, isGuest);
    if (judged.kind === 'good') {
      onSave(judged.draft);
      return;
    }
    if (judged.kind === 'missing') toasts.show({ ...familyWords.missing, tone: 'missing' });
    setProblems(judged.problems);
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-[1fr_7rem]">
        <TextField
          label={isGuest ? 'Name (required)' : 'Name'}
          required
          autoComplete="off"
          value={entry.name}
          error={problems.name}
          onChange={(event) => change({ name: event.target.value })}
        />
        <TextField
          label="Age"
          required
          inputMode="numeric"
          autoComplete="off"
          placeholder="0 to 120"
          value={entry.age}
          error={problems.age}
          onChange={(event) => change({ age: event.target.value })}
        />
      </div>
      <WordField
        label="Family Position"
        required
        placeholder={isGuest ? spelled('Neighbour, best friend, teddy …') : 'Daughter, grandpa, dog …'}
        value={entry.relationship}
        error={problems.relationship}
        ideas={isGuest ? guestIdeas : positionIdeas}
        onChange={(relationship) => change({ relationship })}
      />
      <div>
        <Disclosure
          label={
            <>
              <Avatar id={entry.avatar} age={yearsIn(entry.age)} look={entry.look} size={40} />
              <span>
                Avatar: <span className="font-normal text-on-soft">{avatarName(entry.avatar)}</span>
              </span>
            </>
          }
          isOpenFirst={isKnown}
        >
          <Suspense fallback={<Spinner label="One moment…" />}>
            <FaceFields
              name={`avatar-${group}`}
              avatar={entry.avatar}
              look={entry.look}
              onAvatar={(avatar) => {
                chooseFace(true);
                change({ avatar });
              }}
              onLook={(look) => change({ look })}
            />
          </Suspense>
        </Disclosure>
        <Disclosure label="More about them" isOpenFirst={isKnown}>
          <Suspense fallback={<Spinner label="One moment…" />}>
            <MemberDetails entry={entry} problems={problems} onChange={change} />
          </Suspense>
        </Disclosure>
      </div>
      <div className="form-foot flex flex-wrap justify-end gap-x-2 gap-y-1 sm:gap-3">
        {onCancel && (
          <Button tone="ghost" onClick={onCancel}>
            Cancel
          </Button>
        )}
        <Button type="submit" tone="amber">
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}

function yearsIn(typed: string): number | undefined {
  const years = Number.parseInt(typed, 10);
  return Number.isNaN(years) ? undefined : years;
}
