import { describe, expect, test, vi } from 'vitest';
import type { Overview } from '#contract/overview.ts';
import { version } from '#server/version.ts';
import { testOnce } from '#tests/support/database/told-once.ts';
import { newAdmin } from '#tests/support/family/admins.ts';
import { openTestHouse, type TestHouse } from '#tests/support/house/house.ts';
import { openModelList, vendorKey } from '#tests/support/peers/model-list.ts';
import { s3Access, startS3Peer } from '#tests/support/peers/s3-peer.ts';
import { type Family, newFamily, newVisitor } from '#tests/support/family/visitor.ts';

const environment = { ADMIN_EMAILS: 'keeper@home.example' };
const wish = { characterDetails: [{ name: 'Aroha', age: 6 }], theme: 'a kite', duration: 'short' };

async function look(admin: Family): Promise<Overview> {
  const answer = await admin.ask('GET', '/api/admin/overview');
  expect(answer.status, answer.text).toBe(200);
  return answer.json as Overview;
}

const partsOf = ({ parts }: Overview) =>
  Object.fromEntries(parts.map(({ kind, name, trouble }) => [kind, [name, trouble]]));

async function openWith(more: Record<string, string>, allowErrors = false): Promise<[TestHouse, Family]> {
  const house = await openTestHouse({ environment: { ...environment, ...more }, allowErrors });
  return [house, await newAdmin(house)];
}

describe('whoever runs the house', () => {
  test('sees who serves and answers, how much is kept, and nobody’s name', async () => {
    const [house, admin] = await openWith({});
    const family = await newFamily(house);
    await family.ask('POST', '/api/family-members', { name: 'Aroha', age: 6, relationship: 'daughter' });
    const { title } = (await family.ask('POST', '/api/stories', wish)).json as { title: string };
    await family.ask('POST', '/api/tts', { text: 'Good night, little fox.', voice: 'emma' });

    // The sound is kept once it has been told to its end, which the answer does not wait for.
    const seen = await vi.waitFor(async () => {
      const overview = await look(admin);
      expect(overview.disk.sounds?.count).toBe(1);
      return overview;
    }, 50_000);
    expect(seen).toMatchObject({
      version,
      askedAt: house.clock.now().toISOString(),
      families: 2,
      stories: 1,
    });
    expect(seen.parts.map(({ kind, trouble }) => [kind, trouble])).toEqual([
      ['database', null],
      ['writer', null],
      ['narrator', null],
      ['store', null],
    ]);
    expect(seen.parts.every(({ answeredInMs }) => answeredInMs !== null)).toBe(true);
    expect(seen.jobs).toMatchObject({ running: 0, failed: 0 });
    expect(seen.disk.databaseBytes).toBeGreaterThan(10_000);
    expect(seen.disk.sounds?.bytes).toBeGreaterThan(1_000);
    expect(seen.disk.space?.totalBytes).toBeGreaterThan(seen.disk.space?.freeBytes ?? Infinity);
    expect(JSON.stringify(seen)).not.toMatch(new RegExp(`Aroha|Anna|kite|home\\.example|${title}`));
  });

  test('is the only one who sees it', async () => {
    const [house] = await openWith({});
    expect((await newVisitor(house).ask('GET', '/api/admin/overview')).status).toBe(401);
    expect((await (await newFamily(house)).ask('GET', '/api/admin/overview')).status).toBe(403);
  });

  testOnce.each([
    ['openai', 'OpenAI, a-model', 'GET /v1/models'],
    ['anthropic', 'Anthropic, a-model', 'GET /v1/models?limit=1'],
    ['google', 'Google, a-model', 'GET /v1beta/models?pageSize=1'],
    ['compatible', 'a language model of this house, a-model', 'GET /v1/models'],
  ])('sees whether the writer %s answers, and pays nothing for it', async (name, title, question) => {
    const vendor = await openModelList();
    const [, admin] = await openWith({
      STORY_WRITER: name,
      STORY_API_KEY: vendorKey,
      STORY_BASE_URL: vendor.url,
      STORY_MODEL: 'a-model',
    });
    expect(partsOf(await look(admin))['writer']).toEqual([title, null]);
    vendor.behave(401);
    expect(partsOf(await look(admin))['writer']).toEqual([title, 'It does not accept our key.']);
    expect(vendor.questions).toEqual([question, question]);
  });

  testOnce.each([
    ['openai', 'OpenAI', 'GET /v1/models'],
    ['elevenlabs', 'ElevenLabs', 'GET /v1/models'],
    ['compatible', 'A speech server of your own', 'GET /v1/models'],
  ])('sees whether the narrator %s answers, and pays nothing for it', async (name, title, question) => {
    const vendor = await openModelList();
    const [, admin] = await openWith({
      NARRATOR: name,
      NARRATOR_API_KEY: vendorKey,
      NARRATOR_BASE_URL: vendor.url,
    });
    expect(partsOf(await look(admin))['narrator']).toEqual([title, null]);
    vendor.behave(503);
    expect(partsOf(await look(admin))['narrator']).toEqual([title, 'It answered 503.']);
    expect(vendor.questions).toEqual([question, question]);
  });

  testOnce('sees that the store of the sounds is away, and everything else', async () => {
    const store = await startS3Peer();
    const [, admin] = await openWith({
      AUDIO_STORE: 's3://family/night',
      AWS_REGION: s3Access.region,
      AWS_ACCESS_KEY_ID: s3Access.accessKeyId,
      AWS_SECRET_ACCESS_KEY: s3Access.secretAccessKey,
      AWS_ENDPOINT_URL_S3: store.endpoint,
    });
    expect(partsOf(await look(admin))['store']).toEqual(['s3://family/night', null]);
    store.misbehaviours.push(...Array.from({ length: 6 }, () => ({ status: 403 })));
    const seen = await look(admin);
    expect(partsOf(seen)).toMatchObject({
      store: ['s3://family/night', 'It failed. The log of the house says more.'],
      database: [expect.any(String), null],
    });
    expect(seen.disk.sounds).toBeNull();
    expect(seen.families).toBe(1);
  });
});
