import { randomUUID } from 'node:crypto';
import { eq, notInArray } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PageWords } from '#contract/content/content.ts';
import { SEEDED_SLUGS } from '#domain/content/reserved-slugs.ts';
import { auditEntries } from '#server/auth/tables.ts';
import { EMBEDDED } from '#server/db/testing.ts';
import { opened, signedUp } from '#server/testing/shared-resource.ts';
import { openTestApp, type Browser } from '#server/testing/test-app.ts';
import { makeAdmin } from '#server/testing/accounts.ts';
import { publishedPages } from './published.ts';
import { seedPages } from './seeds.ts';
import { contentPages } from './tables.ts';

const words = (changes: Partial<PageWords> = {}): PageWords => ({
  slug: 'sleep-guide',
  title: 'Sleep guide',
  description: 'How sleep is scored.',
  markdown: '# Sleep\n\nGo to bed.',
  audience: 'public',
  ...changes,
});

describe.each(EMBEDDED)('pages', (place) => {
  const app = opened(() => openTestApp(place, { now: () => nowMs }));
  const grace = signedUp(app, 'Grace');
  const ada = signedUp(app, 'Ada');
  let nowMs = Date.UTC(2026, 10, 22, 8);

  beforeAll(async () => {
    await makeAdmin(app, 'grace');
  });
  beforeEach(async () => {
    await app.database.db.delete(contentPages).where(notInArray(contentPages.slug, [...SEEDED_SLUGS]));
    app.services.pages.drop();
    nowMs += 60_000;
  });

  const begin = (changes: Partial<PageWords> = {}) =>
    grace.api.content.pages.create({ id: randomUUID(), ...words(changes) });
  const publish = async (changes: Partial<PageWords> = {}) => {
    const { id, version } = await begin(changes);
    return grace.api.content.pages.save({ id, version, publish: true, ...words(changes) });
  };
  const look = async (who: Browser, path: string) => {
    const answer = await who.fetch(path, { headers: { 'sec-fetch-dest': 'document' } });
    return { status: answer.status, to: answer.headers.get('location'), text: await answer.text() };
  };

  test('every installation has its five pages exactly once, each with a text', async () => {
    await seedPages(app.database.db, nowMs);
    const { pages } = await grace.api.content.pages.list({});
    expect(
      pages
        .filter(({ isSeeded }) => isSeeded)
        .map(({ slug }) => slug)
        .toSorted(),
    ).toEqual(['about', 'contact', 'faq', 'privacy', 'terms']);
    for (const { slug } of pages) expect((await look(app.browser(), `/${slug}`)).status).toBe(200);
    expect((await look(app.browser(), '/faq')).text).toContain('section-getting-started');
  });

  test('Grace’s edits survive a restart, and built-in pages can’t be deleted, moved or hidden', async () => {
    const { pages } = await grace.api.content.pages.list({ search: 'terms' });
    const { id } = pages[0] ?? { id: '' };
    const { content } = grace.api;
    const before = await content.pages.get({ id });
    const text = 'Be kind.';
    await content.pages.save({ ...before, markdown: text, publish: true });
    await seedPages(app.database.db, nowMs);
    expect((await look(app.browser(), '/terms')).text).toContain(text);
    const now = await content.pages.get({ id });
    const forbidden = (field: string) => ({ code: 'FORBIDDEN', data: { issues: [{ field }] } });
    await expect(content.pages.remove({ id })).rejects.toMatchObject(forbidden('slug'));
    await expect(content.pages.unpublish({ id })).rejects.toMatchObject(forbidden('state'));
    await expect(content.pages.save({ ...now, slug: 'rules' })).rejects.toMatchObject(forbidden('slug'));
    await expect(content.pages.save({ ...now, audience: 'members' })).rejects.toMatchObject(
      forbidden('audience'),
    );
  });

  test('readers can’t see drafts, and members can’t read them through the API', async () => {
    const draft = await begin();
    expect(draft).toMatchObject({ state: 'draft', version: 1, publishedSlug: null });
    expect(await look(app.browser(), '/sleep-guide')).toMatchObject({
      status: 302,
      to: '/auth?next=%2Fsleep-guide',
    });
    expect((await look(ada, '/sleep-guide')).status).toBe(404);
    await expect(ada.api.content.read({ slug: 'sleep-guide' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(ada.api.content.pages.get({ id: draft.id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('a published page is visible immediately; later drafts aren’t', async () => {
    const page = await publish();
    expect((await look(app.browser(), '/sleep-guide')).text).toContain('<p>Go to bed.</p>');
    expect((await look(ada, '/sleep-guide')).status).toBe(200);
    const saved = await grace.api.content.pages.save({ ...page, markdown: 'Half a thought' });
    expect(saved).toMatchObject({ state: 'published', hasUnpublishedChanges: true, version: 2 });
    expect((await ada.api.content.read({ slug: 'sleep-guide' })).html).toContain('Go to bed.');
    const moved = await grace.api.content.pages.save({ ...saved, slug: 'night-guide', publish: true });
    expect((await look(app.browser(), '/night-guide')).text).toContain('Half a thought');
    await grace.api.content.pages.unpublish({ id: moved.id });
    expect((await look(app.browser(), '/night-guide')).status).toBe(302);
    await grace.api.content.pages.remove({ id: moved.id });
    await expect(grace.api.content.pages.get({ id: moved.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('links to a page’s old address redirect, until another page is published there', async () => {
    const { pages } = grace.api.content;
    const page = await publish();
    const renamed = await pages.save({ ...page, slug: 'night-guide' });
    expect((await look(app.browser(), '/sleep-guide')).status).toBe(200);
    await pages.save({ ...renamed, publish: true });
    const moved = await pages.get({ id: page.id });
    expect(moved.formerSlugs).toEqual(['sleep-guide']);
    for (const who of [app.browser(), ada])
      expect(await look(who, '/sleep-guide?from=mail')).toMatchObject({
        status: 308,
        to: '/night-guide?from=mail',
      });
    expect(await ada.api.content.read({ slug: 'sleep-guide' })).toMatchObject({ slug: 'night-guide' });
    nowMs += 1000;
    const again = await pages.save({ ...moved, slug: 'rest-guide', publish: true });
    for (const former of again.formerSlugs)
      expect(await look(app.browser(), `/${former}`)).toMatchObject({ status: 308, to: '/rest-guide' });
    expect(again.formerSlugs).toEqual(['sleep-guide', 'night-guide']);

    const other = await begin({ title: 'Another' });
    expect((await look(app.browser(), '/sleep-guide')).status).toBe(308);
    await pages.save({ ...other, ...words({ title: 'Another' }), publish: true });
    expect((await look(app.browser(), '/sleep-guide')).text).toContain('<h1>Another</h1>');
    expect((await pages.get({ id: page.id })).formerSlugs).toEqual(['night-guide']);
    const back = await pages.save({ ...again, slug: 'night-guide', publish: true });
    expect(back.formerSlugs).toEqual(['rest-guide']);
    expect((await look(app.browser(), '/night-guide')).status).toBe(200);
    await pages.unpublish({ id: page.id });
    expect((await look(app.browser(), '/rest-guide')).status).toBe(302);
    const rows = await app.database.db.select().from(auditEntries);
    expect(rows.map(({ actor, action, target, details }) => [actor, action, target, details])).toEqual(
      expect.arrayContaining([
        ['Grace', 'page.move', 'night-guide', { from: 'sleep-guide' }],
        ['Grace', 'page.move-end', 'sleep-guide', {}],
      ]),
    );
    await pages.remove({ id: page.id });
    expect((await look(app.browser(), '/rest-guide')).status).toBe(302);
  });

  test('the new address of a members-only page is hidden from others', async () => {
    const { pages } = grace.api.content;
    const page = await publish({ audience: 'members' });
    await pages.save({ ...page, slug: 'night-guide', publish: true });
    expect(await look(app.browser(), '/sleep-guide')).toMatchObject({
      status: 302,
      to: '/auth?next=%2Fsleep-guide',
    });
    expect(await look(ada, '/sleep-guide')).toMatchObject({ status: 308, to: '/night-guide' });
  });

  test('a members-only page sends visitors to the login; only publishing changes that', async () => {
    const page = await publish({ audience: 'members' });
    expect(await look(app.browser(), '/sleep-guide')).toMatchObject({
      status: 302,
      to: '/auth?next=%2Fsleep-guide',
    });
    expect((await look(ada, '/sleep-guide')).status).toBe(200);
    expect(await ada.api.content.read({ slug: 'sleep-guide' })).toMatchObject({ audience: 'members' });
    const opened = await grace.api.content.pages.save({ ...page, audience: 'public' });
    expect((await look(app.browser(), '/sleep-guide')).status).toBe(302);
    await grace.api.content.pages.save({ ...opened, publish: true });
    expect((await look(app.browser(), '/sleep-guide')).status).toBe(200);
  });

  test('the second of two concurrent editors gets a conflict, and the first one’s text stays', async () => {
    const { id, version } = await begin();
    const first = { id, version, ...words({ markdown: 'Grace wrote this' }) };
    const saved = await grace.api.content.pages.save(first);
    // Repeating the request after a lost response isn't a conflict.
    expect(await grace.api.content.pages.save(first)).toEqual(saved);
    await expect(
      grace.api.content.pages.save({ id, version, ...words({ markdown: 'Hedy wrote that' }) }),
    ).rejects.toMatchObject({ code: 'CONFLICT', data: { issues: [{ field: 'version' }] } });
    expect(await grace.api.content.pages.get({ id })).toMatchObject({ markdown: 'Grace wrote this' });
    const together = await Promise.allSettled(
      ['a', 'b', 'c'].map((markdown) =>
        grace.api.content.pages.save({ id, version: saved.version, ...words({ markdown }) }),
      ),
    );
    expect(together.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test.each(['dashboard', 'admin', 'api', 'auth', 'assets', 'content-images', 'signup'])(
    'no page can have the application’s address /%s',
    async (slug) => {
      await expect(begin({ slug })).rejects.toMatchObject({
        code: 'BAD_REQUEST',
        data: { issues: [{ field: 'slug' }] },
      });
    },
  );

  test.each([
    '../etc',
    'a/b',
    '.',
    '..',
    'Über',
    'a b',
    'a%2fb',
    'a--b',
    '-a',
    '',
    'a\u0000',
    'x'.repeat(81),
  ])('the address %j is refused at its field', async (slug) => {
    await expect(begin({ slug })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      data: { issues: expect.arrayContaining([expect.objectContaining({ field: 'slug' })]) },
    });
  });

  test('no two pages share an address, in drafts or as published', async () => {
    const page = await publish();
    const taken = { code: 'CONFLICT', data: { issues: [{ field: 'slug' }] } };
    await expect(begin({ title: 'Another' })).rejects.toMatchObject(taken);
    await expect(begin({ slug: 'faq' })).rejects.toMatchObject(taken);
    await grace.api.content.pages.save({ ...page, slug: 'moved-guide' });
    await expect(begin({ title: 'Another' })).rejects.toMatchObject(taken);
    await expect(begin({ slug: 'moved-guide' })).rejects.toMatchObject(taken);
    const races = await Promise.allSettled([begin({ slug: 'race' }), begin({ slug: 'race' })]);
    expect(races.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('an earlier revision can be read, restored as a new one, and published later', async () => {
    const page = await publish();
    const second = await grace.api.content.pages.save({
      ...page,
      markdown: 'Worse',
      title: 'Worse',
      publish: true,
    });
    const { revisions } = await grace.api.content.revisions.list({ id: page.id });
    expect(revisions.map(({ version, isPublished, savedBy }) => [version, isPublished, savedBy])).toEqual([
      [2, true, 'Grace'],
      [1, false, 'Grace'],
    ]);
    const revisionId = revisions[1]?.id ?? '';
    expect(await grace.api.content.revisions.get({ id: page.id, revisionId })).toMatchObject({
      markdown: words().markdown,
    });
    const restored = await grace.api.content.revisions.restore({
      id: page.id,
      revisionId,
      version: second.version,
    });
    expect(restored).toMatchObject({ version: 3, markdown: words().markdown, hasUnpublishedChanges: true });
    expect((await ada.api.content.read({ slug: 'sleep-guide' })).html).toContain('Worse');
    const other = await begin({ slug: 'other-page' });
    await expect(
      grace.api.content.revisions.restore({ id: other.id, revisionId, version: 1 }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('a text that is empty, too long or slow to render is refused with a reason, and the page doesn’t change', async () => {
    const { id } = await begin();
    const save = (markdown: string) =>
      grace.api.content.pages.save({ id, version: 1, publish: true, ...words({ markdown }) });
    const refused = { code: 'BAD_REQUEST', data: { issues: [{ field: 'markdown' }] } };
    await expect(save(' \n')).rejects.toMatchObject(refused);
    await expect(save('a'.repeat(200_001))).rejects.toMatchObject(refused);
    await expect(save('é'.repeat(100_001))).rejects.toMatchObject(refused);
    await expect(save('>'.repeat(190_000))).rejects.toMatchObject(refused);
    await expect(save('![gone](/content-images/0197a3f0-0000-7000-8000-000000000001)')).rejects.toMatchObject(
      refused,
    );
    expect(await grace.api.content.pages.get({ id })).toMatchObject({ version: 1, state: 'draft' });
  });

  test('the preview matches what readers will see, without scripts', async () => {
    const { html } = await grace.api.content.pages.preview({
      markdown: '*Hi* <img src=x onerror=alert(1)><script>alert(1)</script>',
    });
    expect(html).toBe('<p><em>Hi</em> </p>\n');
  });

  test('another instance shows a new revision within five seconds, with one query in that time', async () => {
    let otherMs = nowMs;
    const { markdown } = app.services;
    const other = publishedPages({ db: app.database.db, markdown, now: () => otherMs });
    expect(await other.published('sleep-guide')).toBeUndefined();
    await publish();
    otherMs += 4900;
    expect(await other.published('sleep-guide')).toBeUndefined();
    otherMs += 200;
    expect(await other.published('sleep-guide')).toMatchObject({ title: 'Sleep guide' });
  });

  test('changes to pages are audited', async () => {
    await publish({ title: 'For the log' });
    const rows = await app.database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.target, 'sleep-guide'));
    const logged = rows.map(({ action, actor }) => `${actor} ${action}`);
    expect(logged).toContain('Grace page.create');
    expect(logged).toContain('Grace page.publish');
  });

  test('a long list is paginated, with each page once', async () => {
    const made: string[] = [];
    for (let count = 0; count < 52; count += 1) made.push((await begin({ slug: `part-${count}` })).id);
    const first = await grace.api.content.pages.list({ search: 'part-' });
    expect(first.pages).toHaveLength(50);
    const rest = await grace.api.content.pages.list({ search: 'PART-', after: first.nextCursor ?? '' });
    expect([...first.pages, ...rest.pages].map(({ id }) => id).toSorted()).toEqual(made.toSorted());
    expect(rest.nextCursor).toBeNull();
    expect((await grace.api.content.pages.list({ search: '%' })).pages).toEqual([]);
    await expect(grace.api.content.pages.list({ after: 'nowhere' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  });
});
