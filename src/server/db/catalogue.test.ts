import { describe, expect, test } from 'vitest';
import { opened } from '#server/testing/shared-resource.ts';
import { catalogueBreaches, distributionStatements } from './catalogue-lint.ts';
import { testDatabases } from './testing.ts';

describe.each(testDatabases())('the catalog on $name', ({ open }) => {
  const database = opened(() => open());
  const planted = opened(() => open({ empty: true }));

  test('every table of the schema could be distributed by member', async () => {
    expect(await catalogueBreaches(database.pool)).toEqual([]);
  });

  test('the Citus statements in the examples name every table, in an order that foreign keys allow', async () => {
    await expect(await distributionStatements(database.pool)).toMatchFileSnapshot(
      '../../../docs/examples/deploy/citus.sql',
    );
  });

  test('the lists of tables that aren’t distributed name only existing tables', async () => {
    expect(await catalogueBreaches(database.pool, ['foods_of_old'])).toContainEqual({
      table: 'foods_of_old',
      rule: 'is listed as reference or local but does not exist',
      by: '',
    });
  });

  const own = 'user_id uuid not null, id uuid not null';
  test.each([
    [
      'nobody owns its rows',
      'create table a (id uuid primary key)',
      'has no user_id column and is not listed as reference or local',
    ],
    ['its owner may be missing', 'create table a (user_id uuid, id uuid not null)', 'user_id may be null'],
    ['it has no primary key', `create table a (${own})`, 'has no primary key'],
    [
      'its primary key leaves the member out',
      `create table a (${own}, primary key (id))`,
      'is unique without user_id',
    ],
    [
      'a name is unique across members',
      `create table a (${own}, name text unique, primary key (user_id, id))`,
      'is unique without user_id',
    ],
    [
      'a unique index leaves the member out',
      `create table a (${own}, primary key (user_id, id)); create unique index on a (id)`,
      'is unique without user_id',
    ],
    [
      'a foreign key leaves the member out',
      `create table b (${own}, primary key (user_id, id), unique (id));
       create table a (${own}, b_id uuid references b (id), primary key (user_id, id))`,
      `points to another member's rows`,
    ],
    [
      'a foreign key crosses member and id',
      `create table b (${own}, primary key (user_id, id));
       create table a (${own}, primary key (user_id, id), foreign key (id, user_id) references b (user_id, id))`,
      `points to another member's rows`,
    ],
    [
      'the end of one row would clear the member of another',
      `create table b (${own}, primary key (user_id, id));
       create table a (${own}, b_id uuid, primary key (user_id, id),
         foreign key (user_id, b_id) references b (user_id, id) on delete set null)`,
      'would lose its user_id with the row it points to',
    ],
    [
      'it points to an account',
      `create table accounts (id uuid primary key);
       create table a (user_id uuid not null references accounts, id uuid not null, primary key (user_id, id))`,
      'points to a local table',
    ],
    [
      'a reference table points to a member',
      `create table b (${own}, primary key (user_id, id));
       create table foods (id uuid primary key, user_id uuid, b_id uuid, foreign key (user_id, b_id) references b)`,
      'points to a distributed table',
    ],
  ])('a table is reported if %s', async (_, statements, rule) => {
    const connection = await planted.pool.connect();
    try {
      await connection.query(`begin; ${statements}`);
      const breaches = await catalogueBreaches(connection, ['foods'], ['accounts']);
      expect(breaches.map((breach) => breach.rule)).toContain(rule);
    } finally {
      await connection.query('rollback');
      connection.release();
    }
  });

  test('tables that follow the rules aren’t reported', async () => {
    const connection = await planted.pool.connect();
    try {
      await connection.query(`begin;
        create table accounts (id uuid primary key, name text unique);
        create table foods (id text primary key);
        create table meals (${own}, name text, primary key (user_id, id), unique (user_id, name));
        create table items (${own}, meal_id uuid not null, food_id text references foods, primary key (user_id, id),
          foreign key (user_id, meal_id) references meals (user_id, id) on delete set null (meal_id))`);
      expect(await catalogueBreaches(connection, ['foods'], ['accounts'])).toEqual([]);
    } finally {
      await connection.query('rollback');
      connection.release();
    }
  });
});
