import { expect, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessibleInBoth, isPhone, signUpAdmin, somebody } from './people.ts';
import { test } from './scene.ts';

/** A visitor without an account, optionally in a browser without scripts. */
async function visitor(browser: Browser, hasScripts = true): Promise<Page> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    javaScriptEnabled: hasScripts,
    extraHTTPHeaders: { 'X-Forwarded-For': `10.${Date.now() % 250}.${process.pid % 250}.7` },
  });
  return context.newPage();
}

const text = (page: Page) => page.getByRole('textbox', { name: 'Text in Markdown' });

/** On a phone the preview is behind the text. */
async function look(page: Page, at: 'Write' | 'Preview'): Promise<void> {
  if (isPhone(page)) await page.getByRole('radiogroup').getByText(at, { exact: true }).click();
}

test('Grace writes a page, previews it, publishes it, and a visitor reads it @one-width', async ({
  page,
  browser,
}) => {
  test.slow();
  await signUpAdmin(page);
  const title = `How ${somebody('sleep')} is scored`;
  const slug = title.toLowerCase().replaceAll(' ', '-');
  await page.goto('/admin/content');
  await expect(page.getByRole('link', { name: /Privacy/ })).toBeVisible();
  await expectAccessibleInBoth(page, 'content');
  await page.getByRole('link', { name: 'New page' }).click();
  await page.getByLabel('Title').fill(title);
  await expect(page.getByLabel('Address')).toHaveValue(slug);
  await page.getByLabel('Address').fill('dashboard');
  await expect(page.getByText('is reserved. Choose a different address')).toBeVisible();
  await page.getByLabel('Address').fill(slug);
  await text(page).fill('Go to bed');
  await text(page).press('ControlOrMeta+a');
  await page.getByRole('button', { name: 'Bold' }).click();
  await expect(text(page)).toHaveValue('**Go to bed**');
  await text(page).press('ControlOrMeta+z');
  await expect(text(page)).toHaveValue('Go to bed');
  await text(page).fill('## Nights\n\nGo to **bed**. <img src=x onerror=alert(1)>');
  await look(page, 'Preview');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: 'Nights' })).toBeVisible();
  await expect(preview.locator('img')).toHaveCount(0);
  await expectAccessibleInBoth(page, 'page editor');

  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/content\/[0-9a-f-]{36}$/);
  const tom = await visitor(browser);
  await tom.goto(`/${slug}`);
  await expect(tom).toHaveURL(new RegExp(`/auth\\?next=%2F${slug}`));

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: `Readers see it at /${slug}` })).toBeVisible();
  await tom.goto(`/${slug}`);
  await expect(tom.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(tom.getByRole('heading', { level: 2, name: 'Nights' })).toBeVisible();
  await page.goto(`/${slug}`);
  await expect(page.getByRole('heading', { level: 2, name: 'Nights' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expectAccessibleInBoth(page, 'content page of a member');
});

test('Grace restores an earlier revision of a page', { tag: '@one-width' }, async ({ page }) => {
  test.slow();
  await signUpAdmin(page);
  const slug = somebody('guide');
  await page.goto('/admin/content/new');
  await page.getByLabel('Title').fill(slug);
  await text(page).fill('A good sentence.');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/content\/[0-9a-f-]{36}$/);
  await text(page).fill('A worse sentence.');
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByText('Version 2, saved')).toBeVisible();
  await page.getByRole('button', { name: 'More actions for this page' }).click();
  await page.getByRole('menuitem', { name: 'Revisions' }).click();
  const drawer = page.getByRole('dialog', { name: 'Revisions' });
  await drawer.getByRole('button', { name: 'Compare with version 1' }).click();
  await expect(drawer.getByText('A good sentence.')).toBeVisible();
  await expectAccessibleInBoth(page, 'revisions');
  await drawer.getByRole('button', { name: 'Restore version 1' }).click();
  await expect(drawer).toBeHidden();
  await expect(text(page)).toHaveValue('A good sentence.');
  await expect(page.getByText('Unpublished changes')).toBeVisible();
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByText('Unpublished changes')).toHaveCount(0);
  expect(await (await page.request.get(`/api/content/${slug}`)).json()).toMatchObject({
    html: '<p>A good sentence.</p>\n',
  });
});

test(
  'of two windows the older one is warned, and nothing typed is lost',
  { tag: '@one-width' },
  async ({ page, context }) => {
    test.slow();
    await signUpAdmin(page);
    await page.goto('/admin/content/new');
    await page.getByLabel('Title').fill(somebody('two windows'));
    await text(page).fill('Begun.');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page).toHaveURL(/\/admin\/content\/[0-9a-f-]{36}$/);
    const other = await context.newPage();
    await other.goto(page.url());
    await text(other).fill('From the other window.');
    await text(page).fill('From the first window.');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText('Version 2, saved')).toBeVisible();
    await other.getByRole('button', { name: 'Save draft' }).click();
    const notice = other.getByRole('alert').filter({ hasText: 'There’s a newer version' });
    await expect(notice).toBeVisible();
    await expect(text(other)).toHaveValue('From the other window.');
    await notice.getByRole('button', { name: 'Compare' }).click();
    await expect(other.getByRole('dialog').getByText('From the first window.')).toBeVisible();
    await other.keyboard.press('Escape');
    await notice.getByRole('button', { name: 'Save mine as the latest' }).click();
    await expect(other.getByText('Version 3, saved')).toBeVisible();
  },
);

test('text typed while a page is first saved is kept', { tag: '@one-width' }, async ({ page }) => {
  await signUpAdmin(page);
  await page.goto('/admin/content/new');
  await page.getByLabel('Title').fill(`All ${somebody('letters')}`);
  await text(page).fill('One');
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/admin/pages', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Save draft' }).click();
  await text(page).fill('One and two');
  answer.resolve();
  await expect(page).toHaveURL(/\/admin\/content\/[0-9a-f-]{36}$/);
  await expect(text(page)).toHaveValue('One and two');
  await page.goto('/admin/content/new');
  await expect(page.getByLabel('Title')).toHaveValue('');
});

test(
  'a picture is inserted with the caret in its description, and can be published once described',
  { tag: '@one-width' },
  async ({ page }) => {
    await signUpAdmin(page);
    await page.goto('/admin/content/new');
    await page.getByRole('button', { name: 'Picture' }).click();
    const drawer = page.getByRole('dialog', { name: 'Pictures' });
    const name = `${somebody('bed')}.png`;
    const create = { width: 80, height: 60, channels: 3 as const, background: '#7a9' };
    await drawer.getByLabel('Page picture').setInputFiles({
      name,
      mimeType: 'image/png',
      buffer: await sharp({ create }).png().toBuffer(),
    });
    await drawer.getByRole('button', { name: `Insert ${name}` }).click();
    await expect(text(page)).toBeFocused();
    await page.getByLabel('Title').fill(somebody('Bed'));
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('has no description')).toBeVisible();
    await text(page).focus();
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('A made bed');
    await expect(text(page)).toHaveValue(/^!\[A made bed\]\(\/content-images\/[0-9a-f-]{36}\)$/);
    await expect(page.getByRole('region', { name: 'Preview' }).getByAltText('A made bed')).toBeVisible();
  },
);

test('Tom writes a message without scripts; Grace replies, and the mail waits in the outbox @one-width', async ({
  page,
  browser,
}) => {
  test.slow();
  const subject = `Oats ${somebody('again')}`;
  const tom = await visitor(browser, false);
  await tom.goto('/contact');
  await tom.getByLabel('Your name').fill('Tom');
  await tom.getByLabel('Your email address').fill('tom at home');
  await tom.getByLabel('Subject').fill(subject);
  await tom.getByLabel('Message', { exact: true }).fill('The oats have too much sugar.');
  await tom.getByRole('button', { name: 'Send message' }).click();
  await expect(tom.getByText('isn’t a valid email address')).toBeVisible();
  await expect(tom.getByLabel('Message', { exact: true })).toHaveValue('The oats have too much sugar.');
  await tom.getByLabel('Your email address').fill('tom@example.org');
  // A form that is sent within three seconds has to be sent again.
  await expect(async () => {
    await tom.getByRole('button', { name: 'Send message' }).click();
    await expect(tom.getByRole('heading', { name: 'Message sent' })).toBeVisible({ timeout: 1000 });
  }).toPass();

  await signUpAdmin(page);
  await page.goto('/admin/messages');
  await expectAccessibleInBoth(page, 'messages');
  await page.getByRole('link', { name: new RegExp(subject) }).click();
  await expect(page.getByText('The oats have too much sugar.')).toBeVisible();
  await page.getByLabel('Your reply to Tom').fill('Thank you, it is');
  await page.reload();
  await expect(page.getByLabel('Your reply to Tom')).toHaveValue('Thank you, it is');
  await page.getByLabel('Your reply to Tom').fill('Thank you, it is corrected.');
  await expectAccessibleInBoth(page, 'message');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByText('Thank you, it is corrected.')).toBeVisible();
  await page.goto('/admin/mail');
  await expect(page.getByText(`Re: ${subject}`).first()).toBeVisible();
  await page.goto('/admin/messages?state=answered');
  await page.getByRole('link', { name: new RegExp(subject) }).click();
  await page.getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible();
});
