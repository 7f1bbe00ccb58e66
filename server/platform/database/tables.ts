import type { Kysely } from 'kysely';

/** All tables, none of them named yet. */
export type Tables = Kysely<unknown>;

/** The migrations give the tables their shape, and each feature names that of its own. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
export function namedTables<T>(tables: Tables): Kysely<T> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Nobody else could know the shape.
  return tables as Kysely<T>;
}
