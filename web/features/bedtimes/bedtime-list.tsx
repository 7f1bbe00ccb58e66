import { Plus } from 'lucide-react';
import { useState } from 'react';
import {
  type Bedtime,
  type BedtimeDraft,
  bedtimeLimits,
  type Bedtimes,
  weekdays,
} from '#contract/bedtimes.ts';
import type { FamilyMember } from '#contract/family.ts';
import { isChild } from '#contract/listeners.ts';
import { defaultVoice, type NarratorVoice } from '#contract/narration.ts';
import { defaultDuration, type Story } from '#contract/stories.ts';
import { Button } from '#web/ui/button.tsx';
import { BedtimeCard, type Places } from './bedtime-card.tsx';

type BedtimeListProps = {
  userId: string;
  known: Bedtimes;
  family: readonly FamilyMember[];
  stories: readonly Story[];
  places: Places;
  /** Whose clock a new one goes by, and who tells it. */
  timeZone: string;
  narrator: NarratorVoice | undefined;
};

/** All bedtimes of a family; the first is there to be saved. */
export function BedtimeList({ known, timeZone, narrator, ...all }: BedtimeListProps) {
  const { bedtimes } = known;
  const [isAdding, add] = useState(bedtimes.length === 0);
  return (
    <>
      {bedtimes.map((bedtime) => (
        <BedtimeCard
          // What the house has changed of it meanwhile is shown.
          key={`${bedtime.id} ${bedtime.version}`}
          known={bedtime}
          first={draftOf(bedtime)}
          onDone={() => undefined}
          {...all}
        />
      ))}
      {isAdding && (
        <BedtimeCard
          known={null}
          first={firstDraft(bedtimes, all.family, timeZone, narrator)}
          onDone={() => add(false)}
          {...all}
        />
      )}
      {!isAdding && bedtimes.length < bedtimeLimits.bedtimes && (
        <Button
          tone="ghost"
          className="justify-self-start"
          icon={<Plus size={18} aria-hidden="true" />}
          onClick={() => add(true)}
        >
          {bedtimes.length === 0 ? 'Add a bedtime' : 'Add another bedtime'}
        </Button>
      )}
    </>
  );
}

/** At six, every night, for the child who has no bedtime yet. */
function firstDraft(
  bedtimes: readonly Bedtime[],
  family: readonly FamilyMember[],
  timeZone: string,
  narrator: NarratorVoice = defaultVoice,
): BedtimeDraft {
  const children = family.filter(isChild);
  const next = children.find(({ id }) => !bedtimes.some(({ listener }) => listener === id));
  const [latest] = bedtimes.toReversed();
  return {
    listener: children.length > 1 ? (next?.id ?? null) : null,
    days: [...weekdays],
    time: '18:00',
    timeZone: latest?.timeZone ?? timeZone,
    cast: next ? [next.id] : [],
    duration: latest?.duration ?? defaultDuration,
    narratorVoice: latest?.narratorVoice ?? narrator,
    wishes: [],
    isOn: true,
  };
}

function draftOf(bedtime: Bedtime): BedtimeDraft {
  const { id: _id, version: _version, nextAt: _nextAt, isResting: _isResting, ...draft } = bedtime;
  return draft;
}
