import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { onLoopback } from '#tests/support/peers/loopback.ts';

/**
 * The proxy in front of several processes, as small as it can be: each request to the next one in turn, and to the one after it
 * when that one refuses the connection, as nginx does.
 */
export async function openFrontDoor(ports: readonly number[]): Promise<string> {
  let turn = 0;
  const agent = new Agent({ keepAlive: false });
  const server = createServer((incoming, outgoing) => {
    turn += 1;
    void serve(incoming, outgoing, turn);
  });

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse, first: number): Promise<void> {
    const body = await buffer(incoming);
    const ask = (tries: number): void => {
      const port = ports[(first + tries) % ports.length];
      const headers = { ...incoming.headers, 'x-forwarded-for': from(incoming) };
      const { method, url: path } = incoming;
      const passed = request({ host: '127.0.0.1', port, method, path, headers, agent }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
        // A process that dies in the middle of an answer must not look like one that has ended it.
        answer.once('error', () => outgoing.destroy());
      });
      passed.once('error', (error) => {
        if (outgoing.headersSent) outgoing.destroy();
        else if (isRefused(error) && tries + 1 < ports.length) ask(tries + 1);
        else outgoing.writeHead(502).end();
      });
      outgoing.once('close', () => passed.destroy());
      passed.end(body);
    };
    ask(0);
  }

  return onLoopback(server);
}

const from = ({ headers, socket }: IncomingMessage) =>
  [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ');

const isRefused = (error: Error) => 'code' in error && error.code === 'ECONNREFUSED';
