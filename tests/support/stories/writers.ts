import type { StoryEvent, StoryRequest, Writer } from '#server/writers/writer.ts';

/** A writer that writes what a test tells it to, when it tells it to. */
export type DirectedWriter = Writer & {
  /** What it was asked, in order. */
  asked: StoryRequest[];
  /** Lets it go on from where it waits. */
  goOn: () => void;
  /** Resolves when it has come to where it waits. */
  waits: () => Promise<void>;
};

export type Script = (request: StoryRequest, wait: () => Promise<void>) => AsyncIterable<StoryEvent>;

export function directedWriter(script: Script = twoParagraphs): DirectedWriter {
  const asked: StoryRequest[] = [];
  const gates: (() => void)[] = [];
  const watchers: (() => void)[] = [];
  let mayPass = 0;

  const wait = () =>
    new Promise<void>((resolve) => {
      if (mayPass > 0) {
        mayPass -= 1;
        resolve();
      } else gates.push(resolve);
      for (const watcher of watchers.splice(0)) watcher();
    });

  return {
    descriptor: { id: 'directed', name: 'A directed writer' },
    asked,
    async *write(request, signal) {
      asked.push(request);
      for await (const event of script(request, () => orAborted(wait(), signal))) {
        if (signal.aborted) return;
        yield event;
      }
    },
    goOn() {
      const gate = gates.shift();
      if (gate) gate();
      else mayPass += 1;
    },
    waits: () => (gates.length > 0 ? Promise.resolve() : new Promise((resolve) => watchers.push(resolve))),
  };
}

export async function* twoParagraphs(
  request: StoryRequest,
  wait: () => Promise<void>,
): AsyncGenerator<StoryEvent> {
  yield { type: 'title', title: `The ${request.history.length + 1}. lantern` };
  yield { type: 'paragraph', index: 0, text: 'A lantern stood at the gate.' };
  await wait();
  yield { type: 'paragraph', index: 1, text: 'And by and by it slept.' };
  yield finished;
}

/** A writer that never waits, for tests about what becomes of a story. */
export const swiftWriter = () => directedWriter((request) => twoParagraphs(request, async () => undefined));

export const finished: Extract<StoryEvent, { type: 'finished' }> = {
  type: 'finished',
  choices: { writer: 'directed', arc: 'gate', storylets: [], souvenirs: ['the gate'], title: 'A lantern' },
};

function orAborted(waiting: Promise<void>, signal: AbortSignal): Promise<void> {
  const aborted = new Promise<void>((resolve) =>
    signal.addEventListener('abort', () => resolve(), { once: true }),
  );
  return Promise.race([waiting, aborted]);
}

/** A script that comes to nothing at its first word. */
export const failing =
  (error: Error): Script =>
  () => ({
    [Symbol.asyncIterator]: () => ({
      next: async () => {
        throw error;
      },
    }),
  });
