import type { FastifyReply } from 'fastify';
import { Problem, type ProblemCode } from '#contract/problem.ts';
import type { Log } from '../log.ts';

/** Says what a failure of some part means to a family, or null when it knows nothing of it: the database being away is 503, not 500. */
export type Translation = (error: unknown) => Problem | null;

export type SendProblem = (error: unknown, reply: FastifyReply) => FastifyReply;

/** The one place where something thrown becomes an answer. A Problem is a refusal on purpose; anything else is our bug. */
export function problemSender(log: Log, translate: Translation): SendProblem {
  return (error, reply) => {
    const problem = asProblem(error, translate);
    const { url: route } = reply.request.routeOptions;
    if (reply.raw.destroyed) {
      log.debug({ route, code: problem.code }, 'whoever asked has left');
      return reply;
    }
    // Asking a crowd to come again is our own decision; everything else from 500 up has a cause that somebody must look at.
    if (problem.code === 'resting' && problem.cause === undefined)
      log.warn({ route }, 'asked to come again later');
    else if (problem.status >= 500) log.error({ err: problem.cause ?? problem, route }, 'request failed');
    if (problem.retryAfterSeconds !== undefined)
      void reply.header('retry-after', String(problem.retryAfterSeconds));
    return reply.code(problem.status).header('cache-control', 'no-store').send(problem.body());
  };
}

export function asProblem(error: unknown, translate: Translation): Problem {
  if (error instanceof Problem) return error;
  const translated = translate(error);
  if (translated) return translated;
  const code = error instanceof Error && 'code' in error ? fastifyCodes[String(error.code)] : undefined;
  if (code) return new Problem(code, { cause: error });
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return new Problem(status >= 400 && status < 500 ? 'bad_request' : 'our_fault', { cause: error });
}

const fastifyCodes: Record<string, ProblemCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad_request',
  FST_ERR_BAD_URL: 'bad_request',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
};
