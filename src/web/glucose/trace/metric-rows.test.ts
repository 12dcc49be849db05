import { expect, test } from 'vitest';
import { glucoseMetrics } from '#domain/glucose/glucose-metrics.ts';
import { metricRows, readingsText } from './metric-rows.ts';

const NOON_MS = Date.parse('2026-11-20T12:00:00Z');

const ofSticks = (...values: readonly number[]) => {
  const samples = values.map((glucoseMgdl, hour) => ({ atMs: NOON_MS + hour * 3_600_000, glucoseMgdl }));
  const metrics = glucoseMetrics(samples, {
    origin: 'finger-stick',
    zones: [{ fromMs: 0, timeZone: 'UTC' }],
  });
  if (!metrics) throw new Error('No metrics');
  return metrics;
};

test('one reading is shown once', () => {
  const metrics = ofSticks(480);
  expect(readingsText(metrics, 'mg/dL')).toBe('1 reading: 480 mg/dL, outside 70–180 mg/dL.');
  expect(readingsText(ofSticks(100), 'mmol/L')).toBe('1 reading: 5.6 mmol/L, within 3.9–10.0 mmol/L.');
  expect(metricRows(metrics, 'mg/dL').filter(({ value }) => value.includes('480'))).toEqual([]);
});

test('several readings are shown with their span, equal ones without', () => {
  expect(readingsText(ofSticks(100, 200), 'mg/dL')).toBe(
    '2 readings from 100 to 200 mg/dL, 50% of them within 70–180 mg/dL.',
  );
  expect(readingsText(ofSticks(100, 100), 'mg/dL')).toBe(
    '2 readings of 100 mg/dL, 100% of them within 70–180 mg/dL.',
  );
  const spread = metricRows(ofSticks(100, 100), 'mg/dL').find(({ name }) => name === 'Lowest and highest');
  expect(spread?.value).toBe('100');
});
