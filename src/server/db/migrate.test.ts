import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { NUTRIENT_KEYS } from '#domain/foods/nutrients.ts';
import { mealItems, meals } from '#server/meals/tables.ts';
import { DatabaseTooNew, migrate, migrationsFolder } from './migrate.ts';
import { testDatabases, type TestDatabase } from './testing.ts';

function newFolder(parent = tmpdir()): string {
  const folder = mkdtempSync(join(parent, 'perennial-migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A folder of migrations as drizzle-kit writes them, one per text. */
function migrations(...texts: string[]): string {
  const folder = newFolder();
  mkdirSync(join(folder, 'meta'));
  const entries = texts.map((text, idx) => {
    writeFileSync(join(folder, `${idx}.sql`), text);
    return { idx, when: idx + 1, tag: String(idx), breakpoints: true };
  });
  writeFileSync(
    join(folder, 'meta/_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  );
  return folder;
}

/** The project's migrations before one of them. */
function migrationsBefore(tag: string): string {
  const folder = newFolder();
  cpSync(migrationsFolder(), folder, { recursive: true });
  const journal = join(folder, 'meta/_journal.json');
  const { entries, ...head } = JSON.parse(readFileSync(journal, 'utf8'));
  const isOlder = (entry: { tag: string }) => entry.tag < tag;
  writeFileSync(journal, JSON.stringify({ ...head, entries: entries.filter(isOlder) }));
  return folder;
}

describe.each(testDatabases())('migrations on $name', ({ name, open }) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await open({ empty: true });
  });
  afterEach(() => database.close());

  const tables = async () =>
    (
      await database.pool.query(`select tablename from pg_tables where schemaname = 'public' order by 1`)
    ).rows.map(({ tablename }) => tablename);
  const applied = async () =>
    Number((await database.pool.query('select count(*) as n from drizzle.__drizzle_migrations')).rows[0].n);

  test('an empty database gets the whole schema, and a second start changes nothing', async () => {
    await migrate(database.pool);
    expect(await tables()).toEqual(expect.arrayContaining(['users', 'meals', 'meal_items']));
    const before = await applied();
    await migrate(database.pool);
    expect(await applied()).toBe(before);
  });

  test('a new version adds its tables and keeps the rows', async () => {
    await migrate(database.pool, migrations('create table jars (n int)'));
    await database.pool.query('insert into jars values (1)');
    await migrate(database.pool, migrations('create table jars (n int)', 'create table lids (n int)'));
    expect(await tables()).toEqual(['jars', 'lids']);
    expect((await database.pool.query('select n from jars')).rows).toEqual([{ n: 1 }]);
  });

  test('Omar goes back to the version from before an update: it does not start, says what to do, and changes nothing', async () => {
    const older = migrations(
      'an older version than the database doesn’t start, says what to do, and changes nothing',
    );
    await migrate(database.pool, migrations('create table jars (n int)', 'create table lids (n int)'));
    await expect(migrate(database.pool, older)).rejects.toThrow(
      /newer version of Perennial .* Install that version again, or restore a backup/,
    );
    expect([await tables(), await applied()]).toEqual([['jars', 'lids'], 2]);
    await expect(migrate(database.pool, older)).rejects.toBeInstanceOf(DatabaseTooNew);
  });

  test('a failed migration leaves nothing behind and can be retried', async () => {
    const broken = migrations(
      'create table jars (n int)',
      'create table lids (n int);\n--> statement-breakpoint\nselect 1 / 0',
    );
    await expect(migrate(database.pool, broken)).rejects.toThrow();
    expect(await tables()).toEqual([]);
    await migrate(database.pool, migrations('create table jars (n int)'));
    expect(await tables()).toEqual(['jars']);
  });

  // The embedded database's lock allows one server process, whose single session advisory locks can't divide.
  if (name === 'embedded') return;
  test('four instances that start together migrate once', async () => {
    const { connectionString } = database.pool.options;
    const pools = Array.from({ length: 4 }, () => new pg.Pool({ connectionString }));
    // A pool doesn't wait for its connections to end, so the last ones may report that their database is gone.
    for (const pool of pools) pool.on('error', () => undefined);
    await Promise.all(pools.map((pool) => migrate(pool)));
    await Promise.all(pools.map((pool) => pool.end()));
    expect(await applied()).toBe(
      readdirSync(migrationsFolder()).filter((file) => file.endsWith('.sql')).length,
    );
  });
});

/** One place is enough: what a migration does to rows is SQL that both databases run alike. */
const SOMEWHERE = testDatabases().slice(-1);

describe.each(SOMEWHERE)('rows of earlier versions on $name', ({ open }) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await open({ empty: true });
  });
  afterEach(() => database.close());

  test('migration 0007 assigns old entries to the user with that name, and the server’s own entries to nobody', async () => {
    await migrate(database.pool, migrationsBefore('0007'));
    const users = { ada: crypto.randomUUID(), system: crypto.randomUUID() };
    for (const [name, id] of Object.entries(users))
      await database.pool.query(
        `insert into users (id, name, email, username, display_username) values ($1, $2, $2 || '@x.test', $2, initcap($2))`,
        [id, name],
      );
    for (const [actor, kind, target] of [
      ['Ada', 'page', 'ada'],
      ['system', 'user', 'Ada'],
      ['Gone', 'user', 'System'],
    ])
      await database.pool.query(
        `insert into audit_entries (id, at, actor, action, target_kind, target, details)
         values (gen_random_uuid(), now(), $1, 'it', $2, $3, '{}')`,
        [actor, kind, target],
      );
    await migrate(database.pool);
    const { rows } = await database.pool.query(
      'select actor, actor_id, target_id from audit_entries order by 1',
    );
    expect(rows.map(Object.values)).toEqual([
      ['Ada', users.ada, null],
      ['Gone', null, users.system],
      ['system', null, users.ada],
    ]);
  });

  test('a meal from before 0008 keeps its energy and macros, and unknown ones stay unknown', async () => {
    await migrate(database.pool, migrationsBefore('0008'));
    const summary = {
      energyKcal: { value: 105, low: 90.5, high: 120 },
      fatG: { value: 0.4, low: 0.3, high: 0.5 },
    };
    await database.pool.query(
      `with ada as (
         insert into users (id, name, email, username, display_username)
         values (gen_random_uuid(), 'ada', 'ada@x.test', 'ada', 'Ada') returning id)
       insert into meals (user_id, id, eaten_at, time_zone, local_date, kind, source, summary)
       select id, gen_random_uuid(), now(), 'UTC', now(), 'snack', 'search', $1 from ada`,
      [JSON.stringify(summary)],
    );
    await migrate(database.pool);
    const [meal] = await drizzle(database.pool).select({ summary: meals.summary }).from(meals);
    expect(meal?.summary).toEqual(summary);
  });

  test('0032 keeps the unit of glucose that members have seen', async () => {
    await migrate(database.pool, migrationsBefore('0032'));
    await database.pool.query(
      `insert into profiles (user_id, sex, age_years, age_recorded_on, unit_system, height_cm, mass_kg, goal,
         activity_level, dietary_preference, meal_reminders, progress_reminders, time_zone)
       select gen_random_uuid(), 'female', 40, now(), system, 165, 68, 'maintain', 'light', 'none', false, false, 'UTC'
       from unnest(array['metric', 'imperial']) as system`,
    );
    await migrate(database.pool);
    const { rows } = await database.pool.query(
      'select unit_system as system, glucose_unit as unit from profiles order by unit_system',
    );
    expect(rows).toEqual([
      { system: 'imperial', unit: 'mg/dL' },
      { system: 'metric', unit: 'mmol/L' },
    ]);
  });

  test('0029 lists the nutrients of old meals and foods in their order, and unknown ones stay unknown', async () => {
    await migrate(database.pool, migrationsBefore('0029'));
    const total = Object.fromEntries(
      NUTRIENT_KEYS.flatMap((key, at) =>
        key === 'sugarsG' ? [] : [[key, { value: at / 8, low: 0, high: at }]],
      ),
    );
    await database.pool.query(
      `with ada as (
         insert into users (id, name, email, username, display_username)
         values (gen_random_uuid(), 'ada', 'ada@x.test', 'ada', 'Ada') returning id),
       eaten as (
         insert into meals (user_id, id, eaten_at, time_zone, local_date, kind, source, summary, total)
         select id, gen_random_uuid(), now(), 'UTC', now(), 'snack', 'search', '[]', value
         from ada, (values ($1::json), (null)) as totals (value) returning *)
       insert into meal_items (user_id, id, meal_id, position, food_name, amount, unit, confidence, nutrients)
       select user_id, gen_random_uuid(), id, 0, 'Apple', 1, 'piece', 1, $1 from eaten where total is not null`,
      [JSON.stringify(total)],
    );
    await migrate(database.pool);
    const db = drizzle(database.pool);
    const values = NUTRIENT_KEYS.map((key, at) => (key === 'sugarsG' ? '' : at / 8)).join(',');
    expect(await db.select({ values: mealItems.nutrientValues }).from(mealItems)).toEqual([{ values }]);
    expect(
      await db.select({ values: meals.nutrientValues }).from(meals).orderBy(meals.nutrientValues),
    ).toEqual([{ values }, { values: null }]);
  });
});

test('the migrations create everything that the tables declare', () => {
  const copy = newFolder('node_modules');
  cpSync(migrationsFolder(), copy, { recursive: true });
  const tool = join('node_modules/.bin/drizzle-kit');
  const options = [
    '--dialect=postgresql',
    '--schema=./src/server/*/tables.ts',
    `--out=./${relative('.', copy)}`,
  ];
  const said = execFileSync(tool, ['generate', ...options], { encoding: 'utf8' });
  expect(said).toContain('No schema changes');
});
