import { Problem } from '#contract/problem.ts';
import { SettingProblem } from '#server/platform/config/environment.ts';
import type { Log } from '#server/platform/log.ts';
import type { Provider } from './ask-provider.ts';
import type { PaidFact, Sale } from './payment-events.ts';
import { findLink, isSameAddress, type PaymentLink } from './payment-link.ts';
import { type Item, itemsOf } from './sold-items.ts';

export type OfferSettings = {
  paymentLink: string;
  paymentLinkId: string | undefined;
  priceId: string | undefined;
  /** In the smallest unit of the currency. */
  amount: number;
  currency: string;
};

type Needs = { settings: OfferSettings; provider: Provider; log: Log };

/** What this house sells, by the settings and, where the key may ask, by what the provider says of the payment link. */
export type Offer = {
  /** While the house opens. Throws a `SettingProblem` where the two differ; that nobody answers keeps no house shut. */
  compare(): Promise<void>;
  /** Why that payment is not for what this house sells; null when it is. */
  objectionTo(fact: PaidFact): Promise<string | null>;
};

/**
 * A message says by which payment link somebody paid, never what was in it, and the link has an id that its address does not show. So the id
 * is in the settings or is learned; until it is, a message is asked to come again, which the provider does for three days.
 */
export function createOffer({ settings, provider, log }: Needs): Offer {
  let linkId = settings.paymentLinkId;

  return {
    async compare() {
      const link = await lookUp().catch((error: unknown) => {
        if (error instanceof SettingProblem) throw error;
        log.warn({ err: error }, 'the payment provider could not be asked about the payment link');
        return 'away' as const;
      });
      if (link === 'away') return;
      if (link === 'not-allowed') mustKnowTheLink();
      else mustBeTheOffer(link);
    },
    async objectionTo({ sale, checkoutId }) {
      const objection = objectionTo(sale, settings);
      if (objection !== null) return objection;
      if (sale.linkId !== null && sale.linkId === (await asking(theLink))) return null;
      if (settings.priceId === undefined) return 'another payment link';
      const items = await asking(() => itemsOf(provider, 'checkout/sessions', checkoutId));
      if (items === null) return 'another payment link, and the key may not ask for its price';
      return isOurPrice(items) ? null : 'another payment link, and another price';
    },
  };

  async function lookUp(): Promise<{ link: PaymentLink; items: Item[] | null } | 'not-allowed'> {
    const link = await findLink(provider, { url: settings.paymentLink, id: settings.paymentLinkId });
    if (link === 'not-allowed') return link;
    if (link === 'unknown')
      throw new SettingProblem(
        `${settings.paymentLinkId === undefined ? 'STRIPE_PAYMENT_LINK' : 'STRIPE_PAYMENT_LINK_ID'} is no link of this Stripe account: please set it to one, or STRIPE_SECRET_KEY to the key of the account that it belongs to.`,
      );
    linkId = link.id;
    return { link, items: await itemsOf(provider, 'payment_links', link.id) };
  }

  async function theLink(): Promise<string> {
    if (linkId === undefined) await lookUp();
    return mustKnowTheLink();
  }

  function mustKnowTheLink(): string {
    if (linkId !== undefined) return linkId;
    throw new SettingProblem(
      'STRIPE_PAYMENT_LINK_ID is missing: please set it to the id of the payment link (plink_…), or let STRIPE_SECRET_KEY read payment links.',
    );
  }

  function mustBeTheOffer({ link, items }: { link: PaymentLink; items: Item[] | null }): void {
    if (!isSameAddress(link.url, settings.paymentLink))
      throw new SettingProblem(
        `STRIPE_PAYMENT_LINK_ID belongs to ${link.url}: please set it to the id of STRIPE_PAYMENT_LINK, or leave it out.`,
      );
    if ((link.subscription_data?.trial_period_days ?? 0) > 0)
      throw new SettingProblem(
        'STRIPE_PAYMENT_LINK has a free trial of its own: please make one without, because a family tries Lamplight before it pays.',
      );
    if (items === null) return;
    const [item, another] = items;
    if (item?.price == null || another !== undefined || item.quantity !== 1)
      throw new SettingProblem(
        'STRIPE_PAYMENT_LINK sells something else than one thing, once: please set it to a link that does.',
      );
    const { unit_amount: amount, currency, id } = item.price;
    if (amount !== settings.amount || currency !== settings.currency)
      throw new SettingProblem(
        `STRIPE_AMOUNT and STRIPE_CURRENCY say ${settings.amount} ${settings.currency} and the payment link says ${amount ?? 'any amount'} ${currency}: please make them the same.`,
      );
    if (settings.priceId !== undefined && id !== settings.priceId)
      throw new SettingProblem(
        `STRIPE_PRICE_ID is not the price of the payment link, which is ${id}: please make them the same.`,
      );
  }

  function isOurPrice(items: readonly Item[]): boolean {
    const [item, another] = items;
    return another === undefined && item?.quantity === 1 && item.price?.id === settings.priceId;
  }
}

/** What can be seen in the message itself. A discount is the operator's own, given by a code of theirs; taxes come on top. */
function objectionTo(sale: Sale, { amount, currency }: OfferSettings): string | null {
  if (sale.mode !== 'payment' && sale.mode !== 'subscription') return 'not a payment';
  if (sale.paymentStatus !== 'paid') return 'nothing was paid';
  if (sale.currency !== currency) return 'another currency';
  const { price, total, discount } = sale;
  return price === amount && total !== null && total >= price - discount ? null : 'another amount';
}

/** A payment is not lost because the provider could not be asked about it just now: its message comes again. */
async function asking<R>(ask: () => Promise<R>): Promise<R> {
  try {
    return await ask();
  } catch (cause) {
    throw new Problem('resting', { retryAfterSeconds: 60, cause });
  }
}
