import { expect, onTestFinished, test, vi } from 'vitest';
import type { Bedtimes } from '#contract/bedtimes.ts';
import type { Story } from '#contract/stories.ts';
import { openTestHouse } from '#tests/support/house/house.ts';
import { openPushService } from '#tests/support/peers/push-service.ts';
import { someBrowser } from '#tests/support/rules/policy.ts';
import { everyEvening } from '#tests/support/family/every-evening.ts';
import { newFamily } from '#tests/support/family/visitor.ts';

const dayMs = 86_400_000;
const patience = { timeout: 55_000, interval: 50 };

async function withDevice() {
  const service = await openPushService();
  onTestFinished(service.close);
  const house = await openTestHouse({
    environment: { PUSH_SERVICES: service.url, NARRATION_CHARS_PER_DAY: '10' },
  });
  const family = await newFamily(house);
  const ada = { name: 'Ada', age: 6, relationship: 'child', avatar: 'child' };
  await family.ask('POST', '/api/family-members', ada);
  await family.ask('POST', '/api/bedtimes', everyEvening);
  const known = async () => (await family.ask('GET', '/api/bedtimes')).json as Bedtimes;
  const latest = async () => ((await family.ask('GET', '/api/stories')).json as Story[])[0];
  const night = async (count: number) => {
    house.clock.pass(dayMs);
    await vi.waitFor(async () => expect((await known()).nights).toHaveLength(count), patience);
  };
  const note = (count: number) =>
    vi.waitFor(() => {
      expect(service.notes).toHaveLength(count);
      return service.notes.at(-1);
    }, patience);
  return { service, house, family, known, latest, night, note };
}

test('a note goes to the browser that asked for it, sealed and signed, and says the title only where the family wants that', async () => {
  const { service, house, family, latest, night, note } = await withDevice();
  expect((await family.ask('PUT', '/api/note-device', service.device('phone'))).status).toBe(204);
  await night(1);
  const first = await note(1);
  const story = await latest();
  expect(JSON.parse(first?.text ?? '')).toEqual({
    title: 'Tonight’s story is ready',
    body: '',
    path: `/stories/${story?.id}`,
  });
  expect(first?.path).toBe('/phone');
  expect(first?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '14400' });
  expect(first?.claims).toMatchObject({ aud: service.url, sub: expect.stringMatching(/^mailto:/) });
  expect(Number(first?.claims['exp'])).toBeGreaterThan(house.clock.now().getTime() / 1_000);

  await family.ask('PUT', '/api/bedtime-news', { byMail: false, notesSayTitle: true });
  await night(2);
  const second = await note(2);
  expect(JSON.parse(second?.text ?? '')).toMatchObject({ body: `“${(await latest())?.title}”` });
});

test('a browser that wants no notes any more is forgotten, whether it says so itself or its service does', async () => {
  const { service, family, night, note } = await withDevice();
  const devices = async () =>
    ((await family.ask('GET', '/api/account/export')).json as { bedtimes: { noteDevices: unknown[] } })
      .bedtimes.noteDevices;
  await family.ask('PUT', '/api/note-device', service.device('phone'));
  await family.ask('PUT', '/api/note-device', service.device('tablet'));
  await family.ask('PUT', '/api/note-device', service.device('tablet'));
  expect(await devices()).toHaveLength(2);
  const { endpoint } = service.device('phone');
  await family.ask('POST', '/api/note-device/forget', { endpoint });
  await night(1);
  expect((await note(1))?.path).toBe('/tablet');
  service.answer(410);
  await night(2);
  await vi.waitFor(async () => expect(await devices()).toEqual([]), patience);
});

test('nobody is written to but the services of browsers, and with no key that is none', async () => {
  const { service, family } = await withDevice();
  const wrongs = [
    someBrowser,
    { ...someBrowser, endpoint: 'http://127.0.0.1:5432/' },
    { ...service.device('phone'), endpoint: `${service.url.replace('//', '//somebody@')}/phone` },
    { ...service.device('phone'), keys: { ...someBrowser.keys, p256dh: 'A'.repeat(87) } },
  ];
  for (const device of wrongs) {
    const answer = await family.ask('PUT', '/api/note-device', device);
    expect([answer.status, Object.keys((answer.json as { fields: object }).fields)], device.endpoint).toEqual(
      [400, ['endpoint']],
    );
  }
  expect((await family.ask('PUT', '/api/note-device', { ...someBrowser, keys: {} })).status).toBe(400);
});
