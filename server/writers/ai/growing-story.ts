/** A model's reply so far, read as the story that it will be. */
export type Draft = { title: string; paragraphs: string[] };

/** Longer than the longest story of the widest alphabet; whoever sends more is not writing a bedtime story. */
export const mostCharacters = 30_000;

/** As much as stands already: the title once its paragraphs have begun, each paragraph once the next has. */
export async function readSoFar(reply: string): Promise<Draft | null> {
  const start = reply.indexOf('{');
  if (start < 0) return null;
  const { parsePartialJson } = await import('ai');
  const { value } = await parsePartialJson(reply.slice(start));
  const draft = asDraft(value);
  return draft && { ...draft, paragraphs: draft.paragraphs.slice(0, -1) };
}

/** The whole, or null when it is not of the form that was asked for. Models like to put a fence or a kind word around their JSON. */
export function readWhole(reply: string): Draft | null {
  const [start, end] = [reply.indexOf('{'), reply.lastIndexOf('}')];
  if (start < 0 || end < start) return null;
  try {
    return asDraft(JSON.parse(reply.slice(start, end + 1)));
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function asDraft(value: unknown): Draft | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!('title' in value) || typeof value.title !== 'string') return null;
  if (!('paragraphs' in value) || !Array.isArray(value.paragraphs)) return null;
  const paragraphs = value.paragraphs.filter((one): one is string => typeof one === 'string').map(asProse);
  const title = asProse(value.title)
    .replace(/^“(.*)”$/u, '$1')
    .slice(0, 120);
  return title === '' ? null : { title, paragraphs: paragraphs.filter((one) => one !== '') };
}

/** Plain text in one paragraph, with the marks of a printed book. */
function asProse(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]|[\p{Cf}\p{Cs}\p{Co}]/gu, '')
    .replace(/^\s*(?:#{1,6}|>|[*-])\s+/u, '')
    .replace(/[*_`]{1,3}(?=\S)([^*_`]+)(?<=\S)[*_`]{1,3}/g, '$1')
    .replace(/[ \t]*\n\s*/g, '\n')
    .replace(/(^|[\s(—“])"/gu, '$1“')
    .replace(/"/g, '”')
    .replace(/(^|[\s(—“])'(?=\p{L})/gu, '$1‘')
    .replace(/'/g, '’')
    .trim();
}
