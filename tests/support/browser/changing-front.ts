import { once } from 'node:events';
import { createServer, request } from 'node:http';

/**
 * Stands before a house and passes everything on. When it is told to, its service worker is another one from then on, as it is when
 * somebody has put a newer build in the house's place.
 */
export async function openChangingFront(house: string) {
  let isNewer = false;
  const { hostname, port: housePort } = new URL(house);
  const server = createServer((asked, answer) => {
    // Always whole and plain: what is not sent again cannot be another one.
    const {
      'accept-encoding': _encoding,
      'if-none-match': _match,
      'if-modified-since': _since,
      ...headers
    } = asked.headers;
    const passing = request(
      { hostname, port: housePort, path: asked.url, method: asked.method, headers },
      (given) => {
        const isWorker = isNewer && asked.url === '/sw.js';
        const { 'content-length': _length, etag: _etag, ...rest } = given.headers;
        answer.writeHead(given.statusCode ?? 502, isWorker ? rest : given.headers);
        given.on('data', (chunk) => answer.write(chunk));
        given.on('end', () => answer.end(isWorker ? '\n// newer' : ''));
      },
    );
    passing.on('error', () => answer.destroy());
    asked.pipe(passing);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://localhost:${port}`,
    bringNewerBuild: () => {
      isNewer = true;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
