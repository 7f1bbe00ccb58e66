import { AudioLines, CloudRain, HeartPulse, MoonStar, Square, Waves, Wind } from 'lucide-react';
import { classNames } from '#web/ui/class-names.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { Slider } from '#web/ui/slider.tsx';
import { endsAfterChoices, endsAfterWords, type SleepSoundId, sleepSoundIds, soundNames } from './sounds.ts';
import { sleepSounds, useSleepSounds } from './use-sleep-sounds.ts';

const icons: Record<SleepSoundId, typeof Waves> = {
  rain: CloudRain,
  waves: Waves,
  wind: Wind,
  'brown-noise': AudioLines,
  heartbeat: HeartPulse,
  crickets: MoonStar,
};

/** The sounds, how loud, and for how long. A tap starts one, and a tap on the same one ends it. */
export function SleepSoundsPanel({ className }: { className?: string }) {
  const { sound, volume, endsAfter, isFading } = useSleepSounds();
  return (
    <div className={classNames('grid gap-5', className)}>
      <fieldset
        aria-label="Sounds"
        className="min-w-0 grid auto-rows-fr content-start gap-2 @[17.5rem]:grid-cols-2 @sm:grid-cols-3"
      >
        {sleepSoundIds.map((id) => (
          <SoundButton key={id} id={id} isOn={id === sound} />
        ))}
      </fieldset>
      <div className="grid content-start gap-4">
        <div className="grid gap-1">
          <p className="flex justify-between gap-4 text-sm font-bold">
            <span>Sound volume</span>
            <span className="tabular-nums">{volume}</span>
          </p>
          <Slider label="Sound volume" value={volume} onValueChange={sleepSounds.setVolume} />
        </div>
        <NativeSelect
          label="End after"
          hint={
            <output>{isFading ? 'Good night …' : 'It takes half a minute to go, and wakes nobody.'}</output>
          }
          value={endsAfter}
          choices={endsAfterChoices.map((value) => ({ value, label: endsAfterWords(value) }))}
          onChange={({ target }) => {
            const chosen = endsAfterChoices.find((choice) => choice === target.value);
            if (chosen) sleepSounds.endAfter(chosen);
          }}
        />
      </div>
    </div>
  );
}

function SoundButton({ id, isOn }: { id: SleepSoundId; isOn: boolean }) {
  const Icon = isOn ? Square : icons[id];
  return (
    <button
      type="button"
      aria-pressed={isOn}
      className={classNames(
        'flex min-h-14 items-center gap-2.5 rounded-md px-3.5 text-left text-sm font-bold ring-inset transition',
        isOn
          ? 'bg-lamp-200 text-ink-900 ring-[2.5px] ring-lamp-700'
          : 'bg-field text-on ring-[1.5px] ring-edge hover:bg-hover',
      )}
      onClick={() => sleepSounds.tap(id)}
    >
      <Icon
        size={isOn ? 16 : 20}
        {...(isOn && { fill: 'currentColor' })}
        aria-hidden="true"
        className="w-5 shrink-0"
      />
      {soundNames[id]}
    </button>
  );
}
