// `npm run dev`: the client with hot reload on its own port, the API at port 5000, the server restarting when its code changes.
import { spawn } from 'node:child_process';
import { inRoot, root, say } from './house.mjs';
import { setUp } from './set-up.mjs';

await setUp();

const clientPort = process.env.CLIENT_PORT ?? '5173';
const bin = (name) => inRoot('node_modules', '.bin', name);
// The page of development asks the API at this port and no other; see web/platform/base-prefix.ts.
const apiPort = '5000';
const env = { ...process.env, PORT: apiPort, DEVELOPMENT_ORIGIN: `http://localhost:${clientPort}` };
const children = [
  spawn(bin('tsx'), ['watch', '--clear-screen=false', '--include', 'contract/**', 'tools/serve-source.ts'], {
    cwd: root,
    env,
    stdio: 'inherit',
  }),
  spawn(bin('vite'), ['--port', clientPort, '--strictPort'], { cwd: root, env, stdio: 'inherit' }),
];
say(
  `\n  The client with hot reload:  http://localhost:${clientPort}\n  The API and the built pages:  http://localhost:${apiPort}\n`,
);

// When one ends, the other has nothing left to do.
let isEnding = false;
const end = () => {
  if (isEnding) return;
  isEnding = true;
  for (const child of children) child.kill('SIGTERM');
};
for (const child of children) child.on('exit', end);
process.on('SIGINT', end);
process.on('SIGTERM', end);
