import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openSecrets, secretFile } from './platform/config/secrets.ts';
import { readHouseSettings as readSettings } from './settings.ts';

describe('with nothing set', () => {
  test('the house serves one family on this machine with what it has built in', () => {
    expect(readSettings({})).toMatchObject({
      port: 5000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:5000',
      dataDir: './data',
      databaseUrl: undefined,
      writer: { name: 'builtin' },
      narrator: { name: 'builtin' },
      painter: null,
      mail: null,
      stripe: null,
      limits: { storiesPerDay: 30, narrationCharsPerDay: 300_000, familySize: 500 },
    });
  });

  test('an empty variable is an unset one', () => {
    expect(readSettings({ PORT: ' ', DATABASE_URL: '', STORY_WRITER: '' })).toEqual(readSettings({}));
  });
});

describe('with a key present', () => {
  test.each([
    [{ OPENAI_API_KEY: 'k', ANTHROPIC_API_KEY: 'k' }, 'openai', 'openai'],
    [{ ANTHROPIC_API_KEY: 'k', ELEVENLABS_API_KEY: 'k' }, 'anthropic', 'elevenlabs'],
    [{ GOOGLE_GENERATIVE_AI_API_KEY: 'k' }, 'google', 'builtin'],
    [{ OPENAI_API_KEY: 'k', STORY_WRITER: 'builtin', NARRATOR: 'builtin' }, 'builtin', 'builtin'],
    [
      { STORY_WRITER: 'compatible', STORY_BASE_URL: 'http://localhost:11434/v1', STORY_MODEL: 'm' },
      'compatible',
      'builtin',
    ],
  ])('%j chooses %s to write and %s to speak', (environment, writer, narrator) => {
    const settings = readSettings(environment);
    expect([settings.writer.name, settings.narrator.name]).toEqual([writer, narrator]);
  });
});

describe('pictures are painted elsewhere', () => {
  test('only where that is asked for, whatever keys are there', () => {
    expect(readSettings({ OPENAI_API_KEY: 'k', GOOGLE_GENERATIVE_AI_API_KEY: 'k' }).painter).toBeNull();
    expect(readSettings({ OPENAI_API_KEY: 'k', PICTURES: 'drawn' }).painter).toBeNull();
  });

  test.each([
    [
      { PICTURES: 'openai', OPENAI_API_KEY: 'k' },
      { name: 'openai', apiKey: 'k' },
    ],
    [
      { PICTURES: 'openai', OPENAI_API_KEY: 'k', PICTURES_API_KEY: 'p', PICTURES_MODEL: 'm' },
      { name: 'openai', apiKey: 'p', model: 'm' },
    ],
    [
      { PICTURES: 'google', GOOGLE_GENERATIVE_AI_API_KEY: 'k' },
      { name: 'google', apiKey: 'k' },
    ],
    [
      { PICTURES: 'compatible', PICTURES_BASE_URL: 'http://localhost:8080', PICTURES_MODEL: 'm' },
      { name: 'compatible', baseUrl: 'http://localhost:8080', model: 'm' },
    ],
  ])('by whom %j says', (environment, painter) =>
    expect(readSettings(environment).painter).toMatchObject(painter),
  );
});

const selling = {
  STRIPE_SECRET_KEY: 'sk',
  STRIPE_WEBHOOK_SECRET: 'whsec',
  STRIPE_PAYMENT_LINK: 'https://buy.stripe.com/test_0123456789',
};

test.each([
  [{}, 999, 'usd'],
  [{ BRAND_PRICE_PER_MONTH: '€8,50' }, 850, 'eur'],
  [{ BRAND_PRICE_PER_MONTH: 'NZ$17', STRIPE_AMOUNT: '1700', STRIPE_CURRENCY: 'NZD' }, 1700, 'nzd'],
])('what is sold is what the price says, or what is set beside it: %j', (more, amount, currency) => {
  expect(readSettings({ ...selling, ...more }).stripe).toMatchObject({ amount, currency });
});

describe('a wrong or half-set configuration stops the start with one sentence', () => {
  test.each([
    [
      { PICTURES: 'crayons' },
      'PICTURES is not usable: please set it to one of drawn, openai, google, compatible.',
    ],
    [
      { PICTURES: 'google' },
      'GOOGLE_GENERATIVE_AI_API_KEY is missing: please set it, because PICTURES is google.',
    ],
    [
      { PICTURES: 'compatible', PICTURES_MODEL: 'm' },
      "PICTURES_BASE_URL is missing: please set it to the server's address, because PICTURES is compatible.",
    ],
    [{ PICTURES_MODEL: 'm' }, 'PICTURES is missing: please set it too, because PICTURES_MODEL is set.'],
    [{ PORT: 'five' }, 'PORT is not usable: please set it to a whole number from 0 to 65535.'],
    [
      { PUBLIC_URL: 'lamplight.example' },
      'PUBLIC_URL is not usable: please set it to an address that begins with http:// or https://.',
    ],
    [
      { DATABASE_URL: 'mysql://db' },
      'DATABASE_URL is not usable: please set it to an address that begins with postgres:// or postgresql://.',
    ],
    [
      { SMTP_URL: 'smtp://mail.example' },
      'MAIL_FROM is missing: please set it too, because SMTP_URL is set.',
    ],
    [
      { STRIPE_SECRET_KEY: 'sk' },
      'STRIPE_WEBHOOK_SECRET and STRIPE_PAYMENT_LINK are missing: please set them too, because STRIPE_SECRET_KEY is set.',
    ],
    [
      {
        STRIPE_SECRET_KEY: 'sk',
        STRIPE_WEBHOOK_SECRET: 'whsec',
        STRIPE_PAYMENT_LINK: 'buy.stripe.com/test_0123456789',
      },
      'STRIPE_PAYMENT_LINK is not usable: please set it to an address that begins with https:// or http://.',
    ],
    [
      { ...selling, BRAND_PRICE_PER_MONTH: 'NZ$17' },
      'STRIPE_AMOUNT is missing: please set it to the price in the smallest unit, such as 999, beside BRAND_PRICE_PER_MONTH, because NZ$17 does not say it clearly.',
    ],
    [
      { ...selling, BRAND_PRICE_PER_MONTH: '17.90', STRIPE_AMOUNT: '1790' },
      'STRIPE_CURRENCY is missing: please set it to three letters such as usd, beside BRAND_PRICE_PER_MONTH, because 17.90 does not say it clearly.',
    ],
    [
      { ...selling, STRIPE_PAYMENT_LINK_ID: 'https://buy.stripe.com/test_0123456789' },
      'STRIPE_PAYMENT_LINK_ID is not usable: please set it to an id such as plink_….',
    ],
    [
      { DEV_HOSTING_SUFFIX: '.hosting.example' },
      'EXTERNAL_LOGIN_URL is missing: please set it too, because DEV_HOSTING_SUFFIX is set.',
    ],
    [
      { STORY_BASE_URL: 'http://localhost:11434', STORY_MODEL: 'llama3.1' },
      'STORY_WRITER is missing: please set it too, because STORY_BASE_URL is set.',
    ],
    [{ STORY_WRITER: 'openai' }, 'OPENAI_API_KEY is missing: please set it, because STORY_WRITER is openai.'],
    [
      { STORY_WRITER: 'pigeon' },
      'STORY_WRITER is not usable: please set it to one of auto, builtin, openai, anthropic, google, compatible.',
    ],
    [
      { NARRATOR: 'compatible' },
      "NARRATOR_BASE_URL is missing: please set it to the server's address, because NARRATOR is compatible.",
    ],
    [
      { NARRATOR: 'compatible', NARRATOR_BASE_URL: 'next-door' },
      'NARRATOR_BASE_URL is not usable: please set it to an address that begins with http:// or https://.',
    ],
    [
      { NARRATOR_VOICES: 'emma' },
      'NARRATOR_VOICES is not usable: please set it to pairs like emma=af_heart,david=am_michael.',
    ],
    [
      { AUDIO_STORE: 's3://bucket/audio' },
      'AWS_ACCESS_KEY_ID is missing: please set it, because AUDIO_STORE is set.',
    ],
    [
      { AUDIO_STORE: 'http://bucket' },
      'AUDIO_STORE is not usable: please set it to s3://bucket or s3://bucket/prefix.',
    ],
    [
      { MAIL_FROM: 'Me <me@x.example>', SMTP_URL: 'smtp://x' },
      'MAIL_FROM is not usable: please set it to a bare address such as hello@lamplight.example.',
    ],
    [{ APP_SECRET: 'short' }, 'APP_SECRET is too short: please set it to at least 32 random characters.'],
    [
      { NATIVE_ORIGINS: 'https://localhost/app' },
      'NATIVE_ORIGINS is not usable: please set it to origins such as https://localhost, with nothing behind the host.',
    ],
    [
      { NODE_ENV: 'production', DEVELOPMENT_ORIGIN: 'http://localhost:5173' },
      'DEVELOPMENT_ORIGIN opens the house to a development server: please unset it in production.',
    ],
  ])('%j', (environment, sentence) => {
    expect(() => readSettings(environment)).toThrow(sentence);
  });
});

describe('the secret of the house', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'lamplight-secret-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));
  const open = (appSecret?: string) => openSecrets({ appSecret, dataDir }).keyFor('links').toString('hex');

  test('is made once, kept for its owner alone, and leaves nothing half made', () => {
    expect(open()).toBe(open());
    expect(statSync(secretFile(dataDir)).mode & 0o777).toBe(0o600);
    expect(readdirSync(dataDir)).toEqual(['app-secret']);
  });

  test('gives each purpose a key of its own', () => {
    const secrets = openSecrets({ appSecret: undefined, dataDir });
    expect(secrets.keyFor('links')).not.toEqual(secrets.keyFor('claims'));
  });

  test('that is set is used, and nothing is written', () => {
    expect(open('x'.repeat(32))).toBe(open('x'.repeat(32)));
    expect(readdirSync(dataDir)).toEqual([]);
  });

  test('that was damaged is not quietly replaced', () => {
    writeFileSync(secretFile(dataDir), 'torn');
    expect(() => open()).toThrow('is damaged: please restore it from a backup');
  });
});
