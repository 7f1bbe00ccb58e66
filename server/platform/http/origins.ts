import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '#contract/problem.ts';

export type OriginRules = {
  publicUrl: string;
  nativeOrigins: readonly string[];
  /** The client's development server, which alone may send cookies from another port. */
  developmentOrigin: string | undefined;
};

/**
 * Who may write, and from where. A browser says where a request comes from (Sec-Fetch-Site, and Origin on every write): a foreign
 * place is refused. A request that says nothing comes from no browser and so carries nobody's cookies but its sender's own.
 */
export function guardOrigins(app: FastifyInstance, rules: OriginRules): void {
  const ours = new Set([new URL(rules.publicUrl).origin]);
  const native = new Set(rules.nativeOrigins);

  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    if (origin !== undefined) allowReading(request, reply, origin, native, rules.developmentOrigin);
    if (request.method === 'OPTIONS' && origin !== undefined) return reply.code(204).send();
    if (writes.has(request.method) && isForeign(request, ours, native, rules.developmentOrigin))
      throw new Problem('foreign_origin');
    return undefined;
  });
}

const writes = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

function isForeign(
  request: FastifyRequest,
  ours: Set<string>,
  native: Set<string>,
  development: string | undefined,
): boolean {
  const { origin, host } = request.headers;
  if (origin !== undefined && (native.has(origin) || origin === development)) return false;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  if (origin === undefined) return false;
  // The address in the bar may be a name of the home network that PUBLIC_URL does not know: then it equals the Host that was asked.
  return !ours.has(origin) && origin !== `${request.protocol}://${host ?? ''}`;
}

/** Exact origins only, and never with credentials: a native wrapper brings a bearer token, not a cookie. */
function allowReading(
  request: FastifyRequest,
  reply: FastifyReply,
  origin: string,
  native: Set<string>,
  development: string | undefined,
): void {
  void reply.header('vary', 'Origin');
  if (!native.has(origin) && origin !== development) return;
  void reply.header('access-control-allow-origin', origin);
  void reply.header('cross-origin-resource-policy', 'cross-origin');
  void reply.header('access-control-expose-headers', 'etag, link, retry-after, content-range, accept-ranges');
  if (origin === development) void reply.header('access-control-allow-credentials', 'true');
  if (request.method !== 'OPTIONS') return;
  void reply.header('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE');
  void reply.header(
    'access-control-allow-headers',
    'authorization, content-type, idempotency-key, if-none-match, range',
  );
  void reply.header('access-control-max-age', '600');
}
