import { describe, expect, test } from 'vitest';
import { type Misbehaviour, startMusicService } from '#tests/support/peers/music-service.ts';
import { createLookUp } from './spotify.ts';

const id = '37i9dQZF1DWZd79rJ6a7lp';
const rain = { description: 'Rain &amp; more rain', owner: { display_name: 'Night Owl' } };
const nothing = { description: null, owner: null, tracksTotal: null };
/** Whoever is silent is given up after this; nobody who answers is. */
const shortPatienceMs = 1_500;

async function openService(playlist?: unknown) {
  const service = await startMusicService();
  if (playlist) service.playlists.set(id, playlist);
  return service;
}

describe('the look-up of a playlist', () => {
  test.each([
    ['as it was', { ...rain, tracks: { total: 212 } }],
    ['as it is for a house with a key for development', { ...rain, items: { total: 212 } }],
  ])('finds owner, description and size, %s', async (_, playlist) => {
    const service = await openService(playlist);
    expect(await createLookUp(service.settings)(id)).toEqual({
      outcome: 'found',
      details: { description: 'Rain & more rain', owner: 'Night Owl', tracksTotal: 212 },
    });
    expect(service.questions).toEqual(['POST /api/token', `GET /v1/playlists/${id}`]);
  });

  test.each([
    {},
    { description: null, owner: null, tracks: null },
    { description: '', owner: { display_name: null }, items: null },
  ])('takes it well when the service tells no more than %j', async (playlist) => {
    const service = await openService(playlist);
    expect(await createLookUp(service.settings)(id)).toEqual({ outcome: 'found', details: nothing });
  });

  test('says when the service shows no such playlist', async () => {
    const service = await openService();
    expect(await createLookUp(service.settings)(id)).toEqual({ outcome: 'unknown', details: nothing });
  });

  test('asks nobody where the house has no key', async () => {
    expect(await createLookUp(null)(id)).toEqual({ outcome: 'unasked', details: nothing });
  });

  test('fails kindly with a wrong key', async () => {
    const service = await openService({ ...rain });
    const lookUp = createLookUp({ ...service.settings, clientSecret: 'not it' });
    expect(await lookUp(id)).toMatchObject({ outcome: 'failed', reason: 'It answered 400 to our key.' });
  });

  test('fails kindly where nobody is', async () => {
    const lookUp = createLookUp({
      clientId: 'a',
      clientSecret: 'b',
      apiUrl: 'http://127.0.0.1:1',
      accountsUrl: 'http://127.0.0.1:1',
    });
    expect(await lookUp(id)).toMatchObject({ outcome: 'failed', reason: 'It could not be reached.' });
  });

  const troubles: [Misbehaviour, string][] = [
    [{ status: 500 }, 'answered 500'],
    [{ status: 429 }, 'answered 429'],
    [{ says: '<html>Welcome to this café’s network</html>' }, 'something else than was asked for'],
    [{ says: '[]' }, 'something else than was asked for'],
    [{ says: '{"access_token":"a\\r\\nb","description":7}' }, 'something else than was asked for'],
    ['silent', 'in time'],
    ['falls silent', 'in time'],
    ['cut off', 'could not be reached'],
    ['endless', 'no end'],
    ['sends on', 'could not be reached'],
  ];
  describe.each([
    ['at the first question', 0],
    ['at the second', 1],
  ])('%s', (_, goodAnswers) => {
    test.each(troubles)('comes back without details when the service is %j', async (trouble, words) => {
      const service = await openService({ ...rain });
      service.misbehaviours = [...Array.from({ length: goodAnswers }, () => null), trouble];
      const isSilent = trouble === 'silent' || trouble === 'falls silent';
      const found = await createLookUp(service.settings, isSilent ? shortPatienceMs : undefined)(id);
      expect(found).toEqual({
        outcome: 'failed',
        details: nothing,
        reason: expect.stringContaining(words) as string,
      });
      expect(service.questions).toHaveLength(goodAnswers + 1);
    });
  });
});
