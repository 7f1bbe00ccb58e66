import { designImportCalls, type TokenTest } from '#contract/design-import.ts';
import { Problem } from '#contract/problem.ts';
import type { Caller, Api } from '#server/platform/http/api.ts';
import { tooManyTries, type Limit, type Throttle } from '#server/platform/throttle.ts';
import { createDesignService, type DesignService } from './design-service.ts';
import { readFile, readHandle, readPictures } from './read-answer.ts';
import { noToken, notConnected, onlyForAdmins, tokenRefused } from './refusals.ts';

type Needs = {
  throttle: Throttle;
  /** Null in a house without a token: nothing is asked, and a sentence says why. */
  service: { token: string; apiUrl: string; isFor: 'admins' | 'families' } | null;
};

/** The service counts what one token asks for, and all families of a house share it. */
const asks: Limit = { name: 'design-import', most: 60, perMs: 3_600_000 };

/** The only feature that says Figma. Keys and ids have been checked by their contract before anything here runs. */
export function createDesignImport({ throttle, service: settings }: Needs): { serve(api: Api): void } {
  const service = settings && createDesignService(settings);
  const isForAdmins = settings?.isFor === 'admins';

  /** The token may see whatever its owner may, so it is not every family's unless whoever runs the house says so. */
  async function serviceFor({ userId, isAdmin }: Caller): Promise<DesignService> {
    if (!service) throw notConnected();
    if (isForAdmins && !isAdmin) throw onlyForAdmins();
    const refusal = await throttle.take([{ limit: asks, subject: userId, place: '' }]);
    if (refusal) throw tooManyTries(refusal.waitMs);
    return service;
  }

  /** A token that is refused, or not there, is an answer to the question; a service that cannot be reached is none. */
  async function tokenTest(caller: Caller): Promise<TokenTest> {
    if (!service) return { status: 'error', error: noToken };
    const asked = await serviceFor(caller);
    try {
      return { status: 'success', user: { handle: readHandle(await asked.ask(['me'])) } };
    } catch (trouble) {
      if (trouble instanceof Problem && trouble.code === 'not_allowed')
        return { status: 'error', error: tokenRefused };
      throw trouble;
    }
  }

  return {
    serve(api) {
      api.serve(designImportCalls.test, ({ caller }) => tokenTest(caller));

      api.serve(designImportCalls.file, async ({ caller, params }) => {
        const asked = await serviceFor(caller);
        return readFile(await asked.ask(['files', params.fileKey]));
      });

      api.serve(designImportCalls.export, async ({ caller, params, query: { ids, format, scale } }) => {
        const asked = await serviceFor(caller);
        const wish = { ids: ids.join(','), format, scale: String(scale) };
        return readPictures(await asked.ask(['images', params.fileKey], wish), ids);
      });
    },
  };
}
