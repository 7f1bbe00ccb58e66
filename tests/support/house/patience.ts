import { vi } from 'vitest';

// What is waited for comes, or the test has failed however long one waits: on a busy machine the libraries' own second is not enough.
const awaitedMs = 20_000;

const { waitFor } = vi;
vi.waitFor = (look, options = awaitedMs) => waitFor(look, options);

// The page's library looks for a document when it is read: only tests that have one read it.
if (typeof document !== 'undefined')
  (await import('@testing-library/react')).configure({ asyncUtilTimeout: awaitedMs });
