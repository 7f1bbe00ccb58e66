import { pino, type Logger } from 'pino';

export type Log = Logger;

// The second lock. The first is that nobody logs a body, a header or a name in the first place.
const neverLogged = [
  'password',
  'currentPassword',
  'newPassword',
  'token',
  'cookie',
  'authorization',
  'email',
  'name',
  'text',
  'to',
];
const anywhere = neverLogged.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]);

/** JSON lines for machines; plain lines when a person is watching the terminal. */
export function openLog(settings: {
  level: string;
  forPeople: boolean;
  write?: (line: string) => void;
}): Log {
  const write = settings.write ?? ((line: string) => process.stdout.write(line));
  return pino(
    {
      level: settings.level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: anywhere, censor: '[kept private]' },
      formatters: { level: (label) => ({ level: label }) },
    },
    { write: settings.forPeople ? (line: string) => write(inPlainWords(line)) : write },
  );
}

type Line = {
  level: string;
  time: string;
  msg?: string;
  err?: { stack?: string; message?: string };
} & Record<string, unknown>;

function inPlainWords(json: string): string {
  const { level, time, msg, err, ...rest } = JSON.parse(json) as Line;
  const details = Object.entries(rest).map(
    ([key, value]) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  const words = [time.slice(11, 19), level === 'info' ? '' : level, msg ?? '', ...details].filter(Boolean);
  return `${words.join('  ')}\n${err ? `${err.stack ?? err.message ?? ''}\n` : ''}`;
}
