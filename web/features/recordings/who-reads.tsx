import { useState } from 'react';
import { familyLimits } from '#contract/family.ts';
import { recordingLimits } from '#contract/recordings.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { Reader } from './recording-calls.ts';

/** Somebody of the family who could read. */
export type FamilyReader = { id: string; name: string; age: number };

const somebodyElse = '';

const isGrownUp = ({ age }: FamilyReader) => age >= recordingLimits.invitedFrom;

/** Whoever holds the phone: who read here last, or is called like the account, or is at least grown up. */
export const likelyReader = (
  people: readonly FamilyReader[],
  { lastId, name }: { lastId: string | null; name: string },
): FamilyReader | undefined =>
  people.find(({ id }) => id === lastId) ??
  people.find((one) => isCalled(one, name)) ??
  people.find(isGrownUp);

/** Somebody who is grown up and does not hold the phone. */
export const likelyGuest = (people: readonly FamilyReader[], name: string): FamilyReader | undefined =>
  people.find((one) => isGrownUp(one) && !isCalled(one, name));

const isCalled = ({ name }: FamilyReader, other: string) =>
  name.trim().toLowerCase() === other.trim().toLowerCase();

/** Somebody of the family, or a name. */
export function useWhoReads(people: readonly FamilyReader[], likely: FamilyReader | undefined) {
  const [memberId, choose] = useState(likely?.id ?? somebodyElse);
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
