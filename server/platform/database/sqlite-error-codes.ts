/**
 * The package that stands in for `node:sqlite` forgets the code of an error when a statement that gives rows fails, and that is
 * every `insert … returning`. SQLite's own words are as fixed as its codes, so the code can be had back from them.
 */
export function withErrorCode<R>(act: () => R): R {
  try {
    return act();
  } catch (error) {
    if (error instanceof Error && !('errcode' in error)) {
      const known = codes.find(([words]) => error.message.startsWith(words));
      if (known) Object.assign(error, { errcode: known[1] });
    }
    throw error;
  }
}

const codes: readonly (readonly [words: string, code: number])[] = [
  ['UNIQUE constraint failed', 2067],
  ['FOREIGN KEY constraint failed', 787],
  ['database is locked', 5],
  ['database table is locked', 6],
  ['disk I/O error', 10],
  ['database or disk is full', 13],
  ['unable to open database file', 14],
  ['database disk image is malformed', 11],
  ['file is not a database', 26],
];
