import { expect, request } from '@playwright/test';
import { test } from './scene.ts';
import { PASSWORD, registrationOf } from '../scripts/registration.ts';
import {
  expectAccessible,
  expectAccessibleInBoth,
  leadTo,
  logInDemo,
  loseSession,
  signUpAda,
  somebody,
} from './people.ts';
import { dayAgo } from './zone.ts';

test('Tom registers in feet and pounds; switching units changes what is shown, not who he is @phone', async ({
  page,
}) => {
  await page.goto('/auth?register=true');
  await expect(page.getByRole('heading', { name: 'Create Your Account' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Account Information' })).toBeVisible();
  await expectAccessible(page, 'registration');
  const username = somebody('tom');
  await page.getByLabel('Username').fill(username);
  // Visiting the login keeps the form's contents.
  await page.getByRole('link', { name: 'Log in', exact: true }).last().click();
  await page.getByRole('link', { name: 'Create an account' }).last().click();
  await expect(page.getByLabel('Username')).toHaveValue(username);
  // A password that the server would refuse goes no further than the first step.
  await page.getByRole('textbox', { name: 'Password' }).fill('password123456');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('This password is easy to guess. Choose a different one.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Personal Information' })).toBeHidden();
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  for (const section of ['Personal Information', 'Goals', 'Preferences'])
    await expect(page.getByRole('heading', { name: section })).toBeVisible();
  await expectAccessible(page, 'registration, second step');
  await page.getByText('Imperial', { exact: true }).click();

  await page.getByRole('button', { name: /Height guide/ }).click();
  const guide = page.getByRole('dialog', { name: 'Inches to feet' });
  await expect(guide).toContainText(`48 in = 4'0"`);
  await expect(guide).toContainText(`71 in = 5'11"`);
  await page.keyboard.press('Escape');
  // The error below the age moves what follows, but only after the tap.
  await page.getByLabel('Age').fill('5');
  await page.getByText('Male', { exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Male', exact: true })).toBeChecked();
  await expect(page.getByText('You must be at least 16 years old.')).toBeVisible();
  await page.getByLabel('Age').fill('35');
  await page.getByLabel('Height: feet').fill('5');
  await page.getByLabel('Height: inches').fill('10');
  await page.getByLabel('Current weight').fill('198');
  await page.getByText('Lose', { exact: true }).click();
  await page.getByLabel('Target weight').fill('210');
  await page.getByText('Metric', { exact: true }).click();
  await expect(page.getByLabel('Height in centimeters')).toHaveValue('178');
  await expect(page.getByLabel('Current weight')).toHaveValue('89.8');
  await page.getByText('Imperial', { exact: true }).click();
  await expect(page.getByLabel('Current weight')).toHaveValue('198');

  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('To lose weight, choose a target below your current weight.')).toBeVisible();
  await page.getByLabel('Target weight').fill('180');
  await expect(page.getByRole('status', { name: 'Your daily targets' })).toContainText('kcal');
  // Meanwhile somebody else has taken the name.
  const other = await request.newContext({ baseURL: new URL(page.url()).origin });
  expect((await other.post('/api/account/register', { data: registrationOf(username) })).ok()).toBe(true);
  await other.dispose();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('This username is taken. Choose a different one.')).toBeVisible();
  await expect(page).toHaveURL(/register=true/);
  await page.getByLabel('Username').fill(somebody('tom'));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Age')).toHaveValue(/^35/);
  // After a reload the password is typed again, and nothing moves on before it is whole.
  await page.reload();
  const password = page.getByRole('textbox', { name: 'Password' });
  await password.pressSequentially(PASSWORD);
  await expect(password).toHaveValue(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Age')).toHaveValue(/^35/);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/dashboard');
});

test(
  'login gives the same error for a wrong password and an unknown name, and continues to the page Ada wanted',
  { tag: '@one-width' },
  async ({ page }) => {
    const username = await signUpAda(page);
    await loseSession(page);
    await page.goto('/goals');
    await expect(page).toHaveURL(/\/auth\?next=%2Fgoals/);
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    await expectAccessible(page, 'login');
    const messages: (string | null)[] = [];
    for (const name of [username, somebody('nobody')]) {
      await page.getByLabel('Username').fill(name);
      await page.getByRole('textbox', { name: 'Password' }).fill('not her password');
      await page.getByRole('button', { name: 'Log in' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      messages.push(await page.getByRole('alert').textContent());
      await page.reload();
    }
    expect(messages[0]).toBe(messages[1]);
    await page.getByLabel('Username').fill(username.toUpperCase());
    await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL('**/goals');
  },
);

const PHONE = { width: 390, height: 844 };

const SCREENS = {
  food: [
    `/meals/${dayAgo(1)}`,
    '/meals',
    '/describe-food',
    '/saved-foods',
    '/meals/recent',
    '/scan-food',
    '/foods',
    '/foods/new',
    '/recipes/new',
    '/corrections',
    '/scan-food?way=barcode',
  ],
  trackers: [
    '/goals',
    '/update-goals',
    '/track/weight',
    '/track/water',
    '/track/sleep',
    '/track/stress',
    '/track/fasting',
    '/glucose',
    '/reports',
    '/more',
    '/no-such-page',
    '/dashboard',
  ],
  'blood and longevity': [
    '/blood-tests',
    '/blood-tests/new',
    '/blood-tests/import',
    '/blood-tests/markers/ldl-c',
    '/bio-age',
    '/bio-age/assessment?section=2',
    '/longevity',
    '/lifes-essential-8',
    '/diet-quality',
    '/supplements',
    '/health-profile',
  ],
} as const;

for (const [name, screens] of Object.entries(SCREENS))
  test(`Quick Demo Login opens a member with months of data, accessible at both widths: ${name} @one-width`, async ({
    page,
  }) => {
    test.slow();
    const widths = [page.viewportSize() ?? PHONE, PHONE];
    if (name === 'food') {
      await page.goto('/auth');
      await page.getByRole('button', { name: 'Quick Demo Login' }).click();
      await page.waitForURL('**/dashboard');
    } else {
      await logInDemo(page);
      await page.goto('/more');
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const path of screens) {
      await leadTo(page, path);
      // Each screen is loaded at one width and resized to the other.
      for (const [index, width] of widths.entries()) {
        if (index > 0) await page.setViewportSize(width);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0);
        await expectAccessibleInBoth(page, path);
      }
      widths.reverse();
    }
  });

test('Grace registers in a browser without JavaScript @one-width', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/auth?register=true&next=%2Fgoals');
  await page.getByRole('link', { name: 'create an account' }).click();
  await expect(page.getByRole('heading', { name: 'Create Your Account' })).toBeVisible();
  const username = somebody('grace');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByLabel('Age (years)').fill('44');
  await page.getByLabel('Female', { exact: true }).check();
  await page.getByLabel('Imperial').check();
  await expect(page.getByLabel('Height (cm)')).toBeHidden();
  await page.getByLabel('Height (ft)').fill('5');
  await page.getByLabel('Height (in)').fill('6');
  await page.getByLabel('Current weight').fill('165');
  await page.getByRole('button', { name: 'Create account' }).click();
  const fault = page.getByLabel('Time zone');
  await expect(fault).toHaveAttribute('aria-invalid', 'true');
  await expect(fault).toBeFocused();
  await expect(page.getByLabel('Username')).toHaveValue(username);
  await fault.selectOption('Europe/Berlin');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/goals$/);
  await context.close();
});
