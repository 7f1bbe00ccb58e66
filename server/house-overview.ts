import { createOverview } from './features/overview/index.ts';
import type { HouseCrafts } from './house-crafts.ts';
import type { HousePlatform } from './house-platform.ts';
import { diskSpace } from './platform/files/disk-space.ts';
import { lookInto } from './platform/files/file-store.ts';
import { version } from './version.ts';

/** What features say of themselves in numbers. */
type Counted = { knownAccounts: { count: () => Promise<number> }; kept: { count: () => Promise<number> } };

/** What whoever runs the house sees of it: whether those who serve are there, and how much is kept. */
export function openHouseOverview(house: HousePlatform & HouseCrafts & Counted) {
  const { database, clock, log, files, jobs, settings, writer, narrator, painter } = house;
  return createOverview({
    clock,
    log,
    version,
    parts: [
      { kind: 'database', name: house.databaseName, isThere: () => database.ping() },
      { kind: 'writer', name: writer.title, isThere: writer.isThere },
      { kind: 'narrator', name: narrator.title, isThere: narrator.isThere },
      ...(painter ? [{ kind: 'painter' as const, name: painter.title, isThere: painter.isThere }] : []),
      { kind: 'store', name: house.storeName, isThere: () => lookInto(files) },
    ],
    countFamilies: () => house.knownAccounts.count(),
    countStories: () => house.kept.count(),
    countJobs: () => jobs.counts(),
    databaseBytes: () => database.sizeBytes(),
    diskSpace: () => diskSpace(settings.dataDir),
    files: () => files.list(),
  });
}
