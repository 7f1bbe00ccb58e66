import { accountMigration, handedSessionMigration } from './features/accounts/index.ts';
import { bedtimeMigration, nightsOfFamilyMigration, noteDeviceMigration } from './features/bedtimes/index.ts';
import { billingMigration, paidPeriodsMigration } from './features/billing/index.ts';
import { breakfastMigration } from './features/breakfast/index.ts';
import { childScreenMigration } from './features/child-screen/index.ts';
import { eveningMigration } from './features/evenings/index.ts';
import { familyMigration, looksMigration, sampleFamilyMigration } from './features/family/index.ts';
import { feedMigration } from './features/feed/index.ts';
import { narrationHeardMigration, narrationMigration } from './features/narration/index.ts';
import { paintingMigration } from './features/paintings/index.ts';
import { recordingMigration } from './features/recordings/index.ts';
import { sleepMigration } from './features/sleep/index.ts';
import {
  listenerMigration,
  listenerOwnerMigration,
  storyBreakfastMigration,
  storyHeardMigration,
  storyMigration,
  storyPictureMigration,
  storyPlaceMigration,
} from './features/stories/index.ts';
import type { Migration } from './platform/database/migrate.ts';
import { jobMigration } from './platform/jobs/job-table.ts';
import { throttleMigration } from './platform/throttle.ts';

/** Every step of the database's shape, in order. A step that a family's database has taken is never changed; a new one follows it. */
export const migrations: readonly Migration[] = [
  jobMigration,
  throttleMigration,
  accountMigration,
  billingMigration,
  familyMigration,
  narrationMigration,
  storyMigration,
  sampleFamilyMigration,
  sleepMigration,
  storyPlaceMigration,
  paidPeriodsMigration,
  storyHeardMigration,
  looksMigration,
  storyPictureMigration,
  recordingMigration,
  listenerMigration,
  eveningMigration,
  feedMigration,
  bedtimeMigration,
  paintingMigration,
  breakfastMigration,
  storyBreakfastMigration,
  noteDeviceMigration,
  handedSessionMigration,
  childScreenMigration,
  listenerOwnerMigration,
  nightsOfFamilyMigration,
  narrationHeardMigration,
];
