import { describe, expect, test } from 'vitest';
import { musicService, sleepLimits } from '#contract/sleep.ts';
import { describeOnce, testOnce } from '#tests/support/database/told-once.ts';
import { openTestHouse, type TestHouse } from '#tests/support/house/house.ts';
import { newAdmin } from '#tests/support/family/admins.ts';
import { startMusicService } from '#tests/support/peers/music-service.ts';
import { type Family, newFamily, newVisitor } from '#tests/support/family/visitor.ts';

const [rain, waves] = ['37i9dQZF1DWZd79rJ6a7lp', '4uLU6hMCjMI75M1A2tKUQC'];
const choose = (admin: Family, playlistId: unknown, playlistName: unknown = 'Rain on the roof') =>
  admin.ask('POST', '/api/admin/sleep-playlist', { playlistId, playlistName });
const heard = async (house: TestHouse) => (await newVisitor(house).ask('GET', '/api/sleep-playlist')).json;
const changes = async (admin: Family) =>
  (await admin.ask('GET', '/api/admin/sleep-playlist/changes')).json as object[];

const environment = { ADMIN_EMAILS: 'keeper@home.example, second@home.example' };

describe('the sleep playlist', () => {
  test('is nobody’s choice at first, and says so in JSON', async () => {
    const house = await openTestHouse();
    const answer = await newVisitor(house).ask('GET', '/api/sleep-playlist');
    expect([answer.status, answer.text, answer.headers.get('content-type')]).toEqual([
      200,
      'null',
      'application/json; charset=utf-8',
    ]);
  });

  test('is what the admin pasted, and everybody hears it', async () => {
    const house = await openTestHouse({ environment });
    const admin = await newAdmin(house);
    const pasted = `  https://open.spotify.com/intl-de/playlist/${rain}?si=0123456789abcdef `;
    const answer = await choose(admin, pasted, '  Rain on the roof ');
    const playlist = {
      id: rain,
      name: 'Rain on the roof',
      description: null,
      owner: null,
      tracksTotal: null,
      externalUrl: `${musicService.origin}/playlist/${rain}`,
      updatedAt: house.clock.now().toISOString(),
    };
    expect(answer.json).toEqual({ ...playlist, lookUp: 'unasked' });
    expect(await heard(house)).toEqual(playlist);
  });

  test('stays what it was when something else was sent, and the field is named', async () => {
    const house = await openTestHouse({ environment });
    const admin = await newAdmin(house);
    for (const [body, fields] of [
      [{}, ['playlistId', 'playlistName']],
      [{ playlistId: rain, playlistName: '  ' }, ['playlistName']],
      [{ playlistId: `${rain}"><script>`, playlistName: 'Rain' }, ['playlistId']],
    ] as const) {
      const answer = await admin.ask('POST', '/api/admin/sleep-playlist', body);
      expect([answer.status, Object.keys((answer.json as { fields: object }).fields)]).toEqual([400, fields]);
    }
    expect(await heard(house)).toBeNull();
    expect(await changes(admin)).toEqual([]);
  });

  test('is not chosen by a visitor, by a family, or by somebody who has yet to confirm the admin’s address', async () => {
    const house = await openTestHouse({ environment });
    const unconfirmed = await newFamily(house, 'keeper@home.example');
    expect((await choose(unconfirmed, rain)).status).toBe(403);
    expect((await choose(await newFamily(house), rain)).status).toBe(403);
    const stranger = { playlistId: rain, playlistName: 'Rain' };
    expect((await newVisitor(house).ask('POST', '/api/admin/sleep-playlist', stranger)).status).toBe(401);
    expect(await heard(house)).toBeNull();
  });

  test('is not chosen any more by an admin whose address was taken off the list', async () => {
    const house = await openTestHouse({ environment });
    const admin = await newAdmin(house);
    expect((await choose(admin, rain)).status).toBe(200);
    await house.close();
    const later = await openTestHouse({ environment: { ADMIN_EMAILS: '' }, place: house.place });
    const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const body = { playlistId: waves, playlistName: 'Waves' };
    const answer = await later.ask('POST', '/api/admin/sleep-playlist', { body, headers: { cookie } });
    expect(answer.status).toBe(403);
    expect(await heard(later)).toMatchObject({ id: rain });
  });
});

testOnce(
  'a page lets in the music service’s frame, and nothing else from there or its neighbours',
  async () => {
    const house = await openTestHouse();
    for (const page of ['/', '/dashboard', '/admin']) {
      const policy = (await house.ask('GET', page)).headers.get('content-security-policy') ?? '';
      const naming = policy.split('; ').filter((directive) => /spotify|scdn/.test(directive));
      expect(naming.map((directive) => directive.split(' ')[0])).toEqual(['frame-src']);
      expect(naming.join(' ').match(/\S*(spotify|scdn)\S*/g)).toEqual([musicService.origin]);
    }
  },
);

describeOnce('what the music service tells', () => {
  test('is kept beside the name that the admin gave', async () => {
    const service = await startMusicService();
    service.playlists.set(rain, {
      description: 'Rain &amp; wind',
      owner: { display_name: 'Night Owl' },
      tracks: { total: 90 },
    });
    const house = await openTestHouse({ environment: { ...environment, ...service.environment } });
    const admin = await newAdmin(house);
    const told = { description: 'Rain & wind', owner: 'Night Owl', tracksTotal: 90 };
    expect((await choose(admin, rain)).json).toMatchObject({ ...told, lookUp: 'found' });
    expect(await heard(house)).toMatchObject({ name: 'Rain on the roof', ...told });
  });

  test.each([
    [{ status: 503 }, 'failed'],
    ['cut off', 'failed'],
    [null, 'unknown'],
  ] as const)(
    'is nothing when it answers %j; the playlist is kept, and the admin hears so',
    async (trouble, lookUp) => {
      const service = await startMusicService();
      service.misbehaviours = [null, trouble];
      const house = await openTestHouse({ environment: { ...environment, ...service.environment } });
      const admin = await newAdmin(house);
      const answer = await choose(admin, rain);
      expect(answer.json).toMatchObject({
        id: rain,
        owner: null,
        description: null,
        tracksTotal: null,
        lookUp,
      });
      expect(await heard(house)).toMatchObject({ id: rain, name: 'Rain on the roof' });
      expect(house.logged()).not.toContain(rain);
    },
  );
});

describe('every change', () => {
  test('is noted: who, when, from what and to what, the newest first', async () => {
    const house = await openTestHouse({ environment });
    const admin = await newAdmin(house);
    await choose(admin, rain);
    const first = house.clock.now().toISOString();
    house.clock.pass(60_000);
    await choose(admin, waves, 'Waves');
    const [then, now] = [
      { id: rain, name: 'Rain on the roof' },
      { id: waves, name: 'Waves' },
    ];
    expect(await changes(admin)).toEqual([
      { changedAt: house.clock.now().toISOString(), changedBy: 'Anna', before: then, after: now },
      { changedAt: first, changedBy: 'Anna', before: null, after: then },
    ]);
  });

  test('follows the one before it, however many come at once', async () => {
    const house = await openTestHouse({ environment });
    const admins = [await newAdmin(house), await newAdmin(house, 'second@home.example')];
    const names = Array.from({ length: 10 }, (_, index) => `Night ${index}`);
    const answers = await Promise.all(
      names.map((name, index) => choose(admins[index % 2] as Family, rain, name)),
    );
    expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200));
    const log = (await changes(admins[0] as Family)) as { before: object | null; after: { name: string } }[];
    expect(log.map(({ after }) => after.name).toSorted()).toEqual(names);
    for (const [index, { before }] of log.entries()) expect(before).toEqual(log[index + 1]?.after ?? null);
    expect(await heard(house)).toMatchObject({ name: log[0]?.after.name });
  });

  test('outlives the admin who made it, without their name', async () => {
    const house = await openTestHouse({ environment });
    const [leaving, staying] = [await newAdmin(house), await newAdmin(house, 'second@home.example')];
    await choose(leaving, rain);
    const { json } = await leaving.ask('GET', '/api/account/export');
    expect(json).toMatchObject({ sleepPlaylistChanges: [{ after: { id: rain } }] });
    expect((await staying.ask('GET', '/api/account/export')).json).not.toHaveProperty('sleepPlaylistChanges');
    await leaving.ask('DELETE', `/api/delete-account?userId=${leaving.userId}`);
    expect(await changes(staying)).toMatchObject([{ changedBy: null, after: { id: rain } }]);
    expect(await heard(house)).toMatchObject({ id: rain });
  });

  test('counts: an admin whose finger slips stuck is asked to wait', async () => {
    const house = await openTestHouse({ environment });
    const [admin, other] = [await newAdmin(house), await newAdmin(house, 'second@home.example')];
    for (let time = 0; time < sleepLimits.changesPerHour; time += 1)
      expect((await choose(admin, rain, `Night ${time}`)).status).toBe(200);
    const refused = await choose(admin, waves);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
    expect(await heard(house)).toMatchObject({ id: rain });
    expect((await choose(other, waves)).status).toBe(200);
  });

  test('is shown to admins alone', async () => {
    const house = await openTestHouse({ environment });
    expect((await newVisitor(house).ask('GET', '/api/admin/sleep-playlist/changes')).status).toBe(401);
    expect((await (await newFamily(house)).ask('GET', '/api/admin/sleep-playlist/changes')).status).toBe(403);
  });
});
