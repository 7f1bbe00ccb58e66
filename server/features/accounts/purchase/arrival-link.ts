import type { FastifyInstance } from 'fastify';
import { isCheckoutId } from './claim-purchase.ts';
import type { Cookies } from '../sign-in/cookies.ts';

/** Whoever comes back from the checkout brings something in the query that should not stay in the address bar. */
export function serveArrivalLink(app: FastifyInstance, cookies: Cookies): void {
  app.get('/welcome', async (request, reply) => {
    const checkoutId = inQuery(request.query, 'session_id');
    // Without a checkout it is the app's own page, which the site serves.
    if (checkoutId === undefined) return reply.callNotFound();
    if (isCheckoutId(checkoutId)) cookies.set(reply, 'claim', checkoutId);
    return reply.header('cache-control', 'no-store').redirect('/welcome', 303);
  });
}

function inQuery(query: unknown, name: string): string | undefined {
  if (typeof query !== 'object' || query === null || !Object.hasOwn(query, name)) return undefined;
  const value: unknown = Reflect.get(query, name);
  return typeof value === 'string' ? value : '';
}
