import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { namedFoods } from '#domain/coach/named-foods.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import type { Query } from '#domain/query/query.ts';
import { DEMO_MEMBER } from '#server/auth/demo-member.ts';
import { users } from '#server/auth/tables.ts';
import { EMBEDDED } from '#server/db/testing.ts';
import { ensureDemo } from '#server/demo/reset-demo.ts';
import { opened } from '#server/testing/shared-resource.ts';
import { openTestApp } from '#server/testing/test-app.ts';
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
    const asked = ['banana', 'whole wheat toasts', 'berries', 'Coffee or milk', 'granite'].flatMap((food) => [
      of({ where: { food } }),
      of({ where: { food, kinds: ['breakfast'] } }),
      of({ where: { food }, per: 'week', aggregate: 'mean' }),
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
    expect(figures.filter((value) => value !== null && value > 0).length).toBeGreaterThan(25);
    expect(figures).toContain(0);
  });

  test('only rows with the food’s name are read', async () => {
    const asker = { db: app.database.db, userId, nowMs: NOW, today: '2026-11-20' };
    const { entries } = await recordsFor(asker, [of({ where: { food: 'banana' } })], 'days');
    expect(new Set(entries.foods.map(({ name }) => name))).toEqual(new Set(['Banana']));
  });
});
