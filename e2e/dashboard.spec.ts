import { expect } from '@playwright/test';
import { test } from './scene.ts';
import { expectAccessible, signUpAda } from './people.ts';

const AWAY = /\/api\/(body-measurements|sleeps|longevity|bio-age)/;

test(
  'a tile whose figures cannot be read says so, and never that there is nothing',
  { tag: '@one-width' },
  async ({ page }) => {
    await signUpAda(page);
    await page.route(AWAY, (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto('/dashboard');
    const tile = (name: string) => page.getByRole('region', { name, exact: true });
    for (const name of ['Weight', 'Sleep', 'Longevity score', 'Bio-age'])
      await expect(tile(name)).toContainText('Could not be read');
    await expect(tile('Water')).toContainText('No drink logged yet');
    await expectAccessible(page, 'dashboard, half of it failing');
    await page.unroute(AWAY);
    await page.reload();
    await expect(tile('Weight')).toContainText('Not weighed yet');
    await expect(tile('Longevity score')).toContainText('Keep logging');
  },
);
