import { Check, Mic } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Invited, InvitedReading } from '#contract/recordings.ts';
import { ApiError } from '#web/platform/api.ts';
import { brand } from '#web/platform/brand.ts';
import { dayInWords } from '#web/platform/language.ts';
import { refusalWords } from '#web/platform/trouble.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import {
  fetchInvitedTake,
  invitedReading,
  sendInvitedTake,
  sendReading,
  useInvited,
} from './invited-calls.ts';

const Recorder = lazy(async () => ({ default: (await import('./recorder.tsx')).Recorder }));

/** The quiet page behind an invitation: who invites, the story, read, listen, send. */
export function InvitedReader({ secret }: { secret: string }) {
  const { data: invited, error, isFetching, refetch } = useInvited(secret);
  const [reading, setReading] = useState<InvitedReading | null>(null);
  const [sent, setSent] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);

  // Nobody who is reading, or has just sent it, loses the page to a line that broke off.
  const isOver = error instanceof ApiError && error.status === 404;
  if (isOver && !reading && sent === null)
    return (
      <Notice title="This invitation leads nowhere any more">
        <p>{refusalWords(error, 'The family can send you a new one.')}</p>
      </Notice>
    );
  if (error && !invited)
    return (
      <Notice title="We cannot be reached just now">
        <p>{refusalWords(error, 'Please try again in a moment. The link stays the same.')}</p>
        <Button tone="amber" isBusy={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      </Notice>
    );
  if (!invited)
    return (
      <div className="grid min-h-[50dvh] place-items-center text-lamp-300">
        <Spinner label="One moment…" size={32} />
      </div>
    );

  async function open(id: string): Promise<void> {
    try {
      setTrouble(null);
      setReading(await invitedReading(secret, id));
    } catch (problem) {
      console.info('The story could not be opened', problem);
      setTrouble(refusalWords(problem, 'That did not work just now. Please try again in a moment.'));
    }
  }

  async function send({ id, title }: InvitedReading): Promise<void> {
    await sendReading(secret, id);
    await refetch();
    setReading(null);
    setSent(title);
  }

  return (
    <>
      <Notice title={sent === null ? `${invited.from} would love to hear you read` : 'It is on its way'}>
        {sent !== null && (
          <Banner tone="good">
            Thank you, {invited.speaker}. {invited.from} listens to “{sent}” first, and then it is told at
            bedtime.
          </Banner>
        )}
        {trouble !== null && <Banner tone="trouble">{trouble}</Banner>}
        {sent === null && (
          <p>
            A bedtime story, told in your own voice, {invited.speaker}. You need a quiet place and about ten
            minutes.
          </p>
        )}
        <Stories invited={invited} onOpen={(id) => void open(id)} />
        <p className="text-sm text-on-soft">
          This page is for you alone until {dayInWords(invited.expiresAt)}. {brand.name} needs no account from
          you.
        </p>
      </Notice>
      {reading && (
        <Suspense fallback={null}>
          <Recorder
            title={reading.title}
            content={reading.content}
            known={reading.takes.map(({ piece }) => piece)}
            about={<About from={invited.from} />}
            finishLabel={`Send it to ${invited.from}`}
            finishing="Sending, about a minute …"
            send={(piece, take) => sendInvitedTake(secret, reading.id, piece, take)}
            fetchTake={(piece) => fetchInvitedTake(secret, reading.id, piece)}
            onFinish={() => send(reading)}
            onClose={() => {
              setReading(null);
              void refetch();
            }}
          />
        </Suspense>
      )}
    </>
  );
}

function Stories({ invited, onOpen }: { invited: Invited; onOpen: (id: string) => void }) {
  const { stories, isForEveryNew } = invited;
  if (stories.length === 0)
    return (
      <p>
        {isForEveryNew
          ? 'There is no story to read yet. Come back by this link whenever you like.'
          : 'This story is not there any more.'}
      </p>
    );
  return (
    <ul className="grid w-full gap-3 text-left" aria-label="Stories to read">
      {stories.map(({ id, title, state }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-3 rounded-md px-4 py-3 ring-1 ring-edge/50 ring-inset"
        >
          <span className="min-w-0 grow basis-40 font-bold wrap-anywhere">{title}</span>
          {state === 'sent' ? (
            <span className="flex items-center gap-2 text-sm font-bold text-good">
              <Check size={18} aria-hidden="true" />
              Sent
            </span>
          ) : (
            <Button tone="amber" size="small" icon={<Mic size={18} />} onClick={() => onOpen(id)}>
              {state === 'begun' ? 'Go on reading' : 'Read it'}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function About({ from }: { from: string }) {
  return (
    <>
      <p>
        What you read is kept in the house of {from}’s family and is used for nothing but telling them this
        story. It is sent part by part while you read; {from} hears it when you say so, listens first, and can
        delete it at any time. So can you ask them to.
      </p>
      <p className="text-sm text-on-soft">
        This page is for grown-ups. A child’s voice is recorded on the family’s own device.
      </p>
    </>
  );
}
