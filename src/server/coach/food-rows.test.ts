import { eq, TransactionRollbackError } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { namedFoods } from '#domain/coach/named-foods.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import type { Answer, Query } from '#domain/query/query.ts';
import { DEMO_MEMBER } from '#server/auth/demo-member.ts';
import { users } from '#server/auth/tables.ts';
import type { Db } from '#server/db/database.ts';
import { EMBEDDED } from '#server/db/testing.ts';
import { ensureDemo } from '#server/demo/reset-demo.ts';
import { opened } from '#server/testing/shared-resource.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { mealItems, meals } from '#server/meals/tables.ts';
import { recordsFor } from './record-queries.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');

describe.each(EMBEDDED)('foods of the demo member', (place) => {
  const app = opened(() => openTestApp(place, { now: () => NOW }));
  let userId = '';
  beforeAll(async () => {
    await ensureDemo({ db: app.database.db, index: app.services.foods.index, timeZone: 'UTC' }, NOW);
    const [user] = await app.database.db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.username, DEMO_MEMBER.username));
    userId = user?.id ?? '';
  });

  const all: Query['window'] = { kind: 'all' };
  const of = (query: Partial<Query>): Query => ({
    metric: 'foods',
    aggregate: 'count',
    window: all,
    ...query,
  });

  test('rows with the food’s name give the same answers as all rows', async () => {
    const asker = { db: app.database.db, userId, nowMs: NOW, today: '2026-11-20' };
    const asked = [
      'banana',
      'whole wheat toasts',
      'berries',
      'coffee or milk',
      'fish or nut',
      'granite',
    ].flatMap((food) => [
      of({ where: { food } }),
      of({ where: { food, kinds: ['breakfast'] } }),
      of({ where: { food }, per: 'day', threshold: { op: '<', value: 1 } }),
      of({ where: { food }, metric: 'energyKcal', aggregate: 'sum' }),
      of({ where: { food }, metric: 'energyKcal', aggregate: 'count' }),
      of({ where: { food }, metric: 'energyKcal', aggregate: 'sum', group: 'food' }),
      of({ where: { food }, window: { kind: 'last-days', days: 30 } }),
      of({ where: { food }, aggregate: 'since' }),
    ]);
    const figures = await Promise.all(
      asked.map(async (query) => {
        expect(namedFoods([query])).toBeDefined();
        const [few, every] = [
          evaluate(query, await recordsFor(asker, [query], 'days')),
          evaluate(query, await recordsFor(asker, [query])),
        ];
        const { value, ...rest } = few;
        const said = JSON.stringify(query);
        expect(value ?? -1, said).toBeCloseTo(every.value ?? -1, 6);
        expect([rest.n, rest.reason, rest.dates], said).toEqual([every.n, every.reason, every.dates]);
        return value;
      }),
    );
    expect(figures.filter((value) => value !== null && value > 0).length).toBeGreaterThan(20);
    expect(figures).toContain(0);
  });

  test('days and single records give the same answers about meals, servings, parts and the foods of meals', async () => {
    const asker = { db: app.database.db, userId, nowMs: NOW, today: '2026-11-20' };
    const window: Query['window'] = { kind: 'last-days', days: 60 };
    const asked = [
      of({ metric: 'energyKcal', aggregate: 'mean', per: 'meal', where: { kinds: ['dinner'] }, window }),
      of({ metric: 'energyKcal', aggregate: 'min', window }),
      of({ metric: 'proteinG', aggregate: 'mean', per: 'record', where: { food: 'banana' }, window }),
      of({
        metric: 'satFatG',
        aggregate: 'sum',
        pair: { how: 'ratio', metric: 'fatG' },
        isPercent: true,
        window,
      }),
      of({
        metric: 'weightKg',
        aggregate: 'last',
        versus: { window: { kind: 'month', back: 1 }, aggregate: 'mean' },
      }),
      of({
        metric: 'glucoseMgdl',
        aggregate: 'mean',
        per: 'meal',
        group: 'food',
        rank: { order: 'highest', limit: 3 },
        window,
      }),
    ];
    for (const query of asked) {
      const [few, every] = [
        evaluate(query, await recordsFor(asker, [query], 'days')),
        evaluate(query, await recordsFor(asker, [query])),
      ];
      const said = JSON.stringify(query);
      expect(every.value, said).not.toBeNull();
      expect(few.value ?? -1, said).toBeCloseTo(every.value ?? -1, 6);
      expect([few.n, few.rows[0]?.label], said).toEqual([every.n, every.rows[0]?.label]);
    }
  });

  test('sums of foods give the same answers as every time they were eaten', async () => {
    const asker = { db: app.database.db, userId, nowMs: NOW, today: '2026-11-20' };
    const windows: Query['window'][] = [all, { kind: 'last-days', days: 7 }, { kind: 'month', back: 1 }];
    const rank = { order: 'highest', limit: 5 } as const;
    for (const window of windows)
      for (const metric of ['fiberG', 'sodiumMg', 'sugarsG']) {
        const query = of({ metric, aggregate: 'sum', per: 'record', group: 'food', rank, window });
        const [few, every] = [
          evaluate(query, await recordsFor(asker, [query], 'days')),
          evaluate(query, await recordsFor(asker, [query])),
        ];
        const rowsOf = ({ rows }: Answer) => rows.map((row) => ({ ...row, value: row.value.toFixed(6) }));
        expect(every.rows).toHaveLength(5);
        expect([few.n, few.from, rowsOf(few)]).toEqual([every.n, every.from, rowsOf(every)]);
      }
  });

  test('meals and foods without listed nutrients give the same answers', async () => {
    const asker = { db: app.database.db, userId, nowMs: NOW, today: '2026-11-20' };
    const keys = ['energyKcal', 'sodiumMg', 'sugarsG'];
    const asked = keys.flatMap((metric) => [
      of({ metric, aggregate: 'mean' }),
      of({ metric, aggregate: 'mean', per: 'meal', where: { kinds: ['breakfast'] } }),
      of({ metric, aggregate: 'sum', where: { food: 'coffee' } }),
      of({ metric, aggregate: 'sum', per: 'record', group: 'food', rank: { order: 'highest', limit: 5 } }),
    ]);
    const figures = (db: Db) =>
      Promise.all(
        asked.map(async (query) =>
          evaluate(query, await recordsFor({ ...asker, db }, [query], 'days')).value?.toFixed(6),
        ),
      );
    const listed = await figures(asker.db);
    expect(listed).not.toContain(undefined);
    await app.database.db
      .transaction(async (tx) => {
        for (const table of [meals, mealItems])
          await tx.update(table).set({ nutrientValues: null }).where(eq(table.userId, userId));
        expect(await figures(tx)).toEqual(listed);
        tx.rollback();
      })
      .catch((error: unknown) => {
        if (!(error instanceof TransactionRollbackError)) throw error;
      });
  });

  test('only rows with the food’s name are read', async () => {
    const asker = { db: app.database.db, userId, nowMs: NOW, today: '2026-11-20' };
    const { entries } = await recordsFor(asker, [of({ where: { food: 'banana' } })], 'days');
    expect(new Set(entries.foods.map(({ name }) => name))).toEqual(new Set(['Banana']));
  });
});
