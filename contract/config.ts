import * as z from 'zod/mini';
import { Brand } from './brand.ts';
import { call } from './call.ts';

/** What the client has to know about the house it is in. Nothing secret: anyone may ask. */
export const PublicConfig = z.object({
  brand: Brand,
  /** Null where nothing is sold: then nothing is locked, and the trial button goes to sign-up. */
  payment: z.nullable(
    z.object({
      link: z.string(),
      buyButton: z.nullable(z.object({ id: z.string(), publishableKey: z.string() })),
    }),
  ),
  writer: z.string(),
  narrator: z.string(),
  access: z.object({
    devHostingSuffix: z.nullable(z.string()),
    externalLoginUrl: z.nullable(z.string()),
  }),
  limits: z.object({ storiesPerDay: z.int(), narrationCharsPerDay: z.int(), familySize: z.int() }),
});
export type PublicConfig = z.infer<typeof PublicConfig>;

export const configCalls = {
  config: call({
    method: 'GET',
    path: '/api/config',
    access: 'visitor',
    forChild: true,
    summary:
      'What the client has to know about this house: its brand, its limits, who writes and who speaks.',
    status: 200,
    answer: PublicConfig,
  }),
};
