import { createParser, type EventSourceMessage } from 'eventsource-parser';

/** One event as it came: its name, and what its data says as JSON. */
export type StreamedEvent = { event: string; data: unknown };

/** Reads an event stream (text/event-stream) as it arrives. It ends where the answer ends, whole or broken off. */
export async function* eventsIn(response: Response): AsyncGenerator<StreamedEvent, void> {
  if (!response.body) return;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  const waiting: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (message) => void waiting.push(message) });
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      parser.feed(value);
      for (const { event = 'message', data } of waiting.splice(0)) yield { event, data: JSON.parse(data) };
    }
  } finally {
    // Whoever stops listening early lets the connection go, too.
    await reader.cancel().catch(() => undefined);
  }
}
