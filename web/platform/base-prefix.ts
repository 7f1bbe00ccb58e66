/** Where calls go and whether the browser's cookies travel with them. */
type BasePrefix = { origin: string; credentials: RequestCredentials };

type Surroundings = {
  isNative: boolean;
  isDevelopment: boolean;
  hostname: string;
  apiHost: string | undefined;
};

export function basePrefix({ isNative, isDevelopment, hostname, apiHost }: Surroundings): BasePrefix {
  // The wrapper's pages live on an origin of their own: no cookie of ours would be sent, a bearer token goes instead.
  if (isNative) return { origin: deployedHost(apiHost), credentials: 'omit' };
  if (isDevelopment && isLocal(hostname)) return { origin: 'http://localhost:5000', credentials: 'include' };
  return { origin: '', credentials: 'include' };
}

export function basePrefixHere(): BasePrefix {
  return basePrefix({
    isNative: location.protocol === 'capacitor:' || 'Capacitor' in window,
    isDevelopment: import.meta.env.DEV,
    hostname: location.hostname,
    apiHost: import.meta.env['VITE_API_HOST'] as string | undefined,
  });
}

/**
 * A link of the house, in the address that this page came from. The house gives its links with the name it has in the world, and a family at home may have
 * come in by another: there the page's policy lets nothing else be played.
 */
export function inThisHouse(link: string): string {
  const { origin, credentials } = basePrefixHere();
  if (credentials === 'omit' || !URL.canParse(link)) return link;
  const { pathname, search } = new URL(link);
  return origin + pathname + search;
}

function deployedHost(apiHost: string | undefined): string {
  if (!apiHost)
    throw new Error('This wrapper was built without VITE_API_HOST, so it does not know its server.');
  return apiHost.startsWith('http') ? apiHost.replace(/\/$/, '') : `https://${apiHost}`;
}

function isLocal(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1';
}
