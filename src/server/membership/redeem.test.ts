import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '#domain/time/spans.ts';
import { DEMO_MEMBER } from '#server/auth/demo-member.ts';
import { users } from '#server/auth/tables.ts';
import { testDatabases } from '#server/db/testing.ts';
import { mails } from '#server/mail/tables.ts';
import { opened } from '#server/testing/shared-resource.ts';
import { openTestApp, registrationOf, signUp } from '#server/testing/test-app.ts';
import { attemptOn, begin, buy, form, page, planAt, title, tokenOn } from '#server/testing/test-payments.ts';
import { redeemPurchase } from './redeem.ts';
import { purchases } from './tables.ts';

const START_MS = Date.now();
let nowMs = START_MS;

describe.each(testDatabases())('a purchase without an account, on $name', (place) => {
  const app = opened(() => openTestApp(place, { demoLogin: true, now: () => nowMs }));
  beforeEach(async () => {
    nowMs = START_MS;
    await app.database.clear();
  });

  const planOf = (username: string) => planAt(app, username);

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
    expect(await title(mallory)).toBe('This purchase has already been used');
    // Mallory is signed in, so the login page would redirect.
    expect(await page(mallory, '/payment-success')).toMatch(/href="\/membership">See your membership/);
    expect(await page(mallory, '/payment-success')).not.toContain('href="/auth"');
    expect((await ben.api.membership.get()).purchases).toMatchObject([{ id: purchase, state: 'paid' }]);
  });

  test('Ben pays, and logs in to his account', async () => {
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

  test('Ben pays, and logs in with the start page’s form', async () => {
    const ben = await signUp(app, 'ben');
    await ben.api.account.logout();
    const purchase = await buy(ben);
    const login = { username: 'ben', password: registrationOf('ben').password };
    const answer = await ben.fetch('/auth/sign-in', form(login));
    expect(await planOf('ben')).toBe('lifetime');
    expect(answer.headers.getSetCookie().join()).toMatch(/purchase=; Max-Age=0/);
    expect((await ben.api.membership.get()).purchases).toMatchObject([{ id: purchase }]);
    await ben.api.account.logout();
    expect(await title(ben)).toBe('No purchase found');
  });

  test('Ben pays and registers another way; a made-up token doesn’t hide his purchase', async () => {
    const ben = app.browser();
    await buy(ben);
    await ben.api.account.register({ ...registrationOf('ben'), purchaseToken: 'made-up' });
    expect(await planOf('ben')).toBe('lifetime');
  });

  test('someone who paid and presses again pays once, and keeps their token', async () => {
    const visitor = app.browser();
    const attempt = await attemptOn(visitor);
    const purchase = await buy(visitor);
    const token = await tokenOn(visitor);
    const again = await page(visitor, '/payment');
    expect(again).toContain('You’ve already paid');
    expect(again).toContain(`/auth?register=true&amp;payment_success=true&amp;token=${token}`);
    const pressed = await visitor.fetch('/payment', form({ attempt }));
    expect(pressed.headers.get('location')).toBe('/payment-success');
    expect(await tokenOn(visitor)).toBe(token);
    expect((await app.database.db.select().from(purchases)).map(({ id }) => id)).toEqual([purchase]);
  });

  test('Ben, signed in, visits the payment page with a purchase in his browser: it becomes his', async () => {
    const ben = await signUp(app, 'ben');
    const visitor = app.browser();
    await buy(visitor);
    const token = await tokenOn(visitor);
    const attempt = await attemptOn(ben);
    await ben.fetch(`/payment-success?token=${token}`);
    expect((await ben.fetch('/payment')).headers.get('location')).toBe('/payment-success');
    const pressed = await ben.fetch('/payment', form({ attempt }));
    expect(pressed.headers.get('location')).toBe('/payment-success');
    expect(await title(ben)).toBe('Lifetime access is yours');
    expect(await planOf('ben')).toBe('lifetime');
  });

  test('a stranger’s link doesn’t replace the browser’s purchase', async () => {
    const mallory = app.browser();
    await buy(mallory);
    const planted = await tokenOn(mallory);
    await app.browser().api.account.register({ ...registrationOf('mallory'), purchaseToken: planted });
    const visitor = app.browser();
    const purchase = await begin(visitor);
    for (const token of ['made-up', planted]) await visitor.fetch(`/payment-success?token=${token}`);
    expect(await title(visitor)).toBe('Waiting for confirmation');
    await visitor.fetch('/payment/sandbox', form({ purchase, outcome: 'pay' }));
    const token = await tokenOn(visitor);
    await buy(mallory);
    for (const other of ['made-up', planted, await tokenOn(mallory)])
      await visitor.fetch(`/payment-success?token=${other}`);
    expect(await tokenOn(visitor)).toBe(token);
  });

  test('the link in a receipt gives a signed-in member lifetime access', async () => {
    await buy(app.browser(), 'pay', 'ben@example.org');
    const [mail] = await app.database.db.select().from(mails);
    const link =
      /http:\/\/perennial\.test(\/payment-success\?token=[\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const ben = await signUp(app, 'ben');
    expect((await ben.fetch(link)).headers.get('location')).toBe('/payment-success');
    expect(await title(ben)).toBe('Lifetime access is yours');
    expect(await planOf('ben')).toBe('lifetime');
  });

  test('going from a payment to the login redeems it for a signed-in member', async () => {
    const visitor = app.browser();
    await buy(visitor);
    const link = `/auth?register=true&payment_success=true&token=${await tokenOn(visitor)}`;
    const ben = await signUp(app, 'ben');
    const sent = (await ben.fetch(link, { headers: { 'sec-fetch-dest': 'document' } })).headers;
    await ben.fetch(sent.get('location') ?? '');
    expect(await title(ben)).toBe('Lifetime access is yours');
    expect(await planOf('ben')).toBe('lifetime');
  });

  test('forged, old and refunded tokens redeem nothing, and say why', async () => {
    const visitor = app.browser();
    const look = async (token: string) => (await visitor.api.membership.lookUpToken({ token })).state;
    expect(await look('made-up')).toBe('unknown');
    const answer = await visitor.fetch('/payment-success?token=made-up');
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await title(visitor)).toBe('No purchase found');
    await buy(visitor);
    const token = await tokenOn(visitor);
    nowMs += 91 * DAY_MS;
    expect(await look(token)).toBe('expired');
    expect(await title(visitor)).toBe('This link has expired');
    await app.browser().api.account.register({ ...registrationOf('carl'), purchaseToken: token });
    await app.browser().api.account.register({ ...registrationOf('dora'), purchaseToken: 'made-up' });
    expect([await planOf('carl'), await planOf('dora')]).toEqual(['free', 'free']);
  });

  test('a token redeemed by two concurrently belongs to one', async () => {
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

  test('a member with the plan doesn’t use up a purchase, and the demo member neither buys nor redeems', async () => {
    const ada = await signUp(app, 'ada');
    await buy(ada);
    const visitor = app.browser();
    await buy(visitor);
    const token = await tokenOn(visitor);
    await ada.fetch(`/payment-success?token=${token}`);
    expect(await title(ada)).toBe('Your account already had lifetime access');
    expect(await visitor.api.membership.lookUpToken({ token })).toEqual({ state: 'good' });
    await signUp(app, 'eve');
    const { db } = app.database;
    await db.update(users).set({ isDemo: true }).where(eq(users.username, 'eve'));
    const [eve] = await db.select({ id: users.id }).from(users).where(eq(users.username, 'eve'));
    expect(await db.transaction((tx) => redeemPurchase(tx, eve?.id ?? '', token, nowMs))).toBe('kept');
    expect(DEMO_MEMBER.username).not.toBe('eve');
  });
});
