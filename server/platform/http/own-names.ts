import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { Problem } from '#contract/problem.ts';

/** Endings that no stranger can own a name under: they are for a home's or an office's own network. */
const privateEndings = ['localhost', 'local', 'lan', 'home', 'home.arpa', 'internal', 'intranet', 'test'];

/**
 * A page of a stranger can have its own name point to this very machine, once it is open in a browser here, and would then be allowed to read
 * whatever the house answers to its own machine. So what comes over the machine's own line must have asked for a name that no stranger can have:
 * the house's, one of the home network, or a bare address.
 */
export function guardNames(publicUrl: string): (request: IncomingMessage) => Problem | null {
  const own = nameOf(new URL(publicUrl).host);
  return ({ headers, socket }) => {
    if (headers.host === undefined || !isThisMachine(socket.localAddress ?? '')) return null;
    const name = nameOf(headers.host);
    return name === own || isPrivate(name) ? null : unknownName();
  };
}

/** Without the port, the brackets of an IPv6 address and the dot that a name may end in. */
function nameOf(host: string): string {
  return host
    .toLowerCase()
    .replace(/:\d*$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '');
}

function isPrivate(name: string): boolean {
  if (isIP(name) !== 0 || !name.includes('.')) return true;
  return privateEndings.some((ending) => name.endsWith(`.${ending}`));
}

const isThisMachine = (address: string): boolean => address === '::1' || /^(?:::ffff:)?127\./.test(address);

const unknownName = () =>
  new Problem('foreign_origin', {
    message:
      'This house is not known by that name here. Please open it as localhost, or set PUBLIC_URL to the address it should have.',
  });
