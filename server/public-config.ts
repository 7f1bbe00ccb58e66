import { configCalls, type PublicConfig } from '#contract/config.ts';
import type { Settings } from './platform/config/settings.ts';
import type { Api } from './platform/http/api.ts';

/** The part of the settings that is for everyone. */
function publicConfig({ brand, stripe, writer, narrator, access, limits }: Settings): PublicConfig {
  return {
    brand,
    payment: stripe && {
      link: stripe.paymentLink,
      buyButton:
        stripe.buyButtonId && stripe.publishableKey
          ? { id: stripe.buyButtonId, publishableKey: stripe.publishableKey }
          : null,
    },
    writer: writer.name,
    narrator: narrator.name,
    access: {
      devHostingSuffix: access.devHostingSuffix ?? null,
      externalLoginUrl: access.externalLoginUrl ?? null,
    },
    limits,
  };
}

export function serveConfig(api: Api, settings: Settings): void {
  const config = publicConfig(settings);
  api.serve(configCalls.config, async () => config);
}
