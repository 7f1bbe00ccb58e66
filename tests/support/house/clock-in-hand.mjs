// Loaded into a built house before it opens: its time is the real one and as much more as a file says at this moment. Several processes that
// read one file have one clock, as the machines of a house do.
import { readFileSync } from 'node:fs';

const file = process.env['CLOCK_IN_HAND'];
const RealDate = Date;
const now = () => RealDate.now() + Number(readFileSync(file, 'utf8'));

globalThis.Date = new Proxy(RealDate, {
  construct: (date, given, asked) => Reflect.construct(date, given.length === 0 ? [now()] : given, asked),
  get: (date, name, asked) => (name === 'now' ? now : Reflect.get(date, name, asked)),
});
