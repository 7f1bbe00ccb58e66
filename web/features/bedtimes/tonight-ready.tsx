import { CalendarClock, MoonStar, Play } from 'lucide-react';
import type { Bedtime, Bedtimes, Night } from '#contract/bedtimes.ts';
import type { Story } from '#contract/stories.ts';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { readyWords, rhythmsWords } from './bedtime-words.ts';

type TonightReadyProps = {
  night: Night;
  story: Story | undefined;
  /** Said where it could be another's; null where that is plain. */
  forWhom: string | null;
  now: Date;
  onTell: (story: Story) => void;
};

/** What came of this evening: the story, one tap away; or why there is none. */
export function TonightReady({ night, story, forWhom, now, onTell }: TonightReadyProps) {
  return (
    <div className="grid gap-2">
      {story && (
        <>
          <p className="flex items-center gap-2 text-sm font-bold text-lamp-300">
            <MoonStar size={18} className="shrink-0" aria-hidden="true" />
            {readyWords(night, forWhom, now)}
          </p>
          <Button
            tone="amber"
            size="large"
            className="w-full py-3 leading-snug wrap-anywhere"
            icon={<Play size={22} fill="currentColor" className="shrink-0" aria-hidden="true" />}
            onClick={() => onTell(story)}
          >
            <span className="line-clamp-2">Tell “{story.title}”</span>
          </Button>
        </>
      )}
      {night.note !== null && (
        <p className="text-sm text-night-200">
          {!story && forWhom !== null && `For ${forWhom}: `}
          {night.note}
        </p>
      )}
    </div>
  );
}

/** When stories are made by themselves, in a line; or that they could be. */
export function BedtimesLine({ known: { bedtimes } }: { known: Bedtimes }) {
  return (
    <Link
      href="/bedtimes"
      className="flex min-h-11 items-center gap-3 rounded-md text-sm text-night-100 hover:text-lamp-50"
    >
      <CalendarClock size={18} className="shrink-0 text-lamp-300" aria-hidden="true" />
      <span className="grow underline decoration-night-500 underline-offset-4">{lineWords(bedtimes)}</span>
    </Link>
  );
}

export function lineWords(bedtimes: readonly Bedtime[]): string {
  const on = bedtimes.filter(({ isOn }) => isOn);
  if (on.length === 0) return 'Have a story ready every night';
  if (on.some(({ isResting }) => isResting))
    return 'No stories are made ahead just now, as nobody opened one for two weeks';
  return `Ready ${rhythmsWords(on)}`;
}
