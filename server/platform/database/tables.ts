import type { Kysely } from 'kysely';

/** All tables, none of them named yet. */
export type Tables = Kysely<unknown>;

/** The migrations give the tables their shape, and each feature names that of its own. */
export function namedTables<T>(tables: Tables): Kysely<T> {
  // Nobody else could know the shape.
  return tables as Kysely<T>;
}
