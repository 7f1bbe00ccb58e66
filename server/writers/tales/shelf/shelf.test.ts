import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isStrict } from '#tests/support/house/strictly.ts';
import { checkTale } from '../authoring/check.ts';
import { sampleSubjects } from '../authoring/sample-subjects.ts';
import { talesFolder } from '../tales-folder.ts';
import { openShelf, taleFilesIn } from './shelf.ts';

const shelf = openShelf({ ours: talesFolder() });

describe('our shelf', () => {
  test('has every tale that lies in its folder', () => {
    expect(shelf.faults).toEqual([]);
    expect(shelf.heads.length).toBe(taleFilesIn(talesFolder()).length);
    expect(shelf.heads.length).toBeGreaterThan(40);
  });

  // Told to each of the families of the rehearsals that it says it is for: nobody is left out, nothing is left open. In every length to each of
  // them it is told where its author tries it, and in the strict check.
  test.each(shelf.heads)('$id can be told to everybody it is for', ({ file }) => {
    const { complaints } = checkTale(file, readFileSync(file, 'utf8'), shelf, sampleSubjects, {
      inTurns: !isStrict,
    });
    expect(complaints).toEqual([]);
  });
});

describe('tales of whoever runs the house', () => {
  let theirs: string;
  beforeEach(() => {
    theirs = mkdtempSync(join(tmpdir(), 'lamplight-tales-'));
    mkdirSync(join(theirs, 'mine'));
  });
  afterEach(() => rmSync(theirs, { recursive: true }));
  const put = (name: string, text: string) => writeFileSync(join(theirs, 'mine', name), text);
  const open = () => openShelf({ ours: talesFolder(), theirs });
  const good =
    'title: The Kettle\nsubject: kettle\npremise: It will not boil.\n\nscene one\nIt boiled, and {hero} slept.\n';

  test('stand beside ours', () => {
    put('the-kettle-of-ours.tale', good);
    const head = open().heads.find(({ id }) => id === 'the-kettle-of-ours');
    expect(head?.subjects).toEqual(['kettle']);
    expect(head && open().taleOf(head).scenes).toHaveLength(1);
  });

  test('are left out and named where they cannot be read, head or story', () => {
    put('no-premise.tale', good.replace(/premise.*\n/, ''));
    put('open-brace.tale', good.replace('{hero}', '{hero'));
    put(`${shelf.heads[0]?.id}.tale`, good);
    const opened = open();
    expect(opened.heads.length).toBe(shelf.heads.length);
    expect(opened.faults.map(({ line, text }) => `${line} ${text}`)).toEqual([
      expect.stringContaining('is the name of'),
      expect.stringContaining('1 it has no premise'),
      expect.stringContaining('6 a "{" is never closed'),
    ]);
  });

  test('need not be there', () => {
    expect(openShelf({ ours: talesFolder(), theirs: join(theirs, 'none') }).heads.length).toBe(
      shelf.heads.length,
    );
  });
});
