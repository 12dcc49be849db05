import { describe, expect, test } from 'vitest';
import { RULES } from './all-rules.ts';
import type { Facts } from './facts.ts';
import { recommendedIntake, type Eater } from './recommended-intakes.ts';
import type { Substance } from './substances.ts';
import { ada, blood, fourWeeks, healthy, tom } from './testing.ts';

const ruleOf = (id: string) => {
  const rule = RULES.find((each) => each.id === id);
  if (!rule) throw new Error(`No rule ${id}`);
  return rule;
};
const reported = (changes: Parameters<typeof healthy>[0]) => ({ health: healthy(changes) });
const doseOf = (id: string, facts: Facts): readonly string[] =>
  ruleOf(id)
    .dose(facts)
    .map(({ substance, low, high }) => `${substance} ${low === high ? low : `${low}–${high}`}`);

describe('daily doses and weeks until the next test, by science notes 7.2', () => {
  // Vitamin D in micrograms, one of which is 40 IU; the midpoint of a range of weeks.
  test.each<[id: string, dose: string, weeks: number | null]>([
    ['vitamin-d-deficiency', 'vitamin-d 37.5–50', 12],
    ['vitamin-d-low', 'vitamin-d 20–50', 14],
    ['vitamin-d-at-risk', 'vitamin-d 20–50', 14],
    ['vitamin-d-from-75', 'vitamin-d 20–25', 52],
    ['b12-plant-diet', 'vitamin-b12 50–100', 26],
    ['b12-deficiency', 'vitamin-b12 1000', 8],
    ['b12-with-medicine', 'vitamin-b12 500–1000', 26],
    ['b12-test-with-medicine', '', 26],
    ['iron-deficiency', 'iron 40–65', 10],
    ['iron-low-stores', 'iron 14–28', 12],
    ['omega-3-low', 'omega-3 250–500', 16],
    ['triglycerides-doctor', '', 12],
    ['omega-3-plant-diet', 'omega-3 250', null],
    ['magnesium-low', 'magnesium 100–350', 12],
    ['magnesium-for-sleep', 'magnesium 200–300', 8],
    ['melatonin-for-jet-lag', 'melatonin 0.3–1', 4],
    ['melatonin-for-falling-asleep', 'melatonin 0.3–1', 4],
    ['folate-low', 'folate 400', 8],
    ['folate-for-homocysteine', 'folate 400', 8],
    ['folic-acid-before-pregnancy', 'folate 400–800', null],
    ['iodine-plant-diet', 'iodine 150', null],
    ['zinc-low', 'zinc 8–15', 12],
    ['selenium-low', 'selenium 50–100', 12],
    ['creatine', 'creatine 3–5', null],
    ['protein-low', 'protein 20–40', null],
    ['psyllium-for-ldl', 'psyllium 5–10', 10],
    ['sterols-for-ldl', 'plant-sterols 1.5–2.4', 10],
    ['prediabetes', 'psyllium 5–10', 12],
    ['potassium-foods', '', 8],
    ['nitrate-for-pressure', 'nitrate 300–500', 4],
    ['keto-electrolytes', 'sodium 1000–2000, magnesium 200', null],
    ['theanine-for-stress', 'theanine 200', 8],
    ['statin-muscle-pain', 'coenzyme-q10 100–200', 12],
    ['homocysteine-high', 'vitamin-b12 500–1000, folate 400, vitamin-b6 2–10', 12],
    ['vitamin-c-low', 'vitamin-c 100–200', null],
    ['strength-after-65', 'protein 20–30, vitamin-d 20–25, creatine 3–5', 12],
    ['curcumin-for-knees', 'curcumin 500–1000', 8],
    ['probiotic', 'probiotic 10', 4],
    ['thiamin-with-alcohol', 'thiamin 50–100', null],
  ])('%s: %s', (id, dose, weeks) => {
    expect(doseOf(id, ada()).join(', ')).toBe(dose);
    expect(ruleOf(id).retestWeeks).toBe(weeks);
  });

  test('only iron for a deficiency is taken every other day, and only a multivitamin is all or nothing', () => {
    expect(RULES.filter(({ isAlternate }) => isAlternate).map(({ id }) => id)).toEqual(['iron-deficiency']);
    expect(RULES.filter(({ isWhole }) => isWhole).map(({ id }) => id)).toEqual(['multivitamin']);
  });

  test('iodine: more in pregnancy and while breastfeeding', () => {
    expect(doseOf('iodine-plant-diet', ada(reported({ isPregnant: true })))).toEqual(['iodine 220']);
    expect(doseOf('iodine-plant-diet', ada(reported({ isBreastfeeding: true })))).toEqual(['iodine 220–290']);
  });

  test('calcium: only the gap to 1,000 mg, in steps of 50, at most 500 and nothing below 100', () => {
    const eating = (calciumMg: number) =>
      doseOf('calcium-low', ada({ intake: fourWeeks({ calciumMg }) })).join();
    expect([300, 500, 501, 620, 900, 901, 1200].map(eating)).toEqual([
      'calcium 100–500',
      'calcium 100–500',
      'calcium 100–450',
      'calcium 100–350',
      'calcium 100',
      '',
      '',
    ]);
    expect(doseOf('calcium-low', ada())).toEqual([]);
    expect(doseOf('bone-after-50', ada({ ageYears: 66, intake: fourWeeks({ calciumMg: 900 }) }))).toEqual([
      'calcium 100–300',
      'vitamin-d 15–20',
    ]);
    expect(doseOf('bone-after-50', ada({ ageYears: 66 }))).toEqual(['vitamin-d 15–20']);
  });

  test('a multivitamin for Edith, 61, has half to all of the recommended intake', () => {
    expect(doseOf('multivitamin', ada({ ageYears: 61 }))).toEqual(
      expect.arrayContaining(['thiamin 0.55–1.1', 'vitamin-b6 0.75–1.5', 'zinc 4–8', 'vitamin-d 7.5–15']),
    );
    expect(doseOf('multivitamin', ada({ ageYears: 61 }))).toHaveLength(12);
  });
});

describe('the right form', () => {
  const formOf = (id: string, facts: Facts) => ruleOf(id).form(facts);

  test('no fish oil for members who eat no fish or are allergic to it', () => {
    for (const changes of [
      { dietPattern: 'vegan' },
      { dietPattern: 'vegetarian' },
      { allergies: ['fish'] },
      { allergies: ['shellfish'] },
    ] as const)
      expect(formOf('omega-3-low', ada(reported(changes)))).toMatch(/^Algae oil/u);
    expect(formOf('omega-3-low', ada(reported({ allergies: ['nuts'] })))).toMatch(/^Fish oil or algae oil/u);
    expect(formOf('omega-3-low', ada({ health: undefined }))).toMatch(/^Fish oil or algae oil/u);
  });
  test('no Brazil nuts for Kim, who is allergic to nuts', () => {
    expect(formOf('selenium-low', ada(reported({ allergies: ['nuts'] })))).not.toMatch(/nut/u);
    expect(formOf('selenium-low', ada())).toMatch(/Brazil nuts/u);
  });
  test('protein without milk for vegans and with a milk allergy, without soy with a soy allergy', () => {
    const powder = (changes: Parameters<typeof healthy>[0]) => formOf('protein-low', ada(reported(changes)));
    expect(powder({})).toBe('Whey, casein, soy or pea protein');
    expect(powder({ allergies: ['soy'] })).toBe('Whey, casein or pea protein');
    expect(powder({ dietPattern: 'vegan' })).toBe('Soy or pea protein');
    expect(powder({ allergies: ['milk'] })).toBe('Soy or pea protein');
    expect(powder({ allergies: ['milk', 'soy'] })).toBe('Pea protein');
  });
  test('a multivitamin: without iron for men, without beta-carotene unless known not to smoke', () => {
    expect(formOf('multivitamin', tom(reported({ smokes: null })))).toBe(
      'Up to 100% of the Daily Values, without iron, without beta-carotene',
    );
    expect(formOf('multivitamin', ada(reported({ smokes: false })))).toBe('Up to 100% of the Daily Values');
    expect(formOf('multivitamin', ada(reported({ smokes: true })))).toMatch(/without beta-carotene/u);
  });
});

describe('reasons to hold back a rule', () => {
  test.each<[id: string, why: string, Facts]>([
    ['vitamin-d-low', 'high calcium was reported', ada(reported({ conditions: ['high-calcium'] }))],
    ['vitamin-d-low', 'calcium of 10.6', ada({ labs: blood({ calcium: 10.6 }) })],
    ['vitamin-d-low', 'sarcoidosis', ada(reported({ conditions: ['sarcoidosis'] }))],
    ['iron-deficiency', 'ferritin of 101', ada({ labs: blood({ ferritin: 101 }) })],
    ['iron-deficiency', 'a saturation of 46%', ada({ labs: blood({ 'transferrin-sat': 46 }) })],
    ['iron-low-stores', 'haemochromatosis', ada(reported({ conditions: ['haemochromatosis'] }))],
    ['iron-low-stores', 'thalassaemia', ada(reported({ conditions: ['thalassaemia'] }))],
    ['magnesium-low', 'a filtration of 44', ada({ labs: blood({ egfr: 44 }) })],
    ['magnesium-low', 'a kidney disease, not measured', ada(reported({ conditions: ['kidney-disease'] }))],
    ['melatonin-for-jet-lag', 'a sedative', ada(reported({ medicines: ['sedative'] }))],
    ['melatonin-for-jet-lag', 'warfarin', ada(reported({ medicines: ['warfarin'] }))],
    ['melatonin-for-jet-lag', 'a newer blood thinner', ada(reported({ medicines: ['doac'] }))],
    ['melatonin-for-jet-lag', 'aspirin', ada(reported({ medicines: ['antiplatelet'] }))],
    ['melatonin-for-jet-lag', 'epilepsy', ada(reported({ conditions: ['epilepsy'] }))],
    ['melatonin-for-jet-lag', 'its medicine', ada(reported({ medicines: ['antiepileptic'] }))],
    ['melatonin-for-jet-lag', 'an autoimmune disease', ada(reported({ conditions: ['autoimmune-disease'] }))],
    ['melatonin-for-jet-lag', 'pregnancy', ada(reported({ isPregnant: true }))],
    ['melatonin-for-jet-lag', 'breastfeeding', ada(reported({ isBreastfeeding: true }))],
    ['folate-low', 'a lack of B12', ada({ labs: blood({ 'vitamin-b12': 190 }) })],
    ['iodine-plant-diet', 'a thyroid disease', ada(reported({ conditions: ['thyroid-disease'] }))],
    ['calcium-low', 'high calcium', ada(reported({ conditions: ['high-calcium'] }))],
    ['calcium-low', 'calcium of 10.6', ada({ labs: blood({ calcium: 10.6 }) })],
    ['calcium-low', 'kidney stones', ada(reported({ conditions: ['kidney-stones'] }))],
    ['bone-after-50', 'sarcoidosis', ada(reported({ conditions: ['sarcoidosis'] }))],
    ['creatine', 'a filtration of 59', ada({ labs: blood({ egfr: 59 }) })],
    ['creatine', 'bipolar disorder', ada(reported({ conditions: ['bipolar-disorder'] }))],
    ['protein-low', 'a filtration of 29', ada({ labs: blood({ egfr: 29 }) })],
    ['psyllium-for-ldl', 'a narrowed gut', ada(reported({ conditions: ['bowel-narrowing'] }))],
    ['sterols-for-ldl', 'sitosterolaemia', ada(reported({ conditions: ['sitosterolaemia'] }))],
    ['sterols-for-ldl', 'pregnancy', ada(reported({ isPregnant: true }))],
    ['sterols-for-ldl', 'breastfeeding', ada(reported({ isBreastfeeding: true }))],
    ['potassium-foods', 'a filtration of 59', ada({ labs: blood({ egfr: 59 }) })],
    ['potassium-foods', 'an ACE inhibitor', ada(reported({ medicines: ['ace-inhibitor-arb'] }))],
    ['potassium-foods', 'a water pill', ada(reported({ medicines: ['diuretic'] }))],
    ['potassium-foods', 'spironolactone', ada(reported({ medicines: ['potassium-sparing-diuretic'] }))],
    ['nitrate-for-pressure', 'kidney stones', ada(reported({ conditions: ['kidney-stones'] }))],
    ['keto-electrolytes', 'high blood pressure', ada(reported({ conditions: ['high-blood-pressure'] }))],
    ['keto-electrolytes', 'heart failure', ada(reported({ conditions: ['heart-failure'] }))],
    [
      'keto-electrolytes',
      'a kidney disease',
      ada({ ...reported({ conditions: ['kidney-disease-stage-3'] }), labs: blood({ egfr: 95 }) }),
    ],
    ['theanine-for-stress', 'a thyroid disease', ada(reported({ conditions: ['thyroid-disease'] }))],
    ['theanine-for-stress', 'a liver disease', ada(reported({ conditions: ['liver-disease'] }))],
    ['theanine-for-stress', 'pregnancy', ada(reported({ isPregnant: true }))],
    ['theanine-for-stress', 'a sedative', ada(reported({ medicines: ['sedative'] }))],
    ['vitamin-c-low', 'haemochromatosis', ada(reported({ conditions: ['haemochromatosis'] }))],
    ['strength-after-65', 'sarcoidosis', ada(reported({ conditions: ['sarcoidosis'] }))],
    ['strength-after-65', 'a filtration of 59', ada({ labs: blood({ egfr: 59 }) })],
    ['curcumin-for-knees', 'gallstones', ada(reported({ conditions: ['gallstones'] }))],
    ['curcumin-for-knees', 'a liver disease', ada(reported({ conditions: ['liver-disease'] }))],
    ['curcumin-for-knees', 'warfarin', ada(reported({ medicines: ['warfarin'] }))],
    ['curcumin-for-knees', 'aspirin', ada(reported({ medicines: ['antiplatelet'] }))],
    ['probiotic', 'a weak immune system', ada(reported({ conditions: ['weak-immune-system'] }))],
    ['probiotic', 'medicine for it', ada(reported({ medicines: ['immunosuppressant'] }))],
  ])('%s: %s', (id, _why, facts) => {
    const keptBack = (of: Facts) => ruleOf(id).blocks.filter(({ when }) => when(of) !== undefined);
    expect(keptBack(facts)).toHaveLength(1);
    // Measured kidneys and no reported condition: nothing is withheld.
    expect(keptBack(ada({ labs: blood({ egfr: 95, calcium: 10.5, ferritin: 100 }) }))).toEqual([]);
  });
});

describe('recommended intakes (National Academies)', () => {
  const of = (substance: Substance, changes: Partial<Eater> = {}) =>
    recommendedIntake(substance, { sex: 'female', ageYears: 25, ...changes });

  test.each<
    [Substance, women: readonly number[], men: readonly number[], pregnant: number, breastfeeding: number]
  >([
    ['vitamin-a', [700, 700, 700, 700], [900, 900, 900, 900], 770, 1300],
    ['vitamin-c', [75, 75, 75, 75], [90, 90, 90, 90], 85, 120],
    ['vitamin-d', [15, 15, 15, 20], [15, 15, 15, 20], 15, 15],
    ['vitamin-e', [15, 15, 15, 15], [15, 15, 15, 15], 15, 19],
    ['vitamin-k', [90, 90, 90, 90], [120, 120, 120, 120], 90, 90],
    ['thiamin', [1.1, 1.1, 1.1, 1.1], [1.2, 1.2, 1.2, 1.2], 1.4, 1.4],
    ['riboflavin', [1.1, 1.1, 1.1, 1.1], [1.3, 1.3, 1.3, 1.3], 1.4, 1.6],
    ['niacin', [14, 14, 14, 14], [16, 16, 16, 16], 18, 17],
    ['vitamin-b6', [1.3, 1.3, 1.5, 1.5], [1.3, 1.3, 1.7, 1.7], 1.9, 2],
    ['folate', [400, 400, 400, 400], [400, 400, 400, 400], 600, 500],
    ['vitamin-b12', [2.4, 2.4, 2.4, 2.4], [2.4, 2.4, 2.4, 2.4], 2.6, 2.8],
    ['pantothenic-acid', [5, 5, 5, 5], [5, 5, 5, 5], 6, 7],
    ['biotin', [30, 30, 30, 30], [30, 30, 30, 30], 30, 35],
    ['choline', [425, 425, 425, 425], [550, 550, 550, 550], 450, 550],
    ['calcium', [1000, 1000, 1200, 1200], [1000, 1000, 1000, 1200], 1000, 1000],
    ['iron', [18, 18, 8, 8], [8, 8, 8, 8], 27, 9],
    ['magnesium', [310, 320, 320, 320], [400, 420, 420, 420], 350, 310],
    ['phosphorus', [700, 700, 700, 700], [700, 700, 700, 700], 700, 700],
    ['potassium', [2600, 2600, 2600, 2600], [3400, 3400, 3400, 3400], 2900, 2800],
    ['zinc', [8, 8, 8, 8], [11, 11, 11, 11], 11, 12],
    ['copper', [0.9, 0.9, 0.9, 0.9], [0.9, 0.9, 0.9, 0.9], 1, 1.3],
    ['manganese', [1.8, 1.8, 1.8, 1.8], [2.3, 2.3, 2.3, 2.3], 2, 2.6],
    ['selenium', [55, 55, 55, 55], [55, 55, 55, 55], 60, 70],
    ['iodine', [150, 150, 150, 150], [150, 150, 150, 150], 220, 290],
    ['molybdenum', [45, 45, 45, 45], [45, 45, 45, 45], 50, 50],
    ['chromium', [25, 25, 20, 20], [35, 35, 30, 30], 30, 45],
  ])('%s at 30, 50, 70 and 71 years', (substance, women, men, pregnant, breastfeeding) => {
    const ages = [30, 50, 70, 71];
    expect(ages.map((ageYears) => of(substance, { ageYears }))).toEqual(women);
    expect(ages.map((ageYears) => of(substance, { ageYears, sex: 'male' }))).toEqual(men);
    expect(of(substance, { isPregnant: true })).toBe(pregnant);
    expect(of(substance, { isBreastfeeding: true })).toBe(breastfeeding);
  });

  test('change at 31, 51 and 71', () => {
    expect([30, 31].map((ageYears) => of('magnesium', { ageYears }))).toEqual([310, 320]);
    expect([50, 51].map((ageYears) => of('iron', { ageYears }))).toEqual([18, 8]);
    expect([70, 71].map((ageYears) => of('vitamin-d', { ageYears }))).toEqual([15, 20]);
  });
  test('35 mg more vitamin C for smokers, half as much more zinc for vegans, 1.8 times the iron without meat', () => {
    expect(of('vitamin-c', { smokes: true })).toBe(110);
    expect(of('zinc', { dietPattern: 'vegan' })).toBe(12);
    expect(of('zinc', { dietPattern: 'vegetarian' })).toBe(8);
    expect(of('iron', { dietPattern: 'vegetarian', ageYears: 60 })).toBeCloseTo(14.4, 9);
    expect(of('iron', { dietPattern: 'vegan', ageYears: 60 })).toBeCloseTo(14.4, 9);
    expect(of('iron', { dietPattern: 'pescatarian' })).toBe(18);
  });
});
