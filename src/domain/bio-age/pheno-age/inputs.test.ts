import { expect, test } from 'vitest';
import type { Draw, LabValue } from '#domain/blood/lab-value.ts';
import { MARKERS } from '#domain/blood/markers.ts';
import { PHENO_INPUT_RULES, PHENO_MARKERS, phenoMarkerOf } from './inputs.ts';

test('every input that the formula takes from Ada’s blood, including lymphocytes from counts, is in the listed markers', () => {
  const values = MARKERS.filter(({ key }) => key !== 'lymphocytes-pct').map(
    ({ key: marker, plausible: [low, high] }): LabValue => ({
      marker,
      value: (low + high) / 2,
      censored: null,
      labLow: null,
      labHigh: null,
    }),
  );
  const drawn: Draw = { date: '2026-11-20', isFasting: true, values };
  const named = { ...drawn, values: values.filter(({ marker }) => PHENO_MARKERS.includes(marker)) };
  const inputsOf = (draw: Draw) => PHENO_INPUT_RULES.map((rule) => phenoMarkerOf(rule, draw));
  expect(inputsOf(named)).toEqual(inputsOf(drawn));
  expect(inputsOf(named).find((input) => input?.rule.input === 'lymphocytes')).toBeDefined();
  expect(named.values.length).toBeLessThan(values.length);
});
