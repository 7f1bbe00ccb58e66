import { type SubmitEvent, useState } from 'react';
import type { Bedtime, BedtimeDraft } from '#contract/bedtimes.ts';
import type { FamilyMember } from '#contract/family.ts';
import { isChild } from '#contract/listeners.ts';
import { narratorVoices, voiceNames } from '#contract/narration.ts';
import { durationIds, type Story } from '#contract/stories.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useRemoveBedtime, useSaveBedtime } from './bedtime-calls.ts';
import { nextWords, rhythmWords } from './bedtime-words.ts';
import { CastChoice } from './cast-choice.tsx';
import { DayChoice } from './day-choice.tsx';
import { WishList } from './wish-list.tsx';

export type Places = readonly { value: string; label: string }[];

type BedtimeCardProps = {
  userId: string;
  /** Null for one that is not kept yet. */
  known: Bedtime | null;
  first: BedtimeDraft;
  family: readonly FamilyMember[];
  stories: readonly Story[];
  /** The clocks to go by. */
  places: Places;
  onDone: () => void;
};

const everyone = 'everyone';
const lengths = { short: 'Short', medium: 'Medium', long: 'Long' } as const;

/** One bedtime, whole: when, for whom, who is in it, how it is told, and what about. */
export function BedtimeCard({ userId, known, first, family, stories, places, onDone }: BedtimeCardProps) {
  const [draft, setDraft] = useState(first);
  const [hasTried, trySaving] = useState(false);
  const [openedAt] = useState(() => new Date());
  const save = useSaveBedtime(userId);
  const remove = useRemoveBedtime(userId);
  const change = (news: Partial<BedtimeDraft>) => setDraft((now) => ({ ...now, ...news }));
  const children = family.filter(isChild);
  const whose = children.length > 1 ? children.find(({ id }) => id === known?.listener) : undefined;
  const [isAsking, ask] = useState(false);
  const noDay = hasTried && draft.days.length === 0 ? 'Choose at least one evening' : undefined;
  const noTime = hasTried && draft.time === '' ? 'Choose a time' : undefined;

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    trySaving(true);
    if (draft.days.length === 0 || draft.time === '') return;
    save.mutate({ known, draft }, { onSuccess: onDone });
  }

  return (
    <Card>
      <form onSubmit={submit} noValidate className="grid gap-7">
        <header className="grid gap-2">
          <h2 className="text-xl wrap-anywhere">
            {known ? rhythmWords(known) : 'A new bedtime'}
            {known && whose && `, for ${whose.name}`}
          </h2>
          {known && <p className="text-sm text-on-soft">{nextWords(known, openedAt)}</p>}
          {known && (
            <Switch label="Make stories for it" isOn={draft.isOn} onChange={(isOn) => change({ isOn })} />
          )}
        </header>
        <div className="grid items-start gap-x-8 gap-y-7 lg:grid-cols-2">
          <div className="grid gap-7">
            <DayChoice days={draft.days} error={noDay} onChange={(days) => change({ days })} />
            <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8.25rem,100%),1fr))] gap-4 sm:grid-cols-2">
              <TextField
                label="Ready from"
                type="time"
                value={draft.time}
                error={noTime}
                onChange={({ target }) => change({ time: target.value })}
              />
              <NativeSelect
                label="By the clock of"
                value={draft.timeZone}
                choices={places}
                onChange={({ target }) => change({ timeZone: target.value })}
              />
              {children.length > 1 && (
                <NativeSelect
                  label="For whom?"
                  value={draft.listener ?? everyone}
                  choices={[
                    { value: everyone, label: 'Everyone' },
                    ...children.map(({ id, name }) => ({ value: id, label: name })),
                  ]}
                  onChange={({ target: { value } }) =>
                    change({ listener: value === everyone ? null : value })
                  }
                />
              )}
              <NativeSelect
                label="Length"
                value={draft.duration}
                choices={durationIds.map((value) => ({ value, label: lengths[value] }))}
                onChange={({ target }) => {
                  const duration = durationIds.find((id) => id === target.value);
                  if (duration) change({ duration });
                }}
              />
              <NativeSelect
                label="Told by"
                value={draft.narratorVoice}
                choices={narratorVoices.map((value) => ({ value, label: voiceNames[value] }))}
                onChange={({ target }) => {
                  const narratorVoice = narratorVoices.find((id) => id === target.value);
                  if (narratorVoice) change({ narratorVoice });
                }}
              />
            </div>
            <CastChoice family={family} chosen={draft.cast} onChange={(cast) => change({ cast })} />
          </div>
          <WishList wishes={draft.wishes} stories={stories} onChange={(wishes) => change({ wishes })} />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" tone="amber" disabled={save.isPending}>
            Save
          </Button>
          {known ? (
            <Button type="button" disabled={remove.isPending} onClick={() => ask(true)}>
              Remove this bedtime
            </Button>
          ) : (
            <Button type="button" onClick={onDone}>
              Not now
            </Button>
          )}
        </div>
      </form>
      {known && (
        <AlertDialog
          isOpen={isAsking}
          onOpenChange={ask}
          title="Remove this bedtime?"
          description="No more stories are made for it, and its list of wishes goes. The stories stay on your shelf."
          confirmLabel="Remove"
          onConfirm={() => {
            ask(false);
            remove.mutate(known);
          }}
        />
      )}
    </Card>
  );
}
