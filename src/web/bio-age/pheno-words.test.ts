import { expect, test } from 'vitest';
import { computePhenoAge } from '#domain/bio-age/pheno-age/compute-pheno-age.ts';
import type { LabValue } from '#domain/blood/lab-value.ts';
import type { MarkerKey } from '#domain/blood/markers.ts';
import { markerText } from './pheno-card.tsx';

test('Ada reads her albumin and that of her peers in one unit', () => {
  const value = (marker: MarkerKey, figure: number): LabValue => ({
    marker,
    value: figure,
    censored: null,
    labLow: null,
    labHigh: null,
  });
  const values = [
    value('albumin', 4.4),
    value('creatinine', 0.72),
    value('glucose-fasting', 101),
    value('hs-crp', 1.2),
    value('lymphocytes-pct', 33),
    value('mcv', 89.9),
    value('rdw', 12.9),
    value('alp', 64),
    value('wbc', 5.9),
  ];
  const outcome = computePhenoAge(
    [{ date: '2026-10-25', isFasting: true, values }],
    { sex: 'female', ageYears: 41 },
    undefined,
    '2026-11-21',
  );
  if (outcome.kind !== 'known') throw new Error(JSON.stringify(outcome));
  const albumin = outcome.contributions.find(({ input }) => input === 'albumin');
  expect(albumin && markerText(albumin)).toBe('44 g/L, peers 42 g/L');
});
