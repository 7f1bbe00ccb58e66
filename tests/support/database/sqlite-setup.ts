import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { takeEveryStep } from './newest-shape.ts';

/** A file that has taken every step, for the whole run; each house of a test begins with a copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lamplight-newest-shape-'));
  await takeEveryStep({ dataDir, databaseUrl: undefined });
  project.provide('newestShape', join(dataDir, 'lamplight.db'));
  return () => rm(dataDir, { recursive: true });
}
