import { isDatabaseAway } from '#server/platform/database/database-errors.ts';

/** Four processes on one file of a busy machine can keep a fifth waiting for longer than a family would. */
export async function insistently<R>(attempt: () => Promise<R>): Promise<R> {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
    }
  }
}
