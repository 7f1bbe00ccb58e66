import ipaddr from 'ipaddr.js';

/**
 * Where a request comes from, as limits see it. Whoever has one IPv6 address has 2^64 of them, so the network counts as one place. The
 * address itself is the server's word, and believes a proxy only where TRUST_PROXY says that there is one.
 */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const network = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}
