import type { LookBack, LookedBackEvening, Settled, SettledWith } from '#contract/evenings.ts';
import { clockInWords, listInWords, timeInWords } from '#web/platform/language.ts';
import { refusalWords } from '#web/platform/trouble.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Card } from '#web/ui/card.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { Counting } from './counting.tsx';
import { useLookBack } from './evening-calls.ts';
import { afterWords, dayWords, monthWords, timesWords } from './evening-words.ts';

/** How the evenings were. No score and no advice: parents know their own children. */
export function EveningsLookedBack({ userId }: { userId: string }) {
  const { data, error } = useLookBack(userId);
  if (error)
    return (
      <Banner tone="trouble">
        {refusalWords(error, 'The house did not answer. Please come back later.')}
      </Banner>
    );
  if (!data) return <Spinner size={28} />;
  return (
    <div className="grid gap-6">
      {data.evenings.length > 0 ? <WhatWas {...data} /> : <NothingYet isCounted={data.isCounted} />}
      <Counting userId={userId} isCounted={data.isCounted} />
    </div>
  );
}

function NothingYet({ isCounted }: { isCounted: boolean }) {
  return (
    <Card className="grid gap-2">
      <h2 className="text-xl">{isCounted ? 'Nothing to look back on yet' : 'Nothing is counted'}</h2>
      <p className="text-on-soft">
        {isCounted
          ? 'When a story has been told to you of an evening, it is here the next time you look.'
          : 'There is nothing here, and nothing will be until you want it.'}
      </p>
    </Card>
  );
}

function WhatWas({ thisMonth, lastMonth, settledWith, evenings }: LookBack) {
  const months = [thisMonth, lastMonth];
  return (
    <>
      <Card className="grid gap-4">
        <h2 className="text-xl">This month beside the last</h2>
        <table className="w-full table-fixed text-left">
          <thead>
            <tr className="align-bottom text-sm text-on-quiet">
              <th scope="col" className="w-[34%] pb-2 font-normal">
                <span className="sr-only">What</span>
              </th>
              {months.map(({ month }) => (
                <th key={month} scope="col" className="pb-2 pl-3 font-bold wrap-anywhere">
                  {monthWords(month)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Row label="Evenings" values={months.map((one) => String(one.evenings))} />
            <Row
              label="Usually begun at"
              values={months.map(({ usuallyBegun: begun }) => begun && clockInWords(begun))}
            />
            <Row
              label="Usually left alone"
              values={months.map(({ usuallyQuietAfter: after }) =>
                after === null ? null : afterWords(after),
              )}
            />
          </tbody>
        </table>
      </Card>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        {settledWith.map((one) => (
          <Settling key={one.whom} {...one} />
        ))}
      </div>
      <Card className="grid gap-4">
        <h2 className="text-xl">Evening by evening</h2>
        <ol className="grid">
          {evenings.map((evening) => (
            <Evening key={`${evening.begunAt} ${evening.whom.join()}`} {...evening} />
          ))}
        </ol>
      </Card>
    </>
  );
}

function Row({ label, values }: { label: string; values: readonly (string | null)[] }) {
  return (
    <tr className="border-t border-edge/30 align-baseline">
      <th scope="row" className="py-2.5 pr-2 text-sm font-normal text-on-soft">
        {label}
      </th>
      {values.map((value, index) => (
        // The months stay where they are.
        <td key={index} className="py-2.5 pl-3 font-display text-lg text-on wrap-anywhere tabular-nums">
          {value ?? (
            <>
              <span aria-hidden="true">–</span>
              <span className="sr-only">none</span>
            </>
          )}
        </td>
      ))}
    </tr>
  );
}

function Settling({ whom, stories, voices }: SettledWith) {
  return (
    <Card className="grid gap-4 only:lg:col-span-2">
      <h2 className="text-xl wrap-anywhere">
        {whom === null ? 'All of you settled with' : `${whom} settled with`}
      </h2>
      <SettledList label="Stories" settled={stories} />
      <SettledList label="Voices" settled={voices} />
    </Card>
  );
}

/** More would be a table to study, and this is a page for the sofa. */
const mostShown = 5;

function SettledList({ label, settled }: { label: string; settled: readonly Settled[] }) {
  if (settled.length === 0) return null;
  return (
    <section className="grid gap-1.5" aria-label={label}>
      <h3 className="text-sm font-bold text-on-quiet">{label}</h3>
      <ul className="grid gap-1.5">
        {settled.slice(0, mostShown).map(({ name, evenings, usuallyQuietAfter }) => (
          <li key={name} className="flex flex-wrap justify-between gap-x-4">
            <span className="min-w-0 font-bold wrap-anywhere">{name}</span>
            <span className="text-on-soft">
              {timesWords(evenings)}, {afterWords(usuallyQuietAfter)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Evening({ day, whom, begunAt, quietAfter, stories }: LookedBackEvening) {
  return (
    <li className="grid gap-0.5 border-t border-edge/30 py-3 first:border-t-0 first:pt-0">
      <p className="font-bold wrap-anywhere">
        {dayWords(day)}
        {whom.length > 0 && <span className="font-normal text-on-soft">, {listInWords(whom)}</span>}
      </p>
      <p className="text-sm text-on-soft">
        Begun at {timeInWords(begunAt)}, left alone {afterWords(quietAfter)}.
      </p>
      <p className="text-sm wrap-anywhere">
        {stories.map(({ id, title }, index) => (
          <span key={id}>
            {index > 0 && ', '}
            <TextLink href={`/stories/${id}`}>{title}</TextLink>
          </span>
        ))}
      </p>
    </li>
  );
}
