import { onTestFinished } from 'vitest';
import { createHttpServer } from '#server/platform/http/server.ts';
import { openMetrics } from '#server/platform/http/metrics.ts';
import { openLog } from '#server/platform/log.ts';

/** Our HTTP server without anything to serve yet, for a test of the server itself. Closed after it, whatever still runs. */
export async function openBareServer() {
  const metrics = openMetrics();
  const log = openLog({ level: 'silent', forPeople: false, write: () => undefined });
  const settings = {
    publicUrl: 'http://localhost',
    nativeOrigins: [],
    developmentOrigin: undefined,
    trustedProxies: 0,
  };
  const app = await createHttpServer(settings, { log, metrics, translate: () => null });
  onTestFinished(async () => {
    app.server.closeAllConnections();
    await app.close();
    metrics.close();
  });
  return app;
}
