import { Moon } from 'lucide-react';
import type { SleepPlaylist } from '#contract/sleep.ts';
import { classNames } from '#web/ui/class-names.ts';
import { tracksInWords } from './sleep-words.ts';

type PlaylistAboutProps = { playlist: SleepPlaylist; heading: 'h2' | 'h3' };

/** Its name, and whatever the music service told about it. */
export function PlaylistAbout({ playlist, heading: Heading }: PlaylistAboutProps) {
  const { name, owner, tracksTotal, description } = playlist;
  const facts = [owner && `by ${owner}`, tracksTotal !== null && tracksInWords(tracksTotal)].filter(Boolean);
  return (
    <div className={classNames('flex gap-5', description === null ? 'items-center' : 'items-start')}>
      <span className="grid size-15 shrink-0 place-items-center rounded-full bg-night-700 text-lamp-300">
        <Moon size={26} aria-hidden="true" />
      </span>
      <div className="grid min-w-0 gap-1">
        <Heading className="font-display text-xl wrap-anywhere text-on">{name}</Heading>
        {facts.length > 0 && <p className="text-sm wrap-anywhere text-on-soft">{facts.join(' · ')}</p>}
        {description !== null && <p className="max-w-160 wrap-anywhere text-on-soft">{description}</p>}
      </div>
    </div>
  );
}
