import { expect, test } from 'vitest';
import { sharedSections } from './shared-report.ts';
import type { SharedSource } from './shared-source.ts';

type Figure = SharedSource['figures'][number];

const steps = (before: Figure['before']): Figure => ({
  section: 'movement',
  metric: 'steps',
  label: 'Steps',
  unit: 'count',
  decimals: 0,
  now: { value: 8000, days: 20 },
  before,
  change: null,
});
const headOf = (figures: readonly Figure[], before: object | null) =>
  sharedSections(
    {
      before,
      range: { from: '2026-11-01' },
      dayCount: 30,
      completeDays: 20,
      figures,
      nutrition: null,
      glucose: null,
      blood: null,
    },
    ['movement'],
    { units: { system: 'metric', glucose: 'mg/dL' }, dayText: (date) => date },
  ).flatMap(({ tables }) => tables.map(({ head }) => head));

test('averages are compared with the previous period if it has data', () => {
  const compared = ['Average', 'Now', 'Days', 'Before', 'Change', '95% interval'];
  expect(headOf([steps({ value: 7000, days: 20 }), steps(null)], {})).toEqual([compared]);
  expect(headOf([steps(null)], {})).toEqual([['Average', 'Now', 'Days']]);
  expect(headOf([steps({ value: 7000, days: 20 })], null)).toEqual([['Average', 'Now', 'Days']]);
});
