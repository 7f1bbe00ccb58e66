// The sounds of a night, to fall asleep by. They are made in the browser: nothing is fetched from anyone.

export const sleepSoundIds = ['rain', 'waves', 'wind', 'brown-noise', 'heartbeat', 'crickets'] as const;
export type SleepSoundId = (typeof sleepSoundIds)[number];

export const soundNames: Record<SleepSoundId, string> = {
  rain: 'Rain',
  waves: 'Waves',
  wind: 'Wind',
  'brown-noise': 'Brown noise',
  heartbeat: 'Heartbeat',
  crickets: 'Crickets',
};

/** Under a narrator at 80 it is there and lets every word through. */
export const firstVolume = 40;

/** Minutes until it ends by itself. */
export const endsAfterChoices = ['never', '15', '30', '60', '120'] as const;
export type EndsAfter = (typeof endsAfterChoices)[number];

export function endsAfterWords(endsAfter: EndsAfter): string {
  if (endsAfter === 'never') return 'Never';
  return endsAfter === '120' ? '2 hours' : `${endsAfter} minutes`;
}
