import type { ColumnType } from 'kysely';

/*
 * The column types that mean the same on both databases, and what a query gives and takes for them:
 *
 *   'text'              string
 *   'integer' 'bigint'  number (ours all stay below 2^53)
 *   'double precision'  number ('real' would be a rounder number on PostgreSQL)
 *   'boolean'           boolean
 *   'timestamptz'       Date, made by our clock, to the millisecond
 *   'jsonb'             Json<T>: written through `json(value)`, read as the value
 *
 * SQLite keeps the declared name of a type and little else; sqlite-file.ts converts by that name.
 */

/** A column that holds any JSON value of one shape. */
export type Json<T> = ColumnType<T, JsonText<T>, JsonText<T>>;

declare const jsonOf: unique symbol;
type JsonText<T> = string & { readonly [jsonOf]: T };

/** Left to itself the PostgreSQL driver would turn a list into an array literal of its own; text is understood by both. */
export function json<T>(value: T): JsonText<T> {
  // The mark exists for the compiler alone.
  return JSON.stringify(value) as JsonText<T>;
}
