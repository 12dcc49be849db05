import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { admin } from '#contract/admin/admin.ts';
import { procedures } from './testing.ts';

/** Names of all parts of a shape, however deep. */
function keysOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, part]) =>
    key === 'properties'
      ? [...Object.keys(part as object), ...Object.values(part as object).flatMap(keysOf)]
      : keysOf(part),
  );
}

/** Columns about a body, a meal or a day; `id`, `name` and similar columns reveal nothing on their own. */
const HARMLESS =
  /^(?:userId|id|name|createdAt|updatedAt|plan|count|state|kind|source|brand|tries|reason|format|role)$/;

describe('answers to admins', () => {
  test('contain no health data: no column of it is in any answer', async () => {
    const tables = await Promise.all(
      [
        'meals',
        'body',
        'sleep',
        'stress',
        'fasting',
        'glucose',
        'blood',
        'bio-age',
        'longevity',
        'supplements',
        'water',
        'health',
      ].map((slice) => import(`../${slice}/tables.ts`) as Promise<Record<string, object>>),
    );
    const profile = [
      'sex',
      'ageYears',
      'heightCm',
      'massKg',
      'targetMassKg',
      'goal',
      'activityLevel',
      'dietaryPreference',
    ];
    const forbidden = new Set([
      ...profile,
      ...tables
        .flatMap((slice) => Object.entries(slice))
        // An account's connection, without figures.
        .filter(([name]) => name !== 'nightscoutConnections' && name !== 'connections')
        .flatMap(([, table]) => Object.keys(table))
        .filter(
          (column) =>
            !HARMLESS.test(column) &&
            !['fileName', 'startedAt', 'endedAt', 'note', 'text', 'first'].includes(column),
        ),
    ]);
    expect(forbidden.size).toBeGreaterThan(80);
    for (const { name, output } of procedures(admin)) {
      const keys = keysOf(z.toJSONSchema(output, { unrepresentable: 'any' }));
      expect(
        keys.filter((key) => forbidden.has(key)),
        name,
      ).toEqual([]);
    }
  });
});
