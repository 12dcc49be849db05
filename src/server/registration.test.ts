import { beforeAll, describe, expect, test } from 'vitest';
import { issueInvite } from '#server/auth/invites.ts';
import { EMBEDDED } from '#server/db/testing.ts';
import { PROGRAM_NAME, type SiteIdentity } from '#domain/site/identity.ts';
import { setSiteName } from '#server/core/site-name.ts';
import { mailWords } from '#server/mail/layout.ts';
import { grantLifetimeToAll } from '#server/membership/plan.ts';
import { makeAdmin } from '#server/testing/accounts.ts';
import { opened } from '#server/testing/shared-resource.ts';
import { openTestApp, registrationOf, signUp, type Browser } from '#server/testing/test-app.ts';

describe.each(EMBEDDED)('a server for invited people', (place) => {
  let nowMs = Date.parse('2026-11-20T10:00:00Z');
  const app = opened(() => openTestApp(place, { registration: 'invite', now: () => nowMs }));
  let admin: Browser;

  const linkOf = async () => new URL((await admin.api.admin.users.invite()).url);
  const join = (username: string, inviteToken?: string) =>
    app.browser().api.account.register({ ...registrationOf(username), inviteToken });
  const tokenIn = ({ searchParams }: URL) => searchParams.get('invite') ?? '';

  beforeAll(async () => {
    const { path } = await issueInvite(app.database.db, '', nowMs);
    admin = app.browser();
    await admin.api.account.register({
      ...registrationOf('Omar'),
      inviteToken: tokenIn(new URL(path, 'http://x')),
    });
    await makeAdmin(app, 'Omar');
  });

  test('Ada can’t register without an invitation, and with one she can, once', async () => {
    const refused = { code: 'FORBIDDEN', data: { issues: [{ field: 'inviteToken' }] } };
    await expect(join('ada')).rejects.toMatchObject(refused);
    await expect(join('ada', 'made up')).rejects.toMatchObject(refused);
    const link = await linkOf();
    expect(link.pathname).toBe('/auth');
    expect(await join('ada', tokenIn(link))).toMatchObject({ username: 'ada' });
    await expect(join('mallory', tokenIn(link))).rejects.toMatchObject(refused);
  });

  test('a taken username doesn’t use up the invitation', async () => {
    const token = tokenIn(await linkOf());
    await expect(join('Omar', token)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await join('bob', token)).toMatchObject({ username: 'bob' });
  });

  test('an invitation expires after two weeks', async () => {
    const token = tokenIn(await linkOf());
    nowMs += 14 * 86_400_000;
    await expect(join('carol', token)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

const VILLAGE: SiteIdentity = {
  name: 'Village & Co.',
  operator: { name: 'Ada Example', address: '1 Main Street\nSpringfield', email: 'ada@village.test' },
};

test.each(EMBEDDED)('a closed server with its own name registers nobody', async (place) => {
  const app = await openTestApp(place, { registration: 'closed', site: VILLAGE });
  const { api } = app.browser();
  await expect(api.account.register(registrationOf('ada'))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(await api.account.options()).toMatchObject({ registration: 'closed' });
  const read = async (path: string) => (await app.browser().fetch(path)).text();
  expect(JSON.parse(await read('/manifest.webmanifest'))).toMatchObject({ name: VILLAGE.name });
  const contact = await read('/contact');
  expect(contact).toContain('<title>Contact · Village &amp; Co.</title>');
  expect(contact).toContain('1 Main Street\nSpringfield</span><a href="mailto:ada@village.test">');
  expect(await read('/')).toContain('Run by Ada Example.');
  expect(await read('/auth')).toContain('or log in on the <a href="/">start page</a>.</noscript>');
  expect(mailWords({ subject: 'Hi', paragraphs: [] }).html).toContain('>Village &amp; Co.</p>');
  await app.close();
  setSiteName(PROGRAM_NAME);
});

test.each(EMBEDDED)(
  'without the public site visitors get the login, and every member has all limits',
  async (place) => {
    const app = await openTestApp(place, { publicSite: false });
    const visitor = app.browser();
    for (const path of ['/', '/features', '/payment']) {
      const answer = await visitor.fetch(path);
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/dashboard']);
    }
    const read = async (path: string) => (await visitor.fetch(path)).text();
    expect(await read('/auth')).toContain('<noscript>Create an account.</noscript>');
    expect(await read('/sitemap.xml')).not.toContain('/payment');
    const ada = await signUp(app, 'ada');
    expect(await ada.api.account.me()).toMatchObject({ plan: 'lifetime' });
    await app.database.pool.query(`update profiles set plan = 'free', is_plan_given = false`);
    await grantLifetimeToAll(app.database.db);
    expect(await ada.api.account.me()).toMatchObject({ plan: 'lifetime' });
    await app.close();
  },
);
