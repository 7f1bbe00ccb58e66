import { createElement, useEffect } from 'react';
import { usePublicConfig } from '#web/platform/public-config.ts';

const widgetScript = 'https://js.stripe.com/v3/buy-button.js';

/**
 * The payment provider's own buy button. Its script is the only thing on any page that comes from elsewhere, and it comes only to a
 * house that set it up; everywhere else the way in is the checkout's link or, without payment, the sign-up.
 */
export function BuyButton({ trialDays }: { trialDays: string }) {
  const house = usePublicConfig();
  const payment = house?.payment ?? null;
  const button = payment?.buyButton ?? null;
  useEffect(() => {
    if (button) loadOnce(widgetScript);
  }, [button]);

  if (button) {
    return createElement('stripe-buy-button', {
      'buy-button-id': button.id,
      'publishable-key': button.publishableKey,
    });
  }
  const checkout = payment ? { href: payment.link, target: '_blank', rel: 'noopener' } : { href: '/signup' };
  return (
    <a className="site-button lamp-lit" {...checkout}>
      Start {trialDays}-Day Free Trial
    </a>
  );
}

function loadOnce(source: string): void {
  if (document.querySelector(`script[src="${source}"]`)) return;
  const script = document.createElement('script');
  script.src = source;
  script.async = true;
  document.head.append(script);
}
