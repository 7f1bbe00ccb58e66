import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Log } from '../log.ts';

/** Numbers for whoever runs the house. Labels are patterns and codes; a name, an address or an id is never one. */
export type Metrics = { registry: Registry; requestSeconds: Histogram; close: () => void };

export function openMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requestSeconds = new Histogram({
    name: 'lamplight_request_seconds',
    help: 'Time to answer a request, by route pattern, method and status.',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
    registers: [registry],
  });
  return { registry, requestSeconds, close: () => registry.clear() };
}

export function measureRequests(app: FastifyInstance, metrics: Metrics, log: Log): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const { method } = request;
    const { statusCode: status } = reply;
    metrics.requestSeconds.observe({ route, method, status }, reply.elapsedTime / 1_000);
    const line = { method, route, status, ms: Math.round(reply.elapsedTime) };
    if (request.url.startsWith('/api/')) log.info(line, 'answered');
    else log.debug(line, 'answered');
  });
}

/** Only a request from this very machine, that no proxy passed on, may read them, unless the operator opened them. */
export function serveMetrics(app: FastifyInstance, metrics: Metrics, access: 'loopback' | 'open'): void {
  app.get('/metrics', async (request, reply) => {
    if (access === 'loopback' && !isFromThisMachine(request)) return reply.callNotFound();
    return reply
      .type(metrics.registry.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.registry.metrics());
  });
}

function isFromThisMachine(request: FastifyRequest): boolean {
  const wasPassedOn = ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via', 'x-real-ip'].some(
    (name) => name in request.headers,
  );
  const address = (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  return !wasPassedOn && (address === '::1' || address.startsWith('127.'));
}
