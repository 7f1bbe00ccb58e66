import type { FastifyInstance } from 'fastify';
import { musicService } from '#contract/sleep.ts';

/**
 * What every answer carries. The payment script and the music player are the only strangers named here; the player is framed
 * after a family's own tap, and only its frame is let in. `nonce` is for the app's page alone: its menus and dialogs bring a style element.
 */
export function contentSecurityPolicy(nonce?: string): string {
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "script-src 'self' https://js.stripe.com",
    `style-src 'self'${nonce ? ` 'nonce-${nonce}'` : ''}`,
    "font-src 'self'",
    "img-src 'self' data: blob: https://*.stripe.com",
    "media-src 'self' data: blob:",
    "connect-src 'self' data: blob: https://api.stripe.com https://js.stripe.com https://buy.stripe.com",
    `frame-src https://js.stripe.com https://hooks.stripe.com https://buy.stripe.com ${musicService.origin}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
  ].join('; ');
}

export function setHeaders(app: FastifyInstance, settings: { publicUrl: string }): void {
  const policy = contentSecurityPolicy();
  const isHttps = settings.publicUrl.startsWith('https:');
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers({
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'DENY',
      'permissions-policy': 'camera=(), microphone=(self), geolocation=()',
      ...(isHttps && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
      ...(request.url.startsWith('/api') && { 'cache-control': 'no-store' }),
    });
  });
}
