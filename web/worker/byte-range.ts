/** A part of a sound that is kept whole: an audio element that seeks asks for nothing else. */
export async function partOf(whole: Response, range: string): Promise<Response> {
  const sound = await whole.blob();
  const asked = bounds(range, sound.size);
  if (!asked)
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${sound.size}` } });
  const [start, end] = asked;
  return new Response(sound.slice(start, end + 1), {
    status: 206,
    headers: {
      'accept-ranges': 'bytes',
      'content-type': whole.headers.get('content-type') ?? 'audio/mpeg',
      'content-range': `bytes ${start}-${end}/${sound.size}`,
      'content-length': String(end - start + 1),
    },
  });
}

/** First and last byte, both of them inside; null where there is nothing of what is asked for. */
function bounds(range: string, size: number): [number, number] | null {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  if (first === undefined || last === undefined || first + last === '') return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start <= end ? [start, end] : null;
}
