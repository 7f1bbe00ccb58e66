import { join } from 'node:path';
import { openDiskFiles } from './disk-files.ts';
import type { FileStore } from './file-store.ts';

export type FileSettings = {
  dataDir: string;
  /** Unset: files in the data folder. `s3://bucket/prefix`: any store that speaks S3. */
  audioStore: string | undefined;
  s3: S3Access;
  now: () => Date;
};

/** As the usual AWS_* variables give it. */
export type S3Access = {
  endpoint: string | undefined;
  region: string | undefined;
  accessKeyId: string | undefined;
  secretAccessKey: string | undefined;
  sessionToken: string | undefined;
};

export async function openFiles({ dataDir, audioStore, s3, now }: FileSettings): Promise<FileStore> {
  if (audioStore === undefined) return await openDiskFiles(join(dataDir, 'audio'), now);
  const { bucket, prefix } = parseS3Address(audioStore);
  const { region = 'us-east-1', accessKeyId, secretAccessKey, sessionToken } = s3;
  if (!accessKeyId || !secretAccessKey) {
    throw new Error(
      'AUDIO_STORE names an S3 store: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY for it, too.',
    );
  }
  const endpoint = s3.endpoint ?? `https://s3.${region}.amazonaws.com`;
  const { openS3Files } = await import('./s3-files.ts');
  return openS3Files({ endpoint, bucket, prefix, region, accessKeyId, secretAccessKey, sessionToken, now });
}

function parseS3Address(address: string): { bucket: string; prefix: string } {
  const [, bucket, folder = ''] =
    /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w./-]*))?$/.exec(address) ?? [];
  if (bucket === undefined)
    throw new Error('AUDIO_STORE must be s3://BUCKET or s3://BUCKET/PREFIX, or not be set.');
  const prefix = folder.replaceAll(/^\/+|\/+$/g, '');
  return { bucket, prefix: prefix && `${prefix}/` };
}
