import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { authenticatorCode } from './auth/testing.ts';
import { EMBEDDED } from './db/testing.ts';
import { RATE_LIMITS } from '#server/account/rate-limits.ts';
import { opened, signedUp } from '#server/testing/shared-resource.ts';
import { openTestApp, signUp, type Browser } from '#server/testing/test-app.ts';

const DOCUMENT = { 'sec-fetch-dest': 'document' };
const FORM = { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://perennial.test' };

/** Visible text of every link and button of a page, with its address. */
const linksOf = (html: string): string[] =>
  [...html.matchAll(/<a [^>]*?href="([^"]+)"[^>]*>(.*?)<\/a>/gs)].map(
    ([, href = '', inner = '']) => `${inner.replaceAll(/<[^>]+>/g, '').trim()} → ${href}`,
  );

describe.each(EMBEDDED)('the public site on $name', (place) => {
  const app = opened(() => openTestApp(place));
  const ada = signedUp(app, 'Ada');

  const read = async (who: Browser, path: string, headers: Record<string, string> = {}) => {
    const answer = await who.fetch(path, { headers: { ...DOCUMENT, ...headers } });
    return { answer, status: answer.status, text: await answer.clone().text() };
  };
  const signIn = (who: Browser, fields: Record<string, string>, headers: Record<string, string> = FORM) =>
    who.fetch('/auth/sign-in', { method: 'POST', headers, body: new URLSearchParams(fields).toString() });

  test('the start page has every link of the specification, with its words', async () => {
    const { text } = await read(app.browser(), '/');
    expect(linksOf(text)).toEqual(
      expect.arrayContaining([
        'Log in → /auth',
        'Join Beta — $49 → /payment',
        'Start Free Today → /payment',
        'Get Lifetime for $49 → /payment',
        'Start Free Trial → /signup',
        'Start Free → /signup',
        'Get Lifetime → /payment',
        'Get Lifetime Access → /payment',
        'Get lifetime access for $49 → /payment',
        'Choose Plan: Free → /payment',
        'Choose Plan: Lifetime → /payment',
        'Privacy → /privacy',
        'Terms → /terms',
        'Contact → /contact',
        `Follow us → ${app.services.config.socialUrl}`,
      ]),
    );
    for (const words of ['How It Works', 'Analyze', 'Track', 'Optimize', 'Why Choose Lifetime'])
      expect(text).toContain(words);
    expect(text).toContain('30-day money-back guarantee');
    expect(text).toContain('Recent activities');
    // Neither exists on this server.
    expect(text).not.toMatch(/live demo|take a photo/);
  });

  test('the start page loads no styles of other pages, which load its own too', async () => {
    const stylesOf = async (path: string) => {
      const { text } = await read(app.browser(), path);
      return [...text.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href);
    };
    const own = await stylesOf('/');
    expect(own).toHaveLength(1);
    for (const path of ['/features', '/payment', '/privacy'])
      expect(await stylesOf(path)).toEqual([...own, expect.stringContaining('site-pages')]);
  });

  test('a form from another site gets an error page in browsers and JSON in programs', async () => {
    const foreign = { ...FORM, origin: 'http://127.0.0.1:3000' };
    const fields = { username: 'ada', password: 'x' };
    const shown = await signIn(app.browser(), fields, { ...foreign, accept: 'text/html,*/*' });
    expect(shown.status).toBe(403);
    expect(shown.headers.get('content-type')).toMatch(/^text\/html/);
    const text = await shown.text();
    expect(text).toContain('This form came from a different address');
    expect(linksOf(text)).toContain('Open the page again → http://perennial.test/auth/sign-in');
    expect(text).not.toContain('__NONCE__');
    const refused = await signIn(app.browser(), fields, foreign);
    expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'FORBIDDEN' }]);
    const long = { username: 'ada', password: 'x'.repeat(9000) };
    const tooLong = await signIn(app.browser(), long, { ...FORM, accept: 'text/html' });
    expect([tooLong.status, await tooLong.text()]).toEqual([
      413,
      expect.stringContaining('What you entered is too long'),
    ]);
    const again = await read(app.browser(), '/auth/sign-in');
    expect([again.status, again.answer.headers.get('location')]).toEqual([302, '/auth']);
  });

  test('a reset link works even while signed in', async () => {
    for (const path of ['/auth?reset=abc', '/auth?forgot=true'])
      expect([path, (await read(ada, path)).status]).toEqual([path, 200]);
    expect((await read(ada, '/auth')).answer.headers.get('location')).toBe('/dashboard');
  });

  test('no page of the site runs scripts', async () => {
    for (const path of ['/', '/features', '/about', '/faq', '/privacy', '/terms']) {
      const { text, status } = await read(app.browser(), path);
      expect([path, status]).toEqual([path, 200]);
      expect(text.match(/<script(?![^>]*ld\+json)|\son[a-z]+=|javascript:/gi), path).toBeNull();
    }
  });

  test('link previews show a page’s picture, name and address, and programs can read both plans', async () => {
    const { text } = await read(app.browser(), '/');
    expect(text).toContain('<link rel="canonical" href="http://perennial.test/"/>');
    expect(text).toContain('<meta property="og:image" content="http://perennial.test/share.png"/>');
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)?.[1] ?? '';
    expect(JSON.parse(data)).toMatchObject({
      '@type': 'SoftwareApplication',
      offers: [{ price: 0 }, { price: 49, priceCurrency: 'USD' }],
    });
  });

  test('search engines read the questions and answers of the FAQ', async () => {
    const { text } = await read(app.browser(), '/faq');
    const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)?.[1] ?? '{}');
    expect(data).toMatchObject({ '@type': 'FAQPage' });
    expect(data.mainEntity).toHaveLength((text.match(/<h3/g) ?? []).length);
    expect(data.mainEntity[0]).toMatchObject({
      name: 'What does the free plan include?',
      acceptedAnswer: { text: expect.stringMatching(/^<p>All trackers.*<\/p>$/s) },
    });
  });

  test('visitors see the top bar with features, and Ada sees a link to her dashboard', async () => {
    for (const [path, hasBar] of [
      ['/', true],
      ['/faq', true],
      ['/privacy', true],
      ['/features', false],
      ['/about', false],
    ] as const) {
      const forVisitor = linksOf((await read(app.browser(), path)).text);
      expect([path, forVisitor.includes('Log in → /auth')]).toEqual([path, hasBar]);
      expect(forVisitor).toContain('Perennial → /');
      expect(forVisitor.includes('Join Beta — $49 → /payment')).toBe(path === '/');
      if (path === '/') continue;
      const forAda = linksOf((await read(ada, path)).text);
      expect(forAda).toContain('Dashboard → /dashboard');
      expect(forAda).not.toContain('Log in → /auth');
    }
  });

  test('a page is compressed, revalidated, and differs for signed-in members', async () => {
    const plain = await read(app.browser(), '/features');
    const etag = plain.answer.headers.get('etag') ?? '';
    for (const [accepted, encoding, open] of [
      ['gzip, deflate, br', 'br', brotliDecompressSync],
      ['gzip;q=0.5, br;q=0', 'gzip', gunzipSync],
    ] as const) {
      const { answer } = await read(app.browser(), '/features', { 'accept-encoding': accepted });
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(open(await answer.arrayBuffer()).toString()).toBe(plain.text);
      expect(answer.headers.get('vary')).toMatch(/cookie.*accept-encoding/i);
    }
    const again = await read(app.browser(), '/features', { 'if-none-match': etag });
    expect([again.status, again.text]).toEqual([304, '']);
    const forAda = await read(ada, '/features', { 'if-none-match': etag });
    expect(forAda.status).toBe(200);
  });

  test.each([
    ['/payment/', '/payment'],
    ['/features//?from=a%20b&to=/', '/features?from=a%20b&to=/'],
    ['/about/', '/about'],
    ['/dashboard/', '/dashboard'],
    ['/meals/2026-11-20/?edit=1', '/meals/2026-11-20?edit=1'],
    ['/no-such-page/', '/no-such-page'],
    ['//evil.test/', '/evil.test'],
    ['/\\evil.test/', '/evil.test'],
    ['///evil.test//', '/evil.test'],
    ['//', '/'],
  ])('%s redirects to %s, on this server', async (path, to) => {
    const { answer } = await read(app.browser(), `http://perennial.test${path}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([308, to]);
    const form = await app.browser().fetch(`http://perennial.test${path}`, { method: 'POST' });
    expect([form.status, form.headers.get('location')]).toEqual([308, to]);
  });

  test('search engines get the public pages and nothing for members', async () => {
    const robots = await read(app.browser(), '/robots.txt');
    expect(robots.text).toContain('Sitemap: http://perennial.test/sitemap.xml');
    const map = await read(app.browser(), '/sitemap.xml');
    expect(map.answer.headers.get('content-type')).toContain('xml');
    const addresses = [...map.text.matchAll(/<loc>http:\/\/perennial\.test([^<]+)<\/loc>/g)].map(
      ([, at]) => at,
    );
    expect(addresses).toEqual([
      '/',
      '/features',
      '/payment',
      '/about',
      '/contact',
      '/faq',
      '/privacy',
      '/terms',
    ]);
    for (const address of addresses)
      expect([address, (await read(app.browser(), address ?? '')).status]).toEqual([address, 200]);
  });

  test('a missing page is a 404 with a message', async () => {
    const { status, text } = await read(app.browser(), '/missing.css', { 'sec-fetch-dest': 'style' });
    expect(status).toBe(404);
    expect(text).toContain('<h1>Page Not Found</h1>');
    expect(text).toContain('The page you&#x27;re looking for doesn&#x27;t exist.');
    expect(text).toContain('noindex');
  });

  test('Ada logs in with the start page’s form, and continues to the requested page', async () => {
    const password = 'Ada likes long walks';
    for (const [next, to] of [
      [undefined, '/dashboard'],
      ['/meals', '/meals'],
      ['https://evil.test/', '/dashboard'],
      ['//evil.test', '/dashboard'],
    ] as const) {
      const browser = app.browser();
      const answer = await signIn(browser, { username: 'ADA', password, ...(next && { next }) });
      expect([answer.status, answer.headers.get('location')]).toEqual([303, to]);
      // The application then deletes the previous member's data on the device; its script has to see the cookie.
      expect(answer.headers.getSetCookie()).toContainEqual(
        expect.stringMatching(/^arrived=1;(?!.*httponly)/i),
      );
      expect((await browser.api.account.me()).username).toBe('Ada');
    }
  });

  test('a wrong password, an unknown name and an empty form get the same message on the login screen', async () => {
    for (const fields of [
      { username: 'Ada', password: 'not her password' },
      { username: 'nobody', password: 'not her password' },
      { username: '', password: '' },
      {},
    ]) {
      const browser = app.browser();
      const answer = await signIn(browser, fields);
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/auth?failed=true']);
      expect((await browser.fetch('/dashboard')).status).toBe(302);
    }
  });

  test('a form from another site, or of another type, is rejected', async () => {
    const fields = { username: 'Ada', password: 'Ada likes long walks' };
    const type = FORM['content-type'];
    for (const [headers, status] of [
      [{ 'content-type': type, origin: 'https://evil.test' }, 403],
      [{ 'content-type': type, 'sec-fetch-site': 'cross-site' }, 403],
      [{ 'content-type': type, origin: 'null' }, 403],
      [{ 'content-type': 'text/plain', origin: 'http://perennial.test' }, 415],
    ] as const) {
      const answer = await signIn(app.browser(), fields, headers);
      expect([answer.status, answer.headers.getSetCookie()]).toEqual([status, []]);
    }
    const long = await signIn(app.browser(), { ...fields, more: 'x'.repeat(10_000) });
    expect(long.status).toBe(413);
  });

  test('with a second factor the form’s password isn’t enough; the login screen asks for a code', async () => {
    const carl = await signUp(app, 'Carl');
    const password = 'Carl likes long walks';
    const { secret } = await carl.api.security.secondFactor.begin({ password });
    await carl.api.security.secondFactor.confirm({ code: authenticatorCode(secret, Date.now()) });
    const browser = app.browser();
    const answer = await signIn(browser, { username: 'Carl', password, next: '/meals' });
    expect(answer.headers.get('location')).toBe('/auth?second-step=true&next=%2Fmeals');
    expect((await browser.fetch('/dashboard')).status).toBe(302);
    await browser.api.account.secondStep({ code: authenticatorCode(secret, Date.now() + 30_000) });
    expect((await browser.fetch('/dashboard')).status).toBe(200);
  });

  test('guessing through the form is limited like in the application', async () => {
    await signUp(app, 'Bea');
    const guess = () => signIn(app.browser(), { username: 'Bea', password: 'a guess of hers' });
    for (let turn = 0; turn < RATE_LIMITS.loginOfOneName.tries; turn += 1) await guess();
    const stopped = await guess();
    expect([stopped.status, stopped.headers.get('location')]).toEqual([303, '/auth?failed=wait']);
    expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
