import { partOf } from './byte-range.ts';
import { houseFirst } from './kept-first.ts';

const narration = /^\/api\/narrations\/[a-f0-9]{32}\/(sound|marks)$/;

/** What of a narration is asked for, if that is what is asked for. */
export function narrationPart(path: string): 'sound' | 'marks' | null {
  return (narration.exec(path)?.[1] as 'sound' | 'marks' | undefined) ?? null;
}

/**
 * A sound never changes, so one that is kept is not fetched again. Links are signed anew each day; which sound it is stands in the
 * path, and whoever is in this browser may hear what was kept here.
 */
export async function soundFor(request: Request): Promise<Response> {
  const kept = await caches.match(new URL(request.url).pathname);
  if (!kept) return fetch(request);
  const range = request.headers.get('range');
  return range === null ? kept : partOf(kept, range);
}

/** The marks come from the house as long as it answers: it says when a link leads nowhere any more. */
export function marksFor(request: Request): Promise<Response> {
  const asEvents = request.headers.get('accept')?.includes('text/event-stream') === true;
  return houseFirst(
    () => fetch(request),
    async () => {
      const kept = await caches.match(new URL(request.url).pathname);
      return kept && asEvents ? asEvent(kept) : kept;
    },
  );
}

/** As the house sends them while it follows a telling: once, and final. */
async function asEvent(marks: Response): Promise<Response> {
  const event = `event: marks\ndata: ${await marks.text()}\n\n`;
  return new Response(event, { headers: { 'content-type': 'text/event-stream' } });
}
