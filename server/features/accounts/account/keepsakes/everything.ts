import type { Clock } from '#server/platform/clock.ts';
import { zipped, type ZipEntry } from '#server/platform/zip.ts';
import type { ExportAccount } from '../export-account.ts';
import type { Keepsakes, KeptSound, Sound } from './keepsakes.ts';
import { readablePage } from './readable-page.ts';

type Needs = {
  house: string;
  clock: Clock;
  exportAccount: ExportAccount;
  keepsakesOf: (userId: string) => Promise<Keepsakes>;
  accountOf: (userId: string) => Promise<{ firstName: string; lastName: string; email: string; since: Date }>;
};

export type Everything = (userId: string, english: string) => Promise<AsyncIterable<Uint8Array>>;

const dataFile = 'everything-we-keep.json';
/** A zip file of the kind that every device opens ends at 4 GiB. The newest tellings come first, and a thousand of them fit. */
const mostSoundBytes = 4_000_000_000;
/** Long enough to be known again, and short enough for every file system. */
const longestName = 60;

/** Everything that is kept about a family, for its eyes and ears: a page to read, the sounds, and the data as it is. */
export function createEverything(needs: Needs): Everything {
  return async (userId, english) => {
    // All that may fail for want of a database fails now, while it can still be said.
    const [data, account, keepsakes] = await Promise.all([
      needs.exportAccount(userId),
      needs.accountOf(userId),
      needs.keepsakesOf(userId),
    ]);
    const madeAt = needs.clock.now();
    async function* entries(): AsyncGenerator<ZipEntry, void> {
      yield { name: dataFile, content: JSON.stringify(data, null, 2) };
      const kept: KeptSound[] = [];
      let bytes = 0;
      for (const sound of keepsakes.sounds) {
        const file = await sound.open();
        if (!file) continue;
        if (bytes + file.sizeBytes > mostSoundBytes) {
          file.content.destroy();
          continue;
        }
        bytes += file.sizeBytes;
        const name = nameOf(sound, keepsakes, kept.length + 1);
        kept.push({ ...sound, name });
        yield { name, content: file.content };
      }
      // The page comes last: it knows which sounds are there.
      const { members, stories } = keepsakes;
      const page = { house: needs.house, english, madeAt, account, members, stories, sounds: kept, dataFile };
      yield { name: 'our-stories.html', content: readablePage(page) };
    }
    return zipped(entries(), madeAt);
  };
}

/** By its title and who tells it, as far as every file system can write them: both may have been typed by somebody. */
function nameOf({ storyId, voice }: Sound, { stories }: Keepsakes, number: number): string {
  const title = stories.find(({ id }) => id === storyId)?.title ?? '';
  return `sounds/${String(number).padStart(3, '0')} ${forFile(title)} (${forFile(voice)}).mp3`;
}

const forFile = (words: string): string =>
  words
    .replace(/[^\p{L}\p{M}\p{N}’'!,-]+/gu, ' ')
    .trim()
    .slice(0, longestName)
    .trim();
