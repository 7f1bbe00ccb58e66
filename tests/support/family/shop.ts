import { openPlace } from '#tests/support/database/databases.ts';
import { openTestHouse, type TestHouse } from '#tests/support/house/house.ts';
import { sellingHouse } from '#tests/support/peers/payments.ts';
import { userIn, type Visitor } from './visitor.ts';

/** A house that sells. */
export const openShop = () => openTestHouse({ environment: sellingHouse });

/** How it stands with their plan, as their browser is told. */
export const planOf = async (visitor: Visitor) =>
  userIn(await visitor.ask('POST', '/api/validate-session', {})).plan.state;

/** How many rows a table has. */
export async function countOf(house: TestHouse, table: string): Promise<number> {
  const database = await openPlace(house.place);
  return (await database.tables<Record<string, object>>().selectFrom(table).selectAll().execute()).length;
}
