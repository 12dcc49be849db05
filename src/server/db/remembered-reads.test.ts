import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { date, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { opened } from '#server/testing/shared-resource.ts';
import type { Db } from './database.ts';
import { rememberedRead, stateOf } from './remembered-reads.ts';
import { testDatabases } from './testing.ts';

const weighings = pgTable('weighings', {
  userId: uuid('user_id').notNull(),
  localDate: date('local_date', { mode: 'string' }).notNull(),
  massKg: integer('mass_kg').notNull(),
});

describe.each(testDatabases())('reads of many days on $name', ({ open }) => {
  const database = opened(() => open({ empty: true }));
  beforeAll(async () => {
    await database.db.execute(
      sql`create table weighings (user_id uuid not null, local_date date not null, mass_kg int not null)`,
    );
  });

  let userId = '';
  let texts: (string | null)[] = [];
  beforeEach(async () => {
    userId = randomUUID();
    texts = [];
    await weigh('2026-11-19', 70);
    await weigh('2026-11-20', 71);
  });

  const weigh = (on: string, massKg: number, by = userId) =>
    database.db.insert(weighings).values({ userId: by, localDate: on, massKg });
  const isOn = (on: string) => sql`user_id = ${userId} and local_date = ${on}`;
  const readFrom = (
    from: string | null,
    db: Db = database.db,
    { names = [] as string[], least = 0 } = {},
  ) => {
    const query = { db, userId, span: { from, to: null } };
    return rememberedRead(query, {
      state: stateOf(weighings, query),
      text: sql`select string_agg(mass_kg::text, ' ' order by local_date) from weighings
        where user_id = ${userId} and mass_kg >= ${least}`,
      names,
      from: (text) => {
        texts.push(text);
        return { text, names };
      },
    });
  };
  const all = async () => (await readFrom(null)).text;

  test('are made into a result once, and again after each change of a row', async () => {
    expect([await all(), await all()]).toEqual(['70 71', '70 71']);
    expect(texts).toEqual(['70 71']);
    await weigh('2026-11-21', 72);
    expect([await all(), await all()]).toEqual(['70 71 72', '70 71 72']);
    await database.db.execute(sql`update weighings set mass_kg = 69 where ${isOn('2026-11-19')}`);
    expect([await all(), await all()]).toEqual(['69 71 72', '69 71 72']);
    await database.db.execute(sql`delete from weighings where ${isOn('2026-11-20')}`);
    expect([await all(), await all()]).toEqual(['69 72', '69 72']);
    expect(texts).toHaveLength(4);
    // Other values in the same rows, and the same values in others.
    await database.db.execute(sql`update weighings set mass_kg = 141 - mass_kg where user_id = ${userId}`);
    expect(await all()).toBe('72 69');
    await database.db.execute(sql`delete from weighings where user_id = ${userId}`);
    expect([await all(), await all()]).toEqual([null, null]);
    await weigh('2026-11-19', 72);
    await weigh('2026-11-21', 69);
    expect(await all()).toBe('72 69');
  });

  test('are the member’s own, whatever others log', async () => {
    await all();
    await weigh('2026-11-19', 99, randomUUID());
    expect(await all()).toBe('70 71');
    expect(texts).toHaveLength(1);
    userId = randomUUID();
    expect(await all()).toBeNull();
  });

  test('differ by their parameters and by the names of their columns', async () => {
    expect(await readFrom(null, database.db, { least: 71 })).toEqual({ text: '71', names: [] });
    expect(await readFrom(null, database.db, { names: ['massKg'] })).toEqual({
      text: '70 71',
      names: ['massKg'],
    });
    expect(await readFrom(null)).toEqual({ text: '70 71', names: [] });
  });

  test('are right during a transaction and after it is rolled back', async () => {
    await all();
    await database.db
      .transaction(async (tx) => {
        await tx.insert(weighings).values({ userId, localDate: '2026-11-22', massKg: 73 });
        expect((await readFrom(null, tx)).text).toBe('70 71 73');
        tx.rollback();
      })
      .catch(() => undefined);
    expect(await all()).toBe('70 71');
    await weigh('2026-11-22', 74);
    expect(await all()).toBe('70 71 74');
  });

  test('are not remembered if they are few', async () => {
    const few = () => {
      const query = { db: database.db, userId, span: { from: '2026-11-01', to: '2026-11-30' } };
      return rememberedRead(query, {
        state: stateOf(weighings, query),
        text: sql`select string_agg(mass_kg::text, ' ' order by local_date) from weighings where user_id = ${userId}`,
        from: (text) => ({ text, at: texts.push(text) }),
      });
    };
    expect([await few(), await few()]).toEqual([
      { text: '70 71', at: 1 },
      { text: '70 71', at: 2 },
    ]);
  });
});
