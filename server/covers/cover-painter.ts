import { once } from 'node:events';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { StoryPicture } from '#contract/pictures.ts';

/** What a cover is as pixels: square, as podcast apps and players want it, or as wide as on the shelf. PNG. */
export type CoverPainter = {
  paint: (picture: StoryPicture, widthPx: number, shape?: CoverShape) => Promise<Uint8Array>;
  close: () => Promise<void>;
};

export type CoverShape = 'square' | 'wide';

/** After this long without work the thread goes home, with its megabytes. */
const idleMs = 30_000;
/** A picture is some hundred kilobytes. What is asked for again soon after is a player that shows a list. */
const mostKept = 12;
/** Nobody looks at so many covers at once; whoever asks for more is told to come again. */
const mostWaiting = 60;

/**
 * The thread draws the picture with the very lines that the browser draws (the build puts them beside the pages, in a file of their own), and
 * turns lines into pixels. It takes what nobody else wants of the processors: a cover can wait, a voice cannot.
 */
const threadText = `
  const { parentPort, workerData } = require('node:worker_threads');
  if (process.platform === 'linux') {
    try { require('node:os').setPriority(10); } catch {} // A system that forbids it paints as everybody else.
  }
  const { readFileSync } = require('node:fs');
  const { initWasm, Resvg } = require(workerData.library);
  const ready = (async () => {
    await initWasm(readFileSync(workerData.program));
    return import(workerData.drawing);
  })();
  parentPort.on('message', async ({ picture, widthPx, shape }) => {
    try {
      const { draw } = await ready;
      const drawing = new Resvg(draw[shape](picture), { fitTo: { mode: 'width', value: widthPx } });
      const pixels = drawing.render();
      const png = pixels.asPng();
      pixels.free();
      drawing.free();
      parentPort.postMessage({ png });
    } catch (error) {
      parentPort.postMessage({ error: String(error) });
    }
  });
`;

/** `drawing` is the file that the build made of our lines. One cover at a time, in one thread. */
export function createCoverPainter({ drawing }: { drawing: string }): CoverPainter {
  const kept = new Map<string, Uint8Array>();
  let line: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let thread: Worker | undefined;
  let goHome: NodeJS.Timeout | undefined;

  async function inThread(asked: Asked): Promise<Uint8Array> {
    clearTimeout(goHome);
    thread ??= hire(drawing);
    const worker = thread;
    try {
      // eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage(asked);
      const [answer] = (await once(worker, 'message', { signal: endOf(worker) })) as [Answer];
      if ('error' in answer) throw new Error(`A cover could not be painted: ${answer.error}`);
      return answer.png;
    } catch (error) {
      leave();
      throw error;
    } finally {
      goHome = setTimeout(leave, idleMs).unref();
    }
  }

  function leave(): void {
    void thread?.terminate();
    thread = undefined;
  }

  return {
    async paint(picture, widthPx, shape = 'square') {
      const asked = { picture, widthPx, shape };
      const key = JSON.stringify(asked);
      const known = kept.get(key);
      if (known) return known;
      if (waiting >= mostWaiting) throw new PainterBusy();
      waiting += 1;
      const turn = line.then(async () => kept.get(key) ?? inThread(asked));
      // Whoever is next in line wants a picture of their own, whatever became of this one; who asked for this one hears of it.
      line = turn.catch(() => undefined);
      try {
        const png = await turn;
        kept.set(key, png);
        const [oldest] = kept.keys();
        if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
        return png;
      } finally {
        waiting -= 1;
      }
    },
    async close() {
      clearTimeout(goHome);
      await thread?.terminate();
      thread = undefined;
    },
  };
}

type Asked = { picture: StoryPicture; widthPx: number; shape: CoverShape };
type Answer = { png: Uint8Array } | { error: string };

/** A thread that ends without a word answers nobody any more. */
function endOf(worker: Worker): AbortSignal {
  const end = new AbortController();
  worker.once('exit', () => end.abort());
  return end.signal;
}

/** More covers are waited for than anybody looks at. */
export class PainterBusy extends Error {
  override readonly name = 'PainterBusy';
}

function hire(drawing: string): Worker {
  const { resolve } = createRequire(import.meta.url);
  const worker = new Worker(threadText, {
    eval: true,
    execArgv: [],
    workerData: {
      library: resolve('@resvg/resvg-wasm'),
      program: resolve('@resvg/resvg-wasm/index_bg.wasm'),
      drawing: pathToFileURL(drawing).href,
    },
  });
  worker.unref();
  return worker;
}
