import type { FastifyInstance } from 'fastify';
import { jsonDepth, jsonValues } from '#contract/limits.ts';
import { Problem } from '#contract/problem.ts';

/**
 * JSON is the only body this server reads, so a form or a text of another site never reaches a handler. An empty body is no body:
 * browsers send JSON headers with a DELETE that carries nothing.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) => {
    if (text.length === 0) {
      done(null, undefined);
      return;
    }
    void parse(request, text, (error, value: unknown) => {
      if (error) done(new Problem('bad_request', { message: 'That was not valid JSON.', cause: error }));
      else done(refusalOf(value), value);
    });
  });
}

/** Walks level by level, not by recursion, so that forty thousand brackets cost a loop and not the stack; and no further than to the limits. */
function refusalOf(value: unknown): Problem | null {
  let level: object[] = isBranch(value) ? [value] : [];
  let values = 0;
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > jsonDepth) return new Problem('bad_request', { message: 'That was nested too deeply.' });
    const next: object[] = [];
    for (const branch of level) {
      const parts: unknown[] = Object.values(branch);
      values += parts.length;
      if (values > jsonValues) return new Problem('too_large');
      for (const part of parts) if (isBranch(part)) next.push(part);
    }
    level = next;
  }
  return null;
}

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null;
