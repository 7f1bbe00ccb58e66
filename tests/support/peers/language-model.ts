import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { providers } from '#server/writers/index.ts';
import { onLoopback } from '#tests/support/peers/loopback.ts';
import { says } from './behaviours.ts';
import { type Dialect, dialects, type DialectName } from './dialects.ts';

/** What the peer was sent, as it came over the wire. */
export type Received = { path: string; headers: IncomingMessage['headers']; body: string };

/** One way to answer one request; the last of a script answers all that follow. */
export type Behaviour = (answer: Answering) => void | Promise<void>;

export type Answering = {
  request: IncomingMessage;
  response: ServerResponse;
  /** The pieces of a good answer in this vendor's dialect: so much text, and why it ended. */
  pieces: Dialect['pieces'];
  /** What it sends of its thinking. */
  thought: Dialect['thought'];
  /** An error as this vendor words it. */
  refuse: (status: number, headers?: Record<string, string>) => void;
  /** Whether the request demands a form by protocol. */
  isInForm: boolean;
  body: string;
};

export type LanguageModelPeer = {
  url: string;
  received: Received[];
  behave: (...script: Behaviour[]) => void;
  /** What its own judge was asked, where this vendor has one. */
  judged: Received[];
  /** How its judge answers; until it is told, it finds nothing. */
  judge: (behaviour: Behaviour) => void;
  /** What its small model was handed to read, where this vendor has one. */
  read: Received[];
  /** How its small model answers; until it is told, it finds the story fit. */
  reads: (behaviour: Behaviour) => void;
};

/** A real HTTP server that speaks as one of the vendors does, well or badly. Closed after the test. */
export async function openLanguageModel(dialect: DialectName): Promise<LanguageModelPeer> {
  const { path, pieces, thought, errorBody, isInForm, judgePath }: Dialect = dialects[dialect];
  const received: Received[] = [];
  const judged: Received[] = [];
  const read: Received[] = [];
  const small = providers.find(({ id }) => id === dialect)?.secondReader;
  let judging: Behaviour = findsNothing;
  let reading: Behaviour = says('{"sentence": ""}');
  let script: Behaviour[] = [];
  let turn = 0;

  const server = createServer((request, response) => {
    void (async () => {
      const body = await text(request);
      const asked = { path: request.url ?? '', headers: request.headers, body };
      if (judgePath?.test(asked.path)) {
        judged.push(asked);
        await judging(answering(response, request, body));
        return;
      }
      if (small !== undefined && (asked.path.includes(small) || body.includes(`"${small}"`))) {
        read.push(asked);
        await reading(answering(response, request, body));
        return;
      }
      received.push(asked);
      if (!path.test(request.url ?? '')) {
        response.writeHead(404, { 'content-type': 'application/json' }).end(errorBody(404));
        return;
      }
      const behaviour = script[Math.min(turn++, script.length - 1)];
      if (!behaviour) throw new Error('The peer was not told what to do.');
      await behaviour(answering(response, request, body));
    })();
  });
  const answering = (response: ServerResponse, request: IncomingMessage, body: string): Answering => ({
    request,
    response,
    pieces,
    thought,
    isInForm: isInForm(body),
    body,
    refuse: (status, headers = {}) =>
      void response
        .writeHead(status, { 'content-type': 'application/json', ...headers })
        .end(errorBody(status)),
  });

  return {
    url: await onLoopback(server),
    received,
    judged,
    judge: (behaviour) => void (judging = behaviour),
    read,
    reads: (behaviour) => void (reading = behaviour),
    behave(...next) {
      script = next;
      turn = 0;
      received.length = 0;
    },
  };
}

const findsNothing: Behaviour = ({ response }) =>
  void response.writeHead(200, { 'content-type': 'application/json' }).end(
    JSON.stringify({
      id: 'modr-1',
      model: 'omni-moderation-latest',
      results: [{ flagged: false, categories: {} }],
    }),
  );
