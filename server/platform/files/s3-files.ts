import { text } from 'node:stream/consumers';
import {
  checkName,
  checkPrefix,
  type FileEntry,
  type FileStore,
  isName,
  rangeNotThere,
} from './file-store.ts';
import { createS3Client, type S3Answer, type S3Place } from './s3-client.ts';
import { prepareUpload } from './s3-upload.ts';

/** Files in any store that speaks S3. */
export function openS3Files(place: S3Place): FileStore {
  const ask = createS3Client(place);
  const keyOf = (name: string) => place.prefix + checkName(name);

  async function sizeOf(name: string): Promise<number | undefined> {
    const { status, headers } = await ask({ method: 'HEAD', key: keyOf(name), expected: [200, 404] });
    return status === 404 ? undefined : Number(headers.get('content-length'));
  }

  return {
    async put(name, content) {
      const key = keyOf(name);
      const upload = await prepareUpload(content);
      try {
        const { body } = await ask({ method: 'PUT', key, expected: [200], upload });
        await text(body);
      } finally {
        await upload.discard();
      }
    },

    async get(name, range) {
      const headers: Record<string, string> = range ? { range: `bytes=${range.start}-${range.end}` } : {};
      const answer = await ask({ method: 'GET', key: keyOf(name), expected: [200, 206, 404, 416], headers });
      if (answer.status < 300) return { sizeBytes: wholeSize(answer), content: answer.body };
      await text(answer.body);
      if (answer.status === 416 && range) throw rangeNotThere(range, wholeSize(answer));
      return undefined;
    },

    sizeOf,
    has: async (name) => (await sizeOf(name)) !== undefined,

    async delete(name) {
      const { body } = await ask({ method: 'DELETE', key: keyOf(name), expected: [200, 204, 404] });
      await text(body);
    },

    async *list(prefix = '') {
      const query: Record<string, string> = { 'list-type': '2', prefix: place.prefix + checkPrefix(prefix) };
      for (;;) {
        const { body } = await ask({ method: 'GET', key: '', query, expected: [200] });
        const page = await text(body);
        yield* entriesIn(page, place.prefix);
        const token = valueOf('NextContinuationToken', page);
        if (token === undefined) return;
        query['continuation-token'] = token;
      }
    },
  };
}

function wholeSize({ headers }: S3Answer): number {
  const [, ofRange] = /\/(\d+)$/.exec(headers.get('content-range') ?? '') ?? [];
  return Number(ofRange ?? headers.get('content-length'));
}

/** Our names hold nothing that XML would write differently, so what it does write differently is not ours. */
function* entriesIn(page: string, prefix: string): Generator<FileEntry> {
  for (const [, entry = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
    const name = valueOf('Key', entry)?.slice(prefix.length) ?? '';
    if (isName(name)) yield { name, sizeBytes: Number(valueOf('Size', entry)) };
  }
}

function valueOf(element: string, xml: string): string | undefined {
  return new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1];
}
