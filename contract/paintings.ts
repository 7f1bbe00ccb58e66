import * as z from 'zod/mini';
import { call } from './call.ts';

export const paintingCalls = {
  painting: call({
    method: 'GET',
    path: '/api/paintings/{id}',
    access: 'visitor',
    summary: 'The picture of a story as a painter outside the house has made it, by its secret name.',
    params: z.object({ id: z.string().check(z.regex(/^[0-9a-f]{32}$/)) }),
    status: 200,
    answer: null,
    media: 'image/webp',
  }),
};

/** Where a painting is seen. */
export const paintingAddress = (id: string): string => paintingCalls.painting.path.replace('{id}', id);
