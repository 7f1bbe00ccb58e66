import { sendOutbound } from '#server/platform/outbound-request.ts';
import type { Secrets } from '#server/platform/config/secrets.ts';
import { openHouseKey } from './house-key.ts';
import { type PushKeys, seal } from './seal.ts';

/** Where a browser takes notes for one page of ours. */
export type PushDevice = { endpoint: string; keys: PushKeys };

export type Push = {
  /** For browsers, so that nobody else can write to them in our name. */
  publicKey: string;
  /** Only the services of browsers are written to: an address that somebody made up must not lead into the house's own network. */
  isService: (endpoint: string) => boolean;
  /** `gone` where the browser does not want notes any more. */
  send: (device: PushDevice, note: object, signal: AbortSignal) => Promise<'sent' | 'gone'>;
};

type Needs = { secrets: Secrets; services: readonly string[]; contact: string; now: () => Date };

/** A note of this evening is of no use tomorrow. */
const keptForSeconds = 4 * 3_600;
const patienceMs = 15_000;
const mostBytes = 20_000;

export function createPush({ secrets, services, contact, now }: Needs): Push {
  const house = openHouseKey(secrets, contact);
  const isService = (endpoint: string) => services.some((service) => isOf(endpoint, service));
  return {
    publicKey: house.publicKey,
    isService,
    async send({ endpoint, keys }, note, signal) {
      // It was one when it was kept; the settings may have changed since.
      if (!isService(endpoint)) return 'gone';
      const { status } = await sendOutbound(
        {
          url: endpoint,
          method: 'POST',
          headers: {
            authorization: house.authorize(endpoint, now()),
            'content-encoding': 'aes128gcm',
            'content-type': 'application/octet-stream',
            ttl: String(keptForSeconds),
            urgency: 'normal',
          },
          body: new Uint8Array(seal(JSON.stringify(note), keys)),
          patienceMs,
          mostBytes,
        },
        signal,
      );
      if (status === 404 || status === 410 || status === 403) return 'gone';
      if (status >= 300) throw new Error(`The push service answered ${status}.`);
      return 'sent';
    },
  };
}

/** `https://*.push.example` stands for every host below it. */
function isOf(endpoint: string, service: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { origin, protocol, host, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  const [scheme, below] = service.split('//*.');
  return below === undefined ? origin === service : protocol === scheme && host.endsWith(`.${below}`);
}
