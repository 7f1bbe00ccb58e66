import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Problem } from '#contract/problem.ts';
import {
  breaksOff,
  designToken,
  fallsSilent,
  neverEnds,
  openDesignPeer,
  pointsElsewhere,
  refuses,
  saysNothing,
  sendsBody,
  type DesignManner,
  type DesignPeer,
} from '#tests/support/peers/design-service.ts';
import { createDesignService } from './design-service.ts';

let peer: DesignPeer;
beforeEach(async () => {
  peer = await openDesignPeer();
});
afterEach(() => peer.close());

const service = (limits: { withinMs?: number; mostBytes?: number } = {}) =>
  createDesignService({ token: designToken, apiUrl: peer.url, ...limits });

async function refusalFrom(asking: Promise<unknown>): Promise<Problem> {
  const trouble: unknown = await asking.then(
    () => 'an answer',
    (error: unknown) => error,
  );
  expect(trouble).toBeInstanceOf(Problem);
  return trouble as Problem;
}

/** Everything that a log could show of it. */
const inFull = (problem: unknown): string =>
  problem instanceof Error ? `${problem.stack} ${inFull(problem.cause)}` : String(problem);

describe('a design service that answers well', () => {
  it('is asked with the token in a header and the key in the path', async () => {
    expect(await service().ask(['me'])).toMatchObject({ handle: 'Hemi Draws' });
    expect(peer.asked).toHaveLength(1);
    expect(peer.asked[0]).toMatchObject({ path: '/v1/me', headers: { 'x-figma-token': designToken } });
  });

  it('is never asked for another path than the one that was meant', async () => {
    await refusalFrom(service().ask(['files', '../../v1/me?x=1#']));
    expect(peer.asked.map(({ path }) => path)).toEqual(['/v1/files/..%2F..%2Fv1%2Fme%3Fx%3D1%23']);
  });
});

describe('a design service that does not', () => {
  const manners: [string, DesignManner, Problem['code'], RegExp][] = [
    ['refuses the token', refuses(403), 'not_allowed', /does not show this file/],
    ['does not know us', refuses(401), 'not_allowed', /does not show this file/],
    ['knows no such file', refuses(404), 'not_found', /knows no such file/],
    ['cannot read it', refuses(400), 'bad_request', /cannot give us/],
    ['is broken', refuses(500), 'provider_failed', /did not answer as it should/],
    ['sends a page', sendsBody('text/html', '<h1>Hotel network</h1>'), 'provider_failed', /as it should/],
    [
      'sends half a JSON',
      sendsBody('application/json', '{"name": "Secret'),
      'provider_failed',
      /as it should/,
    ],
    ['hangs up', breaksOff, 'provider_failed', /as it should/],
  ];

  it.each(manners)(
    '%s: a parent is told so, and nobody is told the token',
    async (_what, manner, code, words) => {
      peer.behave(manner);
      const problem = await refusalFrom(service().ask(['files', 'AAAAAAAAAAAAAAAA']));
      expect(problem.code).toBe(code);
      expect(problem.message).toMatch(words);
      expect(inFull(problem)).not.toContain(designToken);
      expect(inFull(problem)).not.toContain('Secret');
    },
  );

  it('points elsewhere: nobody goes there', async () => {
    const elsewhere = await openDesignPeer();
    peer.behave(pointsElsewhere(`${elsewhere.url}/v1/me`));
    const problem = await refusalFrom(service().ask(['me']));
    await elsewhere.close();
    expect(problem.code).toBe('provider_failed');
    expect(elsewhere.asked).toEqual([]);
  });

  it.each([
    ['says nothing at all', saysNothing],
    ['falls silent in the middle', fallsSilent],
  ])('%s: the wait has an end', async (_what, manner) => {
    peer.behave(manner);
    const problem = await refusalFrom(service({ withinMs: 100 }).ask(['me']));
    expect(problem.code).toBe('provider_failed');
    expect(problem.message).toMatch(/took too long/);
  });

  it('never ends: so much is taken, and the line is closed', async () => {
    const endless = neverEnds();
    peer.behave(endless);
    const problem = await refusalFrom(service({ mostBytes: 2_000_000 }).ask(['me']));
    expect(problem.code).toBe('too_large');
    expect(problem.message).toMatch(/larger than the 2 MB/);
    const bytes = endless.sentBytes();
    expect(bytes).toBeLessThan(12_000_000);
  });

  it.each([
    ['30', 30],
    ['999999999', 86_400],
    ['0', 1],
    ['Fri, 20 Nov 2026 21:00:00 GMT', 60],
  ])('asks us to wait “%s”: a parent is told how long', async (retryAfter, seconds) => {
    peer.behave(refuses(429, { 'retry-after': retryAfter }));
    const problem = await refusalFrom(service().ask(['me']));
    expect(problem.code).toBe('too_many_tries');
    expect(problem.retryAfterSeconds).toBe(seconds);
    expect(problem.message).toMatch(/asks us to wait/);
  });

  it('is slow: a crowd is sent away kindly instead of piling up', async () => {
    peer.behave(saysNothing);
    const one = service({ withinMs: 300 });
    const asking = Array.from({ length: 4 }, () => refusalFrom(one.ask(['me'])));
    expect((await refusalFrom(one.ask(['me']))).code).toBe('resting');
    await Promise.all(asking);
    peer.behave('well');
    expect(await one.ask(['me'])).toMatchObject({ handle: 'Hemi Draws' });
  });
});
