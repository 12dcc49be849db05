import { expect, type Page } from '@playwright/test';
import { test } from './scene.ts';
import { registerAda } from './people.ts';

const LOGIN_FIRST = /\/auth\?next=%2Fdashboard$/;

/** Logs out on the dashboard and waits for the landing page. */
async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/');
}

async function expectLogin(page: Page): Promise<void> {
  await expect(page).toHaveURL(LOGIN_FIRST);
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
}

test('Ada goes back after logging out and is asked to log in', { tag: '@one-width' }, async ({ page }) => {
  await registerAda(page);
  await logOut(page);
  await page.goBack();
  await expectLogin(page);
});

test(
  'Ada goes back after logging out, with the service worker: login, with and without navigation preload',
  { tag: ['@one-width', '@offline', '@own-browser'] },
  async ({ page }) => {
    for (const preload of [true, false]) {
      await registerAda(page);
      await page.evaluate(async (isOn) => {
        const { navigationPreload } = await navigator.serviceWorker.ready;
        await (isOn ? navigationPreload.enable() : navigationPreload.disable());
      }, preload);
      await page.reload();
      await logOut(page);
      await page.goBack();
      await expectLogin(page);
    }
  },
);

test(
  'a page in the back-forward cache shows nothing of Ada after she logs out',
  { tag: '@one-width' },
  async ({ page }) => {
    await registerAda(page);
    const otherPage = await page.context().newPage();
    await otherPage.goto('/dashboard');
    // A page from the back-forward cache sends no requests.
    await page.route('**/api/**', (route) => route.abort());
    await logOut(otherPage);
    // Headless browsers have no back-forward cache, so the test dispatches its events.
    const left = await page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
      const text = document.body.innerText;
      setTimeout(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
      return text;
    });
    expect(left).toBe('');
    await expectLogin(page);
  },
);
