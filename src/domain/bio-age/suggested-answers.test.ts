import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/time/local-date.ts';
import { knownHealth, UNANSWERED, type SavedHealth } from '#domain/health/known-health.ts';
import { bloodFigures } from './blood-figures.ts';
import { compareResults } from './compare-results.ts';
import { diaryFigures, type Diary } from './diary-figures.ts';
import { judgeAnswer } from './answer.ts';
import { lifestyleBioAge } from './lifestyle-bio-age.ts';
import { offeredByFigures, offeredByLast, type OwnFigure } from './suggested-answers.ts';
import { avoidedItems, contradictsProfile, exclusionsOf, offeredByHealth } from './answers-from-health.ts';
import { itemOf, questionOf } from './sections.ts';
import { answered, BRUNO, BRUNOS_ANSWERS, withAnswer } from './testing.ts';

const figure = (item: OwnFigure['item'], value: number): OwnFigure => ({
  item,
  figure: value,
  source: 'diary',
  measuredOn: '2026-11-19',
  days: 14,
  isApproximate: true,
});

const optionOf = (item: OwnFigure['item'], value: number) =>
  offeredByFigures([figure(item, value)], 'male')[0]?.value;

describe('a figure suggests the answer whose band contains it', () => {
  test.each([
    ['bmi', 24.99, '20-25'],
    ['bmi', 25, '25-27.5'],
    ['bmi', 16, 'under-18.5'],
    ['whtr', 0.5, '0.50-0.55'],
    ['dur', 6.9, '6-7'],
    ['alc', 0, 'never'],
    ['alc', 1.3, '1.3-25'],
    ['alc', 70, 'over-65'],
    ['upf', 100, 'over-60'],
    ['ckd', 95, 'none'],
    ['ckd', 44, '30-45'],
    ['dm', 5.6, 'none'],
    ['dm', 5.7, 'prediabetes'],
  ] as const)('%s of %d: %s', (item, value, option) => {
    expect(optionOf(item, value)).toEqual({ kind: 'option', option });
  });

  test('a measurement suggests its number, and an impossible one nothing', () => {
    expect(optionOf('sri', 81.26)).toEqual({ kind: 'number', value: 81.3 });
    expect(optionOf('sri', 130)).toBeUndefined();
    expect(optionOf('salt', 1)).toBeUndefined();
  });

  test('the first of two figures counts, with its source, date and days', () => {
    expect(offeredByFigures([figure('fv', 3), figure('fv', 9)], 'female')).toEqual([
      {
        item: 'fv',
        value: { kind: 'option', option: '3-4' },
        origin: { kind: 'prefilled', source: 'diary', measuredOn: '2026-11-19', figure: 3, days: 14 },
        isApproximate: true,
      },
    ]);
  });

  test('the last answers are suggested again, except “I don’t know”', () => {
    const last = offeredByLast([answered('rt', '1'), answered('sit', { kind: 'unknown' })], '2026-08-01');
    expect(last).toMatchObject([
      { item: 'rt', origin: { source: 'last-assessment', measuredOn: '2026-08-01' } },
    ]);
  });
});

describe('two weeks of the food log', () => {
  const diary = (changes: Partial<Diary> = {}): Diary => ({
    days: Array.from({ length: 14 }, (_, index) => ({
      date: addDays('2026-11-06', index),
      verdict: index === 13 ? ('going-on' as const) : ('counted' as const),
      energyKcal: 2000,
    })),
    countedDays: 13,
    servings: {
      fruitAndVegetables: 3,
      wholeGrains: 1.2,
      nutHandfulsPerWeek: 0,
      processedMeatPerWeek: 3.5,
      fishPerWeek: 1,
      sugaryDrinks: 0.5,
    },
    nova: { percents: [50, 5, 20, 25], unknownPercent: 0 },
    intake: null,
    ...changes,
  });
  const figures = (changes: Partial<Diary> = {}) =>
    new Map(diaryFigures(diary(changes)).map((each) => [each.item, each.figure]));

  test('suggest servings and ultra-processed food, dated by the last complete day', () => {
    expect(Object.fromEntries(figures())).toEqual({ fv: 3, wg: 1.2, nuts: 0, pmeat: 3.5, ssb: 3.5, upf: 25 });
    expect(diaryFigures(diary())[0]).toMatchObject({
      measuredOn: '2026-11-18',
      days: 13,
      isApproximate: true,
    });
  });

  test('suggest nothing below seven complete days', () => {
    expect(figures({ countedDays: 6 }).size).toBe(0);
    expect(figures({ days: [] }).size).toBe(0);
  });

  test('leave out food groups or NOVA classes they know too little about', () => {
    expect([...figures({ servings: null }).keys()]).toEqual(['upf']);
    const unclassed = figures({ nova: { percents: [50, 5, 10, 14], unknownPercent: 21 } });
    expect([unclassed.has('upf'), unclassed.has('fv')]).toEqual([false, true]);
  });
});

describe('blood and health', () => {
  const drawn = (date: string, hba1c: number) => ({
    date,
    isFasting: null,
    values: [{ marker: 'hba1c', value: hba1c, censored: null, labLow: null, labHigh: null }] as const,
  });

  test('the newest HbA1c is suggested, and is certain only if healthy', () => {
    const [found] = bloodFigures([drawn('2026-03-01', 6), drawn('2026-09-01', 5.3)], '2026-11-20');
    expect(found).toMatchObject({ item: 'dm', figure: 5.3, measuredOn: '2026-09-01', isApproximate: false });
    expect(bloodFigures([drawn('2026-09-01', 5.9)], '2026-11-20')).toMatchObject([{ isApproximate: true }]);
    expect(bloodFigures([drawn('2024-01-01', 5.3)], '2026-11-20')).toEqual([]);
  });

  test('kidneys printed as “> 59” are not suggested as diseased, “> 90” as healthy', () => {
    const above = (value: number) =>
      bloodFigures(
        [
          {
            date: '2026-09-01',
            isFasting: null,
            values: [{ marker: 'egfr', value, censored: 'gt', labLow: null, labHigh: null }],
          },
        ],
        '2026-11-20',
      );
    expect(above(59)).toEqual([]);
    expect(above(90)).toMatchObject([{ item: 'ckd', isApproximate: false }]);
  });

  const saved = (answers: Partial<SavedHealth['answers']>): SavedHealth => ({
    answeredOn: '2026-11-01',
    answers: { ...UNANSWERED, ...answers },
  });
  const offered = (answers: Partial<SavedHealth['answers']>) =>
    Object.fromEntries(
      offeredByHealth(knownHealth(saved(answers), [])).map(({ item, value }) => [
        item,
        value.kind === 'option' ? value.option : value.kind,
      ]),
    );

  test('the health profile suggests its conditions, and “none” only if all were answered', () => {
    expect(offered({ conditions: ['type-2-diabetes'] })).toEqual({ dm: 'type-2', cvd: 'none', ckd: 'none' });
    expect(offered({ conditions: ['cardiovascular-disease', 'kidney-disease'] })).toEqual({
      dm: 'none',
      ckd: 'under-30',
    });
    expect(offered({})).toEqual({});
  });

  test('pregnancy, an eating disorder and cancer treatment give no figure; an allergy excludes nuts', () => {
    expect(exclusionsOf(knownHealth(saved({ isPregnant: true }), ['eating-disorder']))).toEqual([
      'pregnancy',
      'eating-disorder',
    ]);
    expect(exclusionsOf(undefined)).toEqual([]);
    expect(avoidedItems(knownHealth(saved({ allergies: ['nuts'] }), []))).toEqual(['nuts']);
  });

  test('Ida, who breastfeeds, is not advised to lose weight', () => {
    expect(avoidedItems(knownHealth(saved({ isBreastfeeding: true }), []))).toEqual(['bmi', 'whtr']);
  });

  test('healthy blood does not contradict reported insulin or kidney disease', () => {
    const health = knownHealth(saved({ conditions: ['insulin', 'kidney-disease-stage-3'] }), []);
    const denies = (item: 'dm' | 'ckd' | 'bmi', option: string) =>
      contradictsProfile(health, { item, value: { kind: 'option', option } });
    expect([denies('dm', 'none'), denies('dm', 'prediabetes'), denies('ckd', 'none')]).toEqual([
      true,
      true,
      true,
    ]);
    expect([denies('dm', 'type-1'), denies('ckd', '45-60'), denies('bmi', '20-25')]).toEqual([
      false,
      false,
      false,
    ]);
    expect(contradictsProfile(undefined, { item: 'dm', value: { kind: 'option', option: 'none' } })).toBe(
      false,
    );
  });
});

test('two results are compared answer by answer, largest difference first', () => {
  const resultOf = (answers: typeof BRUNOS_ANSWERS) => {
    const outcome = lifestyleBioAge(answers, BRUNO);
    if (outcome.kind !== 'known') throw new Error('no figure');
    return outcome;
  };
  const later = withAnswer(withAnswer(BRUNOS_ANSWERS, 'sbp', '130-140'), 'rt', undefined);
  const [first, second, ...others] = compareResults(resultOf(BRUNOS_ANSWERS), resultOf(later));
  expect(first).toMatchObject({ item: 'sbp', from: '120 to 129', to: '130 to 139' });
  expect(first?.years).toBeGreaterThan(0.9);
  expect(second).toMatchObject({ item: 'rt', from: '1', to: null });
  expect(others.every(({ from, to }) => from === to)).toBe(true);
});

test('an answer that doesn’t fit its question is rejected with a reason', () => {
  const judge = (key: Parameters<typeof itemOf>[0], value: Parameters<typeof judgeAnswer>[1]) => {
    const item = itemOf(key, 'male');
    return item && judgeAnswer(item, value);
  };
  expect(judge('bmi', { kind: 'option', option: '20-25' })).toBeUndefined();
  expect(judge('bmi', { kind: 'option', option: 'tall' })).toContain('Body mass index');
  expect(judge('bmi', { kind: 'number', value: 24 })).toContain('Choose an answer');
  expect(judge('grip', { kind: 'number', value: 480 })).toContain('enter 1 to 120 kg');
  expect(judge('mother', { kind: 'parent', fate: 'died', ageYears: null })).toContain('enter an age');
  expect(judge('mother', { kind: 'parent', fate: 'accident', ageYears: null })).toBeUndefined();
  expect(judge('mother', { kind: 'unknown' })).toBeUndefined();
});

test('questions about everyday function depend on age', () => {
  const item = itemOf('func', 'male');
  expect(item && questionOf(item, 49)).toContain('chair');
  expect(item && questionOf(item, 50)).toContain('one leg');
});
