import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { profiles } from '#server/account/tables.ts';
import { DEMO_MEMBER } from '#server/auth/demo-member.ts';
import { auditEntries, users } from '#server/auth/tables.ts';
import { testDatabases, withoutAudit } from '#server/db/testing.ts';
import { mails } from '#server/mail/tables.ts';
import { openTestApp, registrationOf, signUp, type Browser, type TestApp } from '#server/test-app.ts';
import { givePlan } from './plan.ts';
import { sweepPurchases } from './purchases.ts';
import { redeemPurchase } from './redeem.ts';
import { purchases } from './tables.ts';

const DAY_MS = 86_400_000;
const START_MS = Date.now();
let nowMs = START_MS;

const form = (fields: Record<string, string>): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields).toString(),
});

const page = async (browser: Browser, path: string): Promise<string> => (await browser.fetch(path)).text();
const title = async (browser: Browser): Promise<string> =>
  /<h1>([^<]+)</.exec(await page(browser, '/payment-success'))?.[1] ?? '';
const tokenOn = async (browser: Browser): Promise<string> =>
  /payment_success=true&amp;token=([\w-]+)/.exec(await page(browser, '/payment-success'))?.[1] ?? '';

/** To the sandbox's page. Returns the id of the purchase. */
async function begin(browser: Browser): Promise<string> {
  const attempt = /name="attempt" value="([^"]+)"/.exec(await page(browser, '/payment'))?.[1] ?? '';
  const to = (await browser.fetch('/payment', form({ attempt }))).headers.get('location') ?? '';
  return /^\/payment\/sandbox\?purchase=(.+)$/.exec(to)?.[1] ?? '';
}

async function buy(browser: Browser, outcome = 'pay', email = ''): Promise<string> {
  const purchase = await begin(browser);
  await browser.fetch('/payment/sandbox', form({ purchase, outcome, email }));
  return purchase;
}

describe.each(testDatabases())('buying in the sandbox on $name', (place) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(place, { demoLogin: true, now: () => nowMs });
  });
  beforeEach(async () => {
    nowMs = START_MS;
    await app.database.clear();
  });
  afterAll(() => app.close());

  const planOf = async (username: string) => {
    const { db } = app.database;
    const [row] = await db
      .select({ plan: profiles.plan })
      .from(profiles)
      .innerJoin(users, eq(users.id, profiles.userId))
      .where(eq(users.username, username));
    return row?.plan;
  };
  const stateOf = async (id: string) =>
    (await app.database.db.select().from(purchases).where(eq(purchases.id, id)))[0]?.state;

  test('Ada pays without money, and has her plan at once', async () => {
    const ada = await signUp(app, 'ada');
    const purchase = await begin(ada);
    const sandbox = await page(ada, `/payment/sandbox?purchase=${purchase}`);
    expect(sandbox).toContain('Sandbox: no money moves');
    expect(sandbox).toContain('Pay $49');
    await ada.fetch('/payment/sandbox', form({ purchase, outcome: 'pay', email: 'ada@example.org' }));
    expect(await title(ada)).toBe('Lifetime access is yours');
    const [mail] = await app.database.db.select().from(mails);
    expect(mail).toMatchObject({ kind: 'receipt', recipient: 'ada@example.org' });
    expect(mail?.text).toContain('no money was moved');
  });

  test('a payment that fails or is broken off leaves the way open', async () => {
    const ada = await signUp(app, 'ada');
    await buy(ada, 'fail');
    expect(await title(ada)).toBe('The payment did not go through');
    nowMs += 1000;
    const purchase = await begin(ada);
    const back = await ada.fetch('/payment/sandbox', form({ purchase, outcome: 'cancel' }));
    expect(back.headers.get('location')).toBe('/payment?notice=cancelled');
    expect(await page(ada, '/payment?notice=cancelled')).toContain('You came back without paying');
    const left = await ada.fetch('/payment-success');
    expect(left.headers.get('refresh')).toBeNull();
    expect(await left.text()).toContain('You came back without paying');
    expect(await begin(ada)).toBe(purchase);
    expect((await ada.fetch('/payment-success')).headers.get('refresh')).not.toBeNull();
    expect(await planOf('ada')).toBe('free');
    const begun = { id: purchase, state: 'pending', isTold: false };
    expect((await ada.api.membership.get()).purchases).toMatchObject([begun, { isTold: true }]);
  });

  test('what failed cannot be paid any more; trying again is a payment of its own', async () => {
    const ada = await signUp(app, 'ada');
    const failed = await buy(ada, 'fail');
    const late = await ada.fetch('/payment/sandbox', form({ purchase: failed, outcome: 'pay' }));
    expect(late.headers.get('location')).toBe('/payment-success');
    expect([await stateOf(failed), await planOf('ada')]).toEqual(['failed', 'free']);
    expect(await page(ada, '/payment-success')).toContain('Trying again begins a new payment');
    const paid = await buy(ada);
    expect(paid).not.toBe(failed);
    await ada.fetch('/payment/sandbox', form({ purchase: paid, outcome: 'fail' }));
    expect([await stateOf(paid), await planOf('ada')]).toEqual(['paid', 'lifetime']);
  });

  test('Ben pays before he has an account, and registering redeems his purchase once', async () => {
    const ben = app.browser();
    const purchase = await buy(ben, 'pay', 'ben@example.org');
    const purchaseToken = await tokenOn(ben);
    await ben.api.account.register({ ...registrationOf('ben'), purchaseToken });
    expect(await planOf('ben')).toBe('lifetime');
    expect(await title(ben)).toBe('Lifetime access is yours');
    const mallory = app.browser();
    await mallory.api.account.register({ ...registrationOf('mallory'), purchaseToken });
    expect(await planOf('mallory')).toBe('free');
    expect(await mallory.api.membership.lookUpToken({ token: purchaseToken })).toEqual({ state: 'used' });
    await mallory.fetch(`/payment-success?token=${purchaseToken}`);
    expect(await title(mallory)).toBe('This purchase belongs to an account');
    // Mallory is signed in: a login would lead nowhere.
    expect(await page(mallory, '/payment-success')).toMatch(/href="\/membership">See your membership/);
    expect(await page(mallory, '/payment-success')).not.toContain('href="/auth"');
    expect((await ben.api.membership.get()).purchases).toMatchObject([{ id: purchase, state: 'paid' }]);
  });

  test('Ben pays, and logs in to the account he has', async () => {
    const ben = await signUp(app, 'ben');
    await ben.api.account.logout();
    await buy(ben);
    await ben.api.account.login({
      login: 'ben',
      password: registrationOf('ben').password,
      purchaseToken: await tokenOn(ben),
    });
    expect(await planOf('ben')).toBe('lifetime');
  });

  test('Ben pays, and logs in by the form of a page that knows nothing of it', async () => {
    const ben = await signUp(app, 'ben');
    await ben.api.account.logout();
    const purchase = await buy(ben);
    const login = { username: 'ben', password: registrationOf('ben').password };
    const answer = await ben.fetch('/auth/sign-in', form(login));
    expect(await planOf('ben')).toBe('lifetime');
    expect(answer.headers.getSetCookie().join()).toMatch(/purchase=; Max-Age=0/);
    expect((await ben.api.membership.get()).purchases).toMatchObject([{ id: purchase }]);
    await ben.api.account.logout();
    expect(await title(ben)).toBe('No purchase was found');
  });

  test('Ben pays and registers by another way; a token that is made up does not hide his purchase', async () => {
    const ben = app.browser();
    await buy(ben);
    await ben.api.account.register({ ...registrationOf('ben'), purchaseToken: 'made-up' });
    expect(await planOf('ben')).toBe('lifetime');
  });

  test('who paid and presses once more pays once, and keeps what proves it', async () => {
    const visitor = app.browser();
    const attempt = /name="attempt" value="([^"]+)"/.exec(await page(visitor, '/payment'))?.[1] ?? '';
    const purchase = await buy(visitor);
    const token = await tokenOn(visitor);
    const again = await page(visitor, '/payment');
    expect(again).toContain('You have paid already');
    expect(again).toContain(`/auth?register=true&amp;payment_success=true&amp;token=${token}`);
    const pressed = await visitor.fetch('/payment', form({ attempt }));
    expect(pressed.headers.get('location')).toBe('/payment-success');
    expect(await tokenOn(visitor)).toBe(token);
    expect((await app.database.db.select().from(purchases)).map(({ id }) => id)).toEqual([purchase]);
  });

  test('Ben, signed in, goes to pay with a purchase in his browser: it becomes his', async () => {
    const ben = await signUp(app, 'ben');
    const visitor = app.browser();
    await buy(visitor);
    const token = await tokenOn(visitor);
    const attempt = /name="attempt" value="([^"]+)"/.exec(await page(ben, '/payment'))?.[1] ?? '';
    await ben.fetch(`/payment-success?token=${token}`);
    expect((await ben.fetch('/payment')).headers.get('location')).toBe('/payment-success');
    const pressed = await ben.fetch('/payment', form({ attempt }));
    expect(pressed.headers.get('location')).toBe('/payment-success');
    expect(await title(ben)).toBe('Lifetime access is yours');
    expect(await planOf('ben')).toBe('lifetime');
  });

  test('a link from a stranger takes no purchase out of a browser', async () => {
    const mallory = app.browser();
    await buy(mallory);
    const planted = await tokenOn(mallory);
    await app.browser().api.account.register({ ...registrationOf('mallory'), purchaseToken: planted });
    const visitor = app.browser();
    const purchase = await begin(visitor);
    for (const token of ['made-up', planted]) await visitor.fetch(`/payment-success?token=${token}`);
    expect(await title(visitor)).toBe('Waiting for the confirmation');
    await visitor.fetch('/payment/sandbox', form({ purchase, outcome: 'pay' }));
    const token = await tokenOn(visitor);
    await buy(mallory);
    for (const other of ['made-up', planted, await tokenOn(mallory)])
      await visitor.fetch(`/payment-success?token=${other}`);
    expect(await tokenOn(visitor)).toBe(token);
  });

  test('the link of a receipt makes a member who is signed in a lifetime one', async () => {
    await buy(app.browser(), 'pay', 'ben@example.org');
    const [mail] = await app.database.db.select().from(mails);
    const link =
      /http:\/\/perennial\.test(\/payment-success\?token=[\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const ben = await signUp(app, 'ben');
    expect((await ben.fetch(link)).headers.get('location')).toBe('/payment-success');
    expect(await title(ben)).toBe('Lifetime access is yours');
    expect(await planOf('ben')).toBe('lifetime');
  });

  test('the way from a payment to the login redeems for who is signed in already', async () => {
    const visitor = app.browser();
    await buy(visitor);
    const link = `/auth?register=true&payment_success=true&token=${await tokenOn(visitor)}`;
    const ben = await signUp(app, 'ben');
    const sent = (await ben.fetch(link, { headers: { 'sec-fetch-dest': 'document' } })).headers;
    await ben.fetch(sent.get('location') ?? '');
    expect(await title(ben)).toBe('Lifetime access is yours');
    expect(await planOf('ben')).toBe('lifetime');
  });

  test('forged, old and given back tokens redeem nothing, and say why', async () => {
    const visitor = app.browser();
    const look = async (token: string) => (await visitor.api.membership.lookUpToken({ token })).state;
    expect(await look('made-up')).toBe('unknown');
    const answer = await visitor.fetch('/payment-success?token=made-up');
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await title(visitor)).toBe('No purchase was found');
    await buy(visitor);
    const token = await tokenOn(visitor);
    nowMs += 91 * DAY_MS;
    expect(await look(token)).toBe('expired');
    expect(await title(visitor)).toBe('This link is too old');
    await app.browser().api.account.register({ ...registrationOf('carl'), purchaseToken: token });
    await app.browser().api.account.register({ ...registrationOf('dora'), purchaseToken: 'made-up' });
    expect([await planOf('carl'), await planOf('dora')]).toEqual(['free', 'free']);
  });

  test('a token redeemed by two at once belongs to one', async () => {
    const visitor = app.browser();
    await buy(visitor);
    const token = await tokenOn(visitor);
    await signUp(app, 'ada');
    await signUp(app, 'ben');
    const { db } = app.database;
    const ids = (await db.select({ id: users.id }).from(users)).map(({ id }) => id);
    const outcomes = await Promise.all(
      ids.map((id) => db.transaction((tx) => redeemPurchase(tx, id, token, nowMs))),
    );
    expect(outcomes.toSorted()).toEqual(['redeemed', 'used']);
  });

  test('who has the plan does not spend a purchase, and the demo member neither buys nor redeems', async () => {
    const ada = await signUp(app, 'ada');
    await buy(ada);
    const visitor = app.browser();
    await buy(visitor);
    const token = await tokenOn(visitor);
    await ada.fetch(`/payment-success?token=${token}`);
    expect(await title(ada)).toBe('Your account had lifetime access already');
    expect(await visitor.api.membership.lookUpToken({ token })).toEqual({ state: 'good' });
    await signUp(app, 'eve');
    const { db } = app.database;
    await db.update(users).set({ isDemo: true }).where(eq(users.username, 'eve'));
    const [eve] = await db.select({ id: users.id }).from(users).where(eq(users.username, 'eve'));
    expect(await db.transaction((tx) => redeemPurchase(tx, eve?.id ?? '', token, nowMs))).toBe('kept');
    expect(DEMO_MEMBER.username).not.toBe('eve');
  });

  test('Ada has her money back within 30 days, once, and is free again', async () => {
    const ada = await signUp(app, 'ada');
    const id = await buy(ada);
    const membership = await ada.api.membership.refund({ id });
    expect(membership).toMatchObject({
      plan: 'free',
      purchases: [{ state: 'refunded', refundedMinor: 4900 }],
    });
    await expect(ada.api.membership.refund({ id })).rejects.toMatchObject({ code: 'CONFLICT' });
    const second = await buy(ada);
    nowMs += 31 * DAY_MS;
    await expect(ada.api.membership.refund({ id: second })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const mallory = await signUp(app, 'mallory');
    await expect(mallory.api.membership.refund({ id: second })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await planOf('ada')).toBe('lifetime');
  });

  test('an admin gives money back and is written down for it, or neither happens', async () => {
    const ada = await signUp(app, 'ada');
    const id = await buy(ada);
    const grace = await signUp(app, 'grace');
    await app.database.db.update(users).set({ role: 'admin' }).where(eq(users.username, 'grace'));
    await withoutAudit(app.database.pool, 'purchase.refund', () =>
      expect(grace.api.adminPurchases.refund({ id })).rejects.toMatchObject({ code: 'INTERNAL' }),
    );
    expect(await planOf('ada')).toBe('lifetime');
    expect(await grace.api.adminPurchases.refund({ id })).toEqual({ state: 'refunded' });
    expect(await planOf('ada')).toBe('free');
    const entries = await app.database.db.select().from(auditEntries).where(eq(auditEntries.target, id));
    expect(entries.filter(({ action }) => action === 'purchase.refund')).toMatchObject([{ actor: 'grace' }]);
  });

  test('an admin gives a plan by hand, and the audit log holds who did', async () => {
    await signUp(app, 'ada');
    const { db } = app.database;
    const [ada] = await db.select({ id: users.id }).from(users);
    await db.transaction((tx) => givePlan(tx, { username: 'grace' }, ada?.id ?? '', 'lifetime', nowMs));
    expect(await planOf('ada')).toBe('lifetime');
    const told = await db.select().from(auditEntries).where(eq(auditEntries.action, 'user.plan'));
    expect(told).toMatchObject([{ actor: 'grace', target: 'ada', details: { plan: 'lifetime' } }]);
  });

  test('what an admin gave stays after a refund, and ends by hand', async () => {
    const ada = await signUp(app, 'ada');
    const id = await buy(ada);
    const { db } = app.database;
    const [user] = await db.select({ id: users.id }).from(users);
    const give = (plan: 'free' | 'lifetime') =>
      db.transaction((tx) => givePlan(tx, { username: 'grace' }, user?.id ?? '', plan, nowMs));
    await give('lifetime');
    expect((await ada.api.membership.refund({ id })).plan).toBe('lifetime');
    await give('free');
    expect(await planOf('ada')).toBe('free');
  });

  test('the membership says what is left today, and nothing of it where no model reads', async () => {
    const ada = await signUp(app, 'ada');
    expect(await ada.api.membership.get()).toEqual({
      plan: 'free',
      modelAnalyses: null,
      gateway: 'sandbox',
      purchases: [],
    });
  });

  test('payments that nobody finished expire, and are forgotten in the end', async () => {
    const visitor = app.browser();
    const left = await begin(visitor);
    nowMs += 3 * DAY_MS;
    await sweepPurchases(app.database.db, nowMs);
    expect(await stateOf(left)).toBe('expired');
    nowMs += 91 * DAY_MS;
    await sweepPurchases(app.database.db, nowMs);
    expect(await stateOf(left)).toBeUndefined();
  });

  test('pressing too often is answered with patience', async () => {
    const visitor = app.browser();
    for (let turn = 0; turn < 30; turn += 1) await visitor.fetch('/payment', form({ attempt: 'x' }));
    const answer = await visitor.fetch('/payment', form({ attempt: 'x' }));
    expect(answer.headers.get('location')).toBe('/payment?notice=too-many');
  });
});

test('without a gateway nothing is sold and no message is taken', async () => {
  const [place] = testDatabases();
  if (!place) throw new Error('no database');
  const app = await openTestApp(place, { demoLogin: false });
  const visitor = app.browser();
  expect(await page(visitor, '/payment')).toContain('Nothing is sold here');
  expect((await visitor.fetch('/payment', form({ attempt: 'x' }))).headers.get('location')).toBe('/payment');
  expect((await visitor.fetch('/payment/sandbox', form({ purchase: 'x', outcome: 'pay' }))).status).toBe(404);
  expect((await visitor.send('POST', '/api/stripe/webhook', {})).status).toBe(404);
  await app.close();
});

test('where mails go out, the sandbox writes to members at their own address alone', async () => {
  const [place] = testDatabases();
  if (!place) throw new Error('no database');
  const app = await openTestApp(place, { demoLogin: true, smtp: 'smtp://127.0.0.1:9' });
  const mallory = app.browser();
  const sandbox = await page(mallory, `/payment/sandbox?purchase=${await begin(mallory)}`);
  expect(sandbox).not.toContain('type="email"');
  await buy(mallory, 'pay', 'victim@example.org');
  const ada = await signUp(app, 'ada', { email: 'ada@example.org' });
  await buy(ada, 'pay', 'victim@example.org');
  const to = (await app.database.db.select().from(mails)).map(({ kind, recipient }) => [kind, recipient]);
  expect(to).toEqual([['receipt', 'ada@example.org']]);
  await app.close();
});
