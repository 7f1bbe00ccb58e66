import * as z from 'zod/mini';
import { askProvider, type Provider } from './ask-provider.ts';

// What the provider says of a payment link, read while the house opens: where the key may ask.

export const PaymentLink = z.object({
  id: z.string(),
  url: z.string(),
  subscription_data: z.nullish(z.object({ trial_period_days: z.nullish(z.number()) })),
});
export type PaymentLink = z.infer<typeof PaymentLink>;

const LinkPage = z.object({ data: z.array(PaymentLink), has_more: z.boolean() });

/** Nobody looks through more links than that. */
const mostPages = 20;

/** The link of that address; null when there is none, or when the key may not ask. */
export async function findLink(
  provider: Provider,
  { url, id }: { url: string; id: string | undefined },
): Promise<PaymentLink | 'not-allowed' | 'unknown'> {
  if (id !== undefined) {
    const told = await askProvider(provider, `payment_links/${id}`);
    return told.status === 'told' ? PaymentLink.parse(told.answer) : told.status;
  }
  let after: string | undefined;
  for (let page = 0; page < mostPages; page++) {
    const told = await askProvider(provider, 'payment_links', {
      limit: '100',
      ...(after !== undefined && { starting_after: after }),
    });
    if (told.status !== 'told') return told.status;
    const { data, has_more: isMore } = LinkPage.parse(told.answer);
    const found = data.find((link) => isSameAddress(link.url, url));
    if (found) return found;
    after = data.at(-1)?.id;
    if (!isMore || after === undefined) return 'unknown';
  }
  return 'unknown';
}

/** The settings may have words behind a question mark, such as a language. */
export function isSameAddress(one: string, other: string): boolean {
  const place = (address: string) => {
    const { host, pathname } = new URL(address);
    return `${host}${pathname.replace(/\/$/, '')}`;
  };
  return place(one) === place(other);
}
