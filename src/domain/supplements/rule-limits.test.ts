import { describe, expect, test } from 'vitest';
import { RULES } from './all-rules.ts';
import type { Facts } from './facts.ts';
import { formatFigure } from './format-figure.ts';
import { forbidsAll, forbidsDoses } from './hard-blocks.ts';
import { interactionsOf } from './interactions.ts';
import type { Substance } from './substances.ts';
import { isActiveOn, meanPerDay, perTakenDay } from './own-supplement.ts';
import { checkOwn } from './own-checks.ts';
import { ada, blood, fourWeeks, healthy, tom } from './testing.ts';

const reported = (changes: Parameters<typeof healthy>[0]) => ({ health: healthy(changes) });
const fires = (id: string, facts: Facts): boolean =>
  RULES.find((rule) => rule.id === id)?.when(facts) !== undefined;
const labs = (values: Parameters<typeof blood>[0], changes: Partial<Facts> = {}) =>
  tom({ ...changes, labs: blood(values) });
const runner = reported({ isMenstruating: true, situations: ['fatigue'] });
const onMetformin = (metforminYears: number | null) => reported({ medicines: ['metformin'], metforminYears });
const onAcidBlocker = (acidBlockerYears: number | null) =>
  reported({ medicines: ['acid-blocker'], acidBlockerYears });
const eating = (perDay: Parameters<typeof fourWeeks>[0], changes: Partial<Facts> = {}) =>
  tom({ ...changes, intake: fourWeeks(perDay) });
const pressed = (fromMmhg: number) =>
  tom({
    pressure: { fromMmhg, words: 'told', date: '2026-11-01' },
    intake: fourWeeks({ potassiumMg: 2000 }),
  });

/** A rule, the last facts that fire it, and the first that don't (science notes 7.2). */
// oxfmt-ignore
const LIMITS: readonly (readonly [id: string, at: string, fires: Facts, silent: Facts])[] = [
  ['vitamin-d-low', 'from 12 ng/mL', labs({ 'vitamin-d-25oh': 12 }), labs({ 'vitamin-d-25oh': 11.9 })],
  ['vitamin-d-at-risk', 'from 75 years', labs({ 'vitamin-d-25oh': 20 }, { ageYears: 75 }), labs({ 'vitamin-d-25oh': 20 }, { ageYears: 74 })],
  ['vitamin-d-at-risk', 'from 30 kg/m²', labs({ 'vitamin-d-25oh': 29.9 }, { bodyMassIndex: 30 }), labs({ 'vitamin-d-25oh': 29.9 }, { bodyMassIndex: 29.9 })],
  ['vitamin-d-at-risk', 'below 30 ng/mL', labs({ 'vitamin-d-25oh': 29 }, { ageYears: 80 }), labs({ 'vitamin-d-25oh': 30 }, { ageYears: 80 })],
  ['vitamin-d-at-risk', 'from 5.7% HbA1c', labs({ 'vitamin-d-25oh': 25, hba1c: 5.7 }), labs({ 'vitamin-d-25oh': 25, hba1c: 5.6 })],
  ['vitamin-d-at-risk', 'from 100 mg/dL', labs({ 'vitamin-d-25oh': 25, 'glucose-fasting': 100 }), labs({ 'vitamin-d-25oh': 25, 'glucose-fasting': 99 })],
  ['vitamin-d-at-risk', 'after bariatric surgery', labs({ 'vitamin-d-25oh': 25 }, reported({ conditions: ['bariatric-surgery'] })), labs({ 'vitamin-d-25oh': 25 }, reported({ conditions: ['gout'] }))],
  ['vitamin-d-at-risk', 'with malabsorption', labs({ 'vitamin-d-25oh': 25 }, reported({ conditions: ['malabsorption'] })), labs({ 'vitamin-d-25oh': 25 })],
  ['vitamin-d-from-75', '75 years', tom({ ageYears: 75 }), tom({ ageYears: 74 })],
  ['b12-plant-diet', 'below 2 µg', eating({ vitaminB12Ug: 1.99 }, reported({ dietPattern: 'vegetarian' })), eating({ vitaminB12Ug: 2 }, reported({ dietPattern: 'vegetarian' }))],
  ['b12-deficiency', 'below 200 alone', labs({ 'vitamin-b12': 199 }), labs({ 'vitamin-b12': 200 })],
  ['b12-deficiency', 'up to 350 with MMA above 0.40', labs({ 'vitamin-b12': 350, mma: 0.41 }), labs({ 'vitamin-b12': 350, mma: 0.4 })],
  ['b12-deficiency', 'not above 350', labs({ 'vitamin-b12': 350, homocysteine: 15.1 }), labs({ 'vitamin-b12': 351, homocysteine: 19 })],
  ['b12-with-medicine', '4 years of metformin', labs({ 'vitamin-b12': 349 }, onMetformin(4)), labs({ 'vitamin-b12': 349 }, onMetformin(3.9))],
  ['b12-with-medicine', 'below 350', labs({ 'vitamin-b12': 349 }, onAcidBlocker(2)), labs({ 'vitamin-b12': 350 }, onAcidBlocker(2))],
  ['b12-test-with-medicine', '2 years of an acid blocker', tom(onAcidBlocker(2)), tom(onAcidBlocker(1.9))],
  ['b12-test-with-medicine', 'known years', tom(onMetformin(4)), tom(onMetformin(null))],
  ['b12-test-with-medicine', 'years of a current medicine', tom(onMetformin(6)), tom(reported({ metforminYears: 6, acidBlockerYears: 6 }))],
  ['iron-deficiency', 'below 30', labs({ ferritin: 29 }), labs({ ferritin: 30 })],
  ['iron-deficiency', 'below 70 while inflamed', labs({ ferritin: 69, 'hs-crp': 5.1 }), labs({ ferritin: 70, 'hs-crp': 5.1 })],
  ['iron-deficiency', 'inflamed above 5 mg/L', labs({ ferritin: 60, 'hs-crp': 5.1 }), labs({ ferritin: 60, 'hs-crp': 5 })],
  ['iron-low-stores', 'from 30', ada({ ...runner, labs: blood({ ferritin: 30 }) }), ada({ ...runner, labs: blood({ ferritin: 29 }) })],
  ['iron-low-stores', 'up to 50', ada({ ...runner, labs: blood({ ferritin: 50 }) }), ada({ ...runner, labs: blood({ ferritin: 51 }) })],
  ['iron-low-stores', 'with fatigue', ada({ ...runner, labs: blood({ ferritin: 40 }) }), ada({ ...reported({ isMenstruating: true }), labs: blood({ ferritin: 40 }) })],
  ['omega-3-low', 'an index below 4', labs({ 'omega3-index': 3.9 }), labs({ 'omega3-index': 4 })],
  ['omega-3-low', 'below 150 mg', eating({ omega3EpaG: 0.07, omega3DhaG: 0.07 }, reported({ fishPerWeek: 0.5 })), eating({ omega3EpaG: 0.07, omega3DhaG: 0.08 }, reported({ fishPerWeek: 0.5 }))],
  ['omega-3-low', 'known fish intake', eating({ omega3EpaG: 0, omega3DhaG: 0 }, reported({ fishPerWeek: 0 })), eating({ omega3EpaG: 0, omega3DhaG: 0 }, reported({ fishPerWeek: null }))],
  ['triglycerides-doctor', '500', labs({ triglycerides: 500 }), labs({ triglycerides: 499 })],
  ['triglycerides-doctor', '150 on a statin after a heart attack', labs({ triglycerides: 150 }, reported({ medicines: ['statin'], conditions: ['cardiovascular-disease'] })), labs({ triglycerides: 149 }, reported({ medicines: ['statin'], conditions: ['cardiovascular-disease'] }))],
  ['triglycerides-doctor', 'with the statin', labs({ triglycerides: 190 }, reported({ medicines: ['statin'], conditions: ['cardiovascular-disease'] })), labs({ triglycerides: 190 }, reported({ conditions: ['cardiovascular-disease'] }))],
  ['omega-3-plant-diet', 'vegetarian', tom(reported({ dietPattern: 'vegetarian' })), tom(reported({ dietPattern: 'pescatarian' }))],
  ['magnesium-low', 'below 70% of 420 mg', eating({ magnesiumMg: 293 }), eating({ magnesiumMg: 294 })],
  ['magnesium-low', 'below 2.0 mg/dL', labs({ magnesium: 1.99 }), labs({ magnesium: 2 })],
  ['magnesium-for-sleep', 'a sleep score below 60', eating({ magnesiumMg: 220 }, { sleep: { value: 59.9, date: '2026-11-20', days: 13 } }), eating({ magnesiumMg: 220 }, { sleep: { value: 60, date: '2026-11-20', days: 13 } })],
  ['folate-for-homocysteine', 'above 15, B12 above 350', labs({ homocysteine: 15.1, 'vitamin-b12': 351 }), labs({ homocysteine: 15.1, 'vitamin-b12': 350 })],
  ['folate-for-homocysteine', 'not at 15', labs({ homocysteine: 15.1, 'vitamin-b12': 400 }), labs({ homocysteine: 15, 'vitamin-b12': 400 })],
  ['folic-acid-before-pregnancy', 'while pregnant', ada(reported({ isPregnant: true })), ada(reported({ isBreastfeeding: true }))],
  ['iodine-plant-diet', 'dairy-free by preference', tom({ ...reported({ fishPerWeek: 0.5, usesIodisedSalt: false }), dietaryPreference: 'dairy-free' }), tom({ ...reported({ fishPerWeek: 1, usesIodisedSalt: false }), dietaryPreference: 'dairy-free' })],
  ['iodine-plant-diet', 'known salt', tom(reported({ allergies: ['milk'], fishPerWeek: 0, usesIodisedSalt: false })), tom(reported({ allergies: ['milk'], fishPerWeek: 0, usesIodisedSalt: null }))],
  ['iodine-plant-diet', 'no milk', tom(reported({ allergies: ['milk'], fishPerWeek: 0, usesIodisedSalt: false })), tom(reported({ fishPerWeek: 0, usesIodisedSalt: false }))],
  ['calcium-low', 'below 700 of 1,000 mg', eating({ calciumMg: 699 }), eating({ calciumMg: 700 })],
  ['bone-after-50', 'from 50 years', ada({ ageYears: 50, ...reported({ conditions: ['osteopenia'] }), labs: blood({ 'vitamin-d-25oh': 29.9 }) }), ada({ ageYears: 49, ...reported({ conditions: ['osteopenia'] }), labs: blood({ 'vitamin-d-25oh': 29.9 }) })],
  ['bone-after-50', 'below 30 ng/mL', ada({ ageYears: 60, ...reported({ conditions: ['osteopenia'] }), labs: blood({ 'vitamin-d-25oh': 29.9 }) }), ada({ ageYears: 60, ...reported({ conditions: ['osteopenia'] }), labs: blood({ 'vitamin-d-25oh': 30 }) })],
  ['zinc-low', 'below 70% of 11 mg', eating({ zincMg: 7.6 }), eating({ zincMg: 7.7 })],
  ['zinc-low', 'below 65 µg/dL', labs({ zinc: 64 }), labs({ zinc: 65 })],
  ['selenium-low', 'below 70 µg/L', labs({ selenium: 69 }), labs({ selenium: 70 })],
  ['creatine', 'from 60 years', tom({ ageYears: 60 }), tom({ ageYears: 59 })],
  ['creatine', 'vegan', tom(reported({ dietPattern: 'vegan' })), tom(reported({ dietPattern: 'vegetarian' }))],
  ['protein-low', 'on 10 days', tom({ protein: { targetG: 120, days: 24, daysBelow: 10 } }), tom({ protein: { targetG: 120, days: 24, daysBelow: 9 } })],
  ['strength-after-65', 'from 65 years', tom({ ageYears: 65, ...reported({ situations: ['little-sun', 'weak-grip'] }) }), tom({ ageYears: 64, ...reported({ situations: ['little-sun', 'weak-grip'] }) })],
  ['strength-after-65', 'with little sun', tom({ ageYears: 65, ...reported({ situations: ['little-sun', 'weak-grip'] }) }), tom({ ageYears: 65, ...reported({ situations: ['weak-grip'] }) })],
  ['psyllium-for-ldl', 'LDL from 130', tom({ labs: blood({ 'ldl-c': 130 }), intake: fourWeeks({ fiberG: 24.9 }) }), tom({ labs: blood({ 'ldl-c': 129 }), intake: fourWeeks({ fiberG: 24.9 }) })],
  ['psyllium-for-ldl', 'ApoB from 100', tom({ labs: blood({ apob: 100 }), intake: fourWeeks({ fiberG: 17 }) }), tom({ labs: blood({ apob: 99 }), intake: fourWeeks({ fiberG: 17 }) })],
  ['psyllium-for-ldl', 'fiber below 25 g', tom({ labs: blood({ 'ldl-c': 142 }), intake: fourWeeks({ fiberG: 24.9 }) }), tom({ labs: blood({ 'ldl-c': 142 }), intake: fourWeeks({ fiberG: 25 }) })],
  ['sterols-for-ldl', 'LDL from 130', labs({ 'ldl-c': 130 }, reported({ situations: ['no-cholesterol-medicine'] })), labs({ 'ldl-c': 129 }, reported({ situations: ['no-cholesterol-medicine'] }))],
  ['prediabetes', '100 to 125 mg/dL', labs({ 'glucose-fasting': 125 }), labs({ 'glucose-fasting': 126 })],
  ['prediabetes', 'from 100 mg/dL', labs({ 'glucose-fasting': 100 }), labs({ 'glucose-fasting': 99 })],
  ['prediabetes', 'from 5.7%', labs({ hba1c: 5.7 }), labs({ hba1c: 5.69 })],
  ['prediabetes', 'without insulin', labs({ hba1c: 6 }), labs({ hba1c: 6 }, reported({ conditions: ['insulin'] }))],
  ['potassium-foods', 'from 120', pressed(120), pressed(110)],
  ['potassium-foods', 'below 140', pressed(130), pressed(140)],
  ['potassium-foods', 'below 3,400 mg', eating({ potassiumMg: 3399 }, { pressure: { fromMmhg: 130, words: 'told', date: '2026-11-01' } }), eating({ potassiumMg: 3400 }, { pressure: { fromMmhg: 130, words: 'told', date: '2026-11-01' } })],
  ['nitrate-for-pressure', 'from 130', pressed(130), pressed(120)],
  ['nitrate-for-pressure', 'below 160', pressed(140), pressed(160)],
  ['keto-electrolytes', 'for 28 days', ada(reported({ situations: ['keto-cramps'], answeredOn: '2026-10-23' })), ada(reported({ situations: ['keto-cramps'], answeredOn: '2026-10-22' }))],
  ['theanine-for-stress', 'a stress score below 45', tom({ stress: { value: 44.9, date: '2026-11-20', days: 14 } }), tom({ stress: { value: 45, date: '2026-11-20', days: 14 } })],
  ['homocysteine-high', 'above 15', labs({ homocysteine: 15.1 }), labs({ homocysteine: 15 })],
  ['vitamin-c-low', 'below 60% of 90 mg', eating({ vitaminCMg: 53.9 }), eating({ vitaminCMg: 54 })],
  ['vitamin-c-low', 'below 125 mg of smokers', eating({ vitaminCMg: 124 }, reported({ smokes: true })), eating({ vitaminCMg: 125 }, reported({ smokes: true }))],
  ['probiotic', 'with an irritable bowel', tom(reported({ conditions: ['irritable-bowel'] })), tom(reported({ conditions: ['gout'] }))],
  ['multivitamin', 'from 60 years', tom({ ageYears: 60 }), tom({ ageYears: 59 })],
  ['multivitamin', 'below 1,200 kcal', eating({ energyKcal: 1199 }), eating({ energyKcal: 1200 })],
  ['multivitamin', 'after bariatric surgery', tom(reported({ conditions: ['bariatric-surgery'] })), tom()],
  ['thiamin-with-alcohol', '45 g of men', eating({ alcoholG: 45, thiaminMg: 1.1 }), eating({ alcoholG: 44, thiaminMg: 1.1 })],
  ['thiamin-with-alcohol', '25 g of women', ada({ intake: fourWeeks({ alcoholG: 25, thiaminMg: 1 }) }), ada({ intake: fourWeeks({ alcoholG: 24, thiaminMg: 1 }) })],
  ['thiamin-with-alcohol', 'below 1.2 mg', eating({ alcoholG: 50, thiaminMg: 1.19 }), eating({ alcoholG: 50, thiaminMg: 1.2 })],
];

test.each(LIMITS)('%s: %s', (id, _at, facts, silent) => {
  expect(fires(id, facts)).toBe(true);
  expect(fires(id, silent)).toBe(false);
});

test('a trigger has the day of its data', () => {
  const datesOf = (id: string, facts: Facts) =>
    RULES.find((rule) => rule.id === id)
      ?.when(facts)
      ?.map(({ date }) => date);
  const rated = { value: 40, date: '2026-11-19', days: 14 };
  const health = { answeredOn: '2026-11-10' };
  expect(datesOf('theanine-for-stress', tom({ stress: rated }))).toEqual(['2026-11-19']);
  expect(datesOf('magnesium-for-sleep', eating({ magnesiumMg: 220 }, { sleep: rated }))).toContain(
    '2026-11-19',
  );
  expect(datesOf('b12-test-with-medicine', tom(onMetformin(4)))).toContain(health.answeredOn);
  expect(datesOf('nitrate-for-pressure', pressed(140))).toEqual(['2026-11-01']);
  expect(datesOf('keto-electrolytes', tom(reported({ situations: ['keto-cramps'] })))).toEqual([
    health.answeredOn,
    health.answeredOn,
  ]);
});

describe('current supplements', () => {
  const tablet = {
    amounts: [{ substance: 'zinc', amount: 25 }],
    times: ['morning', 'evening'],
    activeFrom: '2026-11-02',
  } as const;
  test('25 mg of zinc twice a day on 4 days a week: 50 mg on such a day, 28.57 mg on average', () => {
    const schedule = { ...tablet, weekdays: [0, 2, 4, 6], activeTo: null };
    expect(perTakenDay(schedule)).toEqual([{ substance: 'zinc', amount: 50 }]);
    expect(meanPerDay(schedule)[0]?.amount).toBeCloseTo(200 / 7, 9);
  });
  test('count from the first to the last day, both included', () => {
    const schedule = { ...tablet, weekdays: [0], activeTo: '2026-11-16' };
    const days = ['2026-11-01', '2026-11-02', '2026-11-16', '2026-11-17'];
    expect(days.map((date) => isActiveOn(schedule, date))).toEqual([false, true, true, false]);
    expect(isActiveOn({ ...schedule, activeTo: null }, '2030-01-01')).toBe(true);
  });
  test('30 mg of zinc from food and 11 mg taken exceed the limit of 40, with 10 mg they do not', () => {
    const above = (amount: number) => {
      const zinc = [{ substance: 'zinc', amount }] as const;
      const facts = tom({
        intake: fourWeeks({ zincMg: 30 }),
        own: [{ name: 'Zinc', perDay: zinc, perTakenDay: zinc }],
      });
      return checkOwn(facts).above.map(({ substance }) => substance);
    };
    expect([above(10), above(11)]).toEqual([[], ['zinc']]);
  });
  test('magnesium from food does not count against the limit of 350 mg, and vitamin B12 has none', () => {
    const taking = (substance: 'magnesium' | 'vitamin-b12', amount: number) => {
      const own = [{ substance, amount }];
      return tom({
        intake: fourWeeks({ magnesiumMg: 600 }),
        own: [{ name: 'Own', perDay: own, perTakenDay: own }],
      });
    };
    expect(checkOwn(taking('magnesium', 350)).above).toEqual([]);
    expect(checkOwn(taking('magnesium', 351)).above).toMatchObject([
      { dietAmount: 0, isDietAssumed: false, ownAmount: 351 },
    ]);
    expect(checkOwn(taking('vitamin-b12', 100_000)).above).toEqual([]);
  });
});

test('a figure in a sentence has three significant digits', () => {
  expect([0.333333, 9.996, 12.345, 99.96, 100, 152.4, 1234.5, -152.4, 250].map(formatFigure)).toEqual([
    '0.333',
    '10',
    '12.3',
    '100',
    '100',
    '152',
    '1,235',
    '-152',
    '250',
  ]);
});

describe('no suggestions, or no doses', () => {
  test('nothing under age 18, during cancer treatment or with a transplant', () => {
    const of = (changes: Partial<Facts>) => forbidsAll(ada(changes));
    expect([of({ ageYears: 17 }), of({ ageYears: 18 })]).toEqual(['under-18', undefined]);
    expect(of(reported({ conditions: ['cancer-treatment'] }))).toBe('cancer-treatment');
    expect(of(reported({ medicines: ['cancer-medicine'] }))).toBe('cancer-treatment');
    expect(of(reported({ medicines: ['transplant-medicine'] }))).toBe('transplant-medicine');
  });
  test('no doses below a body mass index of 18.5, or without an answer on medicines', () => {
    const of = (changes: Partial<Facts>) => forbidsDoses(ada(changes));
    expect([of({ bodyMassIndex: 18.49 }), of({ bodyMassIndex: 18.5 })]).toEqual([['underweight'], []]);
    expect(of(reported({ medicinesAnswered: false, conditionsAnswered: false }))).toEqual([
      'medicines-withheld',
      'conditions-withheld',
    ]);
    expect(of(reported({ isPregnant: true, conditions: ['eating-disorder'] }))).toEqual([
      'pregnant',
      'eating-disorder',
    ]);
    expect(of({ health: undefined })).toEqual(['no-form']);
  });
});

describe('interactions at their limits', () => {
  const meets = (facts: Facts, substance: Substance, amount: number) =>
    interactionsOf(facts, [{ substance, amount }]).map(({ id, effect }) => `${effect} ${id}`);
  test.each<Substance>([
    'curcumin',
    'ashwagandha',
    'berberine',
    'cinnamon',
    'cranberry',
    'echinacea',
    'garlic',
    'ginkgo',
    'red-yeast-rice',
    'spirulina',
    'st-johns-wort',
    'melatonin',
    'fish-liver-oil',
  ])('%s is fine for Mia, who is pregnant', (substance) => {
    expect(meets(ada(reported({ isPregnant: true })), substance, 1)).toContain('block pregnancy');
    expect(meets(ada(), substance, 1)).toEqual([]);
  });
  test('nothing taken has no interaction', () => {
    expect(meets(ada(reported({ medicines: ['warfarin'] })), 'curcumin', 0)).toEqual([]);
  });
  test('3 g of fish oil are allowed with warfarin and before surgery, 2 g with aspirin', () => {
    const warfarin = ada(reported({ medicines: ['warfarin'] }));
    expect([meets(warfarin, 'omega-3', 3000), meets(warfarin, 'omega-3', 3001)]).toEqual([
      [],
      ['block warfarin'],
    ]);
    const surgery = ada(reported({ surgeryWithin2Weeks: true }));
    expect([meets(surgery, 'omega-3', 3000), meets(surgery, 'omega-3', 3001)]).toEqual([
      [],
      ['block surgery'],
    ]);
    const aspirin = ada(reported({ medicines: ['antiplatelet'] }));
    expect([meets(aspirin, 'omega-3', 2000), meets(aspirin, 'omega-3', 2001)]).toEqual([
      [],
      ['warn blood-thinner-care'],
    ]);
  });
  test('potassium is blocked below a filtration of 60, magnesium below 30', () => {
    const filtering = (egfr: number) => ada({ labs: blood({ egfr }) });
    expect([meets(filtering(60), 'potassium', 100), meets(filtering(59), 'potassium', 100)]).toEqual([
      [],
      ['block potassium-held-back'],
    ]);
    expect(meets(filtering(30), 'magnesium', 100)).toEqual(['warn magnesium-held-back']);
    expect(meets(filtering(29), 'magnesium', 100)).toContain('block kidney-disease');
  });
});
