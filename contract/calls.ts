import { accountCalls } from './accounts.ts';
import { breakfastCalls } from './breakfast.ts';
import type { Call } from './call.ts';
import { bedtimeCalls } from './bedtimes.ts';
import { childScreenCalls } from './child-screen.ts';
import { configCalls } from './config.ts';
import { designImportCalls } from './design-import.ts';
import { eveningCalls } from './evenings.ts';
import { familyCalls } from './family.ts';
import { feedCalls } from './feed.ts';
import { healthCalls } from './health.ts';
import { narrationCalls } from './narration.ts';
import { overviewCalls } from './overview.ts';
import { paintingCalls } from './paintings.ts';
import { recordingCalls } from './recordings.ts';
import { sleepCalls } from './sleep.ts';
import { storyCalls } from './stories.ts';
import { storyOfferCalls } from './story-offers.ts';
import { storyPlaceCalls } from './story-places.ts';

/** Every call there is, by noun. What is not listed here does not exist. */
const callsByNoun = {
  accounts: accountCalls,
  breakfast: breakfastCalls,
  bedtimes: bedtimeCalls,
  childScreen: childScreenCalls,
  config: configCalls,
  designImport: designImportCalls,
  evenings: eveningCalls,
  family: familyCalls,
  feed: feedCalls,
  health: healthCalls,
  narration: narrationCalls,
  overview: overviewCalls,
  paintings: paintingCalls,
  recordings: recordingCalls,
  sleep: sleepCalls,
  stories: storyCalls,
  storyOffers: storyOfferCalls,
  storyPlaces: storyPlaceCalls,
} satisfies Record<string, Record<string, Call>>;

export const allCalls: readonly Call[] = Object.values(callsByNoun).flatMap((calls) =>
  Object.values<Call>(calls),
);
