import { CANONICAL_UNITS } from '#domain/account/member-units.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { figureOf } from '#domain/coach/build-figure.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import type { Answer, Query } from '#domain/query/query.ts';
import { isOfTally } from '#domain/query/tally.ts';
import { DEMO_MEMBER } from '#server/auth/demo-member.ts';
import { users } from '#server/auth/tables.ts';
import { testDatabases } from '#server/db/testing.ts';
import { ensureDemo } from '#server/demo/reset-demo.ts';
import { opened } from '#server/testing/shared-resource.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { evaluateGlucose } from './glucose-tally.ts';
import { recordsFor } from './record-queries.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');

const of = (query: Partial<Query>): Query => ({
  metric: 'glucoseMgdl',
  aggregate: 'mean',
  window: { kind: 'all' },
  ...query,
});

const NIGHT = { minutes: [1320, 360] } as const;

const asked: readonly Query[] = [
  ...(['mean', 'median', 'min', 'max', 'sd', 'variance', 'cv', 'iqr', 'range'] as const).flatMap(
    (aggregate) => [
      of({ aggregate }),
      of({ aggregate, window: { kind: 'last-days', days: 7 }, weekdays: [5, 6] }),
      of({ aggregate, where: { minutes: [360, 540] } }),
    ],
  ),
  of({ where: NIGHT }),
  of({ aggregate: 'percentile', percentile: 90 }),
  of({ aggregate: 'mean', window: { kind: 'dates', from: '2001-01-01', to: '2001-02-01' } }),
  of({ aggregate: 'sd', window: { kind: 'dates', from: '2001-01-01', to: '2001-02-01' } }),
  ...(['<', '<=', '>', '>=', '='] as const).flatMap((op) => [
    of({ aggregate: 'count', threshold: { op, value: 110 } }),
    of({ aggregate: 'share', threshold: { op, value: 110 }, where: NIGHT }),
  ]),
  of({ aggregate: 'count', threshold: { op: 'between', value: 140, to: 90 } }),
  of({ aggregate: 'count', threshold: { op: '>', value: 900 } }),
  ...['glucoseInRangePercent', 'glucoseGmiPercent', 'glucoseCvPercent'].flatMap((metric) => [
    of({ metric }),
    of({ metric, window: { kind: 'month', back: 1 } }),
  ]),
  of({ weekdays: [5, 6], versus: { weekdays: [0, 1, 2, 3, 4] } }),
  of({ window: { kind: 'week', back: 1 }, versus: { window: { kind: 'week', back: 2 } } }),
  of({ where: NIGHT, versus: { where: { minutes: [360, 1320] } } }),
  of({ where: { afterMeal: 'any' } }),
  of({ where: { afterMeal: 'breakfast' }, weekdays: [5, 6], aggregate: 'max' }),
  of({ where: { afterMeal: 'dinner' }, versus: { where: { afterMeal: 'lunch', minutes: [720, 840] } } }),
  of({
    where: { afterMeal: 'any' },
    aggregate: 'count',
    threshold: { op: '>', value: 120 },
    window: { kind: 'last-days', days: 3 },
  }),
];

describe.each(testDatabases())('glucose of the demo member on $name', (place) => {
  const app = opened(() => openTestApp(place, { now: () => NOW }));
  let userId = '';
  beforeAll(async () => {
    await ensureDemo(
      { db: app.database.db, index: app.services.foods.index, timeZone: 'America/New_York' },
      NOW,
    );
    const [user] = await app.database.db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.username, DEMO_MEMBER.username));
    userId = user?.id ?? '';
  });

  test('readings counted by value give the same answers as single readings', async () => {
    const asker = { db: app.database.db, userId, nowMs: NOW, today: '2026-11-20' };
    const context = { today: asker.today, units: CANONICAL_UNITS } as const;
    const said = (query: Query, answer: Answer) => ({
      ...figureOf({ id: 'f1', query, answer, context }),
      value: answer.value?.toFixed(6),
      reason: answer.reason,
      sides: answer.sides?.map(({ value, n, from, reason }) => [value?.toFixed(6), n, from, reason]),
    });
    for (const query of asked) {
      expect(isOfTally(query)).toBe(true);
      const [few, every] = [
        await evaluateGlucose(asker, query),
        evaluate(query, await recordsFor(asker, [query])),
      ];
      expect(said(query, few), JSON.stringify(query)).toEqual(said(query, every));
      expect(few.rows.length).toBeLessThanOrEqual(100);
    }
  });
});

test('questions about single readings, days, meals or foods need single readings', () => {
  const others: Partial<Query>[] = [
    { aggregate: 'last' },
    { aggregate: 'slope' },
    { aggregate: 'count' },
    { per: 'day' },
    { group: 'weekday' },
    { where: { afterMeal: 'lunch', food: 'rice' } },
    { versus: { where: { afterMeal: 'lunch', food: 'rice' } } },
    { per: 'meal', where: { afterMeal: 'lunch' } },
    { when: [{ metric: 'steps', comparison: { op: '>', value: 8000 } }] },
    { aggregate: 'share', threshold: { op: '>', value: 'mean' } },
    { metric: 'steps' },
    { metric: 'glucoseReadings' },
  ];
  for (const other of others) expect(isOfTally(of(other)), JSON.stringify(other)).toBe(false);
});
