// Whether the house in this very container can serve families: asked by whoever watches the container, answered with an exit code.
const { HOST = '127.0.0.1', PORT = '5000' } = process.env;
const name = ['0.0.0.0', '::'].includes(HOST) ? '127.0.0.1' : HOST;
const answer = await fetch(`http://${name}:${PORT}/api/ready`).catch((error) => ({
  ok: false,
  status: error.message,
}));
if (!answer.ok) process.stderr.write(`not ready: ${answer.status}\n`);
process.exitCode = answer.ok ? 0 : 1;
