import { timeInWords } from '#web/platform/language.ts';
import { BookOpenText, Database, HardDrive, type LucideIcon, Mic, Palette, RotateCw } from 'lucide-react';
import type { Overview, ServingPart } from '#contract/overview.ts';
import { refusalWords } from '#web/platform/trouble.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useOverview } from './overview-calls.ts';
import { bytesInWords, countInWords } from './overview-words.ts';

/** How the house is, at a glance: first whether anything is wrong, then how much there is. */
export function HouseOverview() {
  const { data, error, isFetching, refetch } = useOverview();
  return (
    <Card surface="night" className="grid gap-6">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <div className="grid gap-0.5">
          <h2 className="text-xl text-lamp-50">The house</h2>
          <output className="text-sm text-on-quiet">
            {isFetching
              ? 'Asking everybody…'
              : data && `Version ${data.version}, asked at ${timeInWords(data.askedAt)}`}
          </output>
        </div>
        <Button
          tone="ghost"
          size="small"
          disabled={isFetching}
          icon={<RotateCw size={18} aria-hidden="true" />}
          onClick={() => void refetch()}
        >
          Ask again
        </Button>
      </header>
      {error && (
        <Banner tone="trouble">
          {refusalWords(error, 'The house did not answer. Please ask again in a moment.')}
        </Banner>
      )}
      {data ? <Answers {...data} /> : isFetching && <Spinner size={28} />}
    </Card>
  );
}

function Answers({ parts, families, stories, jobs, disk }: Overview) {
  const { databaseBytes, sounds, space } = disk;
  return (
    <>
      <ul className="grid gap-3 lg:grid-cols-2">
        {parts.map((part) => (
          <Part key={part.kind} {...part} />
        ))}
      </ul>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 md:grid-cols-4">
        <Figure label="Families" value={countInWords(families)} />
        <Figure label="Stories" value={countInWords(stories)} />
        <Figure label="Jobs waiting" value={countInWords(jobs.waiting)} note={`${jobs.running} running`} />
        <Figure
          label="Jobs failed"
          value={countInWords(jobs.failed)}
          note={jobs.failed > 0 ? 'The log says which' : 'None to look after'}
          isTrouble={jobs.failed > 0}
        />
        <Figure label="Database" value={bytesInWords(databaseBytes)} />
        <Figure
          label="Sounds"
          value={sounds ? bytesInWords(sounds.bytes) : '–'}
          note={sounds ? `${countInWords(sounds.count)} files` : 'Could not be counted in time'}
        />
        {space && (
          <Figure
            label="Disk free"
            value={bytesInWords(space.freeBytes)}
            note={`of ${bytesInWords(space.totalBytes)}`}
            isTrouble={space.freeBytes < littleSpace * space.totalBytes}
          />
        )}
      </dl>
    </>
  );
}

/** Below this share of the disk it is time to make room. */
const littleSpace = 0.05;

const kinds: Record<ServingPart['kind'], { label: string; Icon: LucideIcon }> = {
  database: { label: 'Database', Icon: Database },
  writer: { label: 'Story writer', Icon: BookOpenText },
  narrator: { label: 'Narrator', Icon: Mic },
  painter: { label: 'Painter', Icon: Palette },
  store: { label: 'Sound store', Icon: HardDrive },
};

function Part({ kind, name, answeredInMs, trouble }: ServingPart) {
  const { label, Icon } = kinds[kind];
  return (
    <li className="flex items-start gap-4 rounded-lg bg-night-900/50 p-4">
      <Icon size={22} aria-hidden="true" className="mt-1 shrink-0 text-lamp-300" />
      <div className="grid min-w-0 grow gap-1">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h3 className="font-bold text-on">{label}</h3>
          {trouble === null ? <Badge tone="good">Answers</Badge> : <Badge tone="trouble">In trouble</Badge>}
        </div>
        <p className="text-sm wrap-anywhere text-on-soft">{name}</p>
        {trouble === null ? (
          <p className="text-xs text-on-quiet">in {countInWords(answeredInMs ?? 0)} ms</p>
        ) : (
          <p className="text-sm font-bold text-trouble">{trouble}</p>
        )}
      </div>
    </li>
  );
}

type FigureProps = { label: string; value: string; note?: string; isTrouble?: boolean };

function Figure({ label, value, note, isTrouble = false }: FigureProps) {
  return (
    <div className="grid content-start">
      <dt className="text-sm text-on-quiet">{label}</dt>
      <dd className="grid">
        <span className="font-display text-2xl text-lamp-50 tabular-nums">{value}</span>
        {note !== undefined && (
          <span className={isTrouble ? 'text-sm font-bold text-trouble' : 'text-sm text-on-soft'}>
            {note}
          </span>
        )}
      </dd>
    </div>
  );
}
