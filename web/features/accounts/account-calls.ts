import * as z from 'zod/mini';
import { call } from '#contract/call.ts';

export const validateSession = call({
  method: 'POST',
  path: '/api/validate-session',
  access: 'visitor',
  summary: 'Says whether the user kept in this browser still has a session.',
  body: z.object({ userId: z.string() }),
  status: 200,
  answer: z.object({
    valid: z.boolean(),
    user: z.optional(z.object({ id: z.string(), username: z.string(), email: z.string() })),
  }),
});

export const logout = call({
  method: 'POST',
  path: '/api/logout',
  access: 'visitor',
  summary: 'Ends the session.',
  status: 204,
  answer: null,
});
