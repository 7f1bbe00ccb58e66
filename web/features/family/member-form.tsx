import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { pronounChoices, type MemberDraft } from '#contract/family.ts';
import { useCalmSteps } from '#web/platform/use-calm-steps.ts';
import { Button } from '#web/ui/button.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toasts } from '#web/ui/toasts.ts';
import { AvatarPicker } from './avatar-picker.tsx';
import { familyWords } from './family-words.ts';
import { judge, type EntryProblems, type MemberEntry } from './member-entry.ts';
import { SayItButton } from './say-it-button.tsx';
import { ideasFor, positionIdeas } from './word-ideas.ts';
import { WordField } from './word-field.tsx';

type MemberFormProps = {
  first: MemberEntry;
  isGuest: boolean;
  submitLabel: string;
  onSave: (draft: MemberDraft) => void;
  onCancel?: () => void;
};

const pronounLabels = { she: 'she, her', he: 'he, him', they: 'they, them' } as const;
const pronounOptions = [
  { value: 'none', label: 'Use the name' },
  ...pronounChoices.map((value) => ({ value, label: pronounLabels[value] })),
] as const;

/** One person, pet or guest. What is typed stays until it is saved or cancelled. */
export function MemberForm({ first, isGuest, submitLabel, onSave, onCancel }: MemberFormProps) {
  const [entry, setEntry] = useState(first);
  const [problems, setProblems] = useState<EntryProblems>({});
  const form = useRef<HTMLFormElement>(null);
  const group = useId();
  const ideas = ideasFor(entry.relationship);
  // The sheet and its faces are painted first; what a phone shows only after a thumb's movement follows in the pause.
  const parts = useCalmSteps(3);

  const change = (part: Partial<MemberEntry>) => {
    setEntry((now) => ({ ...now, ...part }));
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
    <form ref={form} noValidate onSubmit={submit} className="grid gap-6">
      <div className="grid gap-5 sm:grid-cols-[1fr_7rem]">
        <TextField
          label={isGuest ? 'Name (required)' : 'Name'}
          autoComplete="off"
          value={entry.name}
          error={problems.name}
          onChange={(event) => change({ name: event.target.value })}
        />
        <TextField
          label="Age"
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
        placeholder={isGuest ? 'Neighbour, best friend, teddy …' : 'Daughter, grandpa, dog …'}
        value={entry.relationship}
        error={problems.relationship}
        ideas={isGuest ? ['Friend', 'Neighbour', 'Cousin', 'Teacher', 'Teddy'] : positionIdeas}
        onChange={(relationship) => change({ relationship })}
      />
      <AvatarPicker name={`avatar-${group}`} value={entry.avatar} onChange={(avatar) => change({ avatar })} />
      {parts > 0 && (
        <WordField
          isList
          label="Hobbies"
          placeholder="drawing, football"
          hint="With commas between. A hobby is how they solve things in a story."
          value={entry.hobbies}
          error={problems.hobbies}
          ideas={ideas.hobbies}
          onChange={(hobbies) => change({ hobbies })}
        />
      )}
      {parts > 1 && (
        <WordField
          isList
          label="Character Traits"
          placeholder="curious, kind"
          hint="With commas between."
          value={entry.characterTraits}
          error={problems.characterTraits}
          ideas={ideas.traits}
          onChange={(characterTraits) => change({ characterTraits })}
        />
      )}
      {parts > 2 && (
        <div className="grid gap-5 sm:grid-cols-2">
          <NativeSelect
            label="Pronouns"
            hint="We never guess them from a name."
            value={entry.pronouns === '' ? 'none' : entry.pronouns}
            choices={pronounOptions}
            onChange={({ target }) =>
              change({ pronouns: pronounChoices.find((choice) => choice === target.value) ?? '' })
            }
          />
          <div className="grid content-start justify-items-start gap-2 *:first:w-full">
            <TextField
              label="Say it like this"
              placeholder="shiv-awn"
              hint="Only if the narrator gets the name wrong."
              autoComplete="off"
              value={entry.sayAs}
              error={problems.sayAs}
              onChange={(event) => change({ sayAs: event.target.value })}
            />
            <SayItButton words={entry.sayAs.trim() || entry.name} />
          </div>
        </div>
      )}
      <div className="flex flex-wrap justify-end gap-3">
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
