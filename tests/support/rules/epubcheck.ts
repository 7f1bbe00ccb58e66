import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Debian's command is the archive itself and needs a kernel that knows it; Java always does.
const archive = process.env['EPUBCHECK'] ?? '/usr/share/java/epubcheck.jar';

/** The format's own checker needs a whole Java, so it is not part of what the tests install. */
export const hasEpubcheck = existsSync(archive);
export const epubcheckWish = 'where epubcheck is installed (sudo apt-get install epubcheck)';

/** Everything that it complains of, warnings included. */
export function epubcheckComplaints(book: Uint8Array): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'lamplight-epub-'));
  const file = join(folder, 'book.epub');
  writeFileSync(file, book);
  const { status, stdout, stderr, error } = spawnSync('java', ['-jar', archive, '--failonwarnings', file], {
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  if (error) throw error;
  const lines = `${stdout}\n${stderr}`
    .split('\n')
    .filter((line) => /^(?:FATAL|ERROR|WARNING|USAGE)\b/.test(line));
  return status === 0 ? lines : [...lines, `epubcheck ended with ${status}`, stderr.slice(0, 500)];
}
