import { describe, expect, it } from 'vitest';
import { eventsIn, type StreamedEvent } from './event-stream.ts';

const bytes = new TextEncoder();

async function heard(...pieces: readonly Uint8Array[]): Promise<StreamedEvent[]> {
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new Uint8Array(piece));
      controller.close();
    },
  });
  const events: StreamedEvent[] = [];
  for await (const event of eventsIn(new Response(body))) events.push(event);
  return events;
}

describe('a stream of events', () => {
  it('is heard event by event, however the network cuts it', async () => {
    const whole = bytes.encode(
      'event: title\ndata: {"title":"Zoë"}\n\n: still here\n\nevent: paragraph\ndata: {"index":0}\n\n',
    );
    for (const cut of [1, 14, 31, 32, 33, 40, whole.length - 1])
      expect(await heard(whole.slice(0, cut), whole.slice(cut))).toEqual([
        { event: 'title', data: { title: 'Zoë' } },
        { event: 'paragraph', data: { index: 0 } },
      ]);
  });

  it('is heard with the line ends that a proxy has made of ours, and past what is not meant for it', async () => {
    const written = bytes.encode('event: title\r\nid: 7\r\ndata: [1,\r\n: a comment\r\ndata:2]\r\n\r\n');
    for (const cut of [12, 13, 14, 21, written.length - 1])
      expect(await heard(written.slice(0, cut), written.slice(cut))).toEqual([
        { event: 'title', data: [1, 2] },
      ]);
  });

  it('that breaks off in the middle of an event gives what was whole', async () => {
    expect(await heard(bytes.encode('data: 1\n\ndata: 2\n'))).toEqual([{ event: 'message', data: 1 }]);
  });

  it('lets the connection go when nobody listens any more', async () => {
    let isGone = false;
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull: (controller) => controller.enqueue(bytes.encode('data: "again"\n\n')),
      cancel: () => {
        isGone = true;
      },
    });
    for await (const { data } of eventsIn(new Response(body))) {
      expect(data).toBe('again');
      break;
    }
    expect(isGone).toBe(true);
  });
});
