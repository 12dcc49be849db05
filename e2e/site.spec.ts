import { expect, type Page } from '@playwright/test';
import { test } from './scene.ts';
import { PASSWORD } from '../scripts/registration.ts';
import { expectAccessible, isPhone, signUpAda } from './people.ts';

/** Light on a phone, dark on a wide screen, or both: colors don't depend on the width, nor layout on colors. */
async function expectAccessibleIn(
  page: Page,
  screen: string,
  schemes: readonly ('light' | 'dark')[] = [isPhone(page) ? 'light' : 'dark'],
): Promise<void> {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `${screen}, ${colorScheme}`);
  }
}

const isWiderThanScreen = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

/** Every public page, its heading, and whether it has the top bar. */
const PAGES = [
  ['/', 'Eat for the years ahead.', true],
  ['/features', 'One calm place for what you eat and how you age', false],
  ['/about', 'About Perennial', false],
  ['/faq', 'Questions and answers', true],
  ['/privacy', 'Privacy', true],
  ['/terms', 'Terms', true],
  ['/contact', 'Contact', true],
] as const;

test('Tom, who has no account, walks through every public page', async ({ page }) => {
  for (const [path, heading, hasBar] of PAGES) {
    const answer = await page.goto(path);
    expect([path, answer?.status()]).toEqual([path, 200]);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    const bar = page.getByRole('banner');
    await expect(bar.getByRole('link', { name: 'Log in', exact: true })).toHaveCount(hasBar ? 1 : 0);
    if (hasBar)
      await expect(bar.getByRole('link', { name: 'Log in', exact: true })).toHaveAttribute('href', '/auth');
    await expect(page.getByRole('link', { name: 'More Options' })).toHaveCount(0);
    await expect(bar.getByRole('link', { name: 'Follow us' })).toHaveCount(hasBar ? 1 : 0);
    await expect(bar.getByRole('link', { name: 'Join Beta — $49' })).toHaveCount(path === '/' ? 1 : 0);
    await expect(bar.getByRole('link', { name: 'Perennial' })).toHaveAttribute('href', '/');
    expect(await isWiderThanScreen(page), path).toBe(false);
    expect(await page.locator('script:not([type="application/ld+json"])').count()).toBe(0);
    await expectAccessibleIn(page, path, path === '/' ? ['light', 'dark'] : undefined);
  }
});

test('Ada logs in on the start page with the keyboard only; a wrong password shows on the login screen @one-width', async ({
  page,
}) => {
  const username = await signUpAda(page);
  await page.context().clearCookies();
  await page.goto('/');
  const opener = page.getByRole('main').getByRole('button', { name: 'Log in' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await expect(dialog.getByLabel('Username')).toBeFocused();
  await expect(dialog.getByRole('link', { name: 'Get lifetime access for $49' })).toHaveAttribute(
    'href',
    '/payment',
  );
  await expectAccessibleIn(page, 'login dialog', ['light', 'dark']);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.type(username);
  await page.keyboard.press('Tab');
  await page.keyboard.type('not her password');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/auth\?failed=true/);
  await expect(page.getByRole('alert')).toBeVisible();

  await page.goto('/');
  await opener.press('Enter');
  await page.keyboard.type(username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada');

  for (const [path, heading] of PAGES.slice(1)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toHaveCount(0);
  }
});

test('a plan card responds to the pointer, and the first tab stop skips to the content @one-width', async ({
  page,
}) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  const card = page.locator('.plan').filter({ hasText: '$0' }).first();
  const edge = () => card.evaluate((element) => getComputedStyle(element).borderColor);
  const before = await edge();
  await card.hover();
  expect(await edge()).not.toBe(before);
});

test(
  'browsers that can’t open dialogs without scripts get a login link',
  { tag: '@one-width' },
  async ({ page }) => {
    await page.route('**/assets/site-*.css', async (route) => {
      const answer = await route.fetch();
      const css = (await answer.text()).replaceAll('sibling-index()', 'no-such-function()');
      await route.fulfill({ response: answer, body: css });
    });
    await page.goto('/');
    await expect(page.getByRole('main').getByRole('button', { name: 'Log in' })).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'Log in', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  },
);
