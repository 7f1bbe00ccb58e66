// From source: tsx is registered in each thread anew, because the flag that loads it does not reach into threads.
import { register } from 'tsx/esm/api';

register();
await import('./engine-thread.ts');
