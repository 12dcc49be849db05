import { describe, expect, test } from 'vitest';
import { RULES } from './all-rules.ts';
import type { Facts } from './facts.ts';
import { foodFirstOf } from './food-first.ts';
import { ada, blood, fourWeeks, healthy, tom } from './testing.ts';

const fires = (id: string, facts: Facts) =>
  RULES.find((rule) => rule.id === id)
    ?.when(facts)
    ?.map(({ label, value, date }) => ({ label, value, date }));

/** A rule, a person with a story it applies to, and one it just doesn't apply to. */
type Scene = readonly [id: string, story: string, concerned: Facts, nearly: Facts];

const has = (changes: Parameters<typeof healthy>[0]) => ({ health: healthy(changes) });
const slept = (value: number) => ({ sleep: { value, date: '2026-11-20', days: 13 } });

const ALGAE_OIL = { substance: 'omega-3', amount: 250 } as const;

const SCENES: readonly Scene[] = [
  [
    'vitamin-d-deficiency',
    'Ruth, after a winter indoors, has 25-OH-D of 9.5',
    ada({ labs: blood({ 'vitamin-d-25oh': 9.5 }) }),
    ada({ labs: blood({ 'vitamin-d-25oh': 12 }) }),
  ],
  [
    'vitamin-d-low',
    'Tom has 16',
    tom({ labs: blood({ 'vitamin-d-25oh': 16 }) }),
    tom({ labs: blood({ 'vitamin-d-25oh': 20 }) }),
  ],
  [
    'vitamin-d-at-risk',
    'Eve, who has prediabetes, has 24',
    ada({ labs: blood({ 'vitamin-d-25oh': 24 }), ...has({ conditions: ['prediabetes'] }) }),
    ada({ labs: blood({ 'vitamin-d-25oh': 24 }) }),
  ],
  [
    'vitamin-d-at-risk',
    'Kay, whose blood says prediabetes, has 24',
    ada({ labs: blood({ 'vitamin-d-25oh': 24, hba1c: 6 }) }),
    ada({ labs: blood({ 'vitamin-d-25oh': 24, hba1c: 5.6 }) }),
  ],
  [
    'vitamin-d-from-75',
    'Old Bert, 80, was never measured',
    tom({ ageYears: 80 }),
    tom({ ageYears: 80, labs: blood({ 'vitamin-d-25oh': 33 }) }),
  ],
  [
    'b12-plant-diet',
    'Vera eats vegan',
    ada(has({ dietPattern: 'vegan' })),
    ada({ ...has({ dietPattern: 'vegetarian' }), intake: fourWeeks({ vitaminB12Ug: 2.5 }) }),
  ],
  [
    'b12-plant-diet',
    'Nina eats vegetarian with 1.4 µg a day',
    ada({ ...has({ dietPattern: 'vegetarian' }), intake: fourWeeks({ vitaminB12Ug: 1.4 }) }),
    ada({
      ...has({ dietPattern: 'vegetarian' }),
      intake: fourWeeks({ vitaminB12Ug: 1.4 }, { vitaminB12Ug: 0.5 }),
    }),
  ],
  [
    'b12-deficiency',
    'Karl has 280 with a homocysteine of 19',
    tom({ labs: blood({ 'vitamin-b12': 280, homocysteine: 19 }) }),
    tom({ labs: blood({ 'vitamin-b12': 280, homocysteine: 12, mma: 0.3 }) }),
  ],
  [
    'b12-with-medicine',
    'Gerda took metformin for 6 years and has 310',
    ada({
      ...has({ medicines: ['metformin'], metforminYears: 6 }),
      labs: blood({ 'vitamin-b12': 310 }),
    }),
    ada({
      ...has({ medicines: ['metformin'], metforminYears: 3 }),
      labs: blood({ 'vitamin-b12': 310 }),
    }),
  ],
  [
    'b12-test-with-medicine',
    'Paul took omeprazole for 2 years, untested',
    tom(has({ medicines: ['acid-blocker'], acidBlockerYears: 2 })),
    tom({
      ...has({ medicines: ['acid-blocker'], acidBlockerYears: 2 }),
      labs: blood({ 'vitamin-b12': 600 }),
    }),
  ],
  [
    'iron-deficiency',
    'Mia has ferritin 18',
    ada({ labs: blood({ ferritin: 18 }) }),
    ada({ labs: blood({ ferritin: 30 }) }),
  ],
  [
    'iron-deficiency',
    'Jan has ferritin 60 with CRP 9',
    tom({ labs: blood({ ferritin: 60, 'hs-crp': 9 }) }),
    tom({ labs: blood({ ferritin: 60, 'hs-crp': 2 }) }),
  ],
  [
    'iron-low-stores',
    'Lea, a runner who menstruates, has ferritin 41',
    ada({
      ...has({ isMenstruating: true, situations: ['endurance-training'] }),
      labs: blood({ ferritin: 41 }),
    }),
    ada({
      ...has({ isMenstruating: false, situations: ['endurance-training'] }),
      labs: blood({ ferritin: 41 }),
    }),
  ],
  [
    'omega-3-low',
    'Olaf has an omega-3 index of 3.6',
    tom({ labs: blood({ 'omega3-index': 3.6 }) }),
    tom({ labs: blood({ 'omega3-index': 4 }) }),
  ],
  [
    'omega-3-low',
    'Ida eats no fish and 40 mg a day',
    ada({ ...has({ fishPerWeek: 0 }), intake: fourWeeks({ omega3EpaG: 0.01, omega3DhaG: 0.03 }) }),
    ada({ ...has({ fishPerWeek: 1 }), intake: fourWeeks({ omega3EpaG: 0.01, omega3DhaG: 0.03 }) }),
  ],
  [
    'triglycerides-doctor',
    'Rolf takes a statin after a heart attack and has 190',
    tom({
      ...has({ medicines: ['statin'], conditions: ['cardiovascular-disease'] }),
      labs: blood({ triglycerides: 190 }),
    }),
    tom({ ...has({ medicines: ['statin'] }), labs: blood({ triglycerides: 190 }) }),
  ],
  [
    'omega-3-plant-diet',
    'Vera eats vegan without algae oil',
    ada(has({ dietPattern: 'vegan' })),
    ada({
      ...has({ dietPattern: 'vegan' }),
      own: [{ name: 'Algae oil', perDay: [ALGAE_OIL], perTakenDay: [ALGAE_OIL] }],
    }),
  ],
  [
    'magnesium-low',
    'Sven eats 220 mg of 420',
    tom({ intake: fourWeeks({ magnesiumMg: 220 }) }),
    tom({ intake: fourWeeks({ magnesiumMg: 300 }) }),
  ],
  [
    'magnesium-for-sleep',
    'Sven sleeps badly too',
    tom({ intake: fourWeeks({ magnesiumMg: 220 }), ...slept(52) }),
    tom({ intake: fourWeeks({ magnesiumMg: 220 }), ...slept(61) }),
  ],
  ['melatonin-for-jet-lag', 'Anna flies to Tokyo', ada(has({ situations: ['jet-lag-or-shifts'] })), ada()],
  [
    'melatonin-for-falling-asleep',
    'Otto lies awake',
    tom(has({ situations: ['slow-to-fall-asleep'] })),
    tom(has({ situations: ['fatigue'] })),
  ],
  ['folate-low', 'Pia has 3.1', ada({ labs: blood({ folate: 3.1 }) }), ada({ labs: blood({ folate: 4 }) })],
  [
    'folate-for-homocysteine',
    'Uwe has 17 with enough B12',
    tom({ labs: blood({ homocysteine: 17, 'vitamin-b12': 500 }) }),
    tom({ labs: blood({ homocysteine: 17 }) }),
  ],
  [
    'folic-acid-before-pregnancy',
    'Clara could become pregnant',
    ada(has({ couldBecomePregnant: true })),
    ada(),
  ],
  ['iodine-plant-diet', 'Vera eats vegan', ada(has({ dietPattern: 'vegan' })), ada()],
  [
    'iodine-plant-diet',
    'Hugo has no dairy, fish or iodised salt',
    tom(has({ allergies: ['milk'], fishPerWeek: 0, usesIodisedSalt: false })),
    tom(has({ allergies: ['milk'], fishPerWeek: 0, usesIodisedSalt: true })),
  ],
  [
    'calcium-low',
    'Ella eats 520 mg of 1,000',
    ada({ intake: fourWeeks({ calciumMg: 520 }) }),
    ada({ intake: fourWeeks({ calciumMg: 720 }) }),
  ],
  [
    'bone-after-50',
    'Maria, 66, has osteopenia and 25-OH-D of 27',
    ada({
      ageYears: 66,
      ...has({ conditions: ['osteopenia'] }),
      labs: blood({ 'vitamin-d-25oh': 27 }),
    }),
    tom({
      ageYears: 66,
      ...has({ conditions: ['osteopenia'] }),
      labs: blood({ 'vitamin-d-25oh': 27 }),
    }),
  ],
  [
    'zinc-low',
    'Vera eats 8 mg of zinc as a vegan: less than 70% of half as much again',
    ada({ ...has({ dietPattern: 'vegan' }), intake: fourWeeks({ zincMg: 8 }) }),
    ada({ intake: fourWeeks({ zincMg: 8 }) }),
  ],
  [
    'selenium-low',
    'Finn has 62',
    tom({ labs: blood({ selenium: 62 }) }),
    tom({ labs: blood({ selenium: 70 }) }),
  ],
  [
    'creatine',
    'Kim lifts three times a week',
    ada(has({ situations: ['resistance-training'] })),
    ada({ ageYears: 59 }),
  ],
  [
    'protein-low',
    'Bob was below 80% of 120 g on 12 days',
    tom({ protein: { targetG: 120, days: 24, daysBelow: 12 }, intake: fourWeeks({ proteinG: 80 }) }),
    tom({ protein: { targetG: 120, days: 24, daysBelow: 9 }, intake: fourWeeks({ proteinG: 80 }) }),
  ],
  [
    'psyllium-for-ldl',
    'Max has LDL 142 and eats 17 g fiber',
    tom({ labs: blood({ 'ldl-c': 142 }), intake: fourWeeks({ fiberG: 17 }) }),
    tom({ labs: blood({ 'ldl-c': 142 }), intake: fourWeeks({ fiberG: 26 }) }),
  ],
  [
    'sterols-for-ldl',
    'Rosa would rather not take medicine',
    ada({ ...has({ situations: ['no-cholesterol-medicine'] }), labs: blood({ 'ldl-c': 142 }) }),
    ada({ labs: blood({ 'ldl-c': 142 }) }),
  ],
  [
    'prediabetes',
    'Ned has HbA1c 5.9',
    tom({ labs: blood({ hba1c: 5.9 }) }),
    tom({ labs: blood({ hba1c: 6.5 }) }),
  ],
  [
    'potassium-foods',
    'Iris has 120 to 129 and eats 2,000 mg',
    ada({
      pressure: { fromMmhg: 120, words: '120 to 129 mm Hg', date: '2026-11-01' },
      intake: fourWeeks({ potassiumMg: 2000 }),
    }),
    ada({
      pressure: { fromMmhg: 140, words: '140 to 159 mm Hg', date: '2026-11-01' },
      intake: fourWeeks({ potassiumMg: 2000 }),
    }),
  ],
  [
    'nitrate-for-pressure',
    'Georg has 140 to 159',
    tom({ pressure: { fromMmhg: 140, words: '140 to 159 mm Hg', date: '2026-11-01' } }),
    tom({ pressure: { fromMmhg: 120, words: '120 to 129 mm Hg', date: '2026-11-01' } }),
  ],
  [
    'keto-electrolytes',
    'Ada began keto last week and has cramps',
    ada(has({ situations: ['keto-cramps'] })),
    ada(has({ situations: ['keto-cramps'], answeredOn: '2026-10-01' })),
  ],
  [
    'theanine-for-stress',
    'Zoe has had a stress score of 38 for a fortnight',
    ada({ stress: { value: 38, date: '2026-11-20', days: 14 } }),
    ada({ stress: { value: 45, date: '2026-11-20', days: 14 } }),
  ],
  [
    'statin-muscle-pain',
    'Fred’s legs hurt since his statin',
    tom(has({ medicines: ['statin'], situations: ['statin-muscle-pain'] })),
    tom(has({ situations: ['statin-muscle-pain'] })),
  ],
  [
    'homocysteine-high',
    'Uwe has 17',
    tom({ labs: blood({ homocysteine: 17 }) }),
    tom({ labs: blood({ homocysteine: 15 }) }),
  ],
  [
    'vitamin-c-low',
    'Lars eats 50 mg of 90',
    tom({ intake: fourWeeks({ vitaminCMg: 50 }) }),
    tom({ intake: fourWeeks({ vitaminCMg: 60 }) }),
  ],
  [
    'vitamin-c-low',
    'Lars smokes and eats 100 mg of 125',
    tom({ ...has({ smokes: true }), intake: fourWeeks({ vitaminCMg: 100 }) }),
    tom({ intake: fourWeeks({ vitaminCMg: 100 }) }),
  ],
  [
    'strength-after-65',
    'Hilde, 70, is seldom outside and has a weak grip',
    ada({ ageYears: 70, ...has({ situations: ['little-sun', 'weak-grip'] }) }),
    ada({ ageYears: 70, ...has({ situations: ['little-sun'] }) }),
  ],
  [
    'curcumin-for-knees',
    'Dora has osteoarthritis of the knee',
    ada(has({ conditions: ['knee-osteoarthritis'] })),
    ada(),
  ],
  ['probiotic', 'Leo takes amoxicillin', tom(has({ medicines: ['antibiotic'] })), tom()],
  ['multivitamin', 'Edith is 61', ada({ ageYears: 61 }), ada({ ageYears: 59 })],
  [
    'multivitamin',
    'Amy eats 1,050 kcal a day',
    ada({ intake: fourWeeks({ energyKcal: 1050 }) }),
    ada({ intake: fourWeeks({ energyKcal: 1250 }) }),
  ],
  [
    'thiamin-with-alcohol',
    'Sam drinks 50 g a day and eats 0.7 mg',
    tom({ intake: fourWeeks({ alcoholG: 50, thiaminMg: 0.7 }) }),
    tom({ intake: fourWeeks({ alcoholG: 40, thiaminMg: 0.7 }) }),
  ],
];

const hba1c = { labs: blood({ hba1c: 6.1 }) };

describe('supplement rules', () => {
  test('do not warn about prediabetes if diabetes is known, and never suggest weight loss for it', () => {
    expect(fires('prediabetes', tom(hba1c))).toBeDefined();
    expect(
      fires('prediabetes', tom({ ...hba1c, ...has({ conditions: ['type-2-diabetes'] }) })),
    ).toBeUndefined();
    const rule = RULES.find(({ id }) => id === 'prediabetes');
    expect(rule && foodFirstOf(rule, tom(hba1c))).not.toMatch(/weight/u);
  });

  test('count food without a nutrient like the average of the rest, not as 0', () => {
    const logged = (magnesiumMg: number) =>
      ada({ intake: fourWeeks({ magnesiumMg }, { magnesiumMg: 0.65 }) });
    expect(fires('magnesium-low', logged(0.65 * 320))).toBeUndefined();
    expect(fires('magnesium-low', logged(0.65 * 200))).toMatchObject([
      { value: '200 mg a day, 63% of 320 mg' },
    ]);
  });

  test('a multivitamin has no more than the recommended folate, as folic acid', () => {
    const folate = RULES.find(({ id }) => id === 'multivitamin')
      ?.dose(ada({ ageYears: 61 }))
      .find(({ substance }) => substance === 'folate');
    expect(folate?.high).toBeCloseTo(400 / 1.7, 9);
  });

  test.each(SCENES)('%s: %s', (id, _story, concerned, nearly) => {
    expect(fires(id, concerned)).not.toBeUndefined();
    expect(fires(id, nearly)).toBeUndefined();
  });

  test('every rule has a test, and all 38 rows of the notes have a rule', () => {
    const scenes = new Set(SCENES.map(([id]) => id));
    expect(RULES.filter(({ id }) => !scenes.has(id))).toEqual([]);
    expect([...new Set(RULES.map(({ number }) => number))]).toEqual(
      Array.from({ length: 38 }, (_, index) => index + 1),
    );
    expect(new Set(RULES.map(({ id }) => id)).size).toBe(RULES.length);
  });

  test('Mia’s trigger is her value and its day', () => {
    expect(fires('iron-deficiency', ada({ labs: blood({ ferritin: 18 }) }))).toEqual([
      { label: 'Ferritin', value: '18 ng/mL, below 30', date: '2026-11-02' },
    ]);
  });

  test('a trigger from Sven’s food log has its amount and the recommended intake', () => {
    expect(fires('magnesium-low', tom({ intake: fourWeeks({ magnesiumMg: 220 }) }))).toEqual([
      { label: 'Magnesium in food', value: '220 mg a day, 52% of 420 mg', date: '2026-11-19' },
    ]);
  });

  test('four logged days, or foods that mostly lack a nutrient, say nothing', () => {
    const few = { ...fourWeeks({ magnesiumMg: 150 }), days: 4 };
    expect(fires('magnesium-low', tom({ intake: few }))).toBeUndefined();
    const unsaid = fourWeeks({ magnesiumMg: 150 }, { magnesiumMg: 0.59 });
    expect(fires('magnesium-low', tom({ intake: unsaid }))).toBeUndefined();
    const said = fourWeeks({ magnesiumMg: 150 }, { magnesiumMg: 0.6 });
    expect(fires('magnesium-low', tom({ intake: said }))).toBeDefined();
  });

  test('each rule has a source with an HTTPS address', () => {
    for (const { sources } of RULES) {
      expect(sources.length).toBeGreaterThan(0);
      for (const { url } of sources) expect(url).toMatch(/^https:\/\//u);
    }
  });
});
