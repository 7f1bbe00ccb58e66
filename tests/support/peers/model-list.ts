import { createServer, type IncomingMessage } from 'node:http';
import { onLoopback } from '#tests/support/peers/loopback.ts';

/** A vendor of whom nothing is wanted but the free list of models. Whatever else it is asked would have cost money. */
export type ModelList = {
  url: string;
  /** Method and address of each question. */
  questions: string[];
  /** What it answers from now on: a status, or nothing. */
  behave: (how: number | 'silent') => void;
};

export const vendorKey = 'key-of-the-house';

export async function openModelList(): Promise<ModelList> {
  let how: number | 'silent' = 200;
  const questions: string[] = [];
  const server = createServer((request, response) => {
    questions.push(`${request.method} ${request.url}`);
    request.resume();
    if (how === 'silent') return;
    const status = how === 200 && !bringsKey(request) ? 401 : how;
    response.writeHead(status, { 'content-type': 'application/json' }).end('{"data":[]}');
  });
  return { url: await onLoopback(server), questions, behave: (next) => void (how = next) };
}

/** As each vendor wants to be shown it. */
function bringsKey({ headers }: IncomingMessage): boolean {
  const shown = [
    headers.authorization?.replace('Bearer ', ''),
    headers['x-api-key'],
    headers['x-goog-api-key'],
    headers['xi-api-key'],
  ];
  return shown.includes(vendorKey);
}
