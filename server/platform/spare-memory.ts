import { promisify } from 'node:util';
import v8 from 'node:v8';
import type { Log } from './log.ts';

const lookEveryMs = 10_000;
/** Less work than this is the house looking for jobs, and somebody asking now and then whether it is well. */
const quietShare = 0.03;
/** Less than this is not worth the while. */
const worthMegabytes = 8;
/**
 * Five minutes without work, after which nobody is just reading a page: who comes back then waits 20 ms longer for a story, since some of the program
 * is made ready again. After opening there is nothing to lose, so that the first quiet look is enough.
 */
const looksOfRest = 30;

type Measures = {
  /** How much of a processor was used since it was last asked, from 0 to 1. */
  busyShare: () => number;
  megabytes: () => number;
  giveBack: () => Promise<void>;
};

/**
 * Opening a house takes far more memory than stays, and so does an evening. Node gives it back when it next needs room, and a house that nobody asks
 * anything needs none until the next evening: it is given back when there is nothing else to do.
 */
export function keepLean(log: Log, { busyShare, megabytes, giveBack }: Measures = ofThisProcess()): void {
  let lean: number | undefined;
  let quietLooks = 0;
  const look = async () => {
    quietLooks = busyShare() > quietShare ? 0 : quietLooks + 1;
    const isRested = lean === undefined ? quietLooks > 0 : quietLooks >= looksOfRest;
    if (!isRested || megabytes() < (lean ?? 0) + worthMegabytes) return;
    await giveBack();
    lean = megabytes();
  };
  setInterval(() => {
    look().catch((error: unknown) => log.warn({ err: error }, 'spare memory was not given back'));
  }, lookEveryMs).unref();
}

/** Maglev is on from V8 13 (Node 24), and its leavings are the most. */
const optimisers = Number.parseInt(process.versions.v8) < 13 ? ['opt'] : ['opt', 'maglev'];

/**
 * What is done once needs no faster machine code. Making it takes a quarter of the time until the first answer, in threads whose leavings the C library
 * keeps: 5 to 12 MB for ever. Afterwards it is made as always.
 */
export async function openLightly<House>(open: () => Promise<House>): Promise<House> {
  for (const optimiser of optimisers) v8.setFlagsFromString(`--no-${optimiser}`);
  try {
    return await open();
  } finally {
    for (const optimiser of optimisers) v8.setFlagsFromString(`--${optimiser}`);
  }
}

function ofThisProcess(): Measures {
  let [spent, since] = [process.cpuUsage(), performance.now()];
  return {
    // Of the processor and not of the clock, which goes on while a machine is busy with something else.
    busyShare: () => {
      const { user, system } = process.cpuUsage(spent);
      const share = (user + system) / 1_000 / (performance.now() - since);
      [spent, since] = [process.cpuUsage(), performance.now()];
      return share;
    },
    megabytes: () => {
      const { heapTotal, external } = process.memoryUsage();
      return (heapTotal + external) / 2 ** 20;
    },
    giveBack: giveBackWhatIsSpare,
  };
}

/**
 * Through the inspector's door, because that means the same in every Node: `gc` with a wish to be thorough is taken by Node 20 for a wish to be brief.
 * It takes a twentieth of a second.
 */
export async function giveBackWhatIsSpare(): Promise<void> {
  // A Node can be built without it. Such a house weighs more, and is as good.
  if (!process.features.inspector) return;
  const { Session } = await import('node:inspector');
  const session = new Session();
  session.connect();
  const collected = promisify((done: (error: Error | null) => void) =>
    session.post('HeapProfiler.collectGarbage', done),
  );
  await collected();
  session.disconnect();
}
