import * as z from 'zod/mini';
import { call } from './call.ts';

/** What a browser may know about the house: how one pays, and who writes and who speaks tonight. No secret is among it. */
export const HouseConfig = z.object({
  payment: z.nullable(
    z.object({
      /** The external checkout that starts a trial. */
      link: z.url(),
      buyButton: z.nullable(z.object({ id: z.string(), publishableKey: z.string() })),
    }),
  ),
  writer: z.string(),
  narrator: z.string(),
});
export type HouseConfig = z.infer<typeof HouseConfig>;

export const configCalls = {
  config: call({
    method: 'GET',
    path: '/api/config',
    access: 'visitor',
    summary: 'Says what the pages need to know about this house.',
    status: 200,
    answer: HouseConfig,
  }),
};
