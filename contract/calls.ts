import type { Call } from './call.ts';
import { configCalls } from './config.ts';
import { healthCalls } from './health.ts';
import { storyCalls } from './stories.ts';

/** Every call there is, by noun. What is not listed here does not exist. */
export const callsByNoun = {
  config: configCalls,
  health: healthCalls,
  stories: storyCalls,
} satisfies Record<string, Record<string, Call>>;

export const allCalls: readonly Call[] = Object.values(callsByNoun).flatMap((calls) =>
  Object.values<Call>(calls),
);
