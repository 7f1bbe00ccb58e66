// The server straight from its source, for development. The pages are those of the last build.
import { resolve } from 'node:path';
import { main } from '#server/main.ts';

await main(resolve(import.meta.dirname, '..', 'dist', 'web'));
