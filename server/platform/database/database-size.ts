import { sql } from 'kysely';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

export async function databaseBytes(tables: Tables, kind: Database['kind']): Promise<number> {
  const size =
    kind === 'sqlite'
      ? sql<{
          bytes: number;
        }>`select page_count * page_size as bytes from pragma_page_count, pragma_page_size`
      : sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`;
  const { rows } = await size.execute(tables);
  return rows[0]?.bytes ?? 0;
}
