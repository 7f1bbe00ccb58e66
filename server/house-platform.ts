import { resolve } from 'node:path';
import { migrations } from './migrations.ts';
import type { Clock } from './platform/clock.ts';
import { openSecrets } from './platform/config/secrets.ts';
import type { Settings } from './platform/config/settings.ts';
import { migrate } from './platform/database/migrate.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { failuresInWords } from './platform/failures.ts';
import { openFiles } from './platform/files/open-files.ts';
import { openMetrics } from './platform/http/metrics.ts';
import { asProblem } from './platform/http/problems.ts';
import { createHttpServer } from './platform/http/server.ts';
import { createJobs } from './platform/jobs/create-jobs.ts';
import type { Log } from './platform/log.ts';
import { createMail } from './platform/mail/create-mail.ts';
import { createPush } from './platform/push/push.ts';
import { createThrottle } from './platform/throttle.ts';

export type HousePlatform = Awaited<ReturnType<typeof openPlatform>>;

/** What any server needs, as the settings ask for it: where things are kept and sent, and when. Knows no family and no story. */
export async function openPlatform(settings: Settings, { log, clock }: { log: Log; clock: Clock }) {
  const database = await openDatabase({ dataDir: settings.dataDir, databaseUrl: settings.databaseUrl, log });
  const steps = await migrate(database, migrations);
  if (steps.length > 0) log.info({ steps: steps.length }, 'the database has its newest shape');

  const metrics = openMetrics();
  const app = await createHttpServer(settings, { log, metrics, translate: failuresInWords });
  const secrets = openSecrets(settings);
  const now = () => clock.now();
  const files = await openFiles({ ...settings, now });
  const jobs = createJobs({ database, now, log });
  const mail = createMail({
    smtpUrl: settings.mail?.smtpUrl,
    from: settings.mail?.from ?? settings.brand.email,
    productName: settings.brand.name,
    dataDir: settings.dataDir,
    jobs,
    now,
    log,
  });
  const push = createPush({ secrets, services: settings.pushServices, contact: settings.brand.email, now });
  const throttle = createThrottle({ database, clock, key: secrets.keyFor('throttle') });

  let { publicUrl } = settings;
  return {
    settings,
    log,
    clock,
    database,
    databaseName: database.kind === 'sqlite' ? `embedded, in ${resolve(settings.dataDir)}` : 'PostgreSQL',
    storeName: settings.audioStore ?? resolve(settings.dataDir, 'audio'),
    metrics,
    app,
    secrets,
    files,
    jobs,
    /** A line of its own, for what may keep all others waiting. */
    openJobs: () => createJobs({ database, now, log }),
    mail,
    push,
    throttle,
    /** A failure as a family is told of it. */
    problemOf: (error: unknown) => asProblem(error, failuresInWords),
    publicUrl: () => publicUrl,
    async listen(): Promise<string> {
      const address = await app.listen({ port: settings.port, host: settings.host });
      // Where any free port would do, which one it is is known only now.
      if (publicUrl === 'http://localhost:0') publicUrl = address.replace(/^.*:/, 'http://localhost:');
      return address.replace('127.0.0.1', 'localhost');
    },
  };
}
