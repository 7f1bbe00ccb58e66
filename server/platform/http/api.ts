import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { safeParse, type $ZodType } from 'zod/v4/core';
import type { AnswerOf, BodyOf, Call, ParamsOf, QueryOf } from '#contract/call.ts';
import { Problem } from '#contract/problem.ts';
import { isStream, readUpload } from './uploads.ts';

/** Who is asking, as their session says. Nothing that a client sends can change it. */
export type Caller = {
  userId: string;
  isAdmin: boolean;
  /** The device was given to a child: by which hand-over. Null where nobody has given it away. */
  handedTo: string | null;
};

export type Ask<C extends Call> = {
  params: ParamsOf<C>;
  query: QueryOf<C>;
  body: BodyOf<C>;
  /** Where the call takes bytes: all of them. Nothing is read before it is asked for, so whoever may not send is told so first. */
  upload: C['upload'] extends object ? () => Promise<Uint8Array> : undefined;
  /** Where visitors may ask, a question of its own: most such calls do without the answer, and without the database. */
  caller: C['access'] extends 'visitor' ? () => Promise<Caller | null> : Caller;
  request: FastifyRequest;
  reply: FastifyReply;
  /** Fires when the browser has gone away. */
  signal: AbortSignal;
};

/** What a handler gives back: the answer's body, the same in bytes, or the reply itself once it has sent a stream or a file. */
type Served<C extends Call> = AnswerOf<C> | Buffer | FastifyReply;

export type Api = {
  /** Serves one call of the contract: checks who asks and what they send, runs the handler, answers. */
  serve<C extends Call>(call: C, handler: (ask: Ask<C>) => Promise<Served<C>>): void;
  /** An answer as it will be sent, for a handler that keeps it for the next who asks. */
  inBytes<C extends Call>(call: C, answer: AnswerOf<C>): Buffer;
  /** Every call that has been served, for the check that the whole contract is. */
  served: ReadonlySet<Call>;
};

export type Identify = (request: FastifyRequest) => Promise<Caller | null>;

export function createApi(
  app: FastifyInstance,
  settings: { identify: Identify; checkAnswers: boolean },
): Api {
  const served = new Set<Call>();

  // As bytes: left to itself, a text would be gone through twice, to count it and to send it; and "there is none" would be sent as no body.
  function inBytes(call: Call, answer: unknown): Buffer {
    if (settings.checkAnswers && call.answer) mustFit(call, call.answer, answer);
    return Buffer.from(JSON.stringify(answer));
  }

  return {
    served,
    inBytes,
    serve(call, handler) {
      served.add(call);
      app.route({
        method: call.method,
        url: call.path.replace(/\{(\w+)\}/g, ':$1'),
        handler: async (request, reply) => {
          const identify = () => settings.identify(request);
          if (!call.forChild && (await identify())?.handedTo != null) throw new Problem('with_a_child');
          const caller = call.access === 'visitor' ? identify : await admit(call, request, identify);
          const { upload: most } = call;
          const ask = {
            ...read(call, request),
            upload: most && (() => readUpload(request, reply, most)),
            caller,
            request,
            reply,
            // Most answers are there before anybody could leave, and are not to pay for those that are not.
            get signal() {
              return goneSignal(reply);
            },
          } as Ask<typeof call>;
          const answer = await handler(ask);
          // A reply that has sent a stream or a file waits for its end, and is then nothing any more. Who leaves in the middle ends it too, and
          // there is nobody left to answer.
          if (reply.sent || reply.raw.headersSent || reply.raw.destroyed) return reply;
          void reply.code(call.status);
          if (!call.answer) return reply.send();
          void reply.type('application/json; charset=utf-8');
          return reply.send(Buffer.isBuffer(answer) ? answer : inBytes(call, answer));
        },
      });
    },
  };
}

/** Access first, the client's own claim of who it is second; only then is anything it sent looked at. */
async function admit(
  call: Call,
  request: FastifyRequest,
  identify: () => Promise<Caller | null>,
): Promise<Caller> {
  const caller = await identify();
  if (!caller) throw new Problem('not_signed_in');
  if (claimsAnother(request, caller)) throw new Problem('not_allowed');
  if (call.access === 'admin' && !caller.isAdmin)
    throw new Problem('not_allowed', { message: 'Only the people who run this house can do that.' });
  return caller;
}

/** A `userId` in query or body is a claim. It must be the one text that the session says; two of them, or a list, are not. */
function claimsAnother(request: FastifyRequest, caller: Caller): boolean {
  return [request.query, request.body].some(
    (sent) => typeof sent === 'object' && sent !== null && 'userId' in sent && sent.userId !== caller.userId,
  );
}

function read(call: Call, request: FastifyRequest) {
  if (isStream(request.body) && !call.upload) throw new Problem('unsupported_media');
  return {
    params: call.params ? parsed(call.params, request.params, () => new Problem('not_found')) : undefined,
    query: call.query ? parsed(call.query, request.query) : undefined,
    body: call.body ? parsed(call.body, request.body ?? {}) : undefined,
  };
}

/** Who has made more mistakes than that has not typed them. */
const mostFieldsNamed = 50;

function parsed(schema: $ZodType, sent: unknown, refusal?: () => Problem): unknown {
  const result = safeParse(schema, sent);
  if (result.success) return result.data;
  if (refusal) throw refusal();
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues.slice(0, mostFieldsNamed))
    fields[issue.path.join('.') || 'body'] ??= issue.message;
  const [first] = Object.values(fields);
  throw new Problem('invalid_field', { fields, ...(first !== undefined && { message: first }) });
}

function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

function mustFit(call: Call, schema: $ZodType, answer: unknown): void {
  // What a client will see: dates become texts and undefined goes away.
  const result = safeParse(schema, JSON.parse(JSON.stringify(answer)));
  if (!result.success)
    throw new Error(`${call.method} ${call.path} answered against its contract: ${result.error.message}`);
}
