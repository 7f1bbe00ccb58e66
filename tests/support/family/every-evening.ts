import { type BedtimeDraft, weekdays } from '#contract/bedtimes.ts';

/** A story for every evening at six in Auckland, where houses that open in a test have eight in the morning. */
export const everyEvening: BedtimeDraft = {
  listener: null,
  days: [...weekdays],
  time: '18:00',
  timeZone: 'Pacific/Auckland',
  cast: [],
  duration: 'short',
  narratorVoice: 'maya',
  wishes: [],
  isOn: true,
};
