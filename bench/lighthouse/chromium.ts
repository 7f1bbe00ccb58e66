import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The system's Chromium with a door for Lighthouse, a profile of its own, and nothing that it does on its own account. */
export async function startChromium(program = process.env['CHROMIUM'] ?? '/usr/bin/chromium') {
  const profile = mkdtempSync(join(tmpdir(), 'lamplight-chromium-'));
  const child = spawn(
    program,
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: 'ignore', detached: true },
  );
  const ended = once(child, 'exit');
  return {
    port: await portIn(profile),
    async stop() {
      // The browser is a family of processes; the group goes together.
      if (child.pid !== undefined) process.kill(-child.pid);
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Chromium writes the door it opened into its profile. */
async function portIn(profile: string): Promise<number> {
  const givenUpAt = Date.now() + 20_000;
  while (Date.now() < givenUpAt) {
    const text = await readFile(join(profile, 'DevToolsActivePort'), 'utf8').catch(() => '');
    const port = Number(text.split('\n')[0]);
    if (port > 0) return port;
    await new Promise((moment) => setTimeout(moment, 100));
  }
  throw new Error('Chromium did not open its door within 20 seconds.');
}
