import { strFromU8, unzipSync } from 'fflate';
import { parse } from 'csv-parse/sync';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { credentials, sessions, users } from '#server/auth/tables.ts';
import { LOCAL_TABLES } from '#server/db/catalogue-lint.ts';
import { memberTables } from '#server/db/member-tables.ts';
import { fillMemberTables } from '#server/db/testing-rows.ts';
import { testDatabases } from '#server/db/testing.ts';
import { photos } from '#server/meals/tables.ts';
import { idOf } from '#server/testing/accounts.ts';
import { opened, signedUp } from '#server/testing/shared-resource.ts';
import { breakfast, openTestApp, signUp, type Browser } from '#server/testing/test-app.ts';
import { LOCAL_KINDS } from './account-record.ts';
import { KIND_WORDS, wordsOfKind } from './everything-words.ts';
import { exportedColumns, memberRows } from './member-rows.ts';

async function bytesOf(answer: Response): Promise<{ bytes: Uint8Array; pieces: number }> {
  const pieces: Uint8Array[] = [];
  for await (const piece of answer.body ?? []) pieces.push(piece);
  return { bytes: new Uint8Array(Buffer.concat(pieces)), pieces: pieces.length };
}

describe.each(testDatabases())('the full export on $name', (place) => {
  const app = opened(() => openTestApp(place));
  const ada = signedUp(app, 'Ada', { email: 'ada@example.org', name: '=cmd|calc' });
  let adasId: string;
  beforeAll(async () => {
    const [user] = await app.database.db.select().from(users).where(eq(users.username, 'ada'));
    adasId = user?.id ?? '';
  });

  const download = async (browser: Browser, query = '') => {
    const answer = await browser.fetch(`/api/export/everything${query}`);
    expect(answer.status).toBe(200);
    const { bytes, pieces } = await bytesOf(answer);
    const files = unzipSync(bytes);
    return {
      answer,
      files,
      pieces,
      bytes,
      text: (name: string) => strFromU8(files[name] ?? new Uint8Array()),
    };
  };

  test('has every table with members’ rows, even a new one, with its row', async () => {
    const { pool, db } = app.database;
    await pool.query(`create table moon_phases (user_id uuid not null, id uuid not null, tide_cm double precision,
      api_token_hash text, tags text[], seen_at timestamptz, primary key (user_id, id))`);
    await fillMemberTables(app.database, [adasId]);
    await db.update(photos).set({ storageKey: 'aa'.repeat(16) });
    const { files, text } = await download(ada);
    for (const table of await memberTables(db)) {
      const { file } = wordsOfKind(table.name);
      const rows: Record<string, unknown>[] = JSON.parse(text(`json/${file}.json`));
      expect([file, rows.length]).toEqual([file, expect.any(Number)]);
      expect(Object.keys(rows[0] ?? {})).toEqual(exportedColumns(table).map(({ name }) => name));
      const lines = parse(text(`csv/${file}.csv`), { columns: true, bom: true });
      expect([file, lines.length]).toEqual([file, rows.length]);
      expect(text('README.txt')).toContain(file);
    }
    expect(Object.keys(files)).toContain('csv/moon-phases.csv');
    expect(text('json/moon-phases.json')).not.toContain('token');
    await pool.query('drop table moon_phases');
  });

  test('describes every existing table, and has a default for others', async () => {
    const names = (await memberTables(app.database.db)).map(({ name }) => name);
    expect(Object.keys(KIND_WORDS).toSorted()).toEqual(names.toSorted());
    expect(Object.keys(LOCAL_KINDS).toSorted()).toEqual(LOCAL_TABLES.toSorted());
    const files = Object.values(KIND_WORDS).map(({ file }) => file);
    expect(new Set(files).size).toBe(files.length);
  });

  test('contains what Ada logged, with times in UTC', async () => {
    const meal = breakfast({ note: 'at “Müller’s”, with "quotes"\nand a line' });
    await ada.api.meals.create(meal);
    const { answer, text } = await download(ada);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(answer.headers.get('content-disposition')).toMatch(/perennial-everything-\d{4}-\d\d-\d\d\.zip/);
    expect(answer.headers.get('cache-control')).toContain('no-store');
    const meals: { id: string; note: string; eaten_at: string }[] = JSON.parse(text('json/meals.json'));
    expect(meals.find(({ id }) => id === meal.id)).toMatchObject({
      note: meal.note,
      eaten_at: '2026-11-20T06:30:00.000Z',
      local_date: '2026-11-20',
    });
    const cells: Record<string, string>[] = parse(text('csv/meals.csv'), { columns: true, bom: true });
    expect(cells.find(({ id }) => id === meal.id)?.['note']).toBe(meal.note);
    expect(text('csv/profile.csv')).toContain("'=cmd|calc");
    expect(JSON.parse(text('account.json'))).toMatchObject({
      account: { username: 'Ada', email: 'ada@example.org' },
      sessions: [{ expiresAt: expect.any(String) }],
    });
  });

  test('contains no credentials, and nothing of Mallory’s', async () => {
    const mallory = await signUp(app, 'Mallory');
    await mallory.api.meals.create(breakfast({ note: 'secret of Mallory' }));
    const { db } = app.database;
    const secrets = [
      ...(await db.select({ secret: sessions.token }).from(sessions)),
      ...(await db.select({ secret: credentials.password }).from(credentials)),
    ].map(({ secret }) => secret ?? '');
    const { files } = await download(ada);
    const whole = Object.values(files)
      .map((file) => strFromU8(file, true))
      .join('\n');
    for (const secret of [...secrets, 'secret of Mallory', '$argon2', 'write_key', 'storage_key'])
      expect(whole).not.toContain(secret);
  });

  test('has her pictures under their ids', async () => {
    const vivian = await signUp(app, 'Vivian');
    const userId = await idOf(app, 'Vivian');
    const id = crypto.randomUUID().replace(/^./, '8');
    const storageKey = 'ad'.repeat(16);
    const shape = { digest: 'd', widthPx: 1, heightPx: 1, sizeBytes: 4 };
    await app.database.db.insert(photos).values({ userId, id, storageKey, ...shape });
    await app.services.store.put(storageKey, new Uint8Array([255, 216, 255, 217]));
    expect((await download(vivian)).files[`photos/${id}.jpg`]).toEqual(new Uint8Array([255, 216, 255, 217]));
    await app.database.db.update(photos).set({ sizeBytes: 2_100_000_000 }).where(eq(photos.id, id));
    const later = crypto.randomUUID().replace(/^./, 'f');
    await app.database.db.insert(photos).values({ userId, id: later, storageKey, ...shape });
    expect(await vivian.api.accountSettings.exportSizes()).toMatchObject({ parts: 2, photos: { count: 2 } });
    const second = Object.keys((await download(vivian, '?part=2')).files);
    expect(second).toEqual([`photos/${later}.jpg`]);
  });

  test('reports its size in advance', async () => {
    await ada.api.meals.create(breakfast());
    const { kinds } = await ada.api.accountSettings.exportSizes();
    expect(kinds).toContainEqual({ file: 'meals', entries: expect.any(Number) });
  });

  test('has twenty thousand readings once each, in chunks', async () => {
    await app.database.pool.query(
      `insert into glucose_readings (user_id, id, time_zone, local_date, measured_at, origin, glucose_mgdl)
       select $1, gen_random_uuid(), 'Europe/Berlin', '2026-11-20', timestamptz '2026-01-01T00:00:00Z' + n * interval '5 minutes', 'sensor', n
       from generate_series(1, 20000) n`,
      [adasId],
    );
    const { pieces, text } = await download(ada);
    expect(pieces).toBeGreaterThan(10);
    const rows: { glucose_mgdl: number }[] = JSON.parse(text('json/glucose.json'));
    expect(new Set(rows.map((row) => row.glucose_mgdl)).size).toBe(20_000);
    // Later downloads would take as long.
    await app.database.pool.query('delete from glucose_readings where user_id = $1', [adasId]);
  });

  test('holds about a megabyte in memory at a time, however large the rows are', async () => {
    await app.database.pool.query(
      `insert into saved_meals (user_id, id, name, items, rank)
       select $1, gen_random_uuid(), 'Stew', to_json(repeat('x', 20000)), n from generate_series(1, 300) n`,
      [adasId],
    );
    const table = (await memberTables(app.database.db)).find(({ name }) => name === 'saved_meals');
    if (!table) throw new Error('no such table');
    const pages: number[] = [];
    for await (const rows of memberRows(app.database.db, table, adasId))
      pages.push(JSON.stringify(rows).length);
    expect(pages.length).toBeGreaterThan(5);
    expect(Math.max(...pages)).toBeLessThan(1_200_000);
  });

  test('requires a login, and an invalid part is a 404', async () => {
    expect((await app.browser().fetch('/api/export/everything')).status).toBe(401);
    for (const part of ['0', '-1', '1.5', 'x', '99999'])
      expect((await ada.fetch(`/api/export/everything?part=${part}`)).status).toBe(404);
  });

  test('allows one download per member, and abandoned downloads don’t block Olga’s', async () => {
    const left = [await ada.fetch('/api/export/everything')];
    for (let nth = 1; nth <= 5; nth += 1)
      left.push(await (await signUp(app, `Idle${nth}`)).fetch('/api/export/everything'));
    expect(left.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    const second = await ada.fetch('/api/export/everything?part=2');
    expect(second.status).toBe(429);
    expect(second.headers.get('retry-after')).toBe('30');
    expect(await second.text()).toContain('already running');
    await download(await signUp(app, 'Olga'));
    await Promise.all(left.map(({ body }) => body?.cancel()));
    await download(ada);
  });

  test('an aborted download makes room for the next', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const answer = await ada.fetch('/api/export/everything');
      expect(answer.status).toBe(200);
      await answer.body?.cancel();
    }
  });
});
