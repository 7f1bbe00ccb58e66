import { describe, expect, test } from 'vitest';
import { onePixel, openPaintingPeer, type PaintingManner } from '#tests/support/peers/painting-server.ts';
import { inWords } from './in-words.ts';
import { openPainter, painters } from './index.ts';
import type { FailureKind } from '#server/platform/provider-failure.ts';
import type { Commission, Scene } from './painter.ts';
import { withCircuit } from './with-circuit.ts';

const scene: Scene = {
  subjects: [{ is: 'dragon', isMany: false, colour: 'purple' }],
  place: 'kitchen',
  hour: 'dusk',
  onlookers: ['child', 'old person', 'pet'],
};
const commission: Commission = { scene, cover: async () => onePixel };
const ourCover = onePixel.toString('base64');
const never = new AbortController().signal;
const now = () => 0;

async function withPeer(name: string, manner: PaintingManner, patienceMs?: number) {
  const peer = await openPaintingPeer();
  peer.behave(manner);
  const settings = { name, apiKey: 'key', model: undefined, baseUrl: peer.url };
  const painter = openPainter(
    { ...settings, ...(name === 'compatible' && { model: 'flux' }) },
    { now, ...(patienceMs !== undefined && { patienceMs }) },
  );
  if (!painter) throw new Error(`There is no ${name}.`);
  return { peer, painter };
}

describe.each(painters.map(({ id }) => id))('%s, as every painter', (name) => {
  test('paints, and says truly what kind of picture it is', async () => {
    const { painter } = await withPeer(name, 'well');
    const painting = await painter.paint(commission, never);
    expect(painting.media).toBe('image/png');
    expect(Buffer.compare(painting.bytes, onePixel)).toBe(0);
  });

  test.each([
    ['busy', 'busy'],
    ['over-quota', 'misconfigured'],
    ['wrong-key', 'misconfigured'],
    ['wrong-key-as-google', 'misconfigured'],
    ['refusing', 'refused'],
    ['failing', 'broken'],
    ['breaking-off', 'broken'],
    ['endless', 'broken'],
    ['error-page', 'broken'],
    ['no-picture', 'broken'],
    ['a-link', 'broken'],
    ['no-image-bytes', 'broken'],
    ['redirecting', 'broken'],
  ] satisfies [PaintingManner, FailureKind][])('whose vendor is %s fails as %s', async (manner, kind) => {
    const { painter } = await withPeer(name, manner);
    const failure = await painter.paint(commission, never).catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'PainterFailure', kind });
    // What a vendor repeats of the question goes no further.
    expect(String(failure) + String((failure as Error).cause)).not.toMatch(/dragon/);
  });

  test('gives up a vendor that does not answer', async () => {
    const { painter } = await withPeer(name, 'silent', 50);
    await expect(painter.paint(commission, never)).rejects.toMatchObject({ kind: 'busy' });
  });

  test('stops when nobody waits any more', async () => {
    const { painter, peer } = await withPeer(name, 'silent');
    const leaving = new AbortController();
    const painting = painter.paint(commission, leaving.signal);
    await expect.poll(() => peer.questions.length).toBe(1);
    leaving.abort();
    await expect(painting).rejects.toMatchObject({ name: 'PainterFailure' });
  });

  test('can be asked whether it is there, and that costs nothing', async () => {
    const { painter, peer } = await withPeer(name, 'well');
    await painter.isThere(never);
    expect(peer.questions).toEqual([]);
  });
});

describe('what a vendor is asked', () => {
  test('by OpenAI’s call has our cover beside the words', async () => {
    const { painter, peer } = await withPeer('openai', 'well');
    await painter.paint(commission, never);
    expect(peer.questions[0]).toMatchObject({
      path: '/v1/images/edits',
      headers: { authorization: 'Bearer key' },
      body: { model: 'gpt-image-2.5-flare', n: 1, size: '1536x1024', output_format: 'webp' },
    });
    const reference = `data:image/png;base64,${ourCover}`;
    expect(peer.questions[0]?.body['images']).toEqual([{ image_url: reference }]);
  });

  test('by Google’s too', async () => {
    const { painter, peer } = await withPeer('google', 'well');
    await painter.paint(commission, never);
    expect(peer.questions[0]).toMatchObject({
      path: '/v1beta/models/gemini-nano-banana-2.1:generateContent',
      headers: { 'x-goog-api-key': 'key' },
      body: {
        contents: [
          {
            parts: [
              { text: inWords(scene, true) },
              { inlineData: { mimeType: 'image/png', data: ourCover } },
            ],
          },
        ],
        generationConfig: { responseModalities: ['IMAGE'] },
      },
    });
  });

  test('a Google that refuses in a well-meant answer has refused', async () => {
    const { painter } = await withPeer('google', 'refusing-in-passing');
    await expect(painter.paint(commission, never)).rejects.toMatchObject({ kind: 'refused' });
  });

  test('by any other server is words alone, and a size that it need not know', async () => {
    const { painter, peer } = await withPeer('compatible', 'refusing-the-size');
    await painter.paint(commission, never);
    expect(peer.questions.map(({ path, body }) => [path, body['model'], body['size']])).toEqual([
      ['/v1/images/generations', 'flux', '1088x640'],
      ['/v1/images/generations', 'flux', undefined],
    ]);
    expect(peer.questions[1]?.body['prompt']).toBe(inWords(scene, false));
  });
});

describe('the words for a painter', () => {
  test('name what the picture is about, where it is, and those who look on by their age alone', () => {
    const words = inWords(scene, true);
    expect(words).toContain('clearest thing of all and standing in the lamplight: purple dragon.');
    expect(words).toContain('a warm kitchen');
    expect(words).toContain('a child, an old person, a pet');
    expect(words).toContain('no face shows');
  });

  test('say so where there is nothing to draw, and nobody', () => {
    const words = inWords({ ...scene, subjects: [], onlookers: [] }, false);
    expect(words).toContain('The place itself is what the picture is about');
    expect(words).toContain('There is nobody else in it');
    expect(words).not.toContain('attached');
  });

  test('are the same for the same scene', () =>
    expect(inWords(scene, true)).toBe(inWords({ ...scene }, true)));
});

describe('a vendor that keeps failing', () => {
  test('is left alone for a while, then tried by one', async () => {
    const peer = await openPaintingPeer();
    peer.behave('failing');
    let time = 0;
    const opened = openPainter(
      { name: 'compatible', apiKey: undefined, model: 'm', baseUrl: peer.url },
      { now: () => time },
    );
    if (!opened) throw new Error('There is no painter.');
    const painter = withCircuit(opened, { failures: 2, restMs: 1_000, now: () => time });
    const ask = () =>
      painter.paint(commission, never).catch((error: unknown) => (error as { kind: string }).kind);
    expect([await ask(), await ask(), await ask()]).toEqual(['broken', 'broken', 'busy']);
    expect(peer.questions).toHaveLength(2);
    time += 1_000;
    peer.behave('well');
    expect(await ask()).toMatchObject({ media: 'image/png' });
    expect(await ask()).toMatchObject({ media: 'image/png' });
  });

  test('by refusing is not failing', async () => {
    const { painter, peer } = await withPeer('openai', 'refusing');
    for (let times = 0; times < 7; times += 1)
      await expect(painter.paint(commission, never)).rejects.toMatchObject({ kind: 'refused' });
    expect(peer.questions).toHaveLength(7);
  });
});

test('a house that names nobody draws for itself', () => {
  expect(openPainter(null, { now })).toBeNull();
});
