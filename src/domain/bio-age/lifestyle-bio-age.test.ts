import { describe, expect, test } from 'vitest';
import { ageFactor } from './age-factor.ts';
import type { Answer } from './answer.ts';
import { itemWeight, weightOf } from './item-weight.ts';
import { lifestyleBioAge } from './lifestyle-bio-age.ts';
import type { BioAgePerson } from './lifestyle-result.ts';
import { itemsFor, itemOf, SECTIONS } from './sections.ts';
import { answered, BRUNO, BRUNOS_ANSWERS, withAnswer } from './testing.ts';

function knownOf(answers: readonly Answer[], person: BioAgePerson = BRUNO) {
  const outcome = lifestyleBioAge(answers, person);
  if (outcome.kind !== 'known') throw new Error(`no figure: ${outcome.kind}`);
  return outcome;
}

const yearsOf = (answers: readonly Answer[], item: string, person: BioAgePerson = BRUNO) =>
  knownOf(answers, person).items.find((one) => one.item === item)?.deltaYears;

/** Every question answered with its best or its worst option. */
const allOf = (which: 'best' | 'worst', sex: 'male' | 'female' = 'male'): Answer[] =>
  SECTIONS.flatMap((section) => itemsFor(section, sex)).flatMap((item) => {
    if (item.kind !== 'choice') return [];
    const options = [...weightOf(item).yearsOf].toSorted(([, one], [, other]) => one - other);
    const option = which === 'best' ? options[0] : options.at(-1);
    return option ? [answered(item.key, option[0])] : [];
  });

describe('Bruno, 48, the worked example', () => {
  test('is 43.17 with everything answered, and each section matches the printed digits', () => {
    const { sections, ...result } = knownOf(BRUNOS_ANSWERS);
    const printed = [-1.623, -0.49, -1.451, -0.389, -0.506, -0.883, 0.218];
    for (const [index, years] of printed.entries())
      expect(sections[index]?.deltaYears, sections[index]?.name).toBeCloseTo(years, 3);
    expect(result.rawYears).toBeCloseTo(-5.123, 3);
    expect(result.deltaYears).toBeCloseTo(-4.833, 3);
    expect(result.bioAgeYears).toBeCloseTo(43.17, 2);
    expect(result.lowYears).toBeCloseTo(37.2, 1);
    expect(result.highYears).toBeCloseTo(49.1, 1);
    expect(result.coverage).toBe(1);
    expect(result.isPreliminary).toBe(false);
  });

  test('is less certain without five answers, which count as average', () => {
    const dropped = new Set(['whtr', 'rhr', 'steps', 'func', 'pm25']);
    const result = knownOf(BRUNOS_ANSWERS.filter(({ item }) => !dropped.has(item)));
    expect(result.rawYears).toBeCloseTo(-3.373, 3);
    expect(result.deltaYears).toBeCloseTo(-3.287, 3);
    expect(result.sigmaYears).toBeCloseTo(3.33, 2);
    expect(result.coverage).toBeCloseTo(0.915, 3);
    expect(result.missing.map(({ item }) => item)).toEqual([...dropped]);
  });

  test('has years per answer that add up to the whole difference', () => {
    const { items, deltaYears, floorYears } = knownOf(BRUNOS_ANSWERS);
    expect(items.reduce((sum, { years }) => sum + years, floorYears)).toBeCloseTo(deltaYears, 9);
  });

  test('treats “I don’t know” like no answer: as the average, never as no risk', () => {
    const unknown = knownOf(withAnswer(BRUNOS_ANSWERS, 'sbp', { kind: 'unknown' }));
    const none = knownOf(withAnswer(BRUNOS_ANSWERS, 'sbp', undefined));
    expect(unknown.bioAgeYears).toBe(none.bioAgeYears);
    expect(unknown.missing).toEqual([{ item: 'sbp', name: 'Blood pressure' }]);
    const best = knownOf(withAnswer(BRUNOS_ANSWERS, 'sbp', 'under-120'));
    expect(unknown.bioAgeYears).toBeGreaterThan(best.bioAgeYears);
    expect(unknown.sigmaYears).toBeGreaterThan(best.sigmaYears);
  });
});

describe('extremes', () => {
  test.each(['male', 'female'] as const)('stay between 12 years younger and 20 years older (%s)', (sex) => {
    const person = { ...BRUNO, sex };
    const [best, worst] = [knownOf(allOf('best', sex), person), knownOf(allOf('worst', sex), person)];
    expect(best.deltaYears).toBeGreaterThan(-12);
    expect(best.deltaYears).toBeLessThan(-10);
    expect(worst.deltaYears).toBeLessThan(20);
    expect(worst.deltaYears).toBeGreaterThan(17.2);
    for (const { score } of best.sections) expect(score).toBeGreaterThan(50);
    for (const { score } of worst.sections) expect(score).toBeLessThan(1e-9);
  });

  test('never fall below 18', () => {
    const young = knownOf(allOf('best'), { ...BRUNO, ageYears: 19 });
    expect(young).toMatchObject({ bioAgeYears: 18, lowYears: 18, deltaYears: -1 });
    expect(young.items.reduce((sum, { years }) => sum + years, young.floorYears)).toBeCloseTo(-1, 9);
  });
});

test('count less in the young and the old', () => {
  expect([18, 26.5, 35, 48, 60, 72.5, 85, 99].map(ageFactor)).toEqual([0.6, 0.8, 1, 1, 1, 0.8, 0.6, 0.6]);
});

describe('rules of single items', () => {
  const heavy = withAnswer(BRUNOS_ANSWERS, 'bmi', '30-35');

  test('a heavy man with low body fat is muscular and counts as a healthy weight', () => {
    expect(yearsOf(heavy, 'bmi')).toBeCloseTo(0.6, 2);
    const athlete = { ...BRUNO, bodyFatPercent: 15 };
    expect(yearsOf(heavy, 'bmi', athlete)).toBeCloseTo(-1.08, 2);
    expect(knownOf(heavy, athlete).items[0]).toMatchObject({ note: 'little-fat', answer: '30 to under 35' });
    expect(yearsOf(heavy, 'bmi', { ...BRUNO, bodyFatPercent: 25 })).toBeCloseTo(0.6, 2);
  });

  test('from age 65 a BMI of 25 to 30 counts one band lower', () => {
    const at = (option: string, ageYears: number) =>
      yearsOf(withAnswer(BRUNOS_ANSWERS, 'bmi', option), 'bmi', { ...BRUNO, ageYears });
    expect(at('25-27.5', 64)).toBeCloseTo(-0.77, 2);
    expect(at('25-27.5', 65)).toBeCloseTo(-1.08, 2);
    expect(at('27.5-30', 65)).toBeCloseTo(-0.77, 2);
    expect(at('30-35', 65)).toBeCloseTo(0.6, 2);
  });

  test('measured fitness counts itself and halves minutes and steps', () => {
    const fit = withAnswer(BRUNOS_ANSWERS, 'vo2max', { kind: 'number', value: 42.98 });
    const person = { ...BRUNO, massKg: 90 };
    expect(yearsOf(fit, 'vo2max', person)).toBeCloseTo(-0.631 * 2, 2);
    expect(yearsOf(fit, 'mvpa', person)).toBeCloseTo(-0.5 / 2, 2);
    expect(yearsOf(fit, 'steps', person)).toBeCloseTo(-0.6 / 2, 2);
    expect(yearsOf(fit, 'vo2max', { ...person, massKg: null })).toBeUndefined();
  });

  test('measured grip replaces everyday function', () => {
    const strong = withAnswer(BRUNOS_ANSWERS, 'grip', { kind: 'number', value: 50 });
    expect(yearsOf(strong, 'grip')).toBeCloseTo(-0.589, 3);
    expect(yearsOf(strong, 'func')).toBeUndefined();
    expect(knownOf(strong).missing).toEqual([]);
    const giant = withAnswer(BRUNOS_ANSWERS, 'grip', { kind: 'number', value: 90 });
    expect(yearsOf(giant, 'grip')).toBeCloseTo(-0.589 * 3, 3);
  });

  test.each([
    [60, 1.46],
    [71, 0.45],
    [78, -0.15],
    [83, -0.5],
    [87.4, -0.5],
    [87.5, -0.85],
  ])('a regularity index of %d counts %d years instead of the question', (index, years) => {
    const regular = withAnswer(BRUNOS_ANSWERS, 'sri', { kind: 'number', value: index });
    expect(yearsOf(regular, 'sri')).toBeCloseTo(years, 2);
    expect(yearsOf(regular, 'reg')).toBeUndefined();
  });

  test('an accident and a living mother of 60 have no effect; a father who died at 98 adds two decades', () => {
    const parent = (fate: 'alive' | 'died' | 'accident', ageYears: number | null) =>
      yearsOf(withAnswer(BRUNOS_ANSWERS, 'mother', { kind: 'parent', fate, ageYears }), 'mother');
    expect(parent('accident', null)).toBeUndefined();
    expect(parent('alive', 60)).toBeUndefined();
    expect(parent('alive', 88)).toBeCloseTo(-1.158 * 0.75, 4);
    expect(parent('died', 98)).toBeCloseTo(-1.158 * 0.75 * 2, 4);
    expect(parent('died', 50)).toBeCloseTo(1.158 * 0.75 * 0.8, 4);
  });

  test('quitting is never worse than continuing, whatever the hazard ratios', () => {
    const [section] = SECTIONS;
    const smoke = itemOf('smoke', 'male');
    if (!section || smoke?.kind !== 'choice') throw new Error('no item');
    const options = smoke.options.map((option) =>
      option.key === 'quit-under-1' ? { ...option, hazardRatio: 2.4 } : option,
    );
    const { yearsOf: years, held } = itemWeight(section, { ...smoke, options });
    expect(years.get('quit-under-1')).toBe(years.get('1-10'));
    expect([...held]).toEqual(['quit-under-1']);
  });
});

describe('no figure', () => {
  test('under age 18', () => {
    expect(lifestyleBioAge(BRUNOS_ANSWERS, { ...BRUNO, ageYears: 17 })).toEqual({
      kind: 'refused',
      reason: 'under-18',
      picture: null,
    });
  });

  test('in pregnancy, when weight and waist are not asked either', () => {
    const mira: BioAgePerson = { ...BRUNO, sex: 'female', ageYears: 31, exclusions: ['pregnancy'] };
    const outcome = lifestyleBioAge(BRUNOS_ANSWERS, mira);
    expect(outcome).toMatchObject({ kind: 'refused', reason: 'pregnancy' });
    const picture = outcome.kind === 'refused' ? outcome.picture : null;
    expect(picture?.off.map(({ item }) => item)).toEqual(['bmi', 'whtr']);
    expect(picture?.items.some(({ item }) => item === 'bmi')).toBe(false);
    expect(picture?.coverage).toBe(1);
  });

  test('without an answer on smoking, or with too few answers', () => {
    const { kind, ...rest } = lifestyleBioAge(withAnswer(BRUNOS_ANSWERS, 'smoke', undefined), BRUNO);
    expect([kind, rest]).toMatchObject(['incomplete', { reason: 'smoking' }]);
    expect(lifestyleBioAge([answered('smoke', 'never')], BRUNO)).toMatchObject({
      kind: 'incomplete',
      reason: 'coverage',
    });
  });

  test('is preliminary below a coverage of 0.85', () => {
    const open = new Set(['dm', 'cvd', 'ckd']);
    const result = knownOf(BRUNOS_ANSWERS.filter(({ item }) => !open.has(item)));
    expect(result.isPreliminary).toBe(true);
    expect(result.coverage).toBeLessThan(0.85);
  });
});
