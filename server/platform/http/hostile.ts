import type { IncomingMessage } from 'node:http';
import { Problem } from '#contract/problem.ts';

/** Request forms that Node lets through but that only an attacker, or a broken proxy in front of us, would send. */
export function hostileRequest(request: IncomingMessage, urlCharacters: number): Problem | null {
  if ((request.url ?? '').length > urlCharacters) return new Problem('url_too_long');
  if (!request.url?.startsWith('/'))
    return new Problem('bad_request', { message: 'Only addresses of this house, please.' });
  if (!usualMethods.has(request.method ?? '')) return new Problem('method_not_allowed');
  const hosts = request.rawHeaders.filter(
    (header, index) => index % 2 === 0 && header.toLowerCase() === 'host',
  );
  if (hosts.length > 1) return new Problem('bad_request', { message: 'One Host header, please.' });
  if (request.httpVersion === '1.0' && request.headers['transfer-encoding'] !== undefined)
    return new Problem('bad_request');
  const encoding = request.headers['content-encoding'];
  if (encoding !== undefined && encoding !== 'identity')
    return new Problem('unsupported_media', { message: 'Please send the request uncompressed.' });
  return null;
}

const usualMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
