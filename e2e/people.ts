import { randomUUID } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export const PASSWORD = 'seven quiet walks';

export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768;

/** A username nobody has: the tests share one server. */
export const somebody = (name: string): string => `${name}-${randomUUID().slice(0, 8)}`;

/** Registers through the form, in metric units, and ends on the dashboard. */
export async function registerAda(page: Page): Promise<string> {
  const username = somebody('ada');
  await page.goto('/auth?register=true');
  await page.getByLabel('Username').fill(username);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByLabel('Name', { exact: true }).fill('Ada');
  await page.getByLabel('Age').fill('42');
  await page.getByText('Female', { exact: true }).click();
  await page.getByText('Metric', { exact: true }).click();
  await page.getByLabel('Height in centimetres').fill('165');
  await page.getByLabel('Current weight').fill('68');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/dashboard');
  return username;
}

/** No violation of WCAG 2.2 A and AA, nor of axe's best practices, on what is shown now. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  // Transitions leave text half transparent, which is not what anybody reads.
  await page.waitForTimeout(500);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ html }) => html)
        .join(' | ')
        .slice(0, 300)}`,
  );
  expect(found, screen).toEqual([]);
}

/** Opens the place where a meal is described: the drawer of the Log button on a phone, the log box elsewhere. */
export async function openLog(page: Page): Promise<void> {
  if (isPhone(page)) {
    await page.getByRole('button', { name: 'Log', exact: true }).last().click();
    await expect(page.getByRole('dialog', { name: 'Add Food' })).toContainText(
      'Log your meals and track your nutrition',
    );
  } else {
    await page.goto('/describe-food');
  }
}
