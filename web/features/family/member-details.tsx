import { pronounChoices } from '#contract/family.ts';
import { spelled } from '#web/platform/language.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { EntryProblems, MemberEntry } from './member-entry.ts';
import { SayItButton } from './say-it-button.tsx';
import { ideasFor } from './word-ideas.ts';
import { WordField } from './word-field.tsx';

type MemberDetailsProps = {
  entry: MemberEntry;
  problems: EntryProblems;
  onChange: (part: Partial<MemberEntry>) => void;
};

const pronounLabels = { she: 'she, her', he: 'he, him', they: 'they, them' } as const;
const pronounOptions = [
  { value: 'none', label: 'Use the name' },
  ...pronounChoices.map((value) => ({ value, label: pronounLabels[value] })),
] as const;

/** What a story is better for, and what nobody has to know tonight. */
export function MemberDetails({ entry, problems, onChange }: MemberDetailsProps) {
  const ideas = ideasFor(entry.relationship);
  return (
    <div className="grid gap-5 pb-2">
      <WordField
        isList
        label="Hobbies"
        placeholder={spelled('drawing, football')}
        hint="With commas between. A hobby is how they solve things in a story."
        value={entry.hobbies}
        error={problems.hobbies}
        ideas={ideas.hobbies}
        onChange={(hobbies) => onChange({ hobbies })}
      />
      <WordField
        isList
        label="Character Traits"
        placeholder="curious, kind"
        hint="With commas between."
        value={entry.characterTraits}
        error={problems.characterTraits}
        ideas={ideas.traits}
        onChange={(characterTraits) => onChange({ characterTraits })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <NativeSelect
          label="Pronouns"
          hint="We never guess them from a name."
          value={entry.pronouns === '' ? 'none' : entry.pronouns}
          choices={pronounOptions}
          onChange={({ target }) =>
            onChange({ pronouns: pronounChoices.find((choice) => choice === target.value) ?? '' })
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
            onChange={(event) => onChange({ sayAs: event.target.value })}
          />
          <SayItButton words={entry.sayAs.trim() || entry.name} />
        </div>
      </div>
    </div>
  );
}
