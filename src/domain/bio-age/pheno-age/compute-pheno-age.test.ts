import { describe, expect, test } from 'vitest';
import type { Draw, LabValue } from '#domain/blood/lab-value.ts';
import type { HealthProfile } from '#domain/health/health-profile.ts';
import { knownHealth } from '#domain/health/known-health.ts';
import { combinedBioAge } from '#domain/bio-age/combined-bio-age.ts';
import { computePhenoAge } from './compute-pheno-age.ts';
import { phenoAgePeerMedian } from './peers.ts';
import type { PhenoAgeKnown } from './result.ts';

const TODAY = '2026-11-20';
const DRAWN = '2026-11-20';
const BRUNO = { sex: 'male', ageYears: 48 } as const;

/** Case A of science notes 5.1 in the units of a report. */
const A = {
  albumin: 4.4,
  creatinine: 0.95,
  'glucose-fasting': 102,
  'hs-crp': 1.8,
  'lymphocytes-pct': 30,
  mcv: 90,
  rdw: 13.2,
  alp: 70,
  wbc: 6.2,
} as const;

type Values = Partial<Record<LabValue['marker'], number>>;

const draw = (values: Values, date = DRAWN, censored: Partial<Record<string, 'lt' | 'gt'>> = {}): Draw => ({
  date,
  isFasting: true,
  values: Object.entries(values).map(([marker, value]) => ({
    marker: marker as LabValue['marker'],
    value,
    censored: censored[marker] ?? null,
    labLow: null,
    labHigh: null,
  })),
});

const without = (...markers: readonly string[]): Values =>
  Object.fromEntries(Object.entries(A).filter(([marker]) => !markers.includes(marker)));

const ofBruno = (draws: readonly Draw[], health?: HealthProfile) =>
  computePhenoAge(draws, BRUNO, health, TODAY);

function known(draws: readonly Draw[], person: Parameters<typeof computePhenoAge>[1] = BRUNO): PhenoAgeKnown {
  const outcome = computePhenoAge(draws, person, undefined, TODAY);
  if (outcome.kind !== 'known') throw new Error(`no figure: ${JSON.stringify(outcome)}`);
  return outcome;
}

describe('Bruno’s blood', () => {
  test('matches case A against peers, with the effect of each marker', () => {
    const blood = known([draw(A)]);
    expect(blood.phenoAgeYears).toBeCloseTo(43.758, 3);
    expect(blood).toMatchObject({ drawnOn: DRAWN, isRecent: true, ageYears: 48, isFasting: true });
    expect(blood.peerMedianYears).toBeCloseTo(-6 + 0.3 * 0.97, 9);
    expect(blood.againstPeersYears).toBeCloseTo(-4.242 - blood.peerMedianYears, 3);
    expect(blood.shownYears).toBeCloseTo(0.75 * blood.againstPeersYears, 9);
    const sum = blood.contributions.reduce((total, { years }) => total + years, 0);
    expect(sum + blood.peerPhenoAgeYears).toBeCloseTo(blood.phenoAgeYears, 9);
    const rdw = blood.contributions.find(({ input }) => input === 'rdw');
    expect(rdw).toMatchObject({ value: 13.2, peerValue: 12.8, unit: '%' });
    expect(rdw?.years).toBeCloseTo(0.4 * 3.66678, 4);
  });

  test('may come from two draws within 30 days, with the newest value of each marker', () => {
    const blood = known([draw(without('hs-crp'), '2026-11-20'), draw({ ...A, rdw: 16 }, '2026-10-21')]);
    expect(blood.contributions.find(({ input }) => input === 'rdw')?.value).toBe(13.2);
    expect(blood.contributions.find(({ input }) => input === 'crp')?.measuredOn).toBe('2026-10-21');
  });

  test('is refused as too far apart if never complete within 30 days', () => {
    const apart = [draw(without('hs-crp'), '2026-11-20'), draw({ 'hs-crp': 1.8 }, '2026-10-20')];
    expect(ofBruno(apart)).toMatchObject({ kind: 'refused', reason: 'too-far-apart' });
  });

  test('names the missing inputs and fills in none', () => {
    expect(ofBruno([draw(without('rdw', 'hs-crp'))])).toEqual({
      kind: 'missing',
      markers: [
        { input: 'crp', name: 'C-reactive protein' },
        { input: 'rdw', name: 'Red cell distribution width (RDW-CV)' },
      ],
    });
    expect(ofBruno([])).toMatchObject({ kind: 'missing', markers: { length: 9 } });
  });

  test('ignores an RDW of 45, which would be in fL', () => {
    expect(ofBruno([draw({ ...A, rdw: 45 })])).toMatchObject({
      kind: 'missing',
      markers: [{ input: 'rdw' }],
    });
  });

  test('computes the share of lymphocytes from a count', () => {
    const counted = draw({ ...without('lymphocytes-pct'), lymphocytes: 1.86 });
    expect(known([counted]).phenoAgeYears).toBeCloseTo(43.758, 3);
  });

  test('uses a CRP of at least 0.1 mg/L and the limit of the method, and flags both', () => {
    const floored = known([draw({ ...A, 'hs-crp': 0.02 })]).contributions.find(
      ({ input }) => input === 'crp',
    );
    expect(floored).toMatchObject({ value: 0.1, isFloored: true, censored: null });
    const limit = known([draw({ ...A, 'hs-crp': 0.3 }, DRAWN, { 'hs-crp': 'lt' })]);
    expect(limit.contributions.find(({ input }) => input === 'crp')).toMatchObject({
      value: 0.3,
      isFloored: false,
      censored: 'lt',
    });
  });

  test('from 13 months ago is not recent, from 25 months ago too old, from tomorrow ignored', () => {
    expect(known([draw(A, '2025-11-21')]).isRecent).toBe(true);
    expect(known([draw(A, '2025-10-20')])).toMatchObject({ isRecent: false });
    expect(ofBruno([draw(A, '2024-10-20')])).toMatchObject({ kind: 'refused', reason: 'too-old' });
    expect(ofBruno([draw(A, '2026-11-21')])).toMatchObject({ kind: 'missing' });
  });
});

describe('is refused', () => {
  test.each([
    ['crp-over-10', { ...A, 'hs-crp': 10.1 }],
    ['wbc-over-15', { ...A, wbc: 15.2 }],
  ] as const)('%s: it would measure an illness', (reason, values) => {
    expect(ofBruno([draw(values)])).toEqual({ kind: 'refused', reason, drawnOn: DRAWN });
  });

  test('above the upper limit of a method', () => {
    expect(ofBruno([draw({ ...A, 'hs-crp': 10 }, DRAWN, { 'hs-crp': 'gt' })])).toMatchObject({
      reason: 'crp-over-10',
    });
    expect(ofBruno([draw({ ...A, 'hs-crp': 10 })])).toMatchObject({ kind: 'known' });
  });

  test('by age: below 20, above 90; from 85 it is flagged as outside the study', () => {
    const at = (ageYears: number) =>
      computePhenoAge([draw(A)], { sex: 'female', ageYears }, undefined, TODAY);
    expect(at(19)).toMatchObject({ kind: 'refused', reason: 'under-20' });
    expect(at(20)).toMatchObject({ kind: 'known', isOutsideTrainedAges: false });
    expect(at(85)).toMatchObject({ kind: 'known', isOutsideTrainedAges: false });
    expect(at(88)).toMatchObject({ kind: 'known', isOutsideTrainedAges: true });
    expect(at(91)).toMatchObject({ kind: 'refused', reason: 'over-90' });
  });

  test.each([
    ['pregnancy', 'pregnant'],
    ['kidney-disease', 'kidney-disease'],
    ['cancer-treatment', 'cancer-treatment'],
  ] as const)('%s', (reason, condition) => {
    expect(ofBruno([draw(A)], knownHealth(undefined, [condition]))).toMatchObject({
      kind: 'refused',
      reason,
    });
  });
});

test('everyone from 20 to 90 has peers for all nine markers, the oldest those of 60 to 79', () => {
  for (const sex of ['male', 'female'] as const)
    for (let ageYears = 20; ageYears <= 90; ageYears += 1) {
      const { contributions, peerPhenoAgeYears } = known([draw(A)], { sex, ageYears });
      expect(contributions).toHaveLength(9);
      for (const { peerValue, years } of contributions)
        expect(peerValue > 0 && Number.isFinite(years)).toBe(true);
      expect(Number.isFinite(peerPhenoAgeYears)).toBe(true);
    }
});

test('the median of peers is linear between the midpoints of decades, and flat beyond them', () => {
  const at = (ageYears: number) => phenoAgePeerMedian('male', ageYears);
  expect([20, 25, 30, 45, 75, 82.5, 90].map(at)).toEqual([-6.94, -6.94, -6.775, -6, -3.2, -1.23, -1.23]);
  expect(phenoAgePeerMedian('female', 50)).toBeCloseTo(-6.68, 9);
});

describe('blood and lifestyle together', () => {
  const sums = [-1.623, -0.49, -1.451, -0.389, -0.506, -0.883, 0.218];
  const keys = ['body', 'nutrition', 'activity', 'sleep', 'mind', 'substances', 'history'] as const;
  const sections = keys.map((section, index) => ({ section, deltaYears: sums[index] ?? 0 }));
  const together = (ageMonths: number) =>
    combinedBioAge(48, { againstPeersYears: 1.758, ageMonths }, sections);

  test('give 46.98 in the worked example', () => {
    const combined = together(3);
    expect(combined?.rawYears).toBeCloseTo(-1.021, 3);
    expect(combined?.deltaYears).toBeCloseTo(-1.02, 2);
    expect(combined?.bioAgeYears).toBeCloseTo(46.98, 2);
    expect((combined?.highYears ?? 0) - (combined?.bioAgeYears ?? 0)).toBeCloseTo(6.4, 1);
  });

  test('blood counts less from 12 to 24 months, then not at all', () => {
    expect([0, 12, 18, 24].map((months) => together(months)?.bloodWeight)).toEqual([
      0.7,
      0.7,
      expect.closeTo(0.525, 9),
      expect.closeTo(0.35, 9),
    ]);
    expect(together(24.1)).toBeUndefined();
  });
});
