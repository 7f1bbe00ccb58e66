import type { PublicConfig } from '#contract/config.ts';
import { read } from '#web/platform/api.ts';

let answer: Promise<PublicConfig | null> | undefined;

/** What this house says about itself, asked once a page; null when it does not answer, and asked again the next time. */
export function askHouse(): Promise<PublicConfig | null> {
  return (answer ??= read('/api/config').then(
    // The server is of the same build as this page; this is the place where that is taken on trust.
    (house) => house as PublicConfig,
    (trouble: unknown) => {
      console.info('The house did not say how it is paid', trouble);
      answer = undefined;
      return null;
    },
  ));
}
