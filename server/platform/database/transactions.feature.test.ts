import { AsyncLocalStorage } from 'node:async_hooks';
import { EventEmitter, once } from 'node:events';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { newPlace, openPlace, openTestDatabase } from '#tests/support/database/databases.ts';
import {
  addFamily,
  type FamilyTables,
  familyNames,
  familyTables,
  mia,
  openFamilies,
} from '#tests/support/database/family-tables.ts';

test('a transaction that fails keeps nothing, and says why', async () => {
  const database = await openFamilies();
  const failing = database.transaction(async (inside) => {
    await addFamily(inside, 'hill');
    throw new Error('the kettle boiled over');
  });
  await expect(failing).rejects.toThrow('the kettle boiled over');
  expect(await familyNames(database)).toEqual([]);
});

test('another request during an open transaction waits its turn and is not undone with it', async () => {
  const database = await openFamilies();
  const transactionIsOpen = new EventEmitter();
  const addOther = once(transactionIsOpen, 'open').then(() => addFamily(database, 'other'));
  const failing = database.transaction(async (inside) => {
    await addFamily(inside, 'hill');
    transactionIsOpen.emit('open');
    await inside.ping();
    throw new Error('changed our mind');
  });
  await expect(failing).rejects.toThrow('changed our mind');
  await addOther;
  expect(await familyNames(database)).toEqual(['other']);
});

test('fifty transactions at once all count', async () => {
  const database = await openFamilies();
  await addFamily(database, 'hill');
  await database
    .tables<FamilyTables>()
    .insertInto('children')
    .values({ ...mia, steps: 0 })
    .execute();
  const takeStep = () =>
    database.transaction((inside) =>
      inside
        .tables<FamilyTables>()
        .updateTable('children')
        .set((eb) => ({ steps: eb('steps', '+', 1) }))
        .execute(),
    );
  await Promise.all(Array.from({ length: 50 }, takeStep));
  const { steps } = await database
    .tables<FamilyTables>()
    .selectFrom('children')
    .select('steps')
    .executeTakeFirstOrThrow();
  expect(steps).toBe(50);
});

test('a nested transaction can fail alone, and its siblings started at once are kept', async () => {
  const database = await openFamilies();
  await database.transaction(async (inside) => {
    await addFamily(inside, 'hill');
    const results = await Promise.allSettled([
      inside.transaction((nested) => addFamily(nested, 'lake')),
      inside.transaction((nested) => addFamily(nested, 'hill')),
      inside.transaction(async (nested) => {
        await addFamily(nested, 'wood');
        await nested.transaction((deeper) => addFamily(deeper, 'deep wood'));
      }),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });
  expect(await familyNames(database)).toEqual(['deep wood', 'hill', 'lake', 'wood']);
});

test('asking the outer database from inside a transaction is refused instead of waiting for ever', async () => {
  const database = await openFamilies();
  const tables = database.tables<FamilyTables>();
  for (const ask of [
    () => familyNames(database),
    () => database.ping(),
    () => tables.selectFrom('families').execute(),
  ]) {
    await expect(database.transaction(async () => void (await ask()))).rejects.toThrow(
      'A transaction is open here',
    );
  }
  await database.transaction((inside) => addFamily(inside, 'hill'));
  expect(await familyNames(database)).toEqual(['hill']);
});

test('what waits for the commit runs after it, never after a failure, and at once outside', async () => {
  const database = await openFamilies();
  const heard: string[] = [];
  await database.transaction(async (inside) => {
    inside.whenCommitted(() => heard.push('kept'));
    const undone = inside.transaction(async (nested) => {
      nested.whenCommitted(() => heard.push('undone'));
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    await inside.transaction(async (nested) => nested.whenCommitted(() => heard.push('nested')));
    expect(heard).toEqual([]);
  });
  const failing = database.transaction(async (inside) => {
    inside.whenCommitted(() => heard.push('failed'));
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  database.whenCommitted(() => heard.push('outside'));
  expect(heard).toEqual(['kept', 'nested', 'outside']);
});

test('a snapshot sees one moment, whatever another process writes meanwhile', async () => {
  const place = await newPlace();
  const here = await openTestDatabase([familyTables], place);
  const elsewhere = await openTestDatabase([familyTables], place);
  await addFamily(here, 'hill');
  await here.snapshot(async (still) => {
    expect(await familyNames(still)).toEqual(['hill']);
    await addFamily(elsewhere, 'lake');
    expect(await familyNames(still)).toEqual(['hill']);
  });
  expect(await familyNames(here)).toEqual(['hill', 'lake']);
});

test('rows can be walked one after the other inside a snapshot, and the walk may end early', async () => {
  const database = await openFamilies();
  const names = Array.from({ length: 25 }, (_, index) => `family ${index + 10}`);
  for (const name of names) await addFamily(database, name);
  const seen = await database.snapshot(async (still) => {
    const walked: string[] = [];
    const rows = still
      .tables<FamilyTables>()
      .selectFrom('families')
      .selectAll()
      .where('id', '<>', 'family 10')
      .orderBy('id');
    for await (const { name } of rows.stream(10)) walked.push(name);
    for await (const { name } of rows.stream(10)) {
      walked.push(name);
      break;
    }
    return walked;
  });
  expect(seen).toEqual([...names.slice(1), 'family 11']);
});

test('going on after a failed statement never passes for a success', async ({ skip }) => {
  skip(inject('databaseKind') === 'sqlite', 'SQLite undoes the failed statement alone');
  const database = await openFamilies();
  const careless = database.transaction(async (inside) => {
    await addFamily(inside, 'hill');
    await addFamily(inside, 'hill').catch(() => undefined);
  });
  await expect(careless).rejects.toThrow('nothing of it was kept');
});

test('a database that was closed lets go of its surroundings, which cost the process something for every promise', async () => {
  const letGo = vi.spyOn(AsyncLocalStorage.prototype, 'disable');
  onTestFinished(() => letGo.mockRestore());
  const database = await openPlace(await newPlace());
  await database.transaction((inside) => inside.ping());
  expect(letGo).not.toHaveBeenCalled();
  await database.close();
  expect(letGo).toHaveBeenCalledOnce();
});
