/** The database cannot serve right now, and nothing was kept. The same request may well succeed in a moment. */
export class DatabaseBusy extends Error {
  override readonly name = 'DatabaseBusy';
}

export function isForeignKeyViolation(error: unknown): boolean {
  return sqliteCode(error) === 787 || textCode(error) === '23503';
}

/** No room on the disk: a file's or either database's way of saying so. */
export function isDiskFull(error: unknown): boolean {
  return (
    primaryCode(error) === sqlite.full ||
    ['53100', 'ENOSPC', 'EDQUOT'].includes(textCode(error)) ||
    causedBy(error, isDiskFull)
  );
}

/** Away, overloaded or locked: to be answered with "in a moment", not with "our fault". */
export function isDatabaseAway(error: unknown): boolean {
  return (
    error instanceof DatabaseBusy ||
    [sqlite.busy, sqlite.locked, sqlite.ioError, sqlite.cannotOpen].includes(primaryCode(error)) ||
    awayCodes.test(textCode(error)) ||
    (error instanceof Error && awayMessages.test(error.message)) ||
    causedBy(error, isDatabaseAway)
  );
}

/** The file is something else, or something has written into it. */
export function isDamaged(error: unknown): boolean {
  return [sqlite.corrupt, sqlite.noDatabase].includes(primaryCode(error));
}

export function isSqliteBusy(error: unknown): boolean {
  return primaryCode(error) === sqlite.busy;
}

const sqlite = { busy: 5, locked: 6, ioError: 10, corrupt: 11, full: 13, cannotOpen: 14, noDatabase: 26 };

// PostgreSQL: connection lost (08), a deadlock or a lost race (40), too many connections (53300), a lock or a statement that
// took too long (55P03, 57014), shutting down or starting up (57P01 to 57P03). The rest are the network's.
const awayCodes =
  /^(08...|40001|40P01|53300|55P03|57014|57P0[1-3]|ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EPIPE)$/;

// The PostgreSQL driver gives these no code.
const awayMessages =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error)/;

function sqliteCode(error: unknown): number {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode
    : 0;
}

function primaryCode(error: unknown): number {
  return sqliteCode(error) & 0xff;
}

function textCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

function causedBy(error: unknown, test: (cause: unknown) => boolean): boolean {
  return error instanceof Error && error.cause !== undefined && test(error.cause);
}
