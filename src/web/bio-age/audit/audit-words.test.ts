import { expect, test } from 'vitest';
import { INTERVAL, MAX_OLDER, MAX_YOUNGER, MIN_BIO_AGE } from '#domain/bio-age/bio-age-figure.ts';
import { BLOOD_WEIGHTS, SECTION_WEIGHTS, SIGMA_YEARS } from '#domain/bio-age/combined-bio-age.ts';
import { GRIP } from '#domain/bio-age/formulas/grip-years.ts';
import { PARENT } from '#domain/bio-age/formulas/parent-years.ts';
import { REGULARITY_BANDS } from '#domain/bio-age/formulas/regularity-years.ts';
import { EXPECTED_VO2_MAX, VO2_MAX } from '#domain/bio-age/formulas/vo2max-years.ts';
import { BETWEEN_SECTIONS, LOG_HAZARD_PER_YEAR } from '#domain/bio-age/item-weight.ts';
import type { ItemKey } from '#domain/bio-age/item-keys.ts';
import { BASE_SIGMA, ITEM_ERROR } from '#domain/bio-age/lifestyle-total.ts';
import { SHOWN_SHARE } from '#domain/bio-age/pheno-age/compute-pheno-age.ts';
import { FITTED, LOG_HAZARD_PER_YEAR as PHENO_LOG_HAZARD } from '#domain/bio-age/pheno-age/pheno-age.ts';
import { PHENO_LIMITS } from '#domain/bio-age/pheno-age/result.ts';
import { itemOf, SECTIONS } from '#domain/bio-age/sections.ts';
import { COMBINED_FORMULA } from './combined-audit.tsx';
import { LIFESTYLE_FORMULA } from './lifestyle-audit.tsx';
import { PHENO_FORMULA } from './pheno-audit.tsx';
import { weightText } from './weight-words.ts';
import { PHENO_REFUSALS } from '#web/bio-age/words.ts';

const figuresOf = (text: string): readonly number[] =>
  [...text.matchAll(/\d+(?:\.\d+)?/g)].map(([figure]) => Number(figure));

const showsAll = (text: string, figures: readonly number[]) =>
  expect(figuresOf(text)).toEqual(expect.arrayContaining(figures.map(Math.abs)));

const textOf = (key: ItemKey, sex: 'male' | 'female'): string => {
  const item = itemOf(key, sex);
  if (!item) throw new Error(`no item ${key}`);
  return weightText(item, sex, 50);
};

test('the lifestyle formula shows every constant it uses', () => {
  showsAll(LIFESTYLE_FORMULA.join(' '), [
    BETWEEN_SECTIONS,
    LOG_HAZARD_PER_YEAR,
    MAX_YOUNGER,
    MAX_OLDER,
    MIN_BIO_AGE,
    BASE_SIGMA,
    ITEM_ERROR,
    INTERVAL,
  ]);
});

test('The combined formula weights each section in its order', () => {
  const text = COMBINED_FORMULA.join(' ');
  showsAll(text, [
    BLOOD_WEIGHTS.fresh,
    SIGMA_YEARS.blood,
    SIGMA_YEARS.habits,
    MAX_YOUNGER,
    MAX_OLDER,
    INTERVAL,
  ]);
  for (const [index, { key }] of SECTIONS.entries())
    expect(text).toContain(`${SECTION_WEIGHTS[key]}·S${index + 1}`);
});

test('The PhenoAge formula shows the fitted constants', () => {
  showsAll(PHENO_FORMULA.join(' '), [
    FITTED.intercept,
    FITTED.coefficients.ageYears,
    FITTED.ageIntercept,
    PHENO_LOG_HAZARD,
    SHOWN_SHARE,
  ]);
  expect(PHENO_FORMULA[1]).toContain('0.08683390 + xb');
});

test('refusals of PhenoAge name their limits', () => {
  const { minAgeYears, maxAgeYears, maxCrpMgl, maxWbcPerNl, maxDaysApart } = PHENO_LIMITS;
  showsAll(Object.values(PHENO_REFUSALS).join(' '), [
    minAgeYears,
    maxAgeYears,
    maxCrpMgl,
    maxWbcPerNl,
    maxDaysApart,
  ]);
});

test('Measured answers show the constants of their formulas', () => {
  showsAll(textOf('grip', 'male'), Object.values(GRIP));
  showsAll(textOf('vo2max', 'female'), [...Object.values(VO2_MAX), ...Object.values(EXPECTED_VO2_MAX)]);
  expect(textOf('vo2max', 'male')).not.toContain(String(EXPECTED_VO2_MAX.female));
  showsAll(
    textOf('sri', 'male'),
    REGULARITY_BANDS.slice(0, -1).map(([from]) => from),
  );
  showsAll(textOf('mother', 'male'), [
    PARENT.yearsPerDecade,
    PARENT.bothParents,
    PARENT.averageAge,
    PARENT.decades.low,
    PARENT.decades.high,
  ]);
});
