import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '#domain/time/spans.ts';
import { auditEntries, users } from '#server/auth/tables.ts';
import { EMBEDDED, withoutAudit } from '#server/db/testing.ts';
import { mails } from '#server/mail/tables.ts';
import { opened } from '#server/testing/shared-resource.ts';
import { openTestApp, signUp } from '#server/testing/test-app.ts';
import { begin, buy, form, page, planAt, title } from '#server/testing/test-payments.ts';
import { makeAdmin } from '#server/testing/accounts.ts';
import { assignPlan } from './plan.ts';
import { sweepPurchases } from './purchases.ts';
import { purchases } from './tables.ts';

const START_MS = Date.now();
let nowMs = START_MS;

describe.each(EMBEDDED)('buying in the sandbox', (place) => {
  const app = opened(() => openTestApp(place, { demoLogin: true, now: () => nowMs }));
  beforeEach(async () => {
    nowMs = START_MS;
    await app.database.clear();
  });

  const planOf = (username: string) => planAt(app, username);
  const stateOf = async (id: string) =>
    (await app.database.db.select().from(purchases).where(eq(purchases.id, id)))[0]?.state;

  test('Ada pays in the sandbox and has her plan immediately', async () => {
    const ada = await signUp(app, 'ada');
    const purchase = await begin(ada);
    const sandbox = await page(ada, `/payment/sandbox?purchase=${purchase}`);
    expect(sandbox).toContain('Sandbox: you won’t be charged');
    expect(sandbox).toContain('Pay $49');
    await ada.fetch('/payment/sandbox', form({ purchase, outcome: 'pay', email: 'ada@example.org' }));
    expect(await title(ada)).toBe('Lifetime access is yours');
    const [mail] = await app.database.db.select().from(mails);
    expect(mail).toMatchObject({ kind: 'receipt', recipient: 'ada@example.org' });
    expect(mail?.text).toContain('You haven’t been charged');
  });

  test('a failed or aborted payment can be retried', async () => {
    const ada = await signUp(app, 'ada');
    await buy(ada, 'fail');
    expect(await title(ada)).toBe('Your payment didn’t go through');
    nowMs += 1000;
    const purchase = await begin(ada);
    const back = await ada.fetch('/payment/sandbox', form({ purchase, outcome: 'cancel' }));
    expect(back.headers.get('location')).toBe('/payment?notice=cancelled');
    expect(await page(ada, '/payment?notice=cancelled')).toContain('Payment canceled');
    const left = await ada.fetch('/payment-success');
    expect(left.headers.get('refresh')).toBeNull();
    expect(await left.text()).toContain('you left before paying');
    expect(await begin(ada)).toBe(purchase);
    expect((await ada.fetch('/payment-success')).headers.get('refresh')).not.toBeNull();
    expect(await planOf('ada')).toBe('free');
    const begun = { id: purchase, state: 'pending', isReported: false };
    expect((await ada.api.membership.get()).purchases).toMatchObject([begun, { isReported: true }]);
  });

  test('a failed checkout can’t be paid any more; trying again is a new payment', async () => {
    const ada = await signUp(app, 'ada');
    const failed = await buy(ada, 'fail');
    const late = await ada.fetch('/payment/sandbox', form({ purchase: failed, outcome: 'pay' }));
    expect(late.headers.get('location')).toBe('/payment-success');
    expect([await stateOf(failed), await planOf('ada')]).toEqual(['failed', 'free']);
    expect(await page(ada, '/payment-success')).toContain('Try again');
    const paid = await buy(ada);
    expect(paid).not.toBe(failed);
    await ada.fetch('/payment/sandbox', form({ purchase: paid, outcome: 'fail' }));
    expect([await stateOf(paid), await planOf('ada')]).toEqual(['paid', 'lifetime']);
  });

  test('Ada gets a refund within 30 days, once, and is on the free plan again', async () => {
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

  test('an admin’s refund and its audit entry both happen, or neither', async () => {
    const ada = await signUp(app, 'ada');
    const id = await buy(ada);
    const grace = await signUp(app, 'grace');
    await makeAdmin(app, 'grace');
    await withoutAudit(app.database.pool, 'purchase.refund', () =>
      expect(grace.api.adminPurchases.refund({ id })).rejects.toMatchObject({ code: 'INTERNAL' }),
    );
    expect(await planOf('ada')).toBe('lifetime');
    expect(await grace.api.adminPurchases.refund({ id })).toEqual({ state: 'refunded' });
    expect(await planOf('ada')).toBe('free');
    const entries = await app.database.db.select().from(auditEntries).where(eq(auditEntries.target, id));
    expect(entries.filter(({ action }) => action === 'purchase.refund')).toMatchObject([{ actor: 'grace' }]);
  });

  test('an admin sets a plan, and the audit log records who did it', async () => {
    await signUp(app, 'ada');
    const { db } = app.database;
    const [ada] = await db.select({ id: users.id }).from(users);
    await db.transaction((tx) =>
      assignPlan(tx, { userId: null, username: 'grace' }, ada?.id ?? '', 'lifetime', nowMs),
    );
    expect(await planOf('ada')).toBe('lifetime');
    const audited = await db.select().from(auditEntries).where(eq(auditEntries.action, 'user.plan'));
    expect(audited).toMatchObject([{ actor: 'grace', target: 'ada', details: { plan: 'lifetime' } }]);
  });

  test('a plan set by an admin stays after a refund, until someone ends it', async () => {
    const ada = await signUp(app, 'ada');
    const id = await buy(ada);
    const { db } = app.database;
    const [user] = await db.select({ id: users.id }).from(users);
    const give = (plan: 'free' | 'lifetime') =>
      db.transaction((tx) =>
        assignPlan(tx, { userId: null, username: 'grace' }, user?.id ?? '', plan, nowMs),
      );
    await give('lifetime');
    expect((await ada.api.membership.refund({ id })).plan).toBe('lifetime');
    await give('free');
    expect(await planOf('ada')).toBe('free');
  });

  test('the membership shows today’s remaining uses, but none without a model', async () => {
    const ada = await signUp(app, 'ada');
    expect(await ada.api.membership.get()).toEqual({
      plan: 'free',
      modelAnalyses: null,
      gateway: 'sandbox',
      purchases: [],
    });
  });

  test('unfinished payments expire and are deleted eventually', async () => {
    const visitor = app.browser();
    const left = await begin(visitor);
    nowMs += 3 * DAY_MS;
    await sweepPurchases(app.database.db, nowMs);
    expect(await stateOf(left)).toBe('expired');
    nowMs += 91 * DAY_MS;
    await sweepPurchases(app.database.db, nowMs);
    expect(await stateOf(left)).toBeUndefined();
  });

  test('pressing too often is rate-limited', async () => {
    const visitor = app.browser();
    for (let turn = 0; turn < 30; turn += 1) await visitor.fetch('/payment', form({ attempt: 'x' }));
    const answer = await visitor.fetch('/payment', form({ attempt: 'x' }));
    expect(answer.headers.get('location')).toBe('/payment?notice=too-many');
  });
});

test('without a gateway nothing is sold and no message is accepted', async () => {
  const [place] = EMBEDDED;
  if (!place) throw new Error('no database');
  const app = await openTestApp(place, { demoLogin: false });
  const visitor = app.browser();
  expect(await page(visitor, '/payment')).toContain('Nothing for sale here');
  expect((await visitor.fetch('/payment', form({ attempt: 'x' }))).headers.get('location')).toBe('/payment');
  expect((await visitor.fetch('/payment/sandbox', form({ purchase: 'x', outcome: 'pay' }))).status).toBe(404);
  expect((await visitor.send('POST', '/api/stripe/webhook', {})).status).toBe(404);
  await app.close();
});

test('if mail is sent, the sandbox writes only to members’ own addresses', async () => {
  const [place] = EMBEDDED;
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
