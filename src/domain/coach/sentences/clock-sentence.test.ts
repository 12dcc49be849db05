import { expect, test } from 'vitest';
import { findMetric } from '#domain/metrics/catalog.ts';
import { timedRecords } from './clock-sentence.ts';

test('fasts are counted as fasts, and their hours aren’t times of day', () => {
  const metric = findMetric('fastHours');
  if (!metric) throw new Error('no fastHours');
  const query = { metric: 'fastHours', window: { kind: 'all' } } as const;
  expect(timedRecords({ ...query, aggregate: 'count' }, metric)).toBe('fasts');
  expect(timedRecords({ ...query, aggregate: 'max' }, metric)).toBeUndefined();
});
