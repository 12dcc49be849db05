import { beforeEach, describe, expect, test } from 'vitest';
import { auditEntries } from '#server/auth/tables.ts';
import { testDatabases, withoutAudit } from '#server/db/testing.ts';
import { opened } from '#server/testing/shared-resource.ts';
import { breakfast, openTestApp, signUp } from '#server/testing/test-app.ts';
import { press, stripeDesk, title } from '#server/testing/test-payments.ts';
import { chargeOf, disputeOf, openLoopbackStripe, refundOf, stripeEvent } from './testing.ts';

const stripe = opened(() => openLoopbackStripe());

describe.each(testDatabases())('refunds through Stripe, on $name', (place) => {
  const app = opened(() => openTestApp(place, { stripe: stripe.config }));
  beforeEach(() => app.database.clear());

  const { tell, taken, paid, plans, states, mailKinds, mailTexts, lastCheckout, adaAtStripe } = stripeDesk(
    () => ({ app, stripe }),
  );

  test('someone who paid twice keeps the plan when one payment is refunded', async () => {
    const { ada, checkout: first } = await adaAtStripe();
    await app.database.pool.query(`update purchases set created_at = created_at - interval '13 hours'`);
    await press(ada);
    const second = lastCheckout();
    expect(second.id).not.toBe(first.id);
    await paid(first);
    await paid(second);
    await taken('charge.refunded', chargeOf(second, 4900));
    expect(await plans()).toEqual(['lifetime']);
    expect((await mailTexts()).at(-1)).toContain('You still have lifetime access');
    await taken('charge.refunded', chargeOf(first, 4900));
    expect(await plans()).toEqual(['free']);
  });

  test('a refund returns Ada to the free plan, sends her a mail, and keeps her entries', async () => {
    const { ada, checkout } = await adaAtStripe();
    await ada.api.meals.create(breakfast());
    await paid(checkout);
    await taken('charge.refunded', chargeOf(checkout, 2000));
    expect([await plans(), await states()]).toEqual([['lifetime'], ['paid']]);
    await taken('charge.refunded', chargeOf(checkout, 4900));
    expect([await plans(), await states()]).toEqual([['free'], ['refunded']]);
    expect(await mailKinds()).toEqual(['receipt', 'refund', 'refund']);
    expect((await mailTexts())[1]).toContain('You still have lifetime access.');
    expect((await mailTexts())[2]).toContain('Your account is on the free plan now.');
    expect(await ada.api.meals.days({ from: '2026-11-20', to: '2026-11-20' })).toMatchObject({
      mealCounts: [1],
    });
    expect(await title(ada)).toBe('This purchase was refunded');
  });

  test('a refund and a dispute that arrive before the payment still count', async () => {
    const { checkout } = await adaAtStripe();
    expect(await taken('charge.dispute.created', disputeOf(checkout, 'needs_response'))).toBe('kept');
    await paid(checkout);
    expect([await plans(), await states()]).toEqual([['lifetime'], ['disputed']]);
    await taken('charge.dispute.closed', disputeOf(checkout, 'won'));
    expect(await states()).toEqual(['paid']);
    await app.database.clear();
    const { checkout: second } = await adaAtStripe();
    expect(await taken('charge.refunded', chargeOf(second, 4900))).toBe('applied');
    await paid(second);
    expect([await plans(), await states()]).toEqual([['free'], ['refunded']]);
    expect(await mailKinds()).not.toContain('receipt');
  });

  test('a refund rejected by the bank restores Ada’s plan, and the admin can retry', async () => {
    const { ada, checkout } = await adaAtStripe();
    await paid(checkout);
    await taken('charge.refunded', chargeOf(checkout, 4900));
    expect(await plans()).toEqual(['free']);
    expect(await taken('refund.updated', refundOf(checkout, 'succeeded'))).toBe('foreign');
    expect(await taken('refund.failed', refundOf(checkout, 'failed'))).toBe('applied');
    expect(await taken('charge.refund.updated', refundOf(checkout, 'failed'))).toBe('applied');
    expect([await plans(), await states()]).toEqual([['lifetime'], ['paid']]);
    expect(await mailKinds()).toEqual(['receipt', 'refund', 'refund']);
    expect((await mailTexts())[2]).toContain('rejected your $49');
    const logged = await app.database.db.select().from(auditEntries);
    expect(logged.map(({ action }) => action)).toContain('purchase.refund-failed');
    const grace = await signUp(app, 'grace');
    await app.database.pool.query(`update users set role = 'admin' where username = 'grace'`);
    const [{ id = '' } = {}] = (await ada.api.membership.get()).purchases;
    const before = stripe.refunds.length;
    for (const _ of [1, 2]) await grace.api.adminPurchases.refund({ id });
    expect(stripe.refunds.length).toBe(before + 1);
    const later = { created: Math.floor(Date.now() / 1000) + 60 };
    await tell(stripeEvent('charge.refunded', chargeOf(checkout, 4900), later));
    expect(await states()).toEqual(['refunded']);
  });

  test('a lost dispute ends the plan', async () => {
    const { checkout } = await adaAtStripe();
    await paid(checkout);
    await taken('charge.dispute.closed', disputeOf(checkout, 'lost'));
    await taken('charge.dispute.created', disputeOf(checkout, 'needs_response'));
    expect([await plans(), await states()]).toEqual([['free'], ['lost']]);
  });

  test('an admin refunds through Stripe; Ada has to ask by mail', async () => {
    const { ada, checkout } = await adaAtStripe();
    await paid(checkout);
    const [id = ''] = (await ada.api.membership.get()).purchases.map((purchase) => purchase.id);
    await expect(ada.api.membership.refund({ id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(ada.api.adminPurchases.refund({ id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const grace = await signUp(app, 'grace');
    await app.database.pool.query(`update users set role = 'admin' where username = 'grace'`);
    expect(await grace.api.adminPurchases.refund({ id })).toEqual({ state: 'paid' });
    expect(await grace.api.adminPurchases.refund({ id })).toEqual({ state: 'paid' });
    const asked = stripe.refunds.filter((refund) => refund['payment_intent'] === `pi_of_${checkout.id}`);
    expect(asked).toHaveLength(1);
    await taken('charge.refunded', chargeOf(checkout, 4900));
    expect((await ada.api.membership.get()).plan).toBe('free');
    await expect(grace.api.adminPurchases.refund({ id })).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  test('an admin’s refund is audited before money moves, and so is Stripe’s rejection', async () => {
    const { ada, checkout } = await adaAtStripe();
    await paid(checkout);
    const [id = ''] = (await ada.api.membership.get()).purchases.map((purchase) => purchase.id);
    const grace = await signUp(app, 'grace');
    await app.database.pool.query(`update users set role = 'admin' where username = 'grace'`);
    const written = async () =>
      (await app.database.db.select().from(auditEntries))
        .filter(({ actor, target }) => actor === 'grace' && target === id)
        .map(({ action }) => action);
    const before = stripe.refunds.length;
    stripe.fail(3);
    await expect(grace.api.adminPurchases.refund({ id })).rejects.toMatchObject({ code: 'CONFLICT' });
    expect((await written()).toSorted()).toEqual(['purchase.refund', 'purchase.refund-refused']);
    // Without an audit entry nothing is done.
    await withoutAudit(app.database.pool, 'purchase.refund', () =>
      expect(grace.api.adminPurchases.refund({ id })).rejects.toMatchObject({ code: 'INTERNAL' }),
    );
    expect(stripe.refunds).toHaveLength(before);
  });
});
