import type { FastifyInstance, FastifyReply } from 'fastify';
import { Problem, type ProblemCode } from '#contract/problem.ts';
import type { Log } from '../log.ts';

/** The one place where something thrown becomes an answer. A Problem is a refusal on purpose; anything else is our bug. */
export function answerProblems(app: FastifyInstance, log: Log): void {
  app.setErrorHandler((error, _request, reply) => answerProblems.send(error, reply, log));
}

answerProblems.send = (error: unknown, reply: FastifyReply, log: Log) => {
  const problem = asProblem(error);
  if (problem.status >= 500)
    log.error({ err: problem.cause ?? problem, route: reply.request.routeOptions.url }, 'request failed');
  if (problem.retryAfterSeconds !== undefined)
    void reply.header('retry-after', String(problem.retryAfterSeconds));
  return reply.code(problem.status).header('cache-control', 'no-store').send(problem.body());
};

/** Whatever was thrown, in our own words. Crafts and platform translate their own failures through `translations`. */
export function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  for (const translate of translations) {
    const problem = translate(error);
    if (problem) return problem;
  }
  const code = error instanceof Error && 'code' in error ? fastifyCodes[String(error.code)] : undefined;
  if (code) return new Problem(code, { cause: error });
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return new Problem(status >= 400 && status < 500 ? 'bad_request' : 'our_fault', { cause: error });
}

type Translation = (error: unknown) => Problem | null;
const translations: Translation[] = [];

/** Lets a part of the platform say what its own failures mean to a family: the database being away is 503, not 500. */
export function translateFailures(translation: Translation): void {
  translations.push(translation);
}

const fastifyCodes: Record<string, ProblemCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad_request',
  FST_ERR_BAD_URL: 'bad_request',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
};
