import { describe, expect, test } from 'vitest';
import { assessLongevity, type LongevityFacts } from './assess-longevity.ts';
import { drinksHeavilyIn, figureOf, nicotineOf, type AssessmentAnswers } from './assessment-answers.ts';
import { nightlyFastHours } from './nightly-fasts.ts';

const TODAY = '2026-11-20';
const answers: AssessmentAnswers = {
  date: '2026-11-01',
  options: {
    sbp: '120-130',
    mvpa: '150-299',
    rt: '1',
    smoke: 'quit-5-10',
    shs: 'no',
    dm: 'none',
    alc: '1.3-25',
  },
};
const tracked = (value: number) => ({ value, origin: 'tracked', date: TODAY, days: 14 }) as const;

/** Ben, 48, logs his sleep and weight and has finished the assessment. */
const ben: LongevityFacts = {
  date: TODAY,
  sex: 'male',
  ageYears: 48,
  conditions: [],
  hasDiabetes: false,
  takesLipidMedicine: false,
  takesBloodPressureMedicine: false,
  answers,
  nutrition: { completeDays: 0 },
  bodyMassIndex: tracked(27),
  waistToHeight: tracked(0.54),
  sleepScore: tracked(87),
  sleepHours: tracked(7.2),
  stress: {},
  markers: [],
  habits: { nightlyFastHours: [] },
  bioAge: { gapYears: { value: -1, origin: 'assessment', date: answers.date }, coverage: 0.9 },
};
const pillarOf = (facts: LongevityFacts, key: string) =>
  assessLongevity(facts).pillars.find((each) => each.key === key);

describe('a member who tracks part of it', () => {
  test('gets untracked figures from the assessment, with its date', () => {
    const { pillars, essentials, score } = assessLongevity(ben);
    expect(pillars.find(({ key }) => key === 'movement')).toMatchObject({ coverage: 1 });
    expect(pillarOf(ben, 'movement')?.inputs[0]).toMatchObject({
      key: 'activity',
      value: 225,
      band: { from: 150, below: 300 },
      origin: 'assessment',
      date: answers.date,
      score: 100,
    });
    expect(pillarOf(ben, 'metabolic')).toMatchObject({ score: 75, coverage: 3 / 9 });
    expect(essentials?.knownCount).toBe(5);
    expect(score.penalty).toEqual({ nicotine: 3.75, alcohol: 0 });
    expect(score.score).toBeDefined();
  });
  test('activity from a half-year-old assessment counts less, and after a year not at all', () => {
    const on = (date: string) => ({ ...ben, answers: { ...answers, date } });
    const covered = pillarOf(on('2026-05-20'), 'movement')?.coverage ?? 0;
    expect(covered).toBeGreaterThan(0.5);
    expect(covered).toBeLessThan(1);
    expect(pillarOf(on('2025-11-01'), 'movement')).toMatchObject({ coverage: 0.5 });
    expect(assessLongevity(on('2025-11-01')).score.penalty.nicotine).toBe(0);
  });
  test('at 17 gets pillars but no score and no next step', () => {
    expect(assessLongevity({ ...ben, ageYears: 17 })).toMatchObject({
      isUnderAge: true,
      action: undefined,
      essentials: undefined,
    });
    expect(assessLongevity({ ...ben, ageYears: 17 }).score.score).toBeUndefined();
  });
  test('with treated blood pressure and diabetes gets fewer points', () => {
    const treated = {
      ...ben,
      takesBloodPressureMedicine: true,
      hasDiabetes: true,
      hba1cPercent: tracked(6.8),
    };
    const points = assessLongevity(treated).essentials?.metrics.map(({ key, points: of }) => [key, of]);
    expect(points).toContainEqual(['blood-pressure', 55]);
    expect(points).toContainEqual(['blood-glucose', 40]);
  });
  test('in pregnancy is scored without weight, metabolism, blood, habits and bio-age, and is not advised to lose weight', () => {
    const ada = { ...ben, sex: 'female', conditions: ['pregnant'] } as const;
    const { pillars, action } = assessLongevity(ada);
    expect(pillars.filter(({ neutral }) => neutral).map(({ key }) => key)).toEqual([
      'metabolic',
      'blood',
      'habits',
      'bio-age',
    ]);
    expect(pillarOf(ada, 'movement')?.inputs.map(({ key }) => key)).toEqual([
      'activity',
      'resistance-training',
    ]);
    expect(action?.lever).not.toBe('body-mass-index');
    expect(assessLongevity(ada).essentials).toBeUndefined();
    expect(assessLongevity(ada).score.penalty.nicotine).toBe(3.75);
  });
  test('at 19 loses as many points for smoking as at 20', () => {
    const smoker = { ...ben, answers: { ...answers, options: { ...answers.options, smoke: 'over-20' } } };
    const penaltyAt = (ageYears: number) => assessLongevity({ ...smoker, ageYears }).score.penalty.nicotine;
    expect([penaltyAt(19), penaltyAt(20)]).toEqual([15, 15]);
    expect(assessLongevity({ ...smoker, ageYears: 19 }).essentials).toBeUndefined();
  });
  test.each(['eating-disorder', 'cancer-treatment'] as const)(
    'with %s has no bio-age in the score',
    (condition) => {
      expect(pillarOf({ ...ben, conditions: [condition] }, 'bio-age')?.neutral).toBe('excluded-group');
      expect(pillarOf({ ...ben, conditions: ['insulin'] }, 'bio-age')?.neutral).toBeUndefined();
    },
  );
  test('loses five points for heavy drinking, reported or logged', () => {
    const drinking = { ...ben, answers: { ...answers, options: { ...answers.options, alc: '45-65' } } };
    expect(assessLongevity(drinking).score.penalty.alcohol).toBe(5);
    expect(assessLongevity({ ...ben, alcoholG: 45 }).score.penalty.alcohol).toBe(5);
    expect(assessLongevity({ ...ben, alcoholG: 44 }).score.penalty.alcohol).toBe(0);
    expect(assessLongevity({ ...ben, sex: 'female', alcoholG: 25 }).score.penalty.alcohol).toBe(5);
  });
});

describe('answers of the assessment', () => {
  const of = (options: AssessmentAnswers['options']): AssessmentAnswers => ({ date: TODAY, options });
  test('an unknown answer has no figure', () => {
    expect(figureOf(of({}), 'sbp')).toBeUndefined();
    expect(figureOf(of({ sbp: 'made up' }), 'sbp')).toBeUndefined();
    expect(figureOf(undefined, 'sbp')).toBeUndefined();
  });
  test('a current smoker counts as a smoker even if they vape; a former smoker who vapes counts as vaping', () => {
    expect(nicotineOf(of({ smoke: '11-20', vape: 'yes' }))?.value).toBe('smokes');
    expect(nicotineOf(of({ smoke: 'quit-over-10', vape: 'yes' }))?.value).toBe('vapes');
    expect(nicotineOf(of({ smoke: 'quit-5-10' }))?.value).toBe('quit-5-years');
    expect(nicotineOf(of({ vape: 'yes' }))).toBeUndefined();
  });
  test('25 to 45 g of alcohol is heavy drinking for women but not for men', () => {
    expect(drinksHeavilyIn(of({ alc: '25-45' }), 'female')).toBe(true);
    expect(drinksHeavilyIn(of({ alc: '25-45' }), 'male')).toBe(false);
    expect(drinksHeavilyIn(of({}), 'male')).toBeUndefined();
  });
});

describe('nights without food', () => {
  const day = (date: string, from: string, to: string) => ({
    date,
    firstMs: Date.parse(`${date}T${from}:00Z`),
    lastMs: Date.parse(`${date}T${to}:00Z`),
  });
  test('count only between two complete days', () => {
    const days = [
      day('2026-11-03', '08:00', '20:00'),
      day('2026-11-01', '07:30', '19:00'),
      day('2026-11-02', '07:00', '18:30'),
    ];
    expect(nightlyFastHours(days)).toEqual([12, 13.5]);
    expect(nightlyFastHours([days[0], days[1]].flatMap((each) => each ?? []))).toEqual([]);
  });
});
