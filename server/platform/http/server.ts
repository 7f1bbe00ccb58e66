import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import fastify, { type ConnectionError, type FastifyInstance } from 'fastify';
import { Problem } from '#contract/problem.ts';
import { headerBytes, jsonBodyBytes, urlCharacters } from '#contract/limits.ts';
import type { Log } from '../log.ts';
import { readJsonBodies } from './json.ts';
import { guardOrigins, type OriginRules } from './origins.ts';
import { problemSender, type Translation } from './problems.ts';
import { hostileRequest } from './hostile.ts';
import { measureRequests, type Metrics } from './metrics.ts';
import { setHeaders } from './headers.ts';
import { guardNames } from './own-names.ts';
import { passUploadsOn } from './uploads.ts';

export type HttpServer = FastifyInstance;

type HttpSettings = OriginRules & { publicUrl: string; trustedProxies: number };

type Needs = { log: Log; metrics: Metrics; translate: Translation };

/** A server that knows how to behave and has nothing to say yet: no product, no page, no call. */
export async function createHttpServer(
  settings: HttpSettings,
  { log, metrics, translate }: Needs,
): Promise<HttpServer> {
  const sendProblem = problemSender(log, translate);
  const app: FastifyInstance = fastify({
    trustProxy: settings.trustedProxies > 0 && ((_address, hop) => hop < settings.trustedProxies),
    bodyLimit: jsonBodyBytes,
    // Nothing new begins once we are asked to stop; what runs is let finish (main.ts sets the limit).
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    serverFactory: (handler) => createServer(patience, politely(handler, guardNames(settings.publicUrl))),
    frameworkErrors: (error, _request, reply) => void sendProblem(error, reply),
    clientErrorHandler: answerBrokenRequest,
  });

  letNobodyLinger(app);
  await app.register(cookie);
  await app.register(compress, { threshold: 1_024, encodings: ['br', 'gzip'], inflateIfDeflated: false });
  readJsonBodies(app);
  passUploadsOn(app);
  measureRequests(app, metrics, log);
  setHeaders(app, settings);
  guardOrigins(app, settings);
  app.setErrorHandler((error, _request, reply) => sendProblem(error, reply));
  return app;
}

/** A line whose last answer ends only after we were asked to stop is idle then, and would be held open for as long as it is kept alive. */
function letNobodyLinger(app: FastifyInstance): void {
  app.addHook('preClose', (done) => {
    const look = setInterval(() => app.server.closeIdleConnections(), 100);
    app.server.once('close', () => clearInterval(look));
    done();
  });
}

/** What is not HTTP at all never becomes a request: the answer is written to the bare socket. */
function answerBrokenRequest(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const isTooLarge = error.code === 'HPE_HEADER_OVERFLOW';
  const isTooSlow = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const problem = new Problem(isTooLarge ? 'headers_too_large' : 'bad_request');
  const body = JSON.stringify(problem.body());
  const status = isTooSlow
    ? '408 Request Timeout'
    : isTooLarge
      ? '431 Request Header Fields Too Large'
      : '400 Bad Request';
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}

/**
 * A slow or silent client is shown the door before it costs anything; a minute is what a paragraph read aloud takes over a slow line. Keep-alive
 * outlives a proxy's, so that the proxy closes first.
 */
const patience = {
  maxHeaderSize: headerBytes,
  headersTimeout: 8_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 72_000,
};

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** What no browser sends is refused before any code of ours has looked at it. */
const politely =
  (handler: Handler, strangeName: ReturnType<typeof guardNames>): Handler =>
  (request, response) => {
    const refusal = hostileRequest(request, urlCharacters) ?? strangeName(request);
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
