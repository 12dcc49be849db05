import { expect, type Page } from '@playwright/test';
import { chargeOf, sessionOf, signedMessage, stripeEvent } from '../src/server/membership/testing.ts';
import { PASSWORD } from '../scripts/registration.ts';
import { expectAccessible, expectAccessibleInBoth, isPhone, signUpAda, somebody } from './people.ts';
import { test } from './scene.ts';
import { startStripeServer, type StripeServer } from './stripe-server.ts';

const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

/** Light on a phone and dark on a wide screen, as in every test. */
const wear = (page: Page) => page.emulateMedia({ colorScheme: isPhone(page) ? 'light' : 'dark' });

async function toSandbox(page: Page): Promise<void> {
  await page.goto('/payment');
  await page.getByRole('button', { name: 'Pay $49' }).click();
  await page.waitForURL('**/payment/sandbox?purchase=*');
}

async function payInSandbox(page: Page): Promise<void> {
  await toSandbox(page);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.waitForURL('**/payment-success');
}

test('Ada, signed in, buys lifetime access and gets a refund @one-width', async ({ page }) => {
  await signUpAda(page);
  await page.goto('/upgrade');
  await expect(page.getByRole('region', { name: 'Your plan' })).toContainText('Free');
  await expectAccessibleInBoth(page, 'membership, free');
  await page.getByRole('link', { name: 'Get lifetime access for $49' }).click();
  await page.waitForURL('**/payment');
  await expectAccessible(page, 'payment');
  await page.getByRole('button', { name: 'Pay $49' }).click();
  await expect(page.getByText('Sandbox: you won’t be charged')).toBeVisible();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await heading(page, 'Lifetime access is yours');
  await page.goto('/payment');
  await heading(page, 'You have lifetime access');
  await page.getByRole('link', { name: 'See your membership' }).click();
  await expect(page.getByRole('region', { name: 'Your plan' })).toContainText('Lifetime');
  const purchases = page.getByRole('region', { name: 'Purchases' });
  await expect(purchases).toContainText('Paid');
  await expectAccessibleInBoth(page, 'membership, lifetime');
  await purchases.getByRole('button', { name: 'Refund $49' }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund $49?' });
  await expect(dialog).toContainText('You’ll keep everything you logged');
  await dialog.getByRole('button', { name: 'Refund $49' }).click();
  await expect(page.getByRole('region', { name: 'Your plan' })).toContainText('Free');
  await expect(purchases).toContainText('Refunded');
});

test('Ben pays before he has an account, and registering redeems it @one-width', async ({ page }) => {
  await wear(page);
  await page.goto('/payment');
  await heading(page, 'Pay once. Keep it for life.');
  await expect(page.getByRole('link', { name: 'Log in' })).toHaveCount(0);
  await expectAccessible(page, 'payment');
  await toSandbox(page);
  await expectAccessible(page, 'sandbox');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await heading(page, 'Payment received');
  await expectAccessible(page, 'payment received');
  await page.getByRole('link', { name: 'Create your account' }).click();
  await expect(page.getByText('Your purchase is waiting for you')).toBeVisible();
  await page.getByLabel('Username').fill(somebody('ben'));
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Age').fill('42');
  await page.getByText('Male', { exact: true }).click();
  await page.getByText('Metric', { exact: true }).click();
  await page.getByLabel('Height in centimeters').fill('180');
  await page.getByLabel('Current weight').fill('80');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/dashboard');
  await page.goto('/membership');
  await expect(page.getByRole('region', { name: 'Your plan' })).toContainText('Lifetime');
});

test('a failed or canceled payment says that you haven’t been charged @one-width', async ({ page }) => {
  await wear(page);
  await toSandbox(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('status')).toContainText('Payment canceled');
  await expectAccessible(page, 'payment, cancelled');
  await toSandbox(page);
  await page.getByRole('button', { name: 'Simulate a failed payment' }).click();
  await heading(page, 'Your payment didn’t go through');
  await expectAccessible(page, 'payment failed');
  await page.getByRole('link', { name: 'Back to payment' }).click();
  await payInSandbox(page);
  await heading(page, 'Payment received');
});

test('used and made-up links are explained', { tag: '@one-width' }, async ({ page }) => {
  await page.goto('/payment-success?token=made-up');
  await heading(page, 'No purchase found');
  await payInSandbox(page);
  const toLogin = await page.getByRole('link', { name: 'Log in' }).last().getAttribute('href');
  const token = new URL(toLogin ?? '', page.url()).searchParams.get('token');
  await page.goto('/payment');
  await heading(page, 'You’ve already paid');
  await expectAccessible(page, 'paid already');
  // The browser remembers the purchase, so any registration redeems it.
  await signUpAda(page);
  await page.goto('/payment-success');
  await heading(page, 'Lifetime access is yours');
  await page.context().clearCookies({ name: /session/ });
  await page.goto(`/payment-success?token=${token}`);
  await heading(page, 'This purchase has already been used');
});

test.describe('through Stripe', { tag: '@one-width' }, () => {
  let server: StripeServer;
  test.beforeAll(async () => {
    server = await startStripeServer();
  });
  test.afterAll(() => server.stop());

  test('Ada waits for a confirmation that comes late, and a refund ends the plan', async ({
    browser,
    viewport,
  }) => {
    const { stripe, address } = server;
    const context = await browser.newContext({ baseURL: address, viewport });
    const page = await context.newPage();
    await signUpAda(page);
    await page.goto('/payment');
    await page.getByRole('button', { name: 'Pay $49' }).click();
    await heading(page, 'Checkout at Stripe');
    await page.getByRole('link', { name: 'Paid' }).click();
    await heading(page, 'Waiting for confirmation');
    await expectAccessible(page, 'waiting');
    const [checkout] = stripe.checkouts;
    if (!checkout) throw new Error('nothing was asked of Stripe');
    const tell = async (type: string, thing: object) => {
      const { body, headers } = signedMessage(stripeEvent(type, thing));
      const answer = await page.request.post('/api/stripe/webhook', { data: body, headers });
      expect(await answer.json()).toEqual({ taken: 'applied' });
    };
    await tell('checkout.session.completed', sessionOf(checkout));
    // The page polls.
    await heading(page, 'Lifetime access is yours');
    await page.goto('/membership');
    await expect(page.getByRole('region', { name: 'Your plan' })).toContainText('Lifetime');
    await expect(page.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
    await tell('charge.refunded', chargeOf(checkout, 4900));
    await page.reload();
    await expect(page.getByRole('region', { name: 'Your plan' })).toContainText('Free');
    await context.close();
  });
});
