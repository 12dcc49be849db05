import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dumpDatabase } from './dump.ts';
import { restoreDatabase } from './restore.ts';
import { testDatabases, type TestDatabase } from './testing.ts';

/** Tables that are hard to transfer: every kind of value, and rows that reference each other across tables. */
const HARD_TABLES = `
  create table "Odd ""names""" (
    id bigint generated always as identity primary key, "select" text, doubled text generated always as ("select" || '!') stored,
    data jsonb, plain json, bytes bytea, at timestamptz, local timestamp(3), day date, span interval, exact numeric, price numeric(10, 2),
    ratio double precision, small real, flag boolean, key uuid, names text[], grid int[][], code varchar(5), padded char(4));
  create table hens (id int primary key, first_egg int);
  create table eggs (id serial primary key, hen int not null references hens, twin int references eggs);
  alter table hens add foreign key (first_egg) references eggs;`;

const HARD_ROWS = `
  insert into "Odd ""names""" ("select", data, plain, bytes, at, local, day, span, exact, price, ratio, small, flag, key, names, grid, code, padded)
  values
    (E'tab\\t quote" back\\\\slash \\n line\\u2028separator 🥚 é e\\u0301 \\u200d عربي {a,b} NULL', '{"b": 1, "a": [1e40, null, "\\u2028 ü"]}', '{"kept":  "as is", "kept": 2}',
     '\\x00ff5c27', '2026-03-29 01:59:59.123456+01', '0044-03-15 12:00:00.001 BC', 'infinity', '1 year -2 days 03:00:00.000001',
     123456789012345678901234567890.000000000000000000010, 0.10, 0.1::float8 + 0.2::float8, 1e-45, true, gen_random_uuid(),
     array['a', null, 'NULL', '', '"', '{', E'\\\\'], '{{1,2},{3,4}}', 'abc', 'ab'),
    ('', 'null', '[]', '', '-infinity', null, '9999-12-31', '0', 'NaN', -0.00, '-Infinity', 'NaN', false, null, '{}', null, '', ''),
    (null, null, null, null, null, null, null, null, null, null, '-0', null, null, null, null, null, null, null);
  insert into hens select n, null from generate_series(1, 700) n;
  insert into eggs (hen) select n from generate_series(1, 700) n;
  update eggs set twin = 701 - id;
  update hens set first_egg = 701 - id;
  select setval('eggs_id_seq', 5000);`;

const everything = async ({ pool }: TestDatabase) => {
  const connection = await pool.connect();
  await connection.query(`begin; set local timezone = 'UTC'`);
  const { rows } = await connection.query(
    `select (select json_agg(o::text order by id) from "Odd ""names""" o) as odd,
       (select json_agg(h::text order by id) from hens h) as hens, (select json_agg(e::text order by id) from eggs e) as eggs`,
  );
  await connection.query('rollback');
  connection.release();
  return rows[0];
};

const places = testDatabases();
const directions = places.flatMap((from) =>
  places.map((to) => ({ from, to, title: `${from.name} to ${to.name}` })),
);

describe.each(directions)('a move from $title', ({ from, to }) => {
  let source: TestDatabase;
  let target: TestDatabase;
  let folder = '';
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'perennial-dump-'));
    [source, target] = await Promise.all([from.open(), to.open()]);
    await source.pool.query(`set timezone = 'Asia/Kathmandu'`);
    for (const database of [source, target]) await database.pool.query(HARD_TABLES);
    await source.pool.query(HARD_ROWS);
  });
  beforeEach(() => target.clear());
  afterAll(async () => {
    await Promise.all([source.close(), target.close()]);
    rmSync(folder, { recursive: true, force: true });
  });
  const dumped = async () => {
    const file = join(folder, 'all.dump');
    await dumpDatabase(source.pool, file);
    return file;
  };
  /** The dump with its text changed, as damage or another program would. */
  const altered = async (change: (text: string) => string) => {
    const file = join(folder, 'altered.dump');
    writeFileSync(file, gzipSync(change(gunzipSync(readFileSync(await dumped())).toString())));
    return file;
  };
  const hens = async () => Number((await target.pool.query('select count(*) as n from hens')).rows[0].n);

  test('transfers every value exactly, with all constraints', async () => {
    const file = await dumped();
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const header = await restoreDatabase(target.pool, file);
    expect(header.tables.find(({ name }) => name === 'hens')?.rows).toBe(700);
    expect(await everything(target)).toEqual(await everything(source));
    await expect(target.pool.query('insert into eggs (hen) values (-1)')).rejects.toThrow(/foreign key/);
    await expect(target.pool.query('delete from eggs where id = 1')).rejects.toThrow(/foreign key/);
  });

  test('continues numbering from the same values', async () => {
    await restoreDatabase(target.pool, await dumped());
    const egg = await target.pool.query('insert into eggs (hen) values (1) returning id');
    const odd = await target.pool.query('insert into "Odd ""names""" default values returning id');
    expect([egg.rows[0].id, odd.rows[0].id]).toEqual([5001, '4']);
  });

  // What is refused depends on the file and the target, not on the source.
  if (from !== to) return;

  test('refuses a database with rows, unless it may replace them', async () => {
    await target.pool.query('insert into hens values (9000)');
    const file = await dumped();
    await expect(restoreDatabase(target.pool, file)).rejects.toThrow(
      'not empty (hens has rows). To delete all its data first, add --replace.',
    );
    expect(await hens()).toBe(1);
    await restoreDatabase(target.pool, file, true);
    expect(await everything(target)).toEqual(await everything(source));
  });

  test.each<[string, (text: string) => string, RegExp]>([
    [
      'lacks a row',
      (text) => text.trimEnd().split('\n').slice(0, -1).join('\n') + '\n',
      /has \d+ of \d+ rows/,
    ],
    [
      'points to a row that is not there',
      (text) => text.replace(/"10","10","691"/, '"10","9999","691"'),
      /is damaged.*foreign key/,
    ],
    ['holds what is no number', (text) => text.replace(/"10","10","691"/, '"10","ten","691"'), /is damaged/],
    ['has a row of no table', (text) => `${text}[999]\n`, /is damaged/],
    ['has a row that is too short', (text) => `${text}[0]\n`, /is damaged/],
    ['ends inside a line', (text) => `${text}[0,`, /is damaged/],
    ['is not of ours', () => '{"format":"other"}\n', /is damaged or not a dump/],
    [
      'is of another schema',
      (text) => text.replace(/"count":\d+/, '"count":99'),
      /schema version 99, but this database has version \d/,
    ],
    [
      'names a table that is not here',
      (text) => text.replace('"name":"hens"', '"name":"roosters"'),
      /no table public.roosters/,
    ],
  ])('changes nothing if the dump %s', async (_, change, message) => {
    await target.pool.query('insert into hens values (9000)');
    await expect(restoreDatabase(target.pool, await altered(change), true)).rejects.toThrow(message);
    expect(await hens()).toBe(1);
  });

  test('changes nothing if the file is incomplete or not a dump', async () => {
    const whole = readFileSync(await dumped());
    const file = join(folder, 'cut.dump');
    for (const content of [whole.subarray(0, whole.length / 2), Buffer.from('hello'), Buffer.alloc(0)]) {
      writeFileSync(file, content);
      await expect(restoreDatabase(target.pool, file)).rejects.toThrow(/is damaged or not a dump/);
    }
    await expect(restoreDatabase(target.pool, join(folder, 'absent'))).rejects.toThrow(/ENOENT/);
    expect(await hens()).toBe(0);
  });
});

test('a database without a schema has nothing to dump', async () => {
  for (const { open } of places) {
    const database = await open({ empty: true });
    const file = join(tmpdir(), 'perennial-never.dump');
    await expect(dumpDatabase(database.pool, file)).rejects.toThrow('nothing to dump');
    expect(() => statSync(file)).toThrow(/ENOENT/);
    await database.close();
  }
});
