import { expect, test } from 'vitest';
import { weightOf } from './item-weight.ts';
import type { ItemKey } from './item-keys.ts';
import { itemOf, SECTIONS } from './sections.ts';

/** Years of every option, in order, and the standard deviation, as printed in science notes 5.3. */
const PRINTED: readonly (readonly [item: ItemKey, years: readonly number[], sdYears: number])[] = [
  ['bmi', [0.79, -0.53, -1.08, -0.77, -0.25, 0.6, 1.92, 3.52], 1.22],
  ['whtr', [-0.71, -0.3, 0.1, 0.51, 0.96], 0.57],
  ['sbp', [-1.39, -0.34, 0.71, 2.29, 4.39], 1.62],
  ['rhr', [-0.59, -0.2, 0.19, 0.58, 0.97], 0.44],
  ['fv', [0.36, 0.15, -0.1, -0.43], 0.27],
  ['wg', [0.25, -0.1, -0.6], 0.3],
  ['nuts', [0.24, -0.07, -0.41], 0.25],
  ['pmeat', [-0.23, -0.08, 0.22, 0.55], 0.24],
  ['ssb', [-0.16, -0.02, 0.11, 0.6], 0.22],
  ['upf', [-0.26, -0.12, 0.03, 0.28], 0.18],
  ['salt', [-0.07, -0.02, 0.12, 0.63], 0.16],
  ['mvpa', [1.18, 0.17, -0.5, -0.91, -1.06], 0.81],
  ['steps', [1.43, -0.31, -0.6, -1.14], 0.98],
  ['rt', [0.24, -0.09, -0.4], 0.29],
  ['sit', [-0.17, -0.08, 0.1, 0.35], 0.18],
  ['func', [-0.36, 0.15, 1.37], 0.61],
  ['dur', [0.58, 0.22, -0.13, -0.31, -0.01, 0.95], 0.37],
  ['reg', [-0.85, -0.15, 0.45, 1.46], 0.77],
  ['osa', [-0.11, 0.32, 1.42], 0.37],
  ['dep', [-0.2, 1.46], 0.54],
  ['stress', [-0.28, 0.04, 0.34, 0.74], 0.32],
  ['iso', [-0.26, 0.19, 0.84], 0.37],
  ['lone', [-0.09, 0.08, 0.28], 0.13],
  ['purpose', [-0.22, 0.04, 0.31], 0.19],
  ['srh', [-0.44, -0.23, 0.03, 0.38, 1.04], 0.35],
  ['smoke', [-1.59, -0.34, 0.76, 2.05, 3.68, 4.03, 6.63, 8.56], 2.66],
  ['vape', [-0.03, 0.46], 0.13],
  ['alc', [-0.14, 0.68, -0.14, -0.07, 0.87, 1.96], 0.39],
  ['shs', [-0.1, 1.09], 0.32],
  ['pm25', [-0.28, -0.03, 0.38, 1.2], 0.42],
  ['dm', [-1.02, 0.16, 4.64, 5.66], 1.75],
  ['cvd', [-0.45, 4.56, 4.91, 8.6], 1.57],
  ['ckd', [-0.24, 1.92, 3.88, 7.02], 1.0],
  ['cancer', [-0.12, 0.44, 2.67], 0.49],
  ['copd', [-0.2, 3.1], 0.78],
  ['fhx', [-0.1, 0.64], 0.25],
];

const PRINTED_FOR_WOMEN = [-0.14, 0.67, -0.14, 1.22, 1.96, 3.27];
const SD_FOR_WOMEN = 0.46;

const twoDigits = (years: number): number => Math.round(years * 100) / 100;

const weightsOf = (key: ItemKey, sex: 'male' | 'female') => {
  const item = itemOf(key, sex);
  if (item?.kind !== 'choice') throw new Error(`${key} has no options`);
  const { yearsOf, sdYears } = weightOf(item);
  return { years: [...yearsOf.values()].map(twoDigits), sdYears: twoDigits(sdYears) };
};

test.each(PRINTED)('the years of %s match the printed digits', (key, years, sdYears) => {
  expect(weightsOf(key, 'male')).toEqual({ years, sdYears });
});

test('alcohol has separate years for women', () => {
  expect(weightsOf('alc', 'female')).toEqual({ years: PRINTED_FOR_WOMEN, sdYears: SD_FOR_WOMEN });
});

test('the table covers every choice question', () => {
  const asked = SECTIONS.flatMap(({ items }) => items).filter(({ kind }) => kind === 'choice');
  expect(new Set(PRINTED.map(([key]) => key))).toEqual(new Set(asked.map(({ key }) => key)));
});

test('shares of adults add up to one, keys are unique, and every next option exists and is better', () => {
  for (const item of SECTIONS.flatMap(({ items }) => items)) {
    if (item.kind !== 'choice') continue;
    const { options, key } = item;
    expect(
      options.reduce((sum, { prevalence }) => sum + prevalence, 0),
      key,
    ).toBeCloseTo(1, 9);
    expect(new Set(options.map((option) => option.key)).size, key).toBe(options.length);
    for (const { next, hazardRatio } of options) {
      const better = options.find((option) => option.key === next);
      if (next !== undefined) expect(better?.hazardRatio, `${key} ${next}`).toBeLessThan(hazardRatio);
    }
  }
});
