import { useState } from 'react';
import { familyLimits } from '#contract/family.ts';
import { recordingLimits } from '#contract/recordings.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { Reader } from './recording-calls.ts';

/** Somebody of the family who could read. */
export type FamilyReader = { id: string; name: string; age: number };

const somebodyElse = '';

/** Somebody of the family, or a name. Whoever holds the phone is grown up, more likely than not. */
export function useWhoReads(people: readonly FamilyReader[]) {
  const [memberId, choose] = useState(
    () => people.find(({ age }) => age >= recordingLimits.invitedFrom)?.id ?? somebodyElse,
  );
  const [typed, setTyped] = useState('');
  const member = people.find(({ id }) => id === memberId);
  const speaker = (member?.name ?? typed).trim();
  const reader: Reader | null = speaker === '' ? null : { speaker, memberId: member?.id ?? null };
  const field = (
    <div className="grid gap-4">
      {people.length > 0 && (
        <NativeSelect
          label="Who reads?"
          value={memberId}
          onChange={({ target }) => choose(target.value)}
          choices={[
            ...people.map(({ id, name }) => ({ value: id, label: name })),
            { value: somebodyElse, label: 'Somebody else' },
          ]}
        />
      )}
      {!member && (
        <TextField
          label={people.length > 0 ? 'What do you call them?' : 'Who reads?'}
          placeholder="Nana"
          maxLength={familyLimits.name}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
    </div>
  );
  return { reader, field };
}
