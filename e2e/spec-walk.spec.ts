import { expect, type Page } from '@playwright/test';
import { PASSWORD } from '../scripts/registration.ts';
import { isPhone, registerAda, signUpAda, signUpAdmin, somebody } from './people.ts';
import { test } from './scene.ts';

// The specification's own words, in its order. Literal texts here are literal there.
const PUBLIC = [
  '/',
  '/privacy',
  '/terms',
  '/contact',
  '/features',
  '/about',
  '/auth',
  '/faq',
  '/payment',
  '/payment-success',
] as const;
const WITHOUT_TOP_BAR: readonly string[] = ['/payment', '/payment-success', '/features', '/about'];
const FOR_MEMBERS = [
  '/dashboard',
  '/goals',
  '/update-goals',
  '/more',
  '/saved-foods',
  '/describe-food',
  '/scan-food',
  '/meals',
  '/meals/recent',
  '/meals/saved',
  '/profile-settings',
  '/dietary-preferences',
  '/change-password',
  '/membership',
  '/upgrade',
  '/glucose',
  '/reports',
  '/integrations',
  '/coach',
  '/saved-conversations',
] as const;

const SIDE_NAVIGATION = [
  ['Dashboard', '/dashboard'],
  ['Log Food', '/meals'],
  ['Saved Foods', '/saved-foods'],
  ['Recent Meals', '/meals/recent'],
  ['Goals', '/goals'],
  ['Reports', '/reports'],
  ['Glucose Tracker', '/glucose'],
  ['Saved Conversations', '/saved-conversations'],
  ['Settings', '/profile-settings'],
  ['More Options', '/more'],
] as const;

/** The status and address with which the server answers, before any redirect is followed. */
async function answerTo(page: Page, path: string): Promise<string> {
  const answer = await page.request.get(path, { maxRedirects: 0 });
  return [answer.status(), answer.headers()['location']].join(' ').trim();
}

const answersTo = async (page: Page, paths: readonly string[]): Promise<Record<string, string>> =>
  Object.fromEntries(await Promise.all(paths.map(async (path) => [path, await answerTo(page, path)])));

const all = (paths: readonly string[], answer: (path: string) => string): Record<string, string> =>
  Object.fromEntries(paths.map((path) => [path, answer(path)]));

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name, exact: true });

test.describe('the route table', { tag: '@one-width' }, () => {
  test('signed out: public paths load, every other path leads to /auth', async ({ page }) => {
    const closed = [...FOR_MEMBERS, '/admin', '/any-slug', '/any/other/path'];
    expect(await answersTo(page, PUBLIC)).toEqual(all(PUBLIC, () => '200'));
    expect(await answersTo(page, closed)).toEqual(
      all(closed, (path) => `302 /auth?next=${encodeURIComponent(path)}`),
    );
    expect(await answerTo(page, '/signup')).toBe('302 /auth?register=true');
  });

  test('a member: / and /auth lead to the dashboard, screens load, unknown paths are a 404', async ({
    page,
  }) => {
    await signUpAda(page);
    const leading = ['/', '/auth', '/auth?register=true', '/signup'];
    const pages = [...FOR_MEMBERS, ...PUBLIC.filter((path) => path !== '/' && path !== '/auth')];
    const missing = ['/admin', '/any-slug', '/any/other/path'];
    expect(await answersTo(page, leading)).toEqual(all(leading, () => '302 /dashboard'));
    expect(await answersTo(page, pages)).toEqual(all(pages, () => '200'));
    expect(await answersTo(page, missing)).toEqual(all(missing, () => '404'));
  });

  test('an admin: /admin loads too, and /{slug} shows the page she published', async ({ page, browser }) => {
    await signUpAdmin(page);
    expect(await answerTo(page, '/admin')).toBe('200');
    const slug = somebody('slow-mornings');
    const words = {
      id: crypto.randomUUID(),
      slug,
      title: 'Slow mornings',
      description: '',
      markdown: 'With **oats**.',
    };
    const draft = await page.request.post('/api/admin/pages', { data: { ...words, audience: 'public' } });
    expect(draft.ok(), await draft.text()).toBe(true);
    expect(await answerTo(page, `/${slug}`)).toBe('404');
    const { version } = await draft.json();
    const published = await page.request.put(`/api/admin/pages/${words.id}`, {
      data: { ...words, audience: 'public', version, publish: true },
    });
    expect(published.ok(), await published.text()).toBe(true);
    const stranger = await browser.newContext();
    for (const reader of [page, await stranger.newPage()]) {
      const answer = await reader.goto(`/${slug}`);
      expect(answer?.status()).toBe(200);
      await expect(reader.getByRole('heading', { level: 1, name: 'Slow mornings' })).toBeVisible();
      await expect(reader.getByText('With oats.')).toBeVisible();
    }
    await expect(link(page, 'Saved Foods')).toBeVisible();
    await stranger.close();
  });
});

test(
  'two addresses, one screen: saved foods, and the membership',
  { tag: '@one-width' },
  async ({ page }) => {
    await signUpAda(page);
    for (const addresses of [
      ['/saved-foods', '/meals/saved'],
      ['/membership', '/upgrade'],
    ]) {
      const seen: string[] = [];
      for (const address of addresses) {
        // Wait for everything: parts of a screen load one after another.
        await page.goto(address, { waitUntil: 'networkidle' });
        await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0);
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page Not Found');
        seen.push((await page.getByRole('main').innerText()).trim());
      }
      expect(seen[0]).toBe(seen[1]);
    }
  },
);

test('any other path is a 404 titled as the specification says', { tag: '@one-width' }, async ({ page }) => {
  await signUpAda(page);
  for (const path of ['/any/other/path', '/no-such-page']) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found', exact: true })).toBeVisible();
    await expect(page.getByText("The page you're looking for doesn't exist.", { exact: true })).toBeVisible();
    await expect(page).toHaveTitle(/^Page Not Found/);
  }
});

test.describe('chrome', () => {
  test('visitors see a top bar on all but four public pages @one-width', async ({ page }) => {
    // The other public pages are walked in site.spec.ts.
    for (const path of ['/', '/auth', '/payment', '/payment-success']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const hasBar = !WITHOUT_TOP_BAR.includes(path);
      const bar = page.getByRole('banner');
      const login = bar.getByRole('link', { name: 'Log in', exact: true });
      const join = page.getByRole('link', { name: 'Join Beta — $49', exact: true });
      await test.step(path, async () => {
        await expect(bar.getByRole('link', { name: 'Perennial' })).toHaveAttribute('href', '/');
        await expect(login).toHaveCount(hasBar ? 1 : 0);
        await expect(bar.locator('a[href^="http"]')).toHaveCount(hasBar ? 1 : 0);
        await expect(join).toHaveCount(path === '/' ? 1 : 0);
        await expect(link(page, 'More Options')).toHaveCount(0);
        if (hasBar) await expect(login).toHaveAttribute('href', '/auth');
        if (hasBar) await expect(login).toBeVisible();
        if (path === '/') await expect(join).toHaveAttribute('href', '/payment');
        if (path === '/') await expect(join).toBeVisible();
      });
    }
  });

  const wide = { tag: '@one-width' };
  test('members have the side navigation in its order, except on public pages', wide, async ({ page }) => {
    await registerAda(page);
    const entries = navigation(page).first().getByRole('link');
    await expect(entries.filter({ hasText: /^(?!Perennial)/ })).toHaveText(
      SIDE_NAVIGATION.map(([name]) => name),
    );
    for (const [name, path] of SIDE_NAVIGATION)
      await expect(navigation(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
    await expect(navigation(page).getByRole('button').last()).toHaveText('Logout');
    await expect(page.getByText('Admin Controls')).toHaveCount(0);
    await expect(link(page, 'Admin Panel')).toHaveCount(0);
    await page.goto('/privacy');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(link(page, 'More Options')).toHaveCount(0);
  });

  test('admins also have Admin Controls with the Admin Panel', async ({ page }) => {
    await signUpAdmin(page);
    // On a phone, without a side navigation, it is under More.
    await page.goto(isPhone(page) ? '/more' : '/dashboard');
    await expect(page.getByText('Admin Controls', { exact: true }).filter({ visible: true })).toHaveCount(1);
    const panel = page.getByRole('link', { name: /^Admin Panel/ });
    await expect(panel).toHaveAttribute('href', '/admin');
    await panel.click();
    await expect(page).toHaveURL(/\/admin$/);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page Not Found');
  });

  test('members on a phone have the bottom bar, and Log opens Add Food for today', wide, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/auth');
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Log', exact: true })).toHaveCount(0);
    await registerAda(page);
    const bar = navigation(page).filter({ visible: true });
    await expect(link(page, 'More Options').filter({ visible: true })).toHaveCount(0);
    await expect(bar.locator('a, button')).toHaveText(['Home', 'Meals', 'Log', 'Goals', 'More']);
    for (const [name, path] of [
      ['Home', '/dashboard'],
      ['Meals', '/meals'],
      ['Goals', '/goals'],
      ['More', '/more'],
    ] as const)
      await expect(bar.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
    await bar.getByRole('button', { name: 'Log', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Add Food', exact: true });
    await expect(drawer.getByText('Log your meals and track your nutrition', { exact: true })).toBeVisible();
    await drawer.getByRole('textbox', { name: 'What did you eat?' }).fill('a banana');
    await drawer.getByRole('button', { name: 'Save meal' }).click();
    await expect(page).toHaveURL(/\/meals$/);
    await expect(page.getByRole('article')).toHaveCount(1);
  });

  test('Logout reports a failure and stays, or succeeds and leads to / @one-width', async ({ page }) => {
    await registerAda(page);
    const logout = page.getByRole('button', { name: 'Logout', exact: true }).filter({ visible: true });
    await page.route('**/api/account/logout', (route) => route.abort());
    await logout.first().click();
    await expect(page.getByText('Error', { exact: true })).toBeVisible();
    await expect(page.getByText('Failed to log out', { exact: true })).toBeVisible();
    await expect(page).not.toHaveURL(/\/auth/);
    await page.unroute('**/api/account/logout');
    await logout.first().click();
    await expect(page.getByText('Logged out', { exact: true })).toBeVisible();
    await expect(page.getByText('You have been successfully logged out', { exact: true })).toBeVisible();
    await page.waitForURL((url) => url.pathname === '/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in', exact: true })).toBeVisible();
  });
});

test.describe('the landing page', () => {
  test('has its sections in order, and every link leads where the specification says @one-width', async ({
    page,
  }) => {
    await page.goto('/');
    const preview = page.getByRole('figure').first();
    for (const sample of ['Bio-age', 'Calories', 'Protein', 'Sleep', 'Recent activities'])
      await expect(preview.getByText(sample, { exact: true })).toBeVisible();
    const steps = page.getByRole('region', { name: 'How It Works' }).getByRole('listitem');
    await expect(steps.getByRole('heading', { level: 3 })).toHaveText([/Analyze$/, /Track$/, /Optimize$/]);
    await expect(page.locator('.feature')).toHaveCount(6);
    await expect(page.getByRole('heading', { name: 'Why Choose Lifetime', exact: true })).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(1);
    // Once in the summary, once with its price in the pricing section.
    for (const plan of ['Free', 'Lifetime'])
      await expect(page.getByRole('heading', { level: 3, name: new RegExp(`^${plan}`) })).toHaveCount(2);
    const foot = page.getByRole('contentinfo');
    for (const name of ['Privacy', 'Terms', 'Contact'])
      await expect(foot.getByRole('link', { name })).toHaveAttribute('href', `/${name.toLowerCase()}`);
    for (const [name, path, count] of [
      [/^Start Free$/, '/signup', 2],
      [/^Start Free Trial$/, '/signup', 2],
      [/^Start Free Today$/, '/payment', 1],
      [/^Get Lifetime/, '/payment', 5],
      [/^Choose Plan/, '/payment', 2],
    ] as const) {
      const links = page.getByRole('main').getByRole('link', { name });
      await expect(links, String(name)).toHaveCount(count);
      for (const one of await links.all()) await expect(one, String(name)).toHaveAttribute('href', path);
    }
    await expect(page.getByRole('table').getByRole('link', { name: /^Choose Plan/ })).toHaveCount(2);
    await expect(page.getByText('30-day money-back guarantee').first()).toBeVisible();
  });
});

test.describe('the authentication screen', { tag: '@one-width' }, () => {
  test('shows login or registration by its address, and the link switches', async ({ page }) => {
    await page.goto('/auth');
    const welcome = page.getByRole('heading', { level: 1, name: 'Welcome Back', exact: true });
    const create = page.getByRole('heading', { level: 1, name: 'Create Your Account', exact: true });
    await expect(welcome).toBeVisible();
    await expect(page.getByLabel('Username')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible();
    await expect(link(page, 'Forgot password?')).toBeVisible();
    await expect(page.getByText(/^Demo account: demo/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Quick Demo Login', exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Create an account' }).click();
    await expect(page).toHaveURL(/[?&]register=true/);
    await expect(create).toBeVisible();
    await page.goBack();
    await expect(welcome).toBeVisible();
    await page.goto('/auth?register=false');
    await expect(welcome).toBeVisible();
  });

  test('asks for what the specification lists, and for a weekly loss only if the goal is to lose weight', async ({
    page,
  }) => {
    await page.goto('/auth?register=true');
    const headings = page.getByRole('heading', { level: 2 });
    const { getByLabel } = { getByLabel: (name: string | RegExp) => page.getByLabel(name).first() };
    await expect(headings).toHaveText(/Account Information/);
    await getByLabel('Username').fill(somebody('ada'));
    await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Continue' }).click();
    const sections = ['Personal Information', 'Goals', 'Preferences'];
    for (const [index, name] of sections.entries())
      await expect(headings.nth(index)).toHaveText(new RegExp(name));
    for (const field of [/^Name/, 'Age', 'Current weight', 'Target weight', 'Activity level'])
      await expect(getByLabel(field), String(field)).toBeVisible();
    await expect(page.getByText('Metric', { exact: true })).toBeVisible();
    await expect(page.getByText('Imperial', { exact: true })).toBeVisible();
    await expect(page.getByRole('radiogroup', { name: 'Biological sex' })).toBeVisible();
    await expect(page.getByLabel(/^Height/).first()).toBeVisible();
    await expect(getByLabel('Dietary preference')).toBeVisible();
    for (const reminder of ['Meal logging reminders', 'Progress tracking reminders'])
      await expect(page.getByRole('switch', { name: reminder })).toBeVisible();
    const weekly = page.getByLabel('Weekly loss target');
    for (const [goal, times] of [
      ['Lose', 1],
      ['Maintain', 0],
      ['Gain', 0],
    ] as const) {
      await page.getByText(goal, { exact: true }).click();
      await expect(weekly).toHaveCount(times);
    }
  });
});
