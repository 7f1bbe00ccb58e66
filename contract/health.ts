import * as z from 'zod/mini';
import { call } from './call.ts';

const Status = z.object({ status: z.literal('ok') });

export const healthCalls = {
  health: call({
    method: 'GET',
    path: '/api/health',
    access: 'visitor',
    forChild: true,
    summary: 'Says ok as soon as requests are served.',
    status: 200,
    answer: Status,
  }),
  ready: call({
    method: 'GET',
    path: '/api/ready',
    access: 'visitor',
    forChild: true,
    summary: 'Says ok when the database answers too.',
    status: 200,
    answer: Status,
  }),
  openapi: call({
    method: 'GET',
    path: '/api/openapi.json',
    access: 'visitor',
    forChild: true,
    summary: 'This list of calls as an OpenAPI document.',
    status: 200,
    answer: z.record(z.string(), z.unknown()),
  }),
};
