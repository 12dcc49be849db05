import { randomInt } from 'node:crypto';
import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { authenticatorCode } from '#server/auth/testing.ts';
import { PASSWORD } from '../scripts/registration.ts';
import { expectAccessible, expectAccessibleInBoth, loseSession, signUpAda, signUpAdmin } from './people.ts';
import { test } from './scene.ts';

const STEP_MS = 30_000;
const NEW_PASSWORD = 'a heron in the reeds';

/** Another browser at another address. */
async function elsewhere(browser: Browser): Promise<BrowserContext> {
  const address = `10.${[0, 0, 0].map(() => randomInt(256)).join('.')}`;
  return browser.newContext({ extraHTTPHeaders: { 'X-Forwarded-For': address }, reducedMotion: 'reduce' });
}

async function logIn(page: Page, username: string, password = PASSWORD): Promise<void> {
  await page.goto('/auth');
  await page.getByRole('textbox', { name: 'Username' }).fill(username);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Enters the password in a confirmation dialog. */
async function confirm(page: Page, label: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(PASSWORD);
  await dialog.getByRole('button', { name: label, exact: true }).click();
}

test('Ada forgot her password: the screen refers her to an admin, whose link works once @one-width', async ({
  page,
  browser,
}) => {
  const username = await signUpAda(page);
  await loseSession(page);
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL(/forgot=true/);
  await expect(page.getByText('This server doesn’t send email', { exact: false })).toBeVisible();
  await expectAccessibleInBoth(page, 'forgot');

  const linus = await elsewhere(browser);
  await signUpAdmin(linus);
  const users = await linus.request.get(`/api/admin/users?search=${username}`);
  const { users: found } = (await users.json()) as { users: { id: string }[] };
  const issued = await linus.request.post(`/api/admin/users/${found[0]?.id}/reset-link`, { data: {} });
  const { url } = (await issued.json()) as { url: string };
  await linus.close();

  const { pathname, search } = new URL(url);
  await page.goto(pathname + search);
  await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
  await page.getByRole('textbox', { name: 'New password' }).fill('password123');
  await expect(page.getByText('easy to guess', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('This password is easy to guess', { exact: false })).toBeVisible();
  await expectAccessibleInBoth(page, 'reset');
  await page.getByRole('textbox', { name: 'New password' }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.getByRole('link', { name: 'Log in with the new password' }).click();
  await logIn(page, username, NEW_PASSWORD);
  await page.waitForURL('**/dashboard');

  await loseSession(page);
  await page.goto(pathname + search);
  await page.getByRole('textbox', { name: 'New password' }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('alert')).toContainText('This link no longer works');
  await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
});

test('Ada sets up codes, logs in with one and with a recovery code, and turns them off @one-width', async ({
  page,
}) => {
  const username = await signUpAda(page);
  await page.goto('/security');
  await page.getByRole('button', { name: 'Set up' }).click();
  await confirm(page, 'Continue');
  await expect(page.getByRole('img', { name: 'QR code for the secret below' })).toBeVisible();
  await expectAccessibleInBoth(page, 'codes are set up');
  const secret = (await page.getByText(/^(?:[A-Z2-7]{1,4} ?){8,}$/).textContent())?.replaceAll(' ', '') ?? '';
  await page.getByRole('textbox', { name: 'Code' }).fill(authenticatorCode(secret, Date.now()));
  await page.getByRole('button', { name: 'Turn on' }).click();
  const listed = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(listed).toHaveCount(10);
  const codes = await listed.allTextContents();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('perennial-recovery-codes.txt');
  await expectAccessible(page, 'recovery codes');
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(page.getByText('You have 10 of 10 recovery codes left')).toBeVisible();

  await loseSession(page);
  await logIn(page, username);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await expectAccessible(page, 'second step');
  // The next code: the current one has been used.
  await page.getByRole('textbox', { name: 'Code' }).fill(authenticatorCode(secret, Date.now() + STEP_MS));
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL('**/dashboard');

  await loseSession(page);
  await logIn(page, username);
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  const code = page.getByRole('textbox', { name: 'Recovery code' });
  await code.fill('not one of hers');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('That didn’t work');
  await code.fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL('**/dashboard');

  await page.goto('/security');
  await expect(page.getByText('You have 9 of 10 recovery codes left')).toBeVisible();
  await page.getByRole('button', { name: 'Turn off' }).click();
  await confirm(page, 'Turn off');
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible();
});

test(
  'a read refused while the session is renewed doesn’t send Ada to the login',
  { tag: '@one-width' },
  async ({ page }) => {
    await signUpAda(page);
    let reads = 0;
    await page.route('**/api/batch?**', async (route) => {
      reads += 1;
      const headers = { ...route.request().headers(), ...(reads === 1 && { cookie: '' }) };
      await route.fulfill({ response: await route.fetch({ headers }) });
    });
    const loaded: string[] = [];
    page.on('request', (asked) => {
      if (asked.isNavigationRequest()) loaded.push(new URL(asked.url()).pathname);
    });
    await page.goto('/security');
    await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible();
    await expect.poll(() => reads).toBeGreaterThan(1);
    expect(loaded).toEqual(['/security']);
  },
);

test(
  'Ada adds a passkey, logs in with it alone, and deletes it',
  { tag: ['@one-width', '@own-browser'] },
  async ({ page, baseURL }) => {
    // Passkeys need a host name, not an IP address.
    const home = new URL(baseURL ?? '');
    home.hostname = 'localhost';
    const at = (path: string): string => new URL(path, home).href;
    const device = await page.context().newCDPSession(page);
    await device.send('WebAuthn.enable');
    await device.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
      },
    });
    const username = await signUpAda(page);
    await page.goto(at('/auth'));
    await page.getByRole('textbox', { name: 'Username' }).fill(username);
    await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.waitForURL('**/dashboard');

    await page.goto(at('/security'));
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await confirm(page, 'Continue');
    await page.getByRole('textbox', { name: 'Name' }).fill('Ada’s laptop');
    await page.getByRole('button', { name: 'Save name' }).click();
    await expect(page.getByText('Ada’s laptop')).toBeVisible();
    await expectAccessible(page, 'passkeys');

    await page.context().clearCookies();
    await page.goto(at('/auth?next=%2Fgoals'));
    await page.getByRole('button', { name: 'Log in with a passkey' }).click();
    await page.waitForURL('**/goals');

    await page.goto(at('/security'));
    await page.getByRole('button', { name: 'More for Ada’s laptop' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await confirm(page, 'Delete');
    await expect(page.getByText('Ada’s laptop')).toHaveCount(0);
    await page.context().clearCookies();
    await page.goto(at('/auth'));
    await page.getByRole('button', { name: 'Log in with a passkey' }).click();
    await expect(page.getByRole('alert')).toContainText('Unknown passkey');
  },
);

test('Ada sees where she is signed in, signs out her phone, and changes her password @one-width', async ({
  page,
  browser,
}) => {
  const username = await signUpAda(page);
  const phone = await elsewhere(browser);
  const data = { login: username, password: PASSWORD };
  expect((await phone.request.post('/api/account/login', { data })).ok()).toBe(true);
  await page.goto('/security');
  await expect(page.getByText('This device')).toHaveCount(1);
  // This browser and her phone.
  await expect(page.getByText('Logged in', { exact: true })).toHaveCount(2);
  await expectAccessibleInBoth(page, 'security');
  await page.getByRole('button', { name: /^Log out Chrome/ }).click();
  await expect(page.getByText('will have to log in again', { exact: false })).toBeVisible();
  expect((await phone.request.get('/goals')).url()).toContain('/auth?next=%2Fgoals');
  await phone.close();

  await page.getByRole('link', { name: 'Change your password' }).click();
  await expectAccessibleInBoth(page, 'change password');
  await page.getByRole('textbox', { name: 'Current password' }).fill('not hers at all');
  await page.getByRole('textbox', { name: 'New password' }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('That password is incorrect.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Current password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.waitForURL('**/security');
  await expect(page.getByRole('heading', { name: 'Security' })).toBeVisible();
  const changed = page.getByRole('listitem').filter({ hasText: 'Password changed' });
  await expect(changed).toBeVisible();
});

test(
  'a login form posted without scripts shows the same errors as the screen',
  { tag: '@one-width' },
  async ({ page }) => {
    await page.goto('/auth?failed=true&next=%2Fgoals');
    const shown = await page.getByRole('alert').textContent();
    await page.getByRole('textbox', { name: 'Username' }).fill('nobody-at-all');
    await page.getByRole('textbox', { name: 'Password' }).fill('not a password');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText(shown ?? '');
    await page.goto('/auth?payment_success=true&token=made-up');
    await expect(page.getByRole('status').first()).toContainText('We can’t find this purchase');
    await page.getByRole('link', { name: 'Create an account' }).click();
    await expect(page).toHaveURL(/register=true.*token=made-up/);
  },
);
