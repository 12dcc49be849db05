import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bandsOf } from './bands.ts';
import { fromCanonical, inferUnit, isPlausible, toCanonical } from './canonical-value.ts';
import { findMarkers } from './find-markers.ts';
import {
  isMarkerKey,
  MARKER_CATEGORIES,
  MARKER_COUNT,
  markerOf,
  MARKERS,
  type MarkerKey,
} from './markers.ts';

const own = MARKERS.filter(({ variantOf }) => variantOf === null);

test('a marker in another unit is not counted again', () => {
  expect(MARKER_COUNT).toBe(own.length);
});

describe('the table of markers', () => {
  test('has 91 markers in five balanced categories, 40 of them core', () => {
    expect(own).toHaveLength(91);
    const counts = MARKER_CATEGORIES.map((name) => own.filter(({ category }) => category === name).length);
    expect(counts).toEqual([19, 19, 17, 20, 16]);
    expect(own.filter(({ isCore }) => isCore)).toHaveLength(40);
  });

  test('lists lipoprotein(a) by mass and by moles, never converted', () => {
    expect(markerOf('lp-a-mgdl').variantOf).toBe('lp-a-nmol');
    expect(toCanonical('lp-a-nmol', 30, 'mg/dL')).toEqual({ fault: 'unknown-unit' });
    expect(toCanonical('lp-a-mgdl', 75, 'nmol/L')).toEqual({ fault: 'unknown-unit' });
  });

  test('every marker has its own LOINC codes, except the one for red cell width in fL', () => {
    const codes = MARKERS.flatMap(({ loincs }) => loincs.map(({ code }) => code));
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of codes) expect(code).toMatch(/^\d{1,5}-\d$/);
    expect(codes).not.toContain('21000-5');
  });

  test.each(MARKERS.map(({ key }) => key))('%s has bands in order for women and men of every age', (key) => {
    const { plausible } = markerOf(key);
    expect(plausible[0]).toBeLessThan(plausible[1]);
    for (const sex of ['male', 'female'] as const) {
      for (let ageYears = 18; ageYears <= 100; ageYears += 1) {
        const bands = bandsOf({ marker: key, labLow: null, labHigh: null }, { sex, ageYears });
        const { critical, reference = [null, null], optimal = [null, null] } = bands;
        const ends = [critical[0], reference[0], optimal[0], optimal[1], reference[1], critical[1]];
        const known = ends.filter((end) => end !== null);
        expect(known).toEqual(known.toSorted((a, b) => a - b));
        for (const end of known) expect(isPlausible(key, end)).toBe(true);
      }
    }
  });
});

/** LOINC codes end with a check digit: Luhn, as described by Regenstrief. */
function checkDigit(digits: string): number {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

test('every LOINC code has the right check digit', () => {
  for (const { loincs } of MARKERS) {
    for (const { code } of loincs) {
      const [digits = '', check] = code.split('-');
      expect(`${code} ${check}`).toBe(`${code} ${checkDigit(digits)}`);
    }
  }
});

describe('units', () => {
  test.each(MARKERS.flatMap(({ key, units }) => units.map((unit) => [key, unit] as const)))(
    '%s in %s comes back as it went',
    (key, unit) => {
      const [low, high] = markerOf(key).plausible;
      fc.assert(
        fc.property(fc.double({ min: low, max: high, noNaN: true }), (value) => {
          const other = fromCanonical(key, value, unit);
          const back = toCanonical(key, other ?? Number.NaN, unit);
          expect('value' in back && back.value).toBeCloseTo(value, 6 - Math.floor(Math.log10(high)));
        }),
        { numRuns: 20 },
      );
    },
  );

  test.each<[MarkerKey, number, string, number]>([
    ['glucose-fasting', 5.5506, 'mmol/l', 100],
    ['glucose-fasting', 1, 'g/L', 100],
    ['glucose-fasting', 100, 'mg/100ml', 100],
    ['hba1c', 39.89, 'mmol/mol', 5.79993],
    ['hba1c', 39.89, 'mmol/mol Hb', 5.79993],
    ['hba1c', 39.89, 'mmol/mol Hgb', 5.79993],
    ['hba1c', 39.89, 'mmol/mol(Hb)', 5.79993],
    ['hba1c', 39.89, 'mmol/mol Hämoglobin', 5.79993],
    ['hba1c', 39.89, 'mmol/mol{Hb}', 5.79993],
    ['hba1c', 39.89, 'mmol/mol.', 5.79993],
    ['hba1c', 5.7, '% of total Hgb', 5.7],
    ['insulin-fasting', 8.4, 'mU/L', 8.4],
    ['insulin-fasting', 50.4, 'pmol/l', 8.4],
    ['creatinine', 84, 'µmol/L', 0.9502],
    ['creatinine', 84, 'umol/l', 0.9502],
    ['creatinine', 84, 'μmol/L', 0.9502],
    ['wbc', 6.2, '10^9/L', 6.2],
    ['wbc', 6.2, '10^3/µL', 6.2],
    ['wbc', 6.2, 'K/µL', 6.2],
    ['wbc', 6.2, 'G/L', 6.2],
    ['wbc', 6.2, '/nL', 6.2],
    ['wbc', 6.2, 'x10E3/uL', 6.2],
    ['wbc', 6.2, '10*3/uL', 6.2],
    ['wbc', 6.2, '10⁹/L', 6.2],
    ['wbc', 6.2, 'Tsd./µl', 6.2],
    ['wbc', 6.2, 'Gpt/l', 6.2],
    ['wbc', 6.2, 'Thousand/uL', 6.2],
    ['wbc', 6200, '/mm³', 6.2],
    ['wbc', 6200, 'cells/uL', 6.2],
    ['wbc', 6.2, '10(3)/mcL', 6.2],
    ['rbc', 4.8, '10^12/L', 4.8],
    ['rbc', 4.8, 'Mio/µl', 4.8],
    ['rbc', 4.8, 'T/L', 4.8],
    ['rbc', 4.8, '/pL', 4.8],
    ['rbc', 4.8, 'M/uL', 4.8],
    ['rbc', 4.8, 'Million/uL', 4.8],
    ['hemoglobin', 145, 'g/L', 14.5],
    ['hemoglobin', 14.5, 'gm/dL', 14.5],
    ['mcv', 88, 'µm³', 88],
    ['hematocrit', 43, 'percent', 43],
    ['hemoglobin', 9, 'mmol/L', 14.5026],
    ['hematocrit', 0.43, 'L/L', 43],
    ['hs-crp', 0.3, 'mg/dl', 3],
    ['hs-crp', 3, 'mg/l', 3],
    ['ferritin', 80, 'µg/l', 80],
    ['ferritin', 80, 'mcg/L', 80],
    ['tsh', 2.1, 'µIU/mL', 2.1],
    ['tsh', 2.1, 'mU/l', 2.1],
    ['tsh', 2.1, 'm[IU]/L', 2.1],
    ['alt', 0.5, 'µkat/L', 29.9994],
    ['alt', 30, 'IU/L', 30],
    ['sodium', 140, 'mEq/L', 140],
    ['calcium', 2.4, 'mmol/L', 9.6189],
    ['calcium', 4.8, 'mEq/L', 9.6187],
    ['egfr', 92, 'mL/min/1,73 m²', 92],
    ['egfr', 92, 'ml/min/1.73qm', 92],
    ['egfr', 92, 'mL/min/{1.73_m2}', 92],
    ['uacr', 1.13, 'mg/mmol', 10],
    ['uacr', 10, 'mg/g{creat}', 10],
    ['uacr', 10, 'mg/g Krea', 10],
    ['vitamin-d-25oh', 75, 'nmol/l', 30.0481],
    ['vitamin-d-25oh', 30, 'ug/L', 30],
    ['bun', 30, 'mg/dL urea', 14.0082],
    ['mma', 250, 'nmol/L', 0.25],
    ['homocysteine', 1, 'mg/L', 7.398],
    ['esr', 12, 'mm/hr', 12],
    ['mch', 1.86, 'fmol', 29.972],
    ['vitamin-b6-plp', 10, 'µg/L', 40.463],
  ])('%s %d %s is %d', (marker, value, unit, expected) => {
    const canonical = toCanonical(marker, value, unit);
    expect('value' in canonical && canonical.value).toBeCloseTo(expected, 3);
  });

  test.each<[MarkerKey, string]>([
    ['rdw', 'fL'],
    ['neutrophils', '%'],
    ['glucose-fasting', 'mg/mmol'],
    ['potassium', 'furlong'],
    ['lymphocytes-pct', '10^9/L'],
    ['albumin', 'mg/g'],
  ])('%s is not measured in %s', (marker, unit) => {
    expect(toCanonical(marker, 5, unit)).toEqual({ fault: 'unknown-unit' });
  });

  test('a missing unit is inferred only if exactly one makes the value plausible', () => {
    expect(inferUnit('glucose-fasting', 5.4)).toEqual({ unit: 'mmol/L' });
    expect(inferUnit('glucose-fasting', 98)).toEqual({ unit: 'mg/dL' });
    expect(inferUnit('ferritin', 80)).toEqual({ unit: 'ng/mL' });
    expect(inferUnit('vitamin-d-25oh', 40)).toEqual({ fault: 'ambiguous' });
    expect(inferUnit('potassium', 41)).toEqual({ fault: 'implausible' });
    expect(toCanonical('potassium', 4.1, ' ')).toEqual({ fault: 'no-unit' });
  });
});

describe('finds a marker by any of its names', () => {
  test.each<[string, MarkerKey]>([
    ['GPT', 'alt'],
    ['Vit. D 25-OH', 'vitamin-d-25oh'],
    ['LDL Cholesterol Calc', 'ldl-c'],
    ['vit d', 'vitamin-d-25oh'],
    ['Nüchternblutzucker', 'glucose-fasting'],
    ['Harnsaeure', 'uric-acid'],
    ['acide urique', 'uric-acid'],
    ['hba', 'hba1c'],
    ['a1c', 'hba1c'],
    ['Leukozyten', 'wbc'],
    ['plaquettes', 'platelets'],
    ['hierro', 'iron'],
    ['TSH', 'tsh'],
    ['K', 'potassium'],
    ['Na', 'sodium'],
    ['gamma gt', 'ggt'],
    ['γ-GT', 'ggt'],
    ['30522-7', 'hs-crp'],
    ['1988-5', 'hs-crp'],
    ['feritin', 'ferritin'],
    ['colesterol hdl', 'hdl-c'],
    ['triglicerides', 'triglycerides'],
    ['creatinin', 'creatinine'],
    ['cholesterol', 'total-cholesterol'],
    ['b12', 'vitamin-b12'],
    ['oestradiol', 'estradiol'],
    ['testosterone', 'testosterone-total'],
    ['omega', 'omega3-index'],
    ['mgnesium', 'magnesium'],
  ])('%s finds %s', (query, key) => {
    expect(findMarkers(query)[0]?.key).toBe(key);
  });

  test('red cell width in fL is not RDW, and nonsense finds nothing', () => {
    expect(findMarkers('21000-5')).toEqual([]);
    expect(findMarkers('!?')).toEqual([]);
    expect(findMarkers('qqqqqq')).toEqual([]);
    expect(isMarkerKey('toString')).toBe(false);
  });
});
