import { describe, inject, test } from 'vitest';

const isRepeated = inject('databaseKind') === 'postgres';

// In a file that is told on both kinds of database: what is about pages, words, peers and sounds, to which the kind makes no difference. A file that
// is nothing but that is called `*.once.test.ts`.
export const testOnce: ReturnType<typeof test.skipIf> = test.skipIf(isRepeated);
export const describeOnce: ReturnType<typeof describe.skipIf> = describe.skipIf(isRepeated);
