import type { FastifyInstance } from 'fastify';
import { jsonDepth } from '#contract/limits.ts';
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
      else if (depthOf(value, jsonDepth) > jsonDepth)
        done(new Problem('bad_request', { message: 'That was nested too deeply.' }));
      else done(null, value);
    });
  });
}

/** Walks level by level, not by recursion, so that forty thousand brackets cost a loop and not the stack. */
function depthOf(value: unknown, enough: number): number {
  let level: object[] = isBranch(value) ? [value] : [];
  let depth = 0;
  while (level.length > 0 && depth <= enough) {
    depth += 1;
    level = level.flatMap((branch) => Object.values(branch)).filter(isBranch);
  }
  return depth;
}

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null;
