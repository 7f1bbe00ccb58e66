import { describe, expect, onTestFinished, test } from 'vitest';
import type { DesignFile, DesignNode } from '#contract/design-import.ts';
import { adminEmail, newAdmin } from '#tests/support/family/admins.ts';
import { bedtimeDesign, hugeDesign } from '#tests/support/peers/designs.ts';
import { openTestHouse, type Answer, type TestHouse } from '#tests/support/house/house.ts';
import {
  designToken,
  openDesignPeer,
  refuses,
  sendsBody,
  type DesignPeer,
} from '#tests/support/peers/design-service.ts';
import { newFamily, newVisitor, type Family } from '#tests/support/family/visitor.ts';

const key = 'AbCdEfGhIjKlMnOpQrStUv';
const filePath = `/api/figma/file/${key}`;

type Evening = { house: TestHouse; peer: DesignPeer; family: Family };

type Options = { allowErrors?: boolean; token?: string; isFor?: string };

async function connected(options: Options = {}): Promise<Evening> {
  const peer = await openDesignPeer();
  onTestFinished(() => peer.close());
  peer.keep(key, bedtimeDesign);
  const house = await openTestHouse({
    environment: {
      FIGMA_TOKEN: options.token ?? designToken,
      FIGMA_FOR: options.isFor ?? 'families',
      FIGMA_API_URL: peer.url,
      ADMIN_EMAILS: adminEmail,
      TRUST_PROXY: '1',
    },
    allowErrors: options.allowErrors ?? false,
  });
  return { house, peer, family: await newFamily(house) };
}

const messageOf = ({ json }: Answer): string => (json as { message: string }).message;
const count = ({ children = [] }: DesignNode): number =>
  children.reduce((sum, child) => sum + count(child), 1);

describe('a house without a token', () => {
  test('says so in a sentence, whatever is asked of it', async () => {
    const family = await newFamily(await openTestHouse());
    const said = 'This house has no design service yet. Whoever runs it can connect one with FIGMA_TOKEN.';
    expect((await family.ask('GET', '/api/figma/test')).json).toEqual({ status: 'error', error: said });
    for (const path of [filePath, `${filePath}/export?ids=1:2`]) {
      const answer = await family.ask('GET', path);
      expect([answer.status, messageOf(answer)]).toEqual([404, said]);
    }
  });
});

describe('a house that does not say otherwise', () => {
  test('lets those who run it bring in designs, and asks nothing for anybody else', async () => {
    // An empty variable is an unset one.
    const { house, family, peer } = await connected({ isFor: '' });
    for (const path of ['/api/figma/test', filePath, `${filePath}/export?ids=1:2`]) {
      const answer = await family.ask('GET', path);
      expect([answer.status, messageOf(answer)]).toEqual([
        403,
        'Only the people who run this house can bring in designs. They can open it to every family with FIGMA_FOR=families.',
      ]);
    }
    expect(peer.asked).toEqual([]);
    const admin = await newAdmin(house);
    expect((await admin.ask('GET', filePath)).status).toBe(200);
    expect((await admin.ask('GET', '/api/figma/test')).json).toMatchObject({ status: 'success' });
  });
});

describe('the token', () => {
  test('is tried, and answers in whose name the house asks', async () => {
    const { family } = await connected();
    expect((await family.ask('GET', '/api/figma/test')).json).toEqual({
      status: 'success',
      user: { handle: 'Hemi Draws' },
    });
  });

  test('that is refused is an answer, and a service that is away is not', async () => {
    const { family, peer } = await connected({ token: 'figd_another', allowErrors: true });
    const answer = await family.ask('GET', '/api/figma/test');
    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({ status: 'error', error: expect.stringMatching(/did not accept/) });
    await peer.close();
    expect((await family.ask('GET', '/api/figma/test')).status).toBe(502);
  });

  test('is in no answer and in no log, whatever the service says', async () => {
    const { house, family, peer } = await connected({ allowErrors: true });
    const answers = [];
    for (const manner of [
      'well' as const,
      refuses(403),
      refuses(429),
      refuses(500),
      sendsBody('application/json', `{"name":"${designToken}`),
      sendsBody('text/html', designToken),
    ]) {
      peer.behave(manner);
      for (const path of ['/api/figma/test', filePath, `${filePath}/export?ids=1:2`])
        answers.push((await family.ask('GET', path)).text);
    }
    expect(answers).toHaveLength(18);
    expect(answers.join(' ')).not.toContain('figd_');
    expect(house.logged()).not.toContain('figd_');
  });
});

describe('a design file', () => {
  test('comes with what a screen shows of it and nothing else', async () => {
    const { family, peer } = await connected();
    const answer = await family.ask('GET', filePath);
    expect(answer.status, answer.text).toBe(200);
    const file = answer.json as DesignFile;
    expect(Object.keys(file).toSorted()).toEqual(['components', 'document', 'lastModified', 'name']);
    expect(file).toMatchObject({ name: 'Bedtime screens', lastModified: '2026-11-19T21:04:09Z' });
    expect(file.components['2:1']).toEqual({
      name: 'Lamp button',
      description: 'The one amber thing of a view',
    });
    const heading = file.document.children?.[0]?.children?.[0]?.children?.[0];
    expect(heading).toEqual({
      id: '1:3',
      name: 'Heading',
      type: 'TEXT',
      characters: 'A story about the people they love, told tonight',
      fills: [{ type: 'SOLID', color: { r: 0.047, g: 0.043, b: 0.129, a: 1 } }],
      strokes: [],
      absoluteBoundingBox: { width: 320, height: 28 },
    });
    expect(answer.text).not.toMatch(/thumbnail|constraints|imageRef|linkAccess/);
    expect(peer.asked.map(({ path }) => path)).toEqual([`/v1/files/${key}`]);
    expect(peer.asked[0]?.headers).not.toHaveProperty('cookie');
  });

  test('of twenty thousand parts comes whole', async () => {
    const { family, peer } = await connected();
    peer.keep(key, hugeDesign(20_000));
    const answer = await family.ask('GET', filePath);
    expect(answer.status).toBe(200);
    expect(count((answer.json as DesignFile).document)).toBe(20_000);
  });

  test('that is nested without end, or is none, is refused kindly', async () => {
    const { family, peer } = await connected({ allowErrors: true });
    const open = '{"id":"1:1","name":"n","type":"FRAME","children":[';
    const deep = `${open.repeat(30_000)}${']}'.repeat(30_000)}`;
    peer.behave(
      sendsBody('application/json', `{"name":"n","lastModified":"t","components":{},"document":${deep}}`),
    );
    expect((await family.ask('GET', filePath)).status).toBe(413);
    for (const body of ['null', '[]', '{}', '{"name":"n","lastModified":"t","components":{},"document":7}']) {
      peer.behave(sendsBody('application/json', body));
      expect((await family.ask('GET', filePath)).status, body).toBe(502);
    }
  });
});

describe('pictures of its parts', () => {
  test('are asked for as chosen, a png at its own size when nothing is said', async () => {
    const { family, peer } = await connected();
    const plain = await family.ask('GET', `${filePath}/export?ids=1:2,1:3,1:2`);
    expect(plain.json).toEqual({
      images: {
        '1:2': 'https://figma-alpha-api.s3.us-west-2.amazonaws.com/images/1-2.png',
        '1:3': 'https://figma-alpha-api.s3.us-west-2.amazonaws.com/images/1-3.png',
      },
    });
    await family.ask('GET', `${filePath}/export?ids=I1:2;3:4&format=jpg&scale=2`);
    expect(peer.asked.map(({ path }) => decodeURIComponent(path))).toEqual([
      `/v1/images/${key}?ids=1:2,1:3&format=png&scale=1`,
      `/v1/images/${key}?ids=I1:2;3:4&format=jpg&scale=2`,
    ]);
  });

  test('lead only to where the service keeps them', async () => {
    const { family, peer } = await connected();
    const links = {
      '1:1': 'https://s3-us-west-2.amazonaws.com/figma-alpha-api/img/a/b',
      '1:2': 'https://s3-us-west-2.amazonaws.com/somebody-else/a',
      '1:3': 'http://figma-alpha-api.s3.us-west-2.amazonaws.com/a',
      '1:4': 'javascript:alert(1)',
      '1:5': 'https://figma.com.elsewhere.example/a',
      '1:6': 'https://www.figma.com@elsewhere.example/a',
      '1:7': 'https://www.figma.com:8443/a',
      '1:8': 'https://notfigma.com/a',
      '1:9': 'not a link',
      '1:10': null,
      '7:7': 'https://www.figma.com/that-nobody-asked-for',
    };
    peer.behave(sendsBody('application/json', JSON.stringify({ err: null, images: links })));
    const ids = Array.from({ length: 11 }, (_, index) => `1:${index + 1}`);
    const { json } = await family.ask('GET', `${filePath}/export?ids=${ids.join(',')}`);
    const { images } = json as { images: Record<string, string | null> };
    expect(Object.keys(images)).toEqual(ids);
    expect(Object.entries(images).filter(([, link]) => link !== null)).toEqual([['1:1', links['1:1']]]);
  });
});

const hostileKeys = [
  '..%2f..%2fv1%2fme',
  '%2e%2e%2fme%2fxxxxxx',
  'AbCdEfGhIjKlMnOp%3Fids%3D1',
  'AbCdEfGhIjKlMnOp%23',
  'AbCdEfGhIjKlMnOp%00',
  'AbCdEfGhIjKlMnOp%0d%0aX-Y:%201',
  'AbCdEfGhIjKlMnOp%5c..',
  'AbCdEfGhIjKlMnOp.json',
  'AbCdEfGhIjKlMnOp%20',
  '%20AbCdEfGhIjKlMnOp',
  'AbCdEfGhIjKlMnOp;x=1',
  'AbCdEfGhIjKlMnOp@host',
  'http:%2f%2f127.0.0.1%2f',
  '%2f%2fattacker.example%2f',
  'figd_0123456789abcdef',
  '%F0%9F%A6%8A%F0%9F%A6%8A%F0%9F%A6%8A',
  'АbСdЕfGhIjKlMnOp',
  'short',
  'x'.repeat(65),
  'x'.repeat(3_000),
  '{{fileKey}}ABCDEF',
  '$%7Bprocess.env%7DABC',
  '__proto__%2fABCDEFG',
  'AbCdEfGhIjKlMnOp%252f..',
  "AbCdEfGhIjKl'%20or%201",
  '-AbCdEfGhIjKlMnOp',
  'AbCdEfGhIjKlMnOp,Second',
  'AbCdEfGhIjKlMnOp%0a',
  '٠١٢٣٤٥٦٧٨٩٠١٢٣٤٥',
  'AbCdEfGh%u0041jKlMn',
];

const hostileIds = [
  'ids=',
  '',
  'ids=../me',
  'ids=1:2%26format=svg',
  'ids=1:2%23',
  'ids=1:2%00',
  'ids=1:2,',
  'ids=,1:2',
  'ids=1:2%0d%0aHost:x',
  'ids=1',
  'ids=:',
  'ids=1:2;',
  'ids=1:x',
  'ids=12345678901:1',
  'ids=I1:2;3:4;x',
  'ids=__proto__',
  'ids=constructor',
  'ids=1%3A2%2F..%2F',
  'ids=https://attacker.example/',
  'ids=1:2&ids=1:3',
  'ids[]=1:2',
  'ids=%7B%7D',
  `ids=I1:1${';22:22'.repeat(40)}`,
  `ids=${Array.from({ length: 101 }, (_, index) => `1:${index}`).join(',')}`,
  'ids=1:2&format=exe',
  'ids=1:2&format=png&format=svg',
  'ids=1:2&scale=9',
  'ids=1:2&scale=-1',
  'ids=1:2&scale=1e0',
  'ids=1:2&scale=',
];

test('sixty hostile keys and wishes leave the house by no door', async () => {
  const { family, peer } = await connected();
  const answers: [string, number][] = [];
  for (const hostile of hostileKeys)
    answers.push([hostile, (await family.ask('GET', `/api/figma/file/${hostile}`)).status]);
  for (const hostile of hostileIds)
    answers.push([hostile, (await family.ask('GET', `${filePath}/export?${hostile}`)).status]);
  expect(answers).toHaveLength(60);
  expect(answers.filter(([, status]) => status < 400 || status >= 500)).toEqual([]);
  expect(peer.asked).toEqual([]);
});

test('a visitor asks nothing of the service', async () => {
  const { house, peer } = await connected();
  for (const path of ['/api/figma/test', filePath, `${filePath}/export?ids=1:2`])
    expect((await newVisitor(house).ask('GET', path)).status).toBe(401);
  expect(peer.asked).toEqual([]);
});

test('one family cannot use up what all of them share', async () => {
  const { house, family, peer } = await connected();
  for (let times = 0; times < 60; times += 1)
    expect((await family.ask('GET', '/api/figma/test')).status).toBe(200);
  const refused = await family.ask('GET', filePath);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
  expect(peer.asked).toHaveLength(60);
  expect((await (await newFamily(house)).ask('GET', filePath)).status).toBe(200);
  house.clock.pass(3_600_000);
  expect((await family.ask('GET', filePath)).status).toBe(200);
});
