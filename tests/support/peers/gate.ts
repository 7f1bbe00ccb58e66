import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A door on loopback before a real peer. Shut, it puts out whoever is inside and refuses whoever comes: the peer is away. */
export type Gate = { port: number; shut: () => Promise<void>; open: () => Promise<void> };

export async function openGate(toPort: number): Promise<Gate> {
  const inside = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(toPort, '127.0.0.1');
    for (const socket of [near, far]) {
      inside.add(socket);
      socket.once('close', () => inside.delete(socket));
      // Either side may hang up as it likes: the other hears of it by its own end.
      socket.on('error', () => undefined);
    }
    near.once('close', () => far.destroy());
    far.once('close', () => near.destroy());
    near.pipe(far).pipe(near);
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('The gate has no port.');
    return address.port;
  };
  const port = await listen(0);
  const gate = {
    port,
    async shut() {
      const closed = server.listening ? once(server, 'close') : undefined;
      server.close();
      for (const socket of inside) socket.destroy();
      await closed;
    },
    open: async () => void (await listen(port)),
  };
  onTestFinished(() => gate.shut());
  return gate;
}
