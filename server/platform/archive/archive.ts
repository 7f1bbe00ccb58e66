import { createHash } from 'node:crypto';
import * as z from 'zod/mini';

/*
 * What a backup looks like inside, in this order, so that it can be written and read from front to back:
 *
 *   manifest.json              what it is and where it comes from
 *   tables/NAME/000001.jsonl   a table's rows, a line each, about a megabyte of them to a file
 *   secrets/NAME               what this installation made for itself on its first start
 *   audio/NAME                 every sound
 *   seal.json                  how much came before it, and its hash
 */
export const manifestName = 'manifest.json';
export const sealName = 'seal.json';

/** Files that may be there before a restore, and stay: marks of accounts that were deleted after the archive was made. */
export const departed = { prefix: 'departed/' } as const;

export const Manifest = z.object({
  format: z.literal('lamplight-backup-1'),
  version: z.string(),
  madeAt: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(z.string()),
});
export type Manifest = z.infer<typeof Manifest>;

export const Seal = z.object({ files: z.number(), sizeBytes: z.number(), sha256: z.string() });
export type Seal = z.infer<typeof Seal>;

/** Grows with each file of an archive into what its seal must say. */
export function createSealing() {
  const hash = createHash('sha256');
  const seen = { files: 0, sizeBytes: 0 };
  return {
    begin(name: string, sizeBytes: number): void {
      seen.files++;
      seen.sizeBytes += sizeBytes;
      hash.update(`${name}\n${sizeBytes}\n`);
    },
    async *through(content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<Uint8Array> {
      for await (const chunk of content) {
        hash.update(chunk);
        yield chunk;
      }
    },
    seal: (): Seal => ({ ...seen, sha256: hash.digest('hex') }),
  };
}
