import { parse } from 'csv-parse/sync';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { admin } from '#contract/admin/admin.ts';
import { audit } from '#server/auth/audit.ts';
import { auditEntries, users } from '#server/auth/tables.ts';
import { EMBEDDED } from '#server/db/testing.ts';
import { foodImports, products } from '#server/foods/tables.ts';
import { mailWords } from '#server/mail/layout.ts';
import { queueMail } from '#server/mail/outbox.ts';
import { mails } from '#server/mail/tables.ts';
import { opened } from '#server/testing/shared-resource.ts';
import { openTestApp, signUp, type Browser } from '#server/testing/test-app.ts';
import { procedures } from './testing.ts';

describe.each(EMBEDDED)('the admin area', (place) => {
  const app = opened(() => openTestApp(place));
  let grace: Browser;
  beforeAll(() => app.services.jobs.start([]));
  beforeEach(async () => {
    await app.database.clear();
    await app.database.pool.query('delete from pgboss.job');
    grace = await signUp(app, 'Grace');
    await app.database.db.update(users).set({ role: 'admin' });
  });
  afterAll(() => app.services.jobs.stop());

  const NOW = Date.UTC(2026, 10, 22, 8);
  const write = (to: string, nowMs = NOW) =>
    queueMail(
      app.database.db,
      { kind: 'password-reset', to, ...mailWords({ subject: 'Reset <b>it</b>', paragraphs: ['Hello Ada'] }) },
      nowMs,
    );
  const failed = (queue: string, userId: string) =>
    app.database.pool.query(
      `insert into pgboss.job (name, data, state, completed_on, output, singleton_key)
       values ($1, $2, 'failed', now(), '{"fault":"TypeError"}', $3)`,
      [queue, { userId }, userId],
    );
  const product = (id: string, name: string) =>
    app.database.db.insert(products).values({
      id,
      name,
      per100g: { energyKcal: 389 },
      portions: [],
      defaultPortion: { label: 'g', grams: 100 },
      source: 'off',
      nameKey: name.toLowerCase(),
      terms: name.toLowerCase(),
    });
  const queue = async () => {
    await app.database.pool.query(`select pgboss.create_queue('score', '{"policy":"short"}'::json)`);
    await failed('score', crypto.randomUUID());
  };

  test('every change is audited with who did what to whom', async () => {
    await signUp(app, 'Ada');
    await signUp(app, 'Bob');
    const [ada] = await app.database.db.select().from(users).where(eq(users.username, 'ada'));
    const [bob] = await app.database.db.select().from(users).where(eq(users.username, 'bob'));
    const [id, ids] = [ada?.id ?? '', [ada?.id ?? '']];
    await app.database.db.update(users).set({ twoFactorEnabled: true }).where(eq(users.id, id));
    await queue();
    await product('product:00000000000017', 'Oat flakes');
    const mail = await write('ada@example.org');
    await app.database.db.update(mails).set({ state: 'kept' });
    const run = crypto.randomUUID();
    const file = { fileName: 'foods.json', fingerprint: 'x', format: 'fdc-json' };
    await app.database.db.insert(foodImports).values({ id: run, state: 'waiting', ...file });
    const acts: Readonly<Record<string, () => Promise<unknown>>> = {
      'foods.cancelImport': () => grace.api.admin.foods.cancelImport({ id: run }),
      'foods.removeProduct': () => grace.api.admin.foods.removeProduct({ id: 'product:00000000000017' }),
      'jobs.retry': () => grace.api.admin.jobs.retry({ queue: 'score' }),
      'jobs.cancel': () => grace.api.admin.jobs.cancel({ queue: 'score' }),
      'mails.read': () => grace.api.admin.mails.read({ id: mail }),
      'mails.test': async () => {
        await app.database.db
          .update(users)
          .set({ email: 'grace@example.org' })
          .where(eq(users.username, 'grace'));
        return grace.api.admin.mails.test();
      },
      'mails.retry': () => grace.api.admin.mails.retry({ id: mail }),
      'users.endSecondFactor': () => grace.api.admin.users.endSecondFactor({ id }),
      'users.setRole': () => grace.api.admin.users.setRole({ id, role: 'admin' }),
      'users.setPlan': () => grace.api.admin.users.setPlan({ ids, plan: 'lifetime' }),
      'users.setDisabled': () => grace.api.admin.users.setDisabled({ ids, isDisabled: true }),
      'users.invite': () => grace.api.admin.users.invite(),
      'users.issueResetLink': () => grace.api.admin.users.issueResetLink({ id }),
      'users.remove': () => grace.api.admin.users.remove({ ids: [bob?.id ?? ''], typed: 'Bob' }),
    };
    const writing = procedures(admin).filter(({ method }) => method !== 'GET');
    expect(Object.keys(acts).toSorted()).toEqual(writing.map(({ name }) => name).toSorted());
    for (const [name, act] of Object.entries(acts)) {
      const before = await app.database.db.select().from(auditEntries);
      await act();
      const after = await app.database.db.select().from(auditEntries);
      const added = after.filter(({ id: entry }) => !before.some((known) => known.id === entry));
      expect(added, name).toMatchObject([{ actor: 'Grace' }]);
    }
  });

  test('a change that can’t be audited isn’t made', async () => {
    await signUp(app, 'Ada');
    const [ada] = await app.database.db.select().from(users).where(eq(users.username, 'ada'));
    await product('product:00000000000017', 'Oat flakes');
    await app.database.pool.query('alter table audit_entries rename to audit_entries_away');
    try {
      for (const act of [
        () => grace.api.admin.users.setRole({ id: ada?.id ?? '', role: 'admin' }),
        () => grace.api.admin.users.issueResetLink({ id: ada?.id ?? '' }),
        () => grace.api.admin.foods.removeProduct({ id: 'product:00000000000017' }),
      ])
        await expect(act()).rejects.toMatchObject({ code: 'INTERNAL' });
      // Accounts are changed one by one: failures are named, the others succeed.
      const ids = [ada?.id ?? ''];
      for (const changed of [
        await grace.api.admin.users.setDisabled({ ids, isDisabled: true }),
        await grace.api.admin.users.setPlan({ ids, plan: 'lifetime' }),
      ])
        expect(changed).toMatchObject({ done: 0, refused: [{ username: 'Ada' }] });
    } finally {
      await app.database.pool.query('alter table audit_entries_away rename to audit_entries');
    }
    expect(await grace.api.admin.users.get({ id: ada?.id ?? '' })).toMatchObject({
      role: 'member',
      plan: 'free',
      state: 'active',
    });
    const { rows } = await app.database.pool.query(
      'select id from verifications union all select gen_random_uuid() from products',
    );
    expect(rows).toHaveLength(1);
  });

  test('the log can be filtered by actor, action, target and day, a page at a time', async () => {
    const { db } = app.database;
    for (let day = 1; day <= 9; day += 1)
      await audit(
        db,
        { userId: null, username: day % 2 ? 'Grace' : 'system' },
        {
          action: day % 3 ? 'user.disable' : 'page.publish',
          targetKind: 'user',
          target: `Ada${day}`,
          details: { day },
        },
        Date.UTC(2026, 10, day, 23, 59),
      );
    const read = async (filter: Parameters<typeof grace.api.admin.audit.list>[0]) =>
      (await grace.api.admin.audit.list(filter)).entries.map(({ target }) => target).join(' ');
    expect(await read({})).toBe('Ada9 Ada8 Ada7 Ada6 Ada5 Ada4 Ada3 Ada2 Ada1');
    expect(await read({ actor: 'GRACE', action: 'page' })).toBe('Ada9 Ada3');
    expect(await read({ action: 'user.d', from: '2026-11-04', to: '2026-11-07' })).toBe('Ada7 Ada5 Ada4');
    expect(await read({ target: 'ada8' })).toBe('Ada8');
    expect(await read({ target: 'ada' })).toBe('');
    expect(await grace.api.admin.audit.list({ actor: 'GRACE', action: 'page' })).toMatchObject({
      matches: 2,
    });
    const pages: string[] = [];
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof grace.api.admin.audit.list>> = await grace.api.admin.audit.list({
        limit: 4,
        ...(after !== null && { after }),
      });
      pages.push(page.entries.map(({ details }) => String(details['day'])).join(''));
      after = page.next;
    } while (after !== null);
    expect(pages).toEqual(['9876', '5432', '1']);
    const file = await grace.fetch('/api/admin/audit-log.csv?action=page');
    const rows: Record<string, string>[] = parse(Buffer.from(await file.arrayBuffer()), {
      columns: true,
      bom: true,
    });
    expect(rows.map((row) => `${row['Actor']} ${row['Target']} ${row['Details']}`)).toEqual([
      'Grace Ada9 {"day":9}',
      'system Ada6 {"day":6}',
      'Grace Ada3 {"day":3}',
    ]);
  });

  test('without a mail server mails are held, readable, and can be sent once there is one', async () => {
    const ids = [await write('ada@example.org', NOW), await write('bob@example.org', NOW + 1)];
    await app.database.db
      .update(mails)
      .set({ state: 'kept' })
      .where(eq(mails.id, ids[0] ?? ''));
    const list = await grace.api.admin.mails.list({});
    expect(list).toMatchObject({
      canSend: false,
      mails: [{ recipient: 'bob@example.org' }, { state: 'kept' }],
    });
    expect(JSON.stringify(list)).not.toContain('Hello');
    expect((await grace.api.admin.mails.list({ state: 'kept' })).mails).toHaveLength(1);
    expect(await grace.api.admin.mails.read({ id: ids[0] ?? '' })).toMatchObject({
      text: expect.stringContaining('Hello Ada'),
      html: expect.stringContaining('Hello Ada'),
    });
    expect(await grace.api.admin.mails.retry({ id: ids[0] ?? '' })).toMatchObject({
      state: 'waiting',
      tries: 0,
    });
    await app.services.mailer.settled();
    await app.database.db.update(mails).set({ state: 'sent' });
    await expect(grace.api.admin.mails.retry({ id: ids[1] ?? '' })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    await expect(grace.api.admin.mails.read({ id: crypto.randomUUID() })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test('failed jobs are counted without members’ names, and can be retried or canceled', async () => {
    await queue();
    const ada = crypto.randomUUID();
    await failed('score', ada);
    const seen = await grace.api.admin.jobs.list();
    expect(seen.queues).toMatchObject([
      { name: 'score', counts: { failed: 2, created: 0 }, oldestDueAt: null },
    ]);
    expect(seen.failures).toMatchObject([{ queue: 'score', fault: 'TypeError' }, { queue: 'score' }]);
    expect(JSON.stringify(seen)).not.toContain(ada);
    expect(await grace.api.admin.jobs.retry({ queue: 'score' })).toEqual({ jobs: 2 });
    expect((await grace.api.admin.jobs.list()).queues).toMatchObject([
      { counts: { failed: 0, retry: 2 }, oldestDueAt: expect.stringMatching(/Z$/) },
    ]);
    expect(await grace.api.admin.jobs.cancel({ queue: 'score' })).toEqual({ jobs: 2 });
    expect((await grace.api.admin.jobs.list()).queues).toMatchObject([
      { counts: { cancelled: 2, retry: 0 } },
    ]);
    await expect(grace.api.admin.jobs.retry({ queue: 'none' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('imports show why rows were rejected, and a product can be found and deleted', async () => {
    await product('product:00000000000017', 'Oat flakes');
    await product('product:00000000000024', 'Rye bread');
    const id = crypto.randomUUID();
    await app.database.db.insert(foodImports).values({
      id,
      fileName: 'products.jsonl',
      fingerprint: 'x',
      format: 'off-json-lines',
      state: 'done',
      rowsDone: 5,
      taken: 2,
      refused: 3,
      refusals: {
        name: { count: 1, first: [{ line: 4, message: '=1+1 has no name.' }] },
        units: { count: 2, first: [{ line: 7, message: 'kJ and kcal disagree.' }] },
      },
    });
    const seen = await grace.api.admin.foods.overview();
    expect(seen).toMatchObject({
      products: { fdc: 0, off: 2 },
      imports: [
        { fileName: 'products.jsonl', refusals: [{ reason: 'units', count: 2 }, { reason: 'name' }] },
      ],
    });
    expect(seen.reference).toBeGreaterThan(500);
    expect(seen.imports[0]).not.toHaveProperty('fingerprint');
    // The counts are cached for a while, but not past the end of an import.
    await product('product:00000000000031', 'Buttermilk');
    expect((await grace.api.admin.foods.overview()).products.off).toBe(2);
    const endedAt = new Date(Date.now() + 60_000);
    await app.database.db.update(foodImports).set({ endedAt }).where(eq(foodImports.id, id));
    expect((await grace.api.admin.foods.overview()).products.off).toBe(3);
    const file = await grace.fetch(`/api/admin/food-imports/${id}/refusals.csv`);
    const rows = parse(Buffer.from(await file.arrayBuffer()), { columns: true, bom: true });
    expect(rows).toMatchObject([{ Reason: 'units' }, { Line: '4', Problem: "'=1+1 has no name." }]);
    expect((await grace.fetch('/api/admin/food-imports/1/refusals.csv')).status).toBe(404);
    const found = await grace.api.admin.foods.searchProducts({ search: 'oat' });
    expect(found).toMatchObject([{ name: 'Oat flakes', source: 'off' }]);
    await grace.api.admin.foods.removeProduct({ id: found[0]?.id ?? '' });
    expect(await grace.api.admin.foods.searchProducts({ search: 'oat' })).toEqual([]);
    await expect(grace.api.admin.foods.removeProduct({ id: 'product:1' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
