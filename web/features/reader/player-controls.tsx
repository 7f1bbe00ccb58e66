import type { ReactNode } from 'react';
import { Check, Gauge, Pause, Play, RotateCcw, RotateCw, Square, Timer, Volume2 } from 'lucide-react';
import { useCurrent } from '#web/platform/use-current.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { DropdownItem, DropdownMenu } from '#web/ui/dropdown-menu.tsx';
import { Slider } from '#web/ui/slider.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { sleepChoices, type SleepTimer, sleepWords } from './sleep-timer.ts';
import { type Player, skipMs, type StoryPlayer } from './story-player.ts';
import { clockTime, spokenTime } from './times.ts';

const speeds = [0.7, 0.8, 0.9, 1, 1.1, 1.2] as const;

type PlayerControlsProps = {
  player: StoryPlayer;
  state: Player;
  timer: SleepTimer;
  /** The sounds under the story. */
  sounds: ReactNode;
  /** Where it was left, as long as it is near there. */
  resumed: ReactNode;
  onStop: () => void;
  /** What else stands at the thumb. */
  children: ReactNode;
};

/** Everything one hand needs in the dark, at the thumb. */
export function PlayerControls({
  player,
  state,
  timer,
  sounds,
  resumed,
  onStop,
  children,
}: PlayerControlsProps) {
  const { isPlaying, positionMs, durationMs, volume } = state;
  return (
    <section className="player-controls" aria-label="Player">
      {resumed}
      <FadeNotice timer={timer} />
      <div className="grid grid-cols-[auto_1fr_auto] items-center gap-2 text-xs font-bold tabular-nums">
        <span aria-label="Elapsed">{clockTime(positionMs)}</span>
        <SeekBar player={player} state={state} />
        <span aria-label="Total" className="text-right">
          {clockTime(durationMs)}
        </span>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-1 sm:gap-2">
        <SpeedChoice speed={state.speed} onChange={player.setSpeed} />
        <div className="flex items-center sm:gap-2">
          <IconButton
            label="Back 15 seconds"
            icon={<Fifteen of={<RotateCcw size={30} strokeWidth={1.8} />} />}
            className={skipButton}
            onClick={() => player.skip(-skipMs)}
          />
          <button
            type="button"
            aria-label={isPlaying ? 'Pause' : 'Play Story'}
            className="lamp-orb grid size-[68px] place-items-center rounded-full"
            onClick={() => (isPlaying ? player.pause() : void player.play())}
          >
            {isPlaying ? (
              <Pause size={30} fill="currentColor" strokeWidth={0} />
            ) : (
              <Play size={30} fill="currentColor" className="translate-x-0.5" />
            )}
          </button>
          <IconButton
            label="Forward 15 seconds"
            icon={<Fifteen of={<RotateCw size={30} strokeWidth={1.8} />} />}
            className={skipButton}
            onClick={() => player.skip(skipMs)}
          />
        </div>
        <TimerChoice timer={timer} />
      </div>
      <div className="mx-auto flex max-w-100 items-center gap-1 sm:gap-2">
        {children}
        <Tooltip text="Stop, and back to the beginning">
          <IconButton label="Stop" icon={<Square size={19} fill="currentColor" />} onClick={onStop} />
        </Tooltip>
        <Volume2 size={20} aria-hidden="true" className="shrink-0" />
        <Slider label="Volume" value={volume} min={0} max={100} step={1} onValueChange={player.setVolume} />
        <span className="min-w-[2.2em] shrink-0 text-right text-xs font-bold tabular-nums">{volume}</span>
        {sounds}
      </div>
    </section>
  );
}

function Fifteen({ of: arrow }: { of: ReactNode }) {
  return (
    <span className="relative grid place-items-center">
      {arrow}
      <span className="absolute text-[9px] font-extrabold">15</span>
    </span>
  );
}

/** Pictures need not grow with a family's letters, or there would be no room left for what has letters. */
const skipButton = 'size-[52px]! max-[21rem]:size-[44px]!';
/** On a phone there is room for its words or its picture, and with large letters for words in two lines. */
const sideButton = 'min-w-11 px-1.5! leading-tight tabular-nums max-sm:text-xs sm:px-3!';

const secondMs = 1_000;
const wholeSeconds = (ms: number) => Math.round(ms / secondMs) * secondMs;

/** While sound is made the bar shows how far it can be heard already. */
function SeekBar({
  player,
  state: { positionMs, durationMs, audibleMs, isWhole },
}: {
  player: StoryPlayer;
  state: Player;
}) {
  const audible = durationMs === 0 ? 0 : Math.min(100, (audibleMs / durationMs) * 100);
  return (
    <div className="relative">
      {!isWhole && (
        <div
          aria-hidden="true"
          data-audible={Math.round(audible)}
          className="absolute top-1/2 left-0 h-3.5 -translate-y-1/2 rounded-full ring-1 ring-edge ring-inset"
          style={{ width: `${audible}%` }}
        />
      )}
      <Slider
        label="Seek"
        // In whole seconds: a key takes a slider that stands between two steps to the next of them, and no further.
        value={wholeSeconds(Math.min(positionMs, durationMs))}
        min={0}
        max={Math.max(durationMs, 1)}
        step={secondMs}
        valueText={`${spokenTime(positionMs)} of ${spokenTime(durationMs)}`}
        onValueChange={player.seek}
      />
    </div>
  );
}

function SpeedChoice({ speed, onChange }: { speed: number; onChange: (speed: number) => void }) {
  return (
    <DropdownMenu
      trigger={
        <Button
          tone="ghost"
          size="small"
          className={classNames(sideButton, 'justify-self-start')}
          icon={<Gauge size={18} className="max-sm:hidden" />}
        >
          <span className="sr-only">Speed </span>
          {speed}×
        </Button>
      }
    >
      {speeds.map((one) => (
        <DropdownItem key={one} onSelect={() => onChange(one)}>
          {one}×{one === speed && <Check size={16} aria-label="Chosen" />}
        </DropdownItem>
      ))}
    </DropdownMenu>
  );
}

function TimerChoice({ timer }: { timer: SleepTimer }) {
  const { choice, leftMs } = useCurrent(timer);
  const words = typeof choice === 'number' && leftMs !== null ? `${Math.ceil(leftMs / 60_000)} min` : '';
  return (
    <DropdownMenu
      trigger={
        <Button
          tone="ghost"
          size="small"
          className={classNames(sideButton, 'justify-self-end')}
          icon={<Timer size={18} className={choice === 'off' ? '' : 'max-sm:hidden'} />}
        >
          <span className="sr-only">Sleep timer: {sleepWords(choice)}</span>
          {choice !== 'off' && <span aria-hidden="true">{choice === 'end' ? 'End' : words}</span>}
        </Button>
      }
    >
      {sleepChoices.map((one) => (
        <DropdownItem key={one} onSelect={() => timer.choose(one)}>
          {sleepWords(one)}
          {one === choice && <Check size={16} aria-label="Chosen" />}
        </DropdownItem>
      ))}
    </DropdownMenu>
  );
}

function FadeNotice({ timer }: { timer: SleepTimer }) {
  const { isFading, choice } = useCurrent(timer);
  if (!isFading) return null;
  return (
    <div className="mb-2 flex items-center justify-between gap-3 text-sm font-bold">
      <output>Good night …</output>
      <Button tone="ghost" size="small" onClick={timer.extend}>
        {choice === 'end' ? 'Keep it as loud' : '5 more minutes'}
      </Button>
    </div>
  );
}
