import { describe, expect, test } from 'vitest';
import { describeOnce } from '#tests/support/database/told-once.ts';
import { openTestHouse } from '#tests/support/house/house.ts';
import { newFamily, newVisitor, type Family } from '#tests/support/family/visitor.ts';

const path = '/api/family-members';
const zoe = {
  name: 'Zoë',
  age: 5,
  relationship: 'Daughter',
  avatar: 'girl_light_brown',
  hobbies: ['drawing'],
  characterTraits: ['curious'],
  isGuest: false,
};
type Member = typeof zoe & {
  id: string;
  version: number;
  userId: string;
  sayAs: string | null;
  pronouns: string | null;
};

const add = async (family: Family, member: object = zoe): Promise<Member> => {
  const answer = await family.ask('POST', path, member);
  expect(answer.status, answer.text).toBe(201);
  return answer.json as Member;
};
const list = async (family: Family): Promise<Member[]> =>
  (await family.ask('GET', `${path}?userId=${family.userId}`)).json as Member[];

describe('a family', () => {
  test('is kept as it was told, guests included, in the order they came', async () => {
    const house = await openTestHouse();
    const family = await newFamily(house);
    const added = await add(family);
    house.clock.pass(1);
    await add(family, {
      ...zoe,
      name: 'Mr Bear',
      isGuest: true,
      age: 0,
      sayAs: 'mister bear',
      pronouns: 'he',
    });
    expect(added).toMatchObject({ ...zoe, userId: family.userId, sayAs: null, pronouns: null });
    const everyone = await list(family);
    expect(everyone.map(({ name, isGuest, sayAs }) => [name, isGuest, sayAs])).toEqual([
      ['Zoë', false, null],
      ['Mr Bear', true, 'mister bear'],
    ]);
  });

  test('may say with each change whose it is, and is refused in the name of another', async () => {
    const house = await openTestHouse();
    const family = await newFamily(house);
    const other = await newFamily(house);
    const added = await add(family, { ...zoe, userId: family.userId });
    const change = (whole: object) => family.ask('PUT', `${path}/${added.id}`, whole);
    expect((await change({ ...added, age: 6 })).json).toMatchObject({ id: added.id, age: 6 });
    for (const answer of [
      await family.ask('POST', path, { ...zoe, userId: other.userId }),
      await change({ ...added, version: 2, userId: other.userId }),
    ])
      expect(answer.status).toBe(403);
    expect((await list(family)).map(({ age, userId }) => [age, userId])).toEqual([[6, family.userId]]);
    expect(await list(other)).toEqual([]);
  });

  test.each([
    "O'Brien-Smythe",
    '李小龙',
    '<b>Zoë</b>',
    'Max [a|b]',
    'Nguyễn Thị',
    '{{CHILD_1}}',
    'Robert"); drop table users;--',
    'ᏣᎳᎩ 🦊',
    '__proto__',
  ])('has the name %s exactly as it is typed', async (name) => {
    const house = await openTestHouse();
    const family = await newFamily(house);
    await add(family, { ...zoe, name, hobbies: [name], relationship: name.slice(0, 60) });
    expect(await list(family)).toMatchObject([{ name, hobbies: [name] }]);
    expect(house.logged()).not.toContain(name);
  });

  test('changes and leaves', async () => {
    const house = await openTestHouse();
    const family = await newFamily(house);
    const member = await add(family);
    const changed = await family.ask('PUT', `${path}/${member.id}`, {
      ...member,
      age: 6,
      hobbies: [' football ', '', 'football'],
    });
    expect(changed.json).toMatchObject({ id: member.id, age: 6, hobbies: ['football'], version: 2 });
    expect((await family.ask('DELETE', `${path}/${member.id}`)).status).toBe(204);
    expect(await list(family)).toEqual([]);
    expect((await family.ask('DELETE', `${path}/${member.id}`)).status).toBe(404);
  });

  test('keeps as its own whoever of the sample family it edits', async () => {
    const house = await openTestHouse();
    const family = await newFamily(house);
    const lent = await add(family, { ...zoe, isSample: true });
    expect(lent).toMatchObject({ isSample: true });
    await family.ask('PUT', `${path}/${lent.id}`, { ...lent, age: 6 });
    expect(await list(family)).toMatchObject([{ age: 6, isSample: false }]);
  });

  test('loses nothing when two browsers change the same person', async () => {
    const house = await openTestHouse();
    const family = await newFamily(house);
    const seen = await add(family);
    const edit = (more: object) => family.ask('PUT', `${path}/${seen.id}`, { ...seen, ...more });
    expect((await edit({ hobbies: ['kapa haka'] })).status).toBe(200);
    const late = await edit({ age: 6 });
    expect([late.status, (late.json as { code: string }).code]).toEqual([409, 'conflict']);
    expect(await list(family)).toMatchObject([{ hobbies: ['kapa haka'], age: 5 }]);
  });

  test('is full at its limit, exactly, however many are added at once, and has room again when somebody leaves', async () => {
    const house = await openTestHouse({ environment: { FAMILY_SIZE: '10' } });
    const family = await newFamily(house);
    const answers = await Promise.all(Array.from({ length: 30 }, () => family.ask('POST', path, zoe)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(20);
    const [first] = await list(family);
    await family.ask('DELETE', `${path}/${first?.id}`);
    await add(family);
    expect(await list(family)).toHaveLength(10);
  });
});

describe('another family', () => {
  test('finds nothing, whether it is there or not', async () => {
    const house = await openTestHouse();
    const [ours, theirs] = [await newFamily(house), await newFamily(house)];
    const member = await add(ours);
    for (const id of [member.id, 'never-was']) {
      const put = await theirs.ask('PUT', `${path}/${id}`, zoe);
      const remove = await theirs.ask('DELETE', `${path}/${id}`);
      expect([put.status, put.text, remove.status]).toEqual([404, remove.text, 404]);
    }
    expect((await theirs.ask('GET', `${path}?userId=${ours.userId}`)).status).toBe(403);
    expect((await theirs.ask('POST', path, { ...zoe, userId: ours.userId })).status).toBe(403);
    expect(await list(theirs)).toEqual([]);
    expect(await list(ours)).toEqual([member]);
  });

  test('and a visitor is not even told that', async () => {
    const house = await openTestHouse();
    const visitor = newVisitor(house);
    for (const [method, address] of [
      ['GET', path],
      ['POST', path],
      ['PUT', `${path}/x`],
      ['DELETE', `${path}/x`],
    ] as const)
      expect((await visitor.ask(method, address, method === 'GET' ? undefined : zoe)).json).toMatchObject({
        message: 'User not authenticated',
      });
  });
});

describeOnce('what cannot be', () => {
  test.each(['name', 'age', 'relationship'])(
    'somebody without %s is asked for in the form’s own words',
    async (missing) => {
      const house = await openTestHouse();
      const family = await newFamily(house);
      const answer = await family.ask('POST', path, { ...zoe, [missing]: undefined });
      const message = 'Please fill in name, age, and relationship';
      expect(answer).toMatchObject({ status: 400, json: { message, fields: { [missing]: message } } });
    },
  );

  test.each([
    [{ name: '' }, 'name'],
    [{ name: '   ' }, 'name'],
    [{ name: 'x'.repeat(81) }, 'name'],
    [{ name: 'a\u0000b' }, 'name'],
    [{ name: ['a'] }, 'name'],
    [{ relationship: undefined }, 'relationship'],
    [{ age: 121 }, 'age'],
    [{ age: -1 }, 'age'],
    [{ age: 4.5 }, 'age'],
    [{ age: '5' }, 'age'],
    [{ hobbies: 'drawing' }, 'hobbies'],
    [{ hobbies: ['x'.repeat(61)] }, 'hobbies.0'],
    [{ characterTraits: Array.from({ length: 21 }, (_, index) => `trait ${index}`) }, 'characterTraits'],
    [{ avatar: '../secret' }, 'avatar'],
    [{ isGuest: 'yes' }, 'isGuest'],
    [{ pronouns: 'it' }, 'pronouns'],
  ])('%j is refused with its field named', async (wrong, field) => {
    const house = await openTestHouse();
    const family = await newFamily(house);
    const answer = await family.ask('POST', path, { ...zoe, ...wrong });
    expect(answer.status).toBe(400);
    expect(Object.keys((answer.json as { fields: object }).fields)).toEqual([field]);
    expect(await list(family)).toEqual([]);
  });
});
