import { defineConfig } from 'vitest/config';

// Threads without isolation: a quarter of the time. Every test cleans up after itself.
export default defineConfig({
  test: {
    pool: 'threads',
    isolate: false,
    passWithNoTests: true,
    include: ['{contract,server,web,tests}/**/*.test.{ts,tsx}'],
  },
});
