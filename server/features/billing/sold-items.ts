import * as z from 'zod/mini';
import { askProvider, type Provider } from './ask-provider.ts';

// What the provider says is sold by a link, and was bought at a checkout.

export const Item = z.object({
  quantity: z.nullish(z.number()),
  price: z.nullish(z.object({ id: z.string(), currency: z.string(), unit_amount: z.nullish(z.number()) })),
});
export type Item = z.infer<typeof Item>;

const Items = z.object({ data: z.array(Item) });

/** What the link of that id sells, or what was bought at the checkout of that id; null when the key may not ask. */
export async function itemsOf(
  provider: Provider,
  what: 'payment_links' | 'checkout/sessions',
  id: string,
): Promise<Item[] | null> {
  const told = await askProvider(provider, `${what}/${encodeURIComponent(id)}/line_items`, { limit: '10' });
  return told.status === 'told' ? Items.parse(told.answer).data : null;
}
