import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditEntries } from '#server/auth/tables.ts';
import { testDatabases } from '#server/db/testing.ts';
import { mails } from '#server/mail/tables.ts';
import { opened } from '#server/testing/shared-resource.ts';
import { openTestApp, registrationOf, signUp } from '#server/testing/test-app.ts';
import { attemptOn, form, press, stripeDesk, title } from '#server/testing/test-payments.ts';
import { gatewayEvents, purchases } from './tables.ts';
import { chargeOf, openLoopbackStripe, sessionOf, signedMessage, stripeEvent } from './testing.ts';

const stripe = opened(() => openLoopbackStripe());

describe.each(testDatabases())('buying through Stripe on $name', (place) => {
  const app = opened(() => openTestApp(place, { stripe: stripe.config }));
  beforeEach(() => app.database.clear());

  const { tell, taken, paid, plans, states, mailKinds, mailTexts, lastCheckout, adaAtStripe } = stripeDesk(
    () => ({ app, stripe }),
  );

  test('Ada pays $49 and is a lifetime member once Stripe reports it', async () => {
    const { ada, checkout } = await adaAtStripe();
    expect(checkout.asked).toMatchObject({
      mode: 'payment',
      'line_items[0][price_data][unit_amount]': '4900',
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][quantity]': '1',
      'adaptive_pricing[enabled]': 'false',
      success_url: 'http://perennial.test/payment-success',
      cancel_url: 'http://perennial.test/payment?notice=cancelled',
    });
    expect(await title(ada)).toBe('Waiting for confirmation');
    const asked = (await ada.fetch('/payment-success')).headers.get('refresh');
    expect(asked).toBe('5; url=/payment-success?asked=1');
    expect((await ada.fetch('/payment-success?asked=10')).headers.get('refresh')).toMatch(/^90; /);
    const last = await ada.fetch('/payment-success?asked=11');
    expect(last.headers.get('refresh')).toBeNull();
    expect(await last.text()).toMatch(/Not confirmed yet.*href="\/payment-success"[^>]*>Check again now/s);
    expect((await ada.api.membership.get()).purchases).toMatchObject([
      { state: 'pending', isReported: false },
    ]);
    expect(await plans()).toEqual(['free']);
    expect(await paid(checkout)).toBe('applied');
    expect(await title(ada)).toBe('Lifetime access is yours');
    const membership = await ada.api.membership.get();
    expect(membership.plan).toBe('lifetime');
    expect(membership.purchases).toMatchObject([{ state: 'paid', amountMinor: 4900, currency: 'usd' }]);
    expect(await (await ada.fetch('/payment')).text()).toContain('You have lifetime access');
    expect((await press(ada, 'anything')).to).toBe('/payment?notice=stale');
    const [mail] = await app.database.db.select().from(mails);
    expect(mail).toMatchObject({ kind: 'receipt', recipient: 'ada@example.org' });
    expect(mail?.text).toContain('You paid $49');
  });

  test('two presses of a button, and a second tab, are one purchase', async () => {
    const ada = await signUp(app, 'ada');
    const [first, second] = [await attemptOn(ada), await attemptOn(ada)];
    const before = stripe.checkouts.length;
    const answers = await Promise.all([press(ada, first), press(ada, first), press(ada, second)]);
    expect(new Set(answers.map(({ to }) => to)).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(stripe.checkouts.length).toBe(before + 1);
    expect(await states()).toEqual(['pending']);
  });

  test('a visitor pays first, and the purchase waits for an account', async () => {
    const ben = app.browser();
    await press(ben);
    await paid(lastCheckout());
    const page = await (await ben.fetch('/payment-success')).text();
    expect(page).toContain('Payment received');
    const token = /payment_success=true&amp;token=([\w-]+)/.exec(page)?.[1] ?? '';
    expect(await ben.api.membership.lookUpToken({ token })).toEqual({ state: 'good' });
    const [stored] = await app.database.db.select().from(purchases);
    expect(JSON.stringify(stored)).not.toContain(token);
    const [mail] = await app.database.db.select().from(mails);
    expect(mail?.text).toContain(`http://perennial.test/payment-success?token=${token}`);
    await taken('charge.refunded', chargeOf(lastCheckout(), 4900));
    const [, refund = ''] = await mailTexts();
    expect(refund).toContain('no longer includes lifetime access');
    expect(refund).not.toMatch(/your account|\/membership/i);
  });

  test('an account created while the bank is processing has the plan once it pays', async () => {
    const ben = app.browser();
    await press(ben);
    const checkout = lastCheckout();
    await paid(checkout, { payment_status: 'unpaid' });
    await ben.api.account.register(registrationOf('ben'));
    expect(await title(ben)).toBe('Waiting for confirmation');
    expect(await plans()).toEqual(['free']);
    await taken('checkout.session.async_payment_succeeded', sessionOf(checkout));
    expect(await plans()).toEqual(['lifetime']);
  });

  test('forged, replayed and unsigned messages change nothing', async () => {
    const { checkout } = await adaAtStripe();
    const event = stripeEvent('checkout.session.completed', sessionOf(checkout));
    expect((await tell(event, { secret: 'whsec_of_mallory' })).status).toBe(400);
    expect((await tell(event, { sentAtMs: Date.now() - 10 * 60_000 })).status).toBe(400);
    const unsigned = { ...signedMessage(event), headers: { 'content-type': 'application/json' } };
    expect((await app.browser().fetch('/api/stripe/webhook', unsigned)).status).toBe(400);
    const changed = { ...signedMessage(event) };
    changed.body = changed.body.replace('"usd"', '"eur"');
    expect((await app.browser().fetch('/api/stripe/webhook', changed)).status).toBe(400);
    expect([await plans(), await states()]).toEqual([['free'], ['pending']]);
  });

  test('a repeated message is applied once', async () => {
    const { checkout } = await adaAtStripe();
    const event = stripeEvent('checkout.session.completed', sessionOf(checkout));
    const answers = await Promise.all([tell(event), tell(event), tell(event)]);
    expect(answers.map(({ body }) => body.taken).toSorted()).toEqual(['applied', 'repeated', 'repeated']);
    expect(await taken('checkout.session.async_payment_succeeded', sessionOf(checkout))).toBe('applied');
    expect(await mailKinds()).toEqual(['receipt']);
    const audited = await app.database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'user.plan'));
    expect(audited).toHaveLength(1);
  });

  test.each([
    ['less money', { amount_total: 100 }],
    ['other money', { currency: 'idr' }],
    ['nothing at all', { payment_status: 'no_payment_required', amount_total: 0 }],
  ])('%s than the price buys nothing, and admins can see it', async (_name, changes) => {
    const { checkout } = await adaAtStripe();
    expect(await paid(checkout, changes)).toBe('applied');
    expect([await plans(), await states()]).toEqual([['free'], ['pending']]);
    const audited = await app.database.db.select().from(auditEntries);
    expect(audited.map(({ action }) => action)).toContain('purchase.mismatch');
  });

  test('values sent with the form besides the attempt are ignored', async () => {
    const ada = await signUp(app, 'ada');
    const attempt = await attemptOn(ada);
    await ada.fetch(
      '/payment',
      form({ attempt, amount: '1', currency: 'idr', plan: 'lifetime', price: '0' }),
    );
    expect(lastCheckout().asked).toMatchObject({ 'line_items[0][price_data][unit_amount]': '4900' });
    expect(
      (
        await press(
          ada,
          attempt.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
        )
      ).to,
    ).toBe('/payment?notice=stale');
    const foreign = {
      ...form({ attempt }),
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
    };
    expect((await ada.fetch('/payment', foreign)).status).toBe(403);
    expect(await plans()).toEqual(['free']);
  });

  test('payments of other shops in the same account, and forged checkouts, are ignored', async () => {
    const { checkout } = await adaAtStripe();
    expect(await paid(checkout, { metadata: {} })).toBe('foreign');
    expect(await paid(checkout, { id: 'cs_test_of_a_payment_link' })).toBe('foreign');
    expect(await paid(checkout, { client_reference_id: crypto.randomUUID() })).toBe('foreign');
    const other = crypto.randomUUID();
    expect(await paid(checkout, { client_reference_id: other, metadata: { purchase_id: other } })).toBe(
      'foreign',
    );
    expect(await taken('charge.refunded', { ...chargeOf(checkout, 4900), metadata: {} })).toBe('foreign');
    expect(await taken('customer.created', { id: 'cus_1', object: 'customer' })).toBe('foreign');
    expect([await plans(), await states()]).toEqual([['free'], ['pending']]);
  });

  test('the page waits for a slow bank; after a rejection the button works again', async () => {
    const { ada, checkout } = await adaAtStripe();
    await paid(checkout, { payment_status: 'unpaid' });
    expect((await ada.api.membership.get()).purchases).toMatchObject([
      { state: 'pending', isReported: true },
    ]);
    expect(await states()).toEqual(['pending']);
    await app.database.pool.query(`update purchases set created_at = created_at - interval '3 days'`);
    expect((await press(ada)).to).toBe('/payment-success');
    await ada.fetch('/payment?notice=cancelled');
    expect(await title(ada)).toBe('Waiting for confirmation');
    await taken('checkout.session.async_payment_failed', sessionOf(checkout, { payment_status: 'unpaid' }));
    expect(await title(ada)).toBe('Your payment didn’t go through');
    expect((await press(ada)).to).toBe(lastCheckout().url);
    expect(lastCheckout().id).not.toBe(checkout.id);
    await taken('checkout.session.expired', sessionOf(lastCheckout(), { payment_status: 'unpaid' }));
    expect(await states()).toEqual(['failed', 'expired']);
    expect(await title(ada)).toBe('Payment not finished');
  });

  test('if Stripe is down Ada sees that, nothing is charged, and the same button works later', async () => {
    const ada = await signUp(app, 'ada');
    const attempt = await attemptOn(ada);
    stripe.fail(3);
    expect((await press(ada, attempt)).to).toBe('/payment?notice=unreachable');
    expect(await (await ada.fetch('/payment?notice=unreachable')).text()).toContain(
      'You haven’t been charged',
    );
    expect((await press(ada, attempt)).to).toBe(lastCheckout().url);
    expect(await states()).toEqual(['pending']);
  });

  test('the payment form may redirect to Stripe, and nowhere else', async () => {
    const policy = (await app.browser().fetch('/payment')).headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`form-action 'self' https://checkout.stripe.com ${stripe.config.apiUrl}`);
    expect(await app.database.db.select().from(gatewayEvents)).toEqual([]);
  });
});
