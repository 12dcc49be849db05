import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  phenoAge,
  phenoAgePredictor,
  phenoMortalityScore,
  phenoYearsPerUnit,
  type PhenoAgeInputs,
} from './pheno-age.ts';

const inputs = (...values: readonly number[]): PhenoAgeInputs => {
  const [
    age = 0,
    albumin = 0,
    creatinine = 0,
    glucose = 0,
    crp = 0,
    lymphocytes = 0,
    mcv = 0,
    rdw = 0,
    alp = 0,
    wbc = 0,
  ] = values;
  return {
    ageYears: age,
    albuminGl: albumin,
    creatinineUmoll: creatinine,
    glucoseMmoll: glucose,
    crpMgdl: crp,
    lymphocytesPercent: lymphocytes,
    mcvFl: mcv,
    rdwPercent: rdw,
    alpUl: alp,
    wbcPerNl: wbc,
  };
};

/** As printed in the paper, with a logarithm of a logarithm. */
const longForm = (person: PhenoAgeInputs): number =>
  141.50225 + Math.log(-0.0055305 * Math.log(1 - phenoMortalityScore(person))) / 0.090165;

describe('the worked examples', () => {
  const a = inputs(48, 44, 83.981615, 5.661, 0.18, 30, 90, 13.2, 70, 6.2);
  const b = inputs(30, 47, 70, 4.8, 0.05, 35, 88, 12.3, 55, 5);
  const c = inputs(70, 38, 110, 8.5, 1.2, 20, 96, 15.5, 110, 9.5);

  test.each([
    ['A', a, -8.899944, 0.026541, 43.758],
    ['B', b, -11.375956, 0.002259, 16.297],
    ['C', c, -4.649177, 0.848516, 90.902],
  ])('%s', (_name, person, predictor, mortality, years) => {
    expect(phenoAgePredictor(person)).toBeCloseTo(predictor, 6);
    expect(phenoMortalityScore(person)).toBeCloseTo(mortality, 6);
    expect(phenoAge(person)).toBeCloseTo(years, 3);
  });

  test('A with ln(1 + CRP), and D, a stored row computed that way', () => {
    expect(phenoAge(a, { crpTransform: 'log1p' })).toBeCloseTo(45.747, 3);
    const d = inputs(77, 45, 75.680695, 4.329, 0.36, 21.1, 88.5, 13.7, 62, 7.6);
    expect(phenoAge(d, { crpTransform: 'log1p' })).toBeCloseTo(70.875, 3);
  });

  test('CRP in mg/L would read 2.435 years older: the unit matters', () => {
    expect(phenoAge({ ...a, crpMgdl: 1.8 })).toBeCloseTo(46.193, 3);
  });

  test('years per unit match the printed ones', () => {
    expect(phenoYearsPerUnit('albuminGl')).toBeCloseTo(-0.37258, 5);
    expect(phenoYearsPerUnit('crpMgdl')).toBeCloseTo(1.0577, 5);
    expect(phenoYearsPerUnit('rdwPercent')).toBeCloseTo(3.66678, 5);
    expect(phenoYearsPerUnit('ageYears')).toBeCloseTo(0.89118, 5);
  });
});

test('the closed form equals the long form unless the score rounds to 0 or 1', () => {
  const figure = (min: number, max: number) => fc.double({ min, max, noNaN: true });
  const anybody = fc.tuple(
    figure(20, 90),
    figure(25, 55),
    figure(30, 300),
    figure(3, 15),
    figure(0.01, 10),
    figure(5, 60),
    figure(70, 110),
    figure(11, 20),
    figure(20, 300),
    figure(2, 20),
  );
  fc.assert(
    fc.property(anybody, (values) => {
      const person = inputs(...values);
      const score = phenoMortalityScore(person);
      fc.pre(score > 1e-6 && score < 1 - 1e-6);
      expect(phenoAge(person)).toBeCloseTo(longForm(person), 5);
    }),
    { numRuns: 1000 },
  );
});

const FILE = path.resolve('../shared/data/bioage/nhanes4_phenoage_sample.csv');
const isThere = existsSync(FILE);

function rowsOf(file: string): ReadonlyMap<string, number>[] {
  const [head = [], ...rows] = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.replaceAll('"', '').split(','));
  return rows.map(
    (row) =>
      new Map(head.flatMap((name, column) => (row[column] ? [[name, Number(row[column])] as const] : []))),
  );
}

describe.skipIf(!isThere)('every person of the NHANES sample (skipped without ../shared/data)', () => {
  const people = (isThere ? rowsOf(FILE) : []).map((row) => {
    const of = (name: string) => row.get(name) ?? Number.NaN;
    const columns = [
      'age',
      'albumin_gL',
      'creat_umol',
      'glucose_mmol',
      'crp',
      'lymph',
      'mcv',
      'rdw',
      'alp',
      'wbc',
    ];
    return { of, person: inputs(...columns.map(of)) };
  });

  test.each([
    ['phenoage0', { crpTransform: 'log1p' }],
    ['phenoage_lnCRP', {}],
    ['phenoage_published', { figures: 'printed' }],
  ] as const)('has the age of the column %s to 1e-6', (column, options) => {
    expect(people.length).toBeGreaterThan(2000);
    const worst = Math.max(
      ...people.map(({ of, person }) => Math.abs(phenoAge(person, options) - of(column))),
    );
    expect(worst).toBeLessThan(1e-6);
  });

  test('has the same score and predictor', () => {
    const log1p = { crpTransform: 'log1p' } as const;
    for (const { of, person } of people) {
      expect(phenoAgePredictor(person, log1p)).toBeCloseTo(of('xb'), 9);
      expect(phenoMortalityScore(person, log1p)).toBeCloseTo(of('mort10'), 9);
    }
  });

  test('gets the same inputs from conventional units', () => {
    for (const { of, person } of people) {
      expect(of('albumin') * 10).toBeCloseTo(person.albuminGl, 6);
      expect(of('creat') * 88.4017).toBeCloseTo(person.creatinineUmoll, 6);
      expect(of('glucose') * 0.0555).toBeCloseTo(person.glucoseMmoll, 6);
    }
  });
});
