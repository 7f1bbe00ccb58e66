import { allCalls } from '#contract/calls.ts';
import { healthCalls } from '#contract/health.ts';
import { Problem } from '#contract/problem.ts';
import { openApiDocument } from './openapi.ts';
import type { Door } from './serve.ts';

type Needs = { pingDatabase: () => Promise<void>; about: { title: string; version: string; url: string } };

export function serveHealth(door: Door, needs: Needs): void {
  door.serve(healthCalls.health, async () => ({ status: 'ok' as const }));
  door.serve(healthCalls.ready, async () => {
    try {
      await needs.pingDatabase();
    } catch (cause) {
      throw new Problem('resting', { retryAfterSeconds: 2, cause });
    }
    return { status: 'ok' as const };
  });
  let document: ReturnType<typeof openApiDocument> | undefined;
  door.serve(healthCalls.openapi, async () => (document ??= openApiDocument(allCalls, needs.about)));
}
