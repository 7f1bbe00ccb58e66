import { jobMigration } from './platform/jobs/job-table.ts';
import type { Migration } from './platform/database/migrate.ts';

/** Every step of the database's shape, in order. A step that a family's database has taken is never changed; a new one follows it. */
export const migrations: readonly Migration[] = [jobMigration];
