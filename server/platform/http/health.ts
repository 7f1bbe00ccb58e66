import { allCalls } from '#contract/calls.ts';
import { healthCalls } from '#contract/health.ts';
import { Problem } from '#contract/problem.ts';
import { openApiDocument } from './openapi.ts';
import type { Api } from './api.ts';

type Needs = { pingDatabase: () => Promise<void>; about: { title: string; version: string; url: string } };

export function serveHealth(api: Api, needs: Needs): void {
  api.serve(healthCalls.health, async () => ({ status: 'ok' as const }));
  api.serve(healthCalls.ready, async () => {
    try {
      await needs.pingDatabase();
    } catch (cause) {
      throw new Problem('resting', { retryAfterSeconds: 2, cause });
    }
    return { status: 'ok' as const };
  });
  let document: ReturnType<typeof openApiDocument> | undefined;
  api.serve(healthCalls.openapi, async () => (document ??= openApiDocument(allCalls, needs.about)));
}
