import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { headerBytes, jsonBodyBytes, urlCharacters } from '#contract/limits.ts';
import type { Log } from '../log.ts';
import { readJsonBodies } from './json.ts';
import { guardOrigins, type OriginRules } from './origins.ts';
import { answerProblems } from './problems.ts';
import { hostileRequest } from './hostile.ts';
import { measureRequests, type Metrics } from './metrics.ts';
import { setHeaders } from './headers.ts';

export type HttpServer = FastifyInstance;

type HttpSettings = OriginRules & { publicUrl: string; trustedProxies: number };

/** A server that knows how to behave and has nothing to say yet: no product, no page, no call. */
export async function createHttpServer(
  settings: HttpSettings,
  log: Log,
  metrics: Metrics,
): Promise<HttpServer> {
  const app: FastifyInstance = fastify({
    trustProxy: settings.trustedProxies > 0 && ((_address, hop) => hop < settings.trustedProxies),
    bodyLimit: jsonBodyBytes,
    // A request's address may carry an id or a token, so the log gets the route's pattern instead (see metrics.ts).
    disableRequestLogging: true,
    // Nothing new begins once we are asked to stop; what runs is let finish (main.ts sets the limit).
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    serverFactory: (handler) => createServer(patience, politely(handler)),
    frameworkErrors: (error, _request, reply) => void answerProblems.send(error, reply, log),
  });

  await app.register(cookie);
  await app.register(compress, { threshold: 1_024, encodings: ['br', 'gzip'], inflateIfDeflated: false });
  readJsonBodies(app);
  measureRequests(app, metrics, log);
  setHeaders(app, settings);
  guardOrigins(app, settings);
  answerProblems(app, log);
  return app;
}

/** A slow or silent client is shown the door before it costs anything. Keep-alive outlives a proxy's, so that the proxy closes first. */
const patience = {
  maxHeaderSize: headerBytes,
  headersTimeout: 8_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 72_000,
};

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** What no browser sends is refused before any code of ours has looked at it. */
const politely =
  (handler: Handler): Handler =>
  (request, response) => {
    const refusal = hostileRequest(request, urlCharacters);
    if (!refusal) {
      handler(request, response);
      return;
    }
    response.writeHead(refusal.status, {
      'content-type': 'application/json; charset=utf-8',
      connection: 'close',
    });
    response.end(JSON.stringify(refusal.body()));
  };
