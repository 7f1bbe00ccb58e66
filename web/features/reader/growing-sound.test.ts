// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followGrowingSound } from './growing-sound.ts';

/** A browser's own, as far as it is needed: it takes one piece at a time, and says when it has taken it. */
class Media extends EventTarget {
  readonly taken: number[][] = [];
  isWhole = false;
  cannotRead = false;
  private isTaking = false;
  addSourceBuffer() {
    const buffer = Object.assign(new EventTarget(), {
      appendBuffer: (bytes: Uint8Array) => {
        if (this.isTaking) throw new Error('It takes one piece at a time.');
        this.isTaking = true;
        setTimeout(() => {
          this.isTaking = false;
          this.taken.push([...bytes]);
          buffer.dispatchEvent(new Event(this.cannotRead ? 'error' : 'updateend'));
        });
      },
    });
    return buffer;
  }
  endOfStream() {
    this.isWhole = true;
  }
}

let media: Media;
let answer: () => Promise<Response>;
beforeEach(() => {
  vi.stubGlobal(
    'MediaSource',
    Object.assign(
      function open() {
        return (media = new Media());
      },
      { isTypeSupported: (type: string) => type === 'audio/mpeg' },
    ),
  );
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:a-sound');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) =>
    Promise.race([
      answer(),
      new Promise<never>((_never, leave) =>
        signal?.addEventListener('abort', () => leave(new DOMException('left', 'AbortError'))),
      ),
    ]),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const inPieces = (...pieces: number[][]) =>
  new Response(
    new ReadableStream({
      start(body) {
        for (const piece of pieces) body.enqueue(Uint8Array.from(piece));
        body.close();
      },
    }),
  );

function follow() {
  const [onWhole, onTrouble] = [vi.fn(), vi.fn()];
  const sound = followGrowingSound('/a/sound', { onWhole, onTrouble });
  media.dispatchEvent(new Event('sourceopen'));
  return { sound, onWhole, onTrouble };
}

test('a sound is given to the player piece by piece, in its order, and is whole at its end', async () => {
  answer = async () => inPieces([1, 2], [3], [4, 5, 6]);
  const { sound, onWhole, onTrouble } = follow();
  expect(sound?.source).toBe('blob:a-sound');
  await vi.waitFor(() => expect(onWhole).toHaveBeenCalledTimes(1));
  expect(media.taken).toEqual([[1, 2], [3], [4, 5, 6]]);
  expect(media.isWhole).toBe(true);
  expect(onTrouble).not.toHaveBeenCalled();
});

test('a house that refuses, and a sound that the browser cannot read, are trouble and no silent end', async () => {
  answer = async () => new Response('gone', { status: 404 });
  const refused = follow();
  await vi.waitFor(() => expect(refused.onTrouble).toHaveBeenCalledWith(new Error('HTTP 404')));
  answer = async () => inPieces([1]);
  const unread = follow();
  media.cannotRead = true;
  await vi.waitFor(() => expect(unread.onTrouble).toHaveBeenCalledTimes(1));
  expect([refused.onWhole, unread.onWhole].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  expect(media.isWhole).toBe(false);
});

test('whoever leaves a story hears nothing more of its sound', async () => {
  answer = () => new Promise(() => undefined);
  const { sound, onWhole, onTrouble } = follow();
  sound?.leave();
  await new Promise((resolve) => setTimeout(resolve));
  expect([onWhole.mock.calls.length, onTrouble.mock.calls.length]).toEqual([0, 0]);
});

test('a browser that cannot be fed plays it as a plain stream instead', () => {
  const hear = { onWhole: vi.fn(), onTrouble: vi.fn() };
  vi.stubGlobal('MediaSource', { isTypeSupported: () => false });
  expect(followGrowingSound('/a/sound', hear)).toBeNull();
  vi.stubGlobal('MediaSource', undefined);
  expect(followGrowingSound('/a/sound', hear)).toBeNull();
});
