import { useMemo, useState } from 'react';
import { keptPreferences, keptTimeZone } from '#web/features/accounts/profile/kept-preferences.ts';
import { timeZones } from '#web/features/accounts/profile/time-zones.ts';
import { useSession } from '#web/features/accounts/use-session.ts';
import { BedtimeList } from '#web/features/bedtimes/bedtime-list.tsx';
import { BedtimeNewsCard } from '#web/features/bedtimes/bedtime-news-card.tsx';
import { useBedtimes } from '#web/features/bedtimes/bedtime-calls.ts';
import { useFamily } from '#web/features/family/family-calls.ts';
import { KeepNightsSwitch } from '#web/features/offline/keep-nights-switch.tsx';
import { useStories } from '#web/features/stories/story-calls.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

/** The evenings for which a story is made before anybody asks. */
export function BedtimesPage() {
  const { user } = useSession();
  return (
    <div className="grid gap-8">
      <PageHeader title="Ready every night" home="/dashboard">
        Say when, and the story is written and told before anybody asks. You only press play.
      </PageHeader>
      {user && <Bedtimes userId={user.id} />}
    </div>
  );
}

function Bedtimes({ userId }: { userId: string }) {
  const { data: known, error, refetch } = useBedtimes(userId);
  const { data: family } = useFamily(userId);
  const { data: stories } = useStories(userId);
  const [timeZone] = useState(zoneHere);
  const places = useMemo(
    () => placesWith([timeZone, ...(known?.bedtimes.map((one) => one.timeZone) ?? [])]),
    [timeZone, known],
  );
  const latest = useMemo(
    () => stories?.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)) ?? [],
    [stories],
  );
  if (error)
    return (
      <Card className="grid justify-items-start gap-4">
        <h2 className="text-xl">We could not find your bedtimes just now</h2>
        <Button onClick={() => void refetch()}>Try again</Button>
      </Card>
    );
  if (!known || !family) return <Spinner label="One moment…" />;
  if (family.length === 0)
    return (
      <Notice title="Nobody is here to star in it yet">
        <p className="text-on-soft">Tell us who is in the family, and there can be a story every night.</p>
        <ButtonLink href="/family" tone="amber">
          Add your family
        </ButtonLink>
      </Notice>
    );
  return (
    <>
      <BedtimeList
        key={known.bedtimes.length}
        {...{ userId, known, family, places, timeZone }}
        stories={latest}
        narrator={keptPreferences()?.defaultNarrator}
      />
      <BedtimeNewsCard userId={userId} news={known.news} noteKey={known.noteKey}>
        <KeepNightsSwitch userId={userId} />
      </BedtimeNewsCard>
    </>
  );
}

/** The family's own, as it has said or as this device has it. */
const zoneHere = (): string => keptTimeZone() ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The clocks of the profile, and those that somebody goes by already: a family in Chatham need not move. */
function placesWith(zones: readonly string[]): readonly { value: string; label: string }[] {
  const others = [...new Set(zones)].filter((zone) => !timeZones.some(({ value }) => value === zone));
  return [
    ...others.map((value) => ({ value, label: value.replace(/^.*\//, '').replaceAll('_', ' ') })),
    ...timeZones,
  ];
}
