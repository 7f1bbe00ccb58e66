import { brandFrom, type Brand } from '#contract/brand.ts';
import { narrators, painters, type Vendor, writers } from './providers.ts';
import {
  origin,
  pushService,
  readEnvironment,
  SettingProblem,
  wholeNumber,
  type Environment,
  type EnvironmentReader,
} from './environment.ts';

/** Who there is to write, to speak and to paint: their rooms are above this one, so they are handed in. */
export type Vendors = {
  writers: readonly Vendor[];
  narrators: readonly Vendor[];
  painters: readonly Vendor[];
};

const pushServices = [
  'https://fcm.googleapis.com',
  'https://*.push.services.mozilla.com',
  'https://*.push.apple.com',
  'https://*.notify.windows.com',
];

/** Everything that can be set, read once at the start. Nothing else in the house reads the environment. */
export type Settings = ReturnType<typeof readSettings>;

/** Throws a `SettingProblem` whose message is one sentence that names the variable and the mend. */
export function readSettings(environment: Environment, vendors: Vendors) {
  const env = readEnvironment(environment);
  const port = env.number('PORT', 5000, wholeNumber(0, 65_535));
  const publicUrl = env.url('PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${port}`;
  const dataDir = env.text('DATA_DIR') ?? './data';
  const databaseUrl = env.url('DATABASE_URL', ['postgres:', 'postgresql:']);
  const audioStore = env.pattern(
    'AUDIO_STORE',
    /^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/[\w./-]*)?$/,
    's3://bucket or s3://bucket/prefix',
  );
  const smtpUrl = env.url('SMTP_URL', ['smtp:', 'smtps:']);
  const mailFrom = env.pattern(
    'MAIL_FROM',
    /^[^\s@<>]+@[^\s@<>]+$/,
    'a bare address such as hello@lamplight.example',
  );
  env.together(['SMTP_URL', 'MAIL_FROM']);
  env.together(['SPOTIFY_CLIENT_ID', 'SPOTIFY_CLIENT_SECRET']);
  env.together(['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PAYMENT_LINK']);
  env.together(['STRIPE_BUY_BUTTON_ID', 'STRIPE_PUBLISHABLE_KEY']);
  env.needs('STRIPE_BUY_BUTTON_ID', 'STRIPE_SECRET_KEY');
  const paymentLink = env.url('STRIPE_PAYMENT_LINK', ['https:', 'http:']);
  const houseBrand = brand(environment);
  env.together(['DEV_HOSTING_SUFFIX', 'EXTERNAL_LOGIN_URL']);

  return {
    port,
    host: env.text('HOST') ?? '127.0.0.1',
    dataDir,
    databaseUrl,
    publicUrl: publicUrl.replace(/\/$/, ''),
    trustedProxies: env.number('TRUST_PROXY', 0, wholeNumber(0, 10)),
    appSecret: env.secret('APP_SECRET', 32),
    nativeOrigins: env.list('NATIVE_ORIGINS', ['capacitor://localhost', 'https://localhost'], origin),
    /** The client's own development server, set by `npm run dev` and refused in production. */
    developmentOrigin: env.onlyInDevelopment('DEVELOPMENT_ORIGIN'),
    isProduction: env.text('NODE_ENV') === 'production',
    logLevel: env.choice('LOG_LEVEL', ['trace', 'debug', 'info', 'warn', 'error', 'silent'], 'info'),
    metricsAccess: env.choice('METRICS_ACCESS', ['loopback', 'open'], 'loopback'),
    adminEmails: env.list('ADMIN_EMAILS', []),
    /** `confirmed`: a new account's password opens nothing before the link in its letter was followed. */
    signUp: env.choice('SIGN_UP', ['open', 'confirmed'], 'open'),
    /** Where browsers take their notes: those of their makers, and no other address. */
    pushServices: env.list('PUSH_SERVICES', pushServices, pushService),
    mail: smtpUrl && mailFrom ? { smtpUrl, from: mailFrom } : null,
    audioStore,
    s3: s3(env, audioStore !== undefined),
    writer: writers(env, vendors.writers),
    narrator: narrators(env, vendors.narrators),
    /** Null where the house draws its pictures itself. */
    painter: painters(env, vendors.painters),
    stripe: paymentLink
      ? {
          secretKey: env.required('STRIPE_SECRET_KEY'),
          webhookSecret: env.required('STRIPE_WEBHOOK_SECRET'),
          paymentLink,
          paymentLinkId: env.pattern('STRIPE_PAYMENT_LINK_ID', /^plink_\w{1,200}$/, 'an id such as plink_…'),
          priceId: env.pattern('STRIPE_PRICE_ID', /^price_\w{1,200}$/, 'an id such as price_…'),
          ...price(env, houseBrand.pricePerMonth),
          buyButtonId: env.text('STRIPE_BUY_BUTTON_ID'),
          publishableKey: env.text('STRIPE_PUBLISHABLE_KEY'),
          apiUrl: env.url('STRIPE_API_URL', ['http:', 'https:']),
        }
      : null,
    spotify: env.has('SPOTIFY_CLIENT_ID')
      ? {
          clientId: env.required('SPOTIFY_CLIENT_ID'),
          clientSecret: env.required('SPOTIFY_CLIENT_SECRET'),
          apiUrl: env.url('SPOTIFY_API_URL', ['http:', 'https:']) ?? 'https://api.spotify.com',
          accountsUrl: env.url('SPOTIFY_ACCOUNTS_URL', ['http:', 'https:']) ?? 'https://accounts.spotify.com',
        }
      : null,
    figma: env.has('FIGMA_TOKEN')
      ? {
          token: env.required('FIGMA_TOKEN'),
          apiUrl: env.url('FIGMA_API_URL', ['http:', 'https:']) ?? 'https://api.figma.com',
          isFor: env.choice('FIGMA_FOR', ['admins', 'families'], 'admins'),
        }
      : null,
    limits: {
      storiesPerDay: env.number('STORIES_PER_DAY', 30, wholeNumber(0, 100_000)),
      narrationCharsPerDay: env.number('NARRATION_CHARS_PER_DAY', 300_000, wholeNumber(0, 1_000_000_000)),
      familySize: env.number('FAMILY_SIZE', 500, wholeNumber(1, 10_000)),
    },
    brand: houseBrand,
    /** `/access` on a host whose name contains this sends people to the sign-in page of another place. */
    access: {
      devHostingSuffix: env.text('DEV_HOSTING_SUFFIX'),
      externalLoginUrl: env.url('EXTERNAL_LOGIN_URL', ['https:', 'http:']),
    },
  };
}

/** What is sold, in the smallest unit of its currency. A price such as $9.99 says both itself. */
function price(env: EnvironmentReader, pricePerMonth: string) {
  const [, sign = '', units, cents] = /^(\$|€|£)?(\d+)[.,](\d{2})$/.exec(pricePerMonth) ?? [];
  const said = units === undefined ? undefined : Number(`${units}${cents}`);
  const currencies: Record<string, string> = { $: 'usd', '€': 'eur', '£': 'gbp' };
  const because = `BRAND_PRICE_PER_MONTH, because ${pricePerMonth} does not say it clearly`;
  if (said === undefined && !env.has('STRIPE_AMOUNT'))
    throw new SettingProblem(
      `STRIPE_AMOUNT is missing: please set it to the price in the smallest unit, such as 999, beside ${because}.`,
    );
  const currency =
    env.pattern('STRIPE_CURRENCY', /^[a-z]{3}$/i, 'three letters such as usd') ?? currencies[sign];
  if (currency === undefined)
    throw new SettingProblem(
      `STRIPE_CURRENCY is missing: please set it to three letters such as usd, beside ${because}.`,
    );
  return {
    amount: env.number('STRIPE_AMOUNT', said ?? 0, wholeNumber(1, 99_999_999)),
    currency: currency.toLowerCase(),
  };
}

function s3(env: EnvironmentReader, isUsed: boolean) {
  const needed = (name: string) => (isUsed ? env.required(name, 'AUDIO_STORE') : env.text(name));
  return {
    endpoint: env.url('AWS_ENDPOINT_URL_S3', ['http:', 'https:']),
    region: env.text('AWS_REGION') ?? env.text('AWS_DEFAULT_REGION'),
    accessKeyId: needed('AWS_ACCESS_KEY_ID'),
    secretAccessKey: needed('AWS_SECRET_ACCESS_KEY'),
    sessionToken: env.text('AWS_SESSION_TOKEN'),
  };
}

function brand(environment: Environment): Brand {
  try {
    return brandFrom(environment);
  } catch (cause) {
    throw new SettingProblem(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}
