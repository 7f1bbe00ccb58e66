import { describe, expect, test } from 'vitest';
import { detailsOnTheirWay } from '#contract/accounts.ts';
import { openTestHouse, type TestHouse } from '#tests/support/house/house.ts';
import { letterTo, lettersTo } from '#tests/support/family/letters.ts';
import { checkoutCompleted, newCheckoutId, send, sellingHouse } from '#tests/support/peers/payments.ts';
import { newFamily, newVisitor, signIn, userIn, type Visitor } from '#tests/support/family/visitor.ts';

const hour = 3_600_000;
const nothing = { message: detailsOnTheirWay };

type Purchase = { buyer: Visitor; checkoutId: string; email: string };
let purchases = 0;

/** Somebody pays at the checkout and is sent back to the welcome page. */
async function purchase(house: TestHouse, { isPaid = true } = {}): Promise<Purchase> {
  const email = `buyer-${(purchases += 1)}@home.example`;
  const checkoutId = newCheckoutId();
  const more = { payment_status: isPaid ? 'paid' : 'unpaid' };
  expect(await send(house, checkoutCompleted(house, { checkoutId, email, more }))).toBe(200);
  const buyer = newVisitor(house);
  await comeBack(buyer, checkoutId);
  return { buyer, checkoutId, email };
}

const comeBack = (visitor: Visitor, checkoutId: string) =>
  visitor.ask('GET', `/welcome?session_id=${checkoutId}`);

async function askFor(visitor: Visitor, email: string): Promise<unknown> {
  const { status, json } = await visitor.ask('POST', '/api/get-customer-credentials', { email });
  expect(status).toBe(200);
  return json;
}

async function passwordFor(visitor: Visitor, email: string): Promise<string> {
  const { credentials } = (await askFor(visitor, email)) as {
    credentials?: { email: string; password: string };
  };
  expect(credentials?.email).toBe(email);
  return credentials?.password ?? '';
}

const openShop = () => openTestHouse({ environment: sellingHouse });

describe('the browser that comes back from the checkout', () => {
  test('takes the checkout out of the address bar and keeps it where no script reads it', async () => {
    const house = await openShop();
    const visitor = newVisitor(house);
    const answer = await comeBack(visitor, newCheckoutId());
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/welcome']);
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^claim=cs_test_\w+; Max-Age=1800; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    const page = await visitor.ask('GET', '/welcome?email=a%40b.example');
    expect([page.status, page.headers.getSetCookie()]).toEqual([200, []]);
    for (const odd of [
      'cs_test_<b>',
      'cs_test_short',
      'sid',
      '%00',
      `cs_test_${'x'.repeat(300)}`,
      'a&session_id=b',
    ]) {
      const { status, headers } = await newVisitor(house).ask('GET', `/welcome?session_id=${odd}`);
      expect([status, headers.getSetCookie()]).toEqual([303, []]);
    }
  });

  test('is shown a password that works, twenty times out of twenty', async () => {
    const house = await openShop();
    for (let buyers = 0; buyers < 20; buyers += 1) {
      const { buyer, email } = await purchase(house);
      await signIn(newVisitor(house), email, await passwordFor(buyer, email));
    }
  });

  test('is shown a new one when the page is loaded again, and the one before fails', async () => {
    const house = await openShop();
    const { buyer, email } = await purchase(house);
    const first = await passwordFor(buyer, email);
    const second = await passwordFor(buyer, email);
    expect((await newVisitor(house).ask('POST', '/api/login', { email, password: first })).status).toBe(401);
    const phone = newVisitor(house);
    const login = await phone.ask('POST', '/api/login', { email, password: second });
    expect(userIn(login).mustChangePassword).toBe(true);
    const change = { email, currentPassword: second, newPassword: 'sleepy-otter-9' };
    expect((await phone.ask('POST', '/api/change-password', change)).status).toBe(200);
    await signIn(newVisitor(house), email, 'sleepy-otter-9');
  });

  test('is shown five, to one address, within a day, and of fifty at once five too', async () => {
    const house = await openShop();
    const { buyer, email } = await purchase(house);
    for (let reveals = 0; reveals < 5; reveals += 1) await passwordFor(buyer, email);
    expect(await askFor(buyer, email)).toEqual(nothing);

    const late = await purchase(house);
    house.clock.pass(24 * hour);
    expect(await askFor(late.buyer, late.email)).toEqual(nothing);

    const crowd = await purchase(house);
    const answers = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const tab = newVisitor(house);
        tab.cookies.set('claim', crowd.checkoutId);
        return await askFor(tab, crowd.email);
      }),
    );
    expect(answers.filter((answer) => 'credentials' in (answer as object))).toHaveLength(5);
  });
});

describe('everybody else', () => {
  test('gets one and the same answer, with no password in it', async () => {
    const house = await openShop();
    const { checkoutId, email } = await purchase(house);
    const unpaid = await purchase(house, { isPaid: false });
    const member = await newFamily(house);
    const memberBuys = newVisitor(house);
    const second = newCheckoutId();
    await send(house, checkoutCompleted(house, { checkoutId: second, email: member.email }));
    await comeBack(memberBuys, second);
    const claimed = await purchase(house);
    await signIn(newVisitor(house), claimed.email, await passwordFor(claimed.buyer, claimed.email));
    const withClaim = (claim: string) => {
      const visitor = newVisitor(house);
      visitor.cookies.set('claim', claim);
      return visitor;
    };
    const asked: [string, Visitor, string][] = [
      ['only knows the address', newVisitor(house), email],
      ['invents a checkout', withClaim(newCheckoutId()), email],
      ['brings rubbish', withClaim('%00'), email],
      ['names another address', withClaim(checkoutId), 'nobody@home.example'],
      ['bought with another address', withClaim(checkoutId), unpaid.email],
      ['has not paid', unpaid.buyer, unpaid.email],
      ['typed a member’s address', memberBuys, member.email],
      ['comes after the owner', claimed.buyer, claimed.email],
      ['asks for nobody', newVisitor(house), 'nobody@home.example'],
    ];
    const answers = await Promise.all(
      asked.map(async ([who, visitor, address]) => {
        const answer = await visitor.ask('POST', '/api/get-customer-credentials', { email: address });
        return { who, status: answer.status, text: answer.text, headers: [...answer.headers.keys()].join() };
      }),
    );
    const [first] = answers;
    expect(first).toMatchObject({ status: 200, text: JSON.stringify(nothing) });
    for (const { who, ...answer } of answers) expect(answer, who).toEqual({ ...first, who: undefined });
  });

  test('who paid on the phone and opens the laptop finds the details in the mail', async () => {
    const house = await openShop();
    const { email } = await purchase(house);
    const laptop = newVisitor(house);
    expect(await askFor(laptop, email)).toEqual(nothing);
    const { secret } = await letterTo(house, email, 'Your Lamplight sign-in details');
    const login = await laptop.ask('POST', '/api/login', { email, password: secret });
    expect(userIn(login).mustChangePassword).toBe(true);
    await askFor(laptop, email);
    await letterTo(house, email, 'Your password was changed');
    expect((await lettersTo(house, email)).filter(({ subject }) => subject.includes('details'))).toHaveLength(
      1,
    );
  });

  test('ten times in an hour is asked to wait', async () => {
    const house = await openShop();
    const home = newVisitor(house);
    const statuses: number[] = [];
    for (let time = 0; time < 11; time += 1)
      statuses.push(
        (await home.ask('POST', '/api/get-customer-credentials', { email: 'nobody@home.example' })).status,
      );
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  });
});

describe('somebody who pays with another’s address to get in first', () => {
  test('is out as soon as the owner uses our mail', async () => {
    const house = await openShop();
    const { buyer, email } = await purchase(house);
    const password = await passwordFor(buyer, email);
    await signIn(buyer, email, password);

    const owner = newVisitor(house);
    await owner.ask('POST', '/api/reset-password', { email });
    const { secret } = await letterTo(house, email, 'Your temporary password');
    await signIn(owner, email, secret ?? '');
    expect((await buyer.ask('GET', '/api/account/export')).status).toBe(401);
    const again = { email, currentPassword: password, newPassword: 'thief-kettle-1' };
    expect((await owner.ask('POST', '/api/change-password', again)).status).toBe(401);
    expect((await buyer.ask('POST', '/api/login', { email, password })).status).toBe(401);
  });

  test('cannot void the letter that its owner is just reading', async () => {
    const house = await openShop();
    const { buyer, email } = await purchase(house);
    const owner = newVisitor(house);
    await askFor(owner, email);
    const { secret } = await letterTo(house, email, 'Your Lamplight sign-in details');
    await signIn(buyer, email, await passwordFor(buyer, email));
    await signIn(owner, email, secret ?? '');
  });
});
