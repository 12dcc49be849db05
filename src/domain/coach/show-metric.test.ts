import { expect, test } from 'vitest';
import { CANONICAL_UNITS, type MemberUnits } from '#domain/account/member-units.ts';
import { findMetric } from '#domain/metrics/catalog.ts';
import { shownText } from './format-number.ts';
import { showMetric } from './show-metric.ts';

const EUROPEAN: MemberUnits = {
  system: 'metric',
  glucose: 'mmol/L',
  markers: { 'ldl-c': 'mmol/L', hba1c: 'mmol/mol' },
};

const show = (
  key: string,
  value: number,
  options: Partial<Parameters<typeof showMetric>[2]> = {},
): string => {
  const metric = findMetric(key) ?? expect.fail(key);
  return shownText(showMetric(value, metric, { units: EUROPEAN, ...options }));
};

test('glucose is shown in the member’s unit, and blood markers in their lab’s', () => {
  expect(show('glucoseMgdl', 99)).toBe('5.5 mmol/L');
  expect(show('ldl-c', 139)).toBe('3.59 mmol/L');
  expect(show('glucose-fasting', 99)).toBe('99 mg/dL');
  expect(show('glucoseMgdl', 99, { units: CANONICAL_UNITS })).toBe('99 mg/dL');
});

test('the unit of the question comes first', () => {
  expect(show('glucoseMgdl', 99, { wanted: 'mg/dL' })).toBe('99 mg/dL');
  expect(show('ldl-c', 139, { units: CANONICAL_UNITS, wanted: 'mmol/L' })).toBe('3.59 mmol/L');
});

test('ketones and figures in percent keep their own unit', () => {
  expect(show('urineKetonesMgdl', 15)).toBe('15 mg/dL');
  expect(show('glucoseInRangePercent', 96.4)).toBe('96.4%');
  expect(show('glucoseMgdl', 12, { unit: 'days' })).toBe('12 days');
});

test('a difference of HbA1c has no zero point', () => {
  expect(show('hba1c', 6.5)).toBe('48 mmol/mol');
  expect(show('hba1c', 1, { isDifference: true })).toBe('11 mmol/mol');
});

test('a pace is shown in the unit asked for', () => {
  const imperial = { ...CANONICAL_UNITS, system: 'imperial' } as const;
  expect(show('workoutPaceMinPerKm', 10.36, { wanted: 'min/mi' })).toBe('16:40 min/mi');
  expect(show('workoutPaceMinPerKm', 10.36, { units: imperial, wanted: 'min/km' })).toBe('10:22 min/km');
  expect(show('workoutPaceMinPerKm', 10.36, { units: imperial })).toBe('16:40 min/mi');
});
