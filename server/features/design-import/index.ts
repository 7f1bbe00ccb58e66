import { designImportCalls, type TokenTest } from '#contract/design-import.ts';
import { Problem } from '#contract/problem.ts';
import type { Door } from '#server/platform/http/serve.ts';
import { tooManyTries, type Limit, type Throttle } from '#server/platform/throttle.ts';
import { createDesignService, type DesignService } from './design-service.ts';
import { readFile, readHandle, readPictures } from './read-answer.ts';
import { noToken, notConnected, tokenRefused } from './refusals.ts';

type Needs = {
  throttle: Throttle;
  /** Null in a house without a token: nothing is asked, and a sentence says why. */
  service: { token: string; apiUrl: string } | null;
};

/** The service counts what one token asks for, and all families of a house share it. */
const asks: Limit = { name: 'design-import', most: 60, perMs: 3_600_000 };

/** The only feature that says Figma. Keys and ids have been checked by their contract before anything here runs. */
export function createDesignImport({ throttle, service: settings }: Needs): { serve(door: Door): void } {
  const service = settings && createDesignService(settings);

  async function serviceFor(userId: string): Promise<DesignService> {
    if (!service) throw notConnected();
    const refusal = await throttle.take([{ limit: asks, subject: userId, place: '' }]);
    if (refusal) throw tooManyTries(refusal.waitMs);
    return service;
  }

  /** A token that is refused, or not there, is an answer to the question; a service that cannot be reached is none. */
  async function tokenTest(userId: string): Promise<TokenTest> {
    if (!service) return { status: 'error', error: noToken };
    try {
      const asked = await serviceFor(userId);
      return { status: 'success', user: { handle: readHandle(await asked.ask(['me'])) } };
    } catch (trouble) {
      if (trouble instanceof Problem && trouble.code === 'not_allowed')
        return { status: 'error', error: tokenRefused };
      throw trouble;
    }
  }

  return {
    serve(door) {
      door.serve(designImportCalls.test, ({ caller }) => tokenTest(caller.userId));

      door.serve(designImportCalls.file, async ({ caller, params }) => {
        const asked = await serviceFor(caller.userId);
        return readFile(await asked.ask(['files', params.fileKey]));
      });

      door.serve(designImportCalls.export, async ({ caller, params, query: { ids, format, scale } }) => {
        const asked = await serviceFor(caller.userId);
        const wish = { ids: ids.join(','), format, scale: String(scale) };
        return readPictures(await asked.ask(['images', params.fileKey], wish), ids);
      });
    },
  };
}
