import * as z from 'zod/mini';
import { call } from './call.ts';

/** One of those who serve in this house, and whether it answered a small question just now. */
export const ServingPart = z.object({
  kind: z.enum(['database', 'writer', 'narrator', 'painter', 'store']),
  /** As an operator would call it. */
  name: z.string(),
  answeredInMs: z.nullable(z.int()),
  /** Null where all is well, else a sentence. */
  trouble: z.nullable(z.string()),
});
export type ServingPart = z.infer<typeof ServingPart>;

/** How the house is: numbers and parts, and nothing about any one family. What could not be counted in time is null. */
export const Overview = z.object({
  version: z.string(),
  askedAt: z.iso.datetime(),
  parts: z.array(ServingPart),
  families: z.int(),
  stories: z.int(),
  jobs: z.object({ waiting: z.int(), running: z.int(), failed: z.int() }),
  disk: z.object({
    databaseBytes: z.int(),
    sounds: z.nullable(z.object({ count: z.int(), bytes: z.int() })),
    /** Of the disk under the data folder; null where the house keeps nothing on one. */
    space: z.nullable(z.object({ freeBytes: z.int(), totalBytes: z.int() })),
  }),
});
export type Overview = z.infer<typeof Overview>;

export const overviewCalls = {
  overview: call({
    method: 'GET',
    path: '/api/admin/overview',
    access: 'admin',
    summary: 'How the house is: who serves in it and answers, how much is kept, what is waiting.',
    status: 200,
    answer: Overview,
  }),
};
