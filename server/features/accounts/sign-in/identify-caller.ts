import type { FastifyRequest } from 'fastify';
import type { Identify } from '#server/platform/http/api.ts';
import type { Cookies } from './cookies.ts';
import type { Session, Sessions } from './sessions.ts';

export type CallerIdentity = {
  identify: Identify;
  sessionOf(request: FastifyRequest): Promise<Session | null>;
  isNative(request: FastifyRequest): boolean;
};

/** The actor of a request, from its session alone. Whether they are an admin is asked anew each time. */
export function createCallerIdentity(needs: {
  sessions: Sessions;
  cookies: Cookies;
  nativeOrigins: readonly string[];
  isAdmin: (account: { email: string; isConfirmed: boolean }) => boolean;
}): CallerIdentity {
  const isNative = ({ headers }: FastifyRequest) =>
    headers.origin !== undefined && needs.nativeOrigins.includes(headers.origin);

  /** A bearer token wins, even a wrong one: who brings it means it. The app's own pages bring no cookie, so none is believed there. */
  const tokenOf = (request: FastifyRequest): string | undefined => {
    const { authorization } = request.headers;
    if (authorization !== undefined && /^Bearer\b/i.test(authorization))
      return /^Bearer ([\w-]{1,200})$/i.exec(authorization)?.[1];
    return isNative(request) ? undefined : needs.cookies.read(request, 'sid');
  };

  const sessionOf = async (request: FastifyRequest): Promise<Session | null> => {
    const token = tokenOf(request);
    return token ? await needs.sessions.find(token) : null;
  };

  return {
    isNative,
    sessionOf,
    async identify(request) {
      const session = await sessionOf(request);
      return (
        session && {
          userId: session.userId,
          isAdmin: needs.isAdmin(session),
          handedTo: session.handedTo,
        }
      );
    },
  };
}
