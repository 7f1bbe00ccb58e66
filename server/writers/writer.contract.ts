import { expect, test } from 'vitest';

import { faultsOf } from './bands.ts';
import type { StoryEvent, StoryRequest, Writer } from './writer.ts';

/** What every writer keeps to, whoever it is. A new one is run through it by standing in the list. */
export function itKeepsTheWritersPromise(writer: Writer, request: StoryRequest): void {
  const { name } = writer.descriptor;

  test(`${name} gives the title first, then each paragraph in order, then what was chosen`, async () => {
    const events = await listen(writer, request);
    const paragraphs = events.filter((event) => event.type === 'paragraph');
    expect(events[0]?.type).toBe('title');
    expect(events.at(-1)?.type).toBe('finished');
    expect(paragraphs.map((paragraph) => paragraph.index)).toEqual(paragraphs.map((_, index) => index));
    expect(events.length).toBe(paragraphs.length + 2);
  });

  test(`${name} tells a story that lies inside every band`, async () => {
    const events = await listen(writer, request);
    const paragraphs = events.flatMap((event) => (event.type === 'paragraph' ? [event.text] : []));
    const names = request.characters.map((character) => character.name);
    expect(faultsOf(paragraphs, { age: 5, duration: request.duration, names })).toEqual([]);
  });

  test(`${name} falls silent at once, without a cry, when nobody listens any more`, async () => {
    const stop = new AbortController();
    const events: StoryEvent[] = [];
    for await (const event of writer.write(request, stop.signal)) {
      events.push(event);
      if (event.type === 'paragraph') stop.abort();
    }
    expect(events.map((event) => event.type)).toEqual(['title', 'paragraph']);
  });

  test(`${name} says nothing to somebody who had already left`, async () => {
    const stop = AbortSignal.abort();
    const events: StoryEvent[] = [];
    for await (const event of writer.write(request, stop)) events.push(event);
    expect(events).toEqual([]);
  });
}

async function listen(writer: Writer, request: StoryRequest): Promise<StoryEvent[]> {
  const events: StoryEvent[] = [];
  for await (const event of writer.write(request, new AbortController().signal)) events.push(event);
  return events;
}
