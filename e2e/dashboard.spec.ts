import { expect } from '@playwright/test';
import { test } from './scene.ts';
import { changeReads, expectAccessible, signUpAda } from './people.ts';

const AWAY = /^\/api\/(body-measurements|sleeps|longevity|bio-age)/;

test(
  'a tile whose figures can’t be loaded says so, never that there are none',
  { tag: '@one-width' },
  async ({ page }) => {
    await signUpAda(page);
    const mend = await changeReads(page, AWAY, () => ({ status: 500, body: {} }));
    await page.goto('/dashboard');
    const tile = (name: string) => page.getByRole('region', { name, exact: true });
    for (const name of ['Weight', 'Sleep', 'Longevity score', 'Bio-age'])
      await expect(tile(name)).toContainText('We couldn’t load this');
    await expect(tile('Water')).toContainText(/a day$/);
    await expectAccessible(page, 'dashboard, half of it failing');
    await mend();
    await page.reload();
    await expect(tile('Weight')).toContainText('When you signed up');
    await expect(tile('Longevity score')).toContainText('Keep logging');
  },
);

for (const screen of ['/dashboard', '/meals'])
  test(`${screen} loads everything in one request, and foods to log again in another`, async ({ page }) => {
    await signUpAda(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.startsWith('/api/')) asked.push([pathname, ...searchParams.getAll('read')].join(' '));
    });
    const isLast = (address: string) => address.includes('recent');
    const last = page.waitForResponse((answer) => isLast(decodeURIComponent(answer.url())));
    await page.goto(screen);
    await last;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // A running fast is polled, because it may end on another device.
    const once = asked
      .filter((each) => each !== '/api/fasting')
      .map((each) => each.replaceAll(' /fasting', ''));
    expect(once).toEqual([
      expect.stringMatching(/^\/api\/batch \/account\/me \/days\//),
      '/api/batch /saved-meals /meals/recent?days=90&limit=60',
    ]);
  });
