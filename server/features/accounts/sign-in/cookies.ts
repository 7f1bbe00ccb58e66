import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionMs } from './sessions.ts';

/**
 * The small things a browser keeps for us. None of them can be read by a script, and on https a browser takes them from this very
 * host only (`__Host-`), so no neighbour under the same domain can slip in one of their own.
 */
export type Cookies = ReturnType<typeof createCookies>;
export type CookieName = 'sid' | 'claim' | 'device';

const lifeSeconds: Record<CookieName, number> = {
  // As long as a session can live; the server decides when it has ended before.
  sid: sessionMs / 1_000,
  claim: 30 * 60,
  device: 180 * 86_400,
};

export function createCookies({ publicUrl }: { publicUrl: string }) {
  const isHttps = publicUrl.startsWith('https:');
  const nameOf = (name: CookieName) => (isHttps ? `__Host-${name}` : name);
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps } as const;
  return {
    read: (request: FastifyRequest, name: CookieName): string | undefined => request.cookies[nameOf(name)],
    set(reply: FastifyReply, name: CookieName, value: string): void {
      void reply.setCookie(nameOf(name), value, { ...options, maxAge: lifeSeconds[name] });
    },
    clear(reply: FastifyReply, name: CookieName): void {
      void reply.clearCookie(nameOf(name), options);
    },
  };
}
