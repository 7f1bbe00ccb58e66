import type { AnswerOf, BodyOf, Call, ParamsOf, QueryOf } from '#contract/call.ts';
import type { ProblemBody } from '#contract/problem.ts';
import { takeMedia } from '#contract/take-file.ts';
import { basePrefixHere } from './base-prefix.ts';
import { connection } from './connection.ts';
import { createNotifier } from './notifier.ts';
import { createQuestions } from './questions.ts';

// The one way to the server. A call of the contract says where it goes and what it takes and gives; `ask` sends it.

type Part<Name extends string, Value> = Value extends undefined
  ? { [Key in Name]?: never }
  : { [Key in Name]: Value };
/** What a call needs: its parameters, its query, its body, each typed by its own schema, and nothing that it does not take. */
export type Sent<C extends Call> = Part<'params', ParamsOf<C>> &
  Part<'query', QueryOf<C>> &
  Part<'body', BodyOf<C>> &
  Part<'upload', C['upload'] extends object ? Uint8Array<ArrayBuffer> : undefined> &
  Manner;
type Manner = {
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** It arrives though the page is being closed. */
  keepalive?: boolean;
};

/** An answer that was not OK. Its text is the status, a colon and the body; `readable` is what a person is shown. */
export class ApiError extends Error {
  readonly status: number;
  readonly problem: Partial<ProblemBody>;

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    this.name = 'ApiError';
    this.status = status;
    this.problem = problemIn(body);
  }

  get readable(): string | undefined {
    return this.problem.message ?? this.problem.error;
  }
}

export function ask<C extends Call>(call: C, sent: Sent<C>): Promise<AnswerOf<C>> {
  return askOf<C>(call, sent);
}

/** Like `ask`, for an answer that is not JSON: a sound, a download, a stream of events. */
export function askForResponse<C extends Call>(call: C, sent: Sent<C>): Promise<Response> {
  return askForResponseOf<C>(call, sent);
}

/** Where a call goes, for whoever knows the call by its type alone: a public page need not carry the schemas of what it says. */
type Where<C extends Call> = Pick<C, 'method' | 'path'>;

export async function askOf<C extends Call>(where: Where<C>, sent: Sent<C>): Promise<AnswerOf<C>> {
  // The server is of the same build as this page and holds the same schema; this is the place where that is taken on trust.
  return (await answerIn(await askForResponseOf<C>(where, sent))) as AnswerOf<C>;
}

export function askForResponseOf<C extends Call>(where: Where<C>, sent: Sent<C>): Promise<Response> {
  return send(where.method, filledPath(where.path, sent.params), sent);
}

/** A plain read of a path, for questions whose key is the path. */
export async function read(path: string, signal?: AbortSignal): Promise<unknown> {
  return answerIn(await send('GET', path, signal ? { signal } : {}));
}

const refused = createNotifier();

/** The house knows no session of this browser, whatever the page still shows. */
export const whenNotSignedIn = refused.subscribe;

/** What has to be said while the house still knows the family. */
export const beforeSignOut = new Set<() => Promise<void>>();

const questions = createQuestions();

/** The family signs out: what was asked in its name is left, and nothing more is asked until what this gives is called. */
export const dropQuestions = questions.drop;

const locked = createNotifier();

/** This device is in a child's hands, whatever the page still shows. */
export const whenWithChild = locked.subscribe;

let bearerToken: string | null = null;

/** In the native wrapper the session travels as a token, because cookies do not. */
export function carryToken(token: string | null): void {
  bearerToken = token;
}

type Sending = { query?: unknown; body?: unknown; upload?: Uint8Array<ArrayBuffer> | undefined } & Manner;

async function send(method: Call['method'], path: string, sent: Sending): Promise<Response> {
  const base = basePrefixHere();
  const url = (path.startsWith('http') ? '' : base.origin) + path + queryText(sent.query);
  const headers: Record<string, string> = { ...sent.headers };
  if (sent.body !== undefined) headers['content-type'] = 'application/json';
  if (sent.upload) headers['content-type'] = takeMedia;
  if (bearerToken !== null && base.credentials === 'omit') headers['authorization'] = `Bearer ${bearerToken}`;

  const question = method === 'GET' ? questions.begin(sent.signal) : undefined;
  const signal = question?.signal ?? sent.signal;

  const startedAt = performance.now();
  const response = await fetch(url, {
    method,
    headers,
    credentials: base.credentials,
    ...(sent.body !== undefined && { body: JSON.stringify(sent.body) }),
    ...(sent.upload && { body: sent.upload }),
    ...(signal && { signal }),
    ...(sent.keepalive && { keepalive: true }),
  })
    .catch((trouble: unknown) => {
      tell(method, path, 'no answer', startedAt);
      // Whoever leaves a question says nothing about the house.
      if (!isNamed(trouble, 'AbortError')) connection.noteSilence();
      throw trouble;
    })
    .finally(() => question?.end());
  tell(method, path, String(response.status), startedAt);
  if (response.ok) {
    connection.noteAnswer();
    return response;
  }
  const refusal = new ApiError(response.status, response.statusText, await response.text());
  // A proxy speaks for a house that is gone; the house itself gives each refusal a code.
  if (response.status >= 502 && refusal.problem.code === undefined) connection.noteSilence();
  else connection.noteAnswer();
  if (refusal.problem.code === 'with_a_child') locked.notify();
  if (refusal.problem.code === 'not_signed_in') refused.notify();
  throw refusal;
}

const isNamed = (trouble: unknown, name: string): boolean =>
  trouble instanceof Error && trouble.name === name;

// Never a body, and never a query: either may name a family.
function tell(method: string, path: string, outcome: string, startedAt: number): void {
  const [plainPath] = path.split('?');
  console.info(`${method} ${plainPath} ${outcome} ${Math.round(performance.now() - startedAt)} ms`);
}

async function answerIn(response: Response): Promise<unknown> {
  const text = await response.text();
  return text === '' ? undefined : JSON.parse(text);
}

function filledPath(path: string, params: unknown): string {
  const values = Object.entries(params ?? {});
  return values.reduce(
    (filled, [name, value]) => filled.replace(`{${name}}`, encodeURIComponent(String(value))),
    path,
  );
}

function queryText(query: unknown): string {
  const said = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  return said.length === 0
    ? ''
    : `?${new URLSearchParams(said.map(([name, value]) => [name, String(value)]))}`;
}

function problemIn(body: string): Partial<ProblemBody> {
  try {
    const said: unknown = JSON.parse(body);
    return typeof said === 'object' && said !== null ? said : {};
  } catch {
    // A proxy in between may answer with a page of its own; then there is only the status to go by.
    return {};
  }
}
