import type { FastifyInstance } from 'fastify';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { accountById, confirmAddress } from './account-book.ts';
import { isCheckoutId } from './claim-purchase.ts';
import type { ConfirmLinks } from './confirm-link.ts';
import type { Cookies } from './cookies.ts';

type Needs = { database: Database; clock: Clock; cookies: Cookies; confirmLinks: ConfirmLinks };

/** Two addresses that people arrive at from outside, with something in the query that should not stay in the address bar. */
export function serveArrivals(app: FastifyInstance, needs: Needs): void {
  app.get('/welcome', async (request, reply) => {
    const checkoutId = inQuery(request.query, 'session_id');
    // Without a checkout it is the app's own page, which the site serves.
    if (checkoutId === undefined) return reply.callNotFound();
    if (isCheckoutId(checkoutId)) needs.cookies.set(reply, 'claim', checkoutId);
    return reply.header('cache-control', 'no-store').redirect('/welcome', 303);
  });

  app.get('/confirm-email', async (request, reply) => {
    const confirmed = needs.confirmLinks.read(inQuery(request.query, 'token') ?? '');
    const account = confirmed && (await accountById(needs.database, confirmed.userId));
    const isTheirs = account && confirmed.isFor(account);
    if (isTheirs) await confirmAddress(needs.database, account, needs.clock.now());
    // The sign-in page says thank you when its address says so.
    const door = isTheirs ? '/login?confirmed=yes' : '/login';
    return reply.header('cache-control', 'no-store').redirect(door, 303);
  });
}

function inQuery(query: unknown, name: string): string | undefined {
  if (typeof query !== 'object' || query === null || !Object.hasOwn(query, name)) return undefined;
  const value: unknown = Reflect.get(query, name);
  return typeof value === 'string' ? value : '';
}
