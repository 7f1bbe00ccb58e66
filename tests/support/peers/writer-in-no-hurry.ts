import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inForm } from '#tests/support/stories/good-stories.ts';
import { goodReply } from '#tests/support/stories/good-story.ts';
import { dialects } from './dialects.ts';

export type WriterInNoHurry = {
  url: string;
  /** How its story begins: nobody is named there yet. */
  firstParagraph: string;
  /** Until then whoever asks has the first paragraph and the beginning of the second. */
  goOn: () => void;
  close: () => Promise<void>;
};

/** A real HTTP server in the place of a language model that answers as slowly as it is told to. It has one story. */
export async function openWriterInNoHurry(): Promise<WriterInNoHurry> {
  const story = await goodReply();
  const [firstParagraph = '', second = ''] = story.paragraphs;
  const reply = JSON.stringify(inForm(story));
  const begun = reply.indexOf(JSON.stringify(second).slice(1)) + 1;
  const lettersEach = 20;
  const { pieces } = dialects.compatible;
  let goOn = (): void => undefined;
  const mayGoOn = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const server = createServer((request, response) => {
    request.resume();
    if (request.method !== 'POST') {
      response.writeHead(404).end();
      return;
    }
    // The first of the pieces has no letters yet.
    const all = pieces(reply, 'whole', lettersEach);
    const before = 1 + Math.ceil(begun / lettersEach);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(all.slice(0, before).join(''));
    void mayGoOn.then(() => response.end(all.slice(before).join('')));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    firstParagraph,
    goOn,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
