import { once } from 'node:events';
import type { Server } from 'node:http';
import { onTestFinished } from 'vitest';

/** Lets a peer be found on this machine alone, on a port that is free, until the test is over. */
export async function onLoopback(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    const closed = server.listening ? once(server, 'close') : undefined;
    server.closeAllConnections();
    server.close();
    await closed;
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The peer has no port.');
  return `http://127.0.0.1:${address.port}`;
}
