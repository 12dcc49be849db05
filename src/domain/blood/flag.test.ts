import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bandsOf } from './bands.ts';
import { toCanonical } from './canonical-value.ts';
import { flagOf } from './flag.ts';
import { guidelineLabel } from './guideline-labels.ts';
import type { Person } from './person.ts';
import type { LabValue, MarkerFlag } from './lab-value.ts';
import { markerScore } from './marker-score.ts';
import { markerOf, MARKERS, type MarkerKey } from './markers.ts';

const goran: Person = { sex: 'male', ageYears: 48 };
const ines: Person = { sex: 'female', ageYears: 34 };
const edith: Person = { sex: 'female', ageYears: 76 };

const value = (
  marker: MarkerKey,
  figure: number,
  lab: readonly [number | null, number | null] = [null, null],
): LabValue => ({
  marker,
  value: figure,
  censored: null,
  labLow: lab[0],
  labHigh: lab[1],
});

describe('flags', () => {
  test.each<[MarkerKey, number, Person, MarkerFlag]>([
    ['glucose-fasting', 53, goran, 'critical-low'],
    ['glucose-fasting', 54, goran, 'low'],
    ['glucose-fasting', 70, goran, 'borderline-low'],
    ['glucose-fasting', 72, goran, 'optimal'],
    ['glucose-fasting', 90, goran, 'optimal'],
    ['glucose-fasting', 91, goran, 'borderline-high'],
    ['glucose-fasting', 99, goran, 'borderline-high'],
    ['glucose-fasting', 100, goran, 'high'],
    ['glucose-fasting', 401, goran, 'critical-high'],
    ['hemoglobin', 13.4, goran, 'borderline-low'],
    ['hemoglobin', 13.4, ines, 'optimal'],
    ['ldl-c', 20, goran, 'optimal'],
    ['hdl-c', 45, ines, 'low'],
    ['hdl-c', 45, goran, 'optimal'],
    ['basophils', 0.1, goran, 'in-range'],
    ['tsh', 5, ines, 'high'],
    ['tsh', 5, edith, 'borderline-high'],
    ['nt-probnp', 300, ines, 'high'],
    ['nt-probnp', 300, edith, 'borderline-high'],
    ['egfr', 80, goran, 'low'],
    ['egfr', 80, edith, 'optimal'],
    ['insulin-fasting', 2.3, goran, 'optimal'],
    ['esr', 20, goran, 'borderline-high'],
    ['dhea-s', 90, goran, 'low'],
    ['psa', 2.9, goran, 'high'],
  ])('%s of %d', (marker, figure, person, flag) => {
    expect(flagOf(value(marker, figure), person)).toBe(flag);
  });

  test('a converted 5.5 mmol/L of glucose is still 99 mg/dL', () => {
    const converted = toCanonical('glucose-fasting', 5.5, 'mmol/L');
    expect(flagOf(value('glucose-fasting', 'value' in converted ? converted.value : 0), goran)).toBe(
      'borderline-high',
    );
  });

  test('the lab’s range overrides the table, and the optimum does not extend beyond it', () => {
    expect(flagOf(value('alt', 40, [null, 35]), goran)).toBe('high');
    expect(flagOf(value('alt', 50, [10, 59]), goran)).toBe('borderline-high');
    expect(flagOf(value('alt', 28, [null, 25]), goran)).toBe('high');
    expect(bandsOf(value('alt', 28, [null, 25]), goran).optimal).toEqual([10, 25]);
  });

  test('a one-sided range keeps the other side only if it is pathological', () => {
    expect(flagOf(value('ggt', 6), goran)).toBe('low');
    expect(flagOf(value('ggt', 6, [null, 55]), goran)).toBe('optimal');
    expect(flagOf(value('vitamin-d-25oh', 80, [30, null]), goran)).toBe('high');
  });

  test('critical stays critical, whatever the lab’s range', () => {
    expect(flagOf(value('potassium', 6.7, [3.5, 7]), goran)).toBe('critical-high');
  });

  test('cycle hormones are judged only by the lab’s range', () => {
    expect(flagOf(value('estradiol', 120), ines)).toBeUndefined();
    expect(flagOf(value('estradiol', 120, [45, 350]), ines)).toBe('in-range');
    expect(flagOf(value('estradiol', 30), goran)).toBe('optimal');
    expect(flagOf(value('psa', 1), ines)).toBeUndefined();
  });

  test('IGF-1 is optimal within one standard deviation of the lab’s midpoint', () => {
    expect(flagOf(value('igf1', 150), goran)).toBeUndefined();
    expect(flagOf(value('igf1', 150, [80, 220]), goran)).toBe('optimal');
    expect(flagOf(value('igf1', 210, [80, 220]), goran)).toBe('borderline-high');
  });
});

describe('inconclusive values', () => {
  const printed = (marker: MarkerKey, figure: number, censored: 'lt' | 'gt'): LabValue => ({
    ...value(marker, figure),
    censored,
  });

  test.each<[MarkerKey, number, 'lt' | 'gt', MarkerFlag | undefined]>([
    ['hs-crp', 5, 'lt', undefined],
    ['hs-crp', 0.3, 'lt', 'optimal'],
    ['egfr', 60, 'gt', undefined],
    ['egfr', 90, 'gt', 'optimal'],
    ['vitamin-b12', 150, 'lt', 'low'],
    ['triglycerides', 1200, 'gt', 'critical-high'],
  ])('%s of a limit of %d (%s) is %s', (marker, figure, censored, flag) => {
    expect(flagOf(printed(marker, figure, censored), goran)).toBe(flag);
  });

  test('Goran’s CRP below 5 and filtration above 60 have no score and no guideline label', () => {
    for (const one of [printed('hs-crp', 5, 'lt'), printed('egfr', 60, 'gt')]) {
      expect(markerScore(one, goran)).toBeUndefined();
      expect(guidelineLabel(one, goran)).toBeUndefined();
    }
    expect(markerScore(printed('hs-crp', 0.3, 'lt'), goran)).toBe(100);
    expect(guidelineLabel(printed('egfr', 90, 'gt'), goran)?.label).toBe('G1, normal');
  });

  test('Goran’s glucose after breakfast is neither high nor prediabetes, but 430 is critical at any time', () => {
    const fed = (figure: number): LabValue => ({ ...value('glucose-fasting', figure), isAfterFood: true });
    expect(flagOf(fed(132), goran)).toBeUndefined();
    expect(markerScore(fed(132), goran)).toBeUndefined();
    expect(guidelineLabel(fed(132), goran)).toBeUndefined();
    expect(flagOf(fed(430), goran)).toBe('critical-high');
    expect(flagOf(fed(50), goran)).toBe('critical-low');
  });
});

const RANK: Readonly<Record<MarkerFlag, number>> = {
  'critical-low': 0,
  low: 1,
  'borderline-low': 2,
  optimal: 3,
  'in-range': 3,
  'borderline-high': 4,
  high: 5,
  'critical-high': 6,
};

describe('for every marker and person', () => {
  const people = fc.record({
    sex: fc.constantFrom('male' as const, 'female' as const),
    ageYears: fc.integer({ min: 18, max: 100 }),
  });

  test.each(MARKERS.map(({ key }) => key))(
    '%s: a higher value never has a lower flag, and scores are 0 to 100',
    (key) => {
      const [low, high] = markerOf(key).plausible;
      const figures = fc.double({ min: low, max: high, noNaN: true });
      const range = fc.option(
        fc.tuple(figures, figures).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const),
      );
      fc.assert(
        fc.property(people, figures, figures, range, (person, one, other, lab) => {
          const [less, more] = [Math.min(one, other), Math.max(one, other)].map((at) =>
            value(key, at, lab ?? [null, null]),
          );
          if (!less || !more) return;
          const [first, second] = [flagOf(less, person), flagOf(more, person)];
          if (first && second) expect(RANK[first]).toBeLessThanOrEqual(RANK[second]);
          for (const at of [less, more]) {
            const [score, flag] = [markerScore(at, person), flagOf(at, person)];
            if (score === undefined) continue;
            expect(score).toBeGreaterThanOrEqual(0);
            expect(score).toBeLessThanOrEqual(100);
            if (flag === 'optimal' || flag === 'in-range') expect(score).toBe(100);
            if (flag?.startsWith('critical')) expect(score).toBe(0);
          }
        }),
        { numRuns: 60 },
      );
    },
  );
});

describe('scores', () => {
  test.each<[MarkerKey, number, number]>([
    ['glucose-fasting', 85, 100],
    ['glucose-fasting', 99, 60],
    ['glucose-fasting', 400, 20],
    ['glucose-fasting', 401, 0],
    ['glucose-fasting', 62, 40],
    ['ldl-c', 114, 80],
    ['non-hdl-c', 238, 20],
    ['non-hdl-c', 250, 0],
    ['basophils', 0.1, 100],
    ['hdl-c', 24, 20],
  ])('%s of %d is %d', (marker, figure, score) => {
    expect(markerScore(value(marker, figure), goran)).toBeCloseTo(score, 0);
  });

  test('C-reactive protein above 10 is acute and not scored', () => {
    expect(markerScore(value('hs-crp', 10), goran)).toBeCloseTo(57.1, 1);
    expect(markerScore(value('hs-crp', 10.1), goran)).toBeUndefined();
  });

  test('without a band there is no score', () => {
    expect(markerScore(value('igf1', 150), goran)).toBeUndefined();
  });
});

describe('guideline labels', () => {
  test.each<[MarkerKey, number, string | undefined]>([
    ['hba1c', 5.6, undefined],
    ['hba1c', 5.7, 'Prediabetes range'],
    ['hba1c', 6.4, 'Prediabetes range'],
    ['hba1c', 6.5, 'Diabetes range, if confirmed'],
    ['glucose-fasting', 126, 'Diabetes range, if confirmed'],
    ['ldl-c', 190, 'Very high, possibly inherited: see a doctor'],
    ['lp-a-nmol', 100, 'Borderline'],
    ['egfr', 59, 'G3a, mildly to moderately reduced'],
    ['hemoglobin', 12.9, 'Anemia'],
    ['ferritin', 20, 'Low iron stores'],
    ['hs-crp', 3, 'Average risk'],
    ['hs-crp', 3.2, 'Higher risk'],
    ['sodium', 150, undefined],
  ])('%s of %d: %s', (marker, figure, label) => {
    expect(guidelineLabel(value(marker, figure), goran)?.label).toBe(label);
  });
});
