import type { FastifyInstance } from 'fastify';
import { paymentWebhookBytes, paymentWebhookPath } from '#contract/billing.ts';
import { Problem } from '#contract/problem.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Log } from '#server/platform/log.ts';
import { readPaymentEvent, type PaymentEvent } from './payment-events.ts';
import { isGenuine } from './payment-signature.ts';

type Needs = {
  clock: Clock;
  log: Log;
  /** Where something is sold. */
  webhookSecrets: readonly string[] | undefined;
  receive: (event: PaymentEvent) => Promise<void>;
};

/** What the provider signed are bytes, so on this one address, and nowhere else, a body is left as it came. */
export function serveWebhook(app: FastifyInstance, { clock, log, webhookSecrets, receive }: Needs): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

    scope.route({
      method: 'POST',
      url: paymentWebhookPath,
      bodyLimit: paymentWebhookBytes,
      handler: async (request) => {
        if (!webhookSecrets) throw new Problem('not_found');
        const { body } = request;
        const header = request.headers['stripe-signature'];
        const signature = Array.isArray(header) ? undefined : header;
        const check = { secrets: webhookSecrets, now: clock.now() };
        if (!Buffer.isBuffer(body) || !isGenuine(body, signature, check))
          throw new Problem('bad_request', { message: 'This message is not signed as it should be.' });
        await receive(readEvent(body));
        return { received: true };
      },
    });
  });

  /** Genuine, and yet not as documented: the provider shows its senders what was refused, and the operator finds it in the log. */
  function readEvent(body: Buffer): PaymentEvent {
    try {
      return readPaymentEvent(JSON.parse(body.toString('utf8')));
    } catch (cause) {
      log.error({ err: cause }, 'a payment message could not be read');
      throw new Problem('bad_request', { message: 'This message is not one that we can read.', cause });
    }
  }
}
