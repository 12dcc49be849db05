import { describe, expect, test } from 'vitest';
import { miraRecords } from '#domain/query/testing.ts';
import type { Query } from '#domain/query/query.ts';
import type { Entry } from '#domain/query/record-source.ts';
import { asking } from '#domain/questions/testing.ts';
import { buildLexicon } from '#domain/questions/lexicon.ts';
import { readTwoMeasured } from './two-measured.ts';

const mira = miraRecords();
const day = (date: string, values: Entry['values']): Entry => ({
  ...(mira.entries.days[0] as Entry),
  date,
  at: null,
  values,
});
/** Mira, who has also had four blood tests, and measures her waist, body fat, pulse and blood pressure. */
const source = {
  ...mira,
  entries: {
    ...mira.entries,
    days: [
      ...mira.entries.days,
      day('2024-01-10', {
        waistCm: 92,
        bodyFatPercent: 27,
        restingHeartRateBpm: 60,
        systolicMmhg: 142,
        diastolicMmhg: 84,
      }),
      day('2024-01-20', {
        waistCm: 88,
        bodyFatPercent: 24,
        restingHeartRateBpm: 52,
        systolicMmhg: 124,
        diastolicMmhg: 78,
      }),
      day('2024-01-30', {
        waistCm: 89,
        bodyFatPercent: 25,
        restingHeartRateBpm: 55,
        systolicMmhg: 131,
        diastolicMmhg: 92,
      }),
    ],
    blood: [
      day('2023-03-05', { 'ldl-c': 160, ferritin: 20, tsh: 4, hba1c: 5.9, 'vitamin-d-25oh': 18 }),
      day('2023-06-05', { 'ldl-c': 140, ferritin: 35, tsh: 3, hba1c: 5.6, 'vitamin-d-25oh': 28 }),
      day('2023-10-05', { 'ldl-c': 120, ferritin: 60, tsh: 2, hba1c: 5.8, 'vitamin-d-25oh': 35 }),
      day('2024-01-15', { 'ldl-c': 125, ferritin: 50, tsh: 2.5, hba1c: 5.5, 'vitamin-d-25oh': 31 }),
    ],
  },
};
const { read, valueOf, said } = asking(source);
const lexicon = buildLexicon(source);

const VALUES: Readonly<Record<string, readonly (readonly [question: string, value: number])[]>> = {
  ranks: [
    ['what was my second highest LDL and when was it', 140],
    ['third lowest ferritin I have had', 50],
    ['My vitamin D used to be awful. At which test did it first come in above 30, and what was it?', 35],
    ['In which blood test did my LDL last drop below 122?', 120],
    ['My waist keeps changing. What is the biggest it has been?', 92],
    ['lowest resting heart rate this month and on which day', 52],
  ],
  'the value before the latest': [
    ['What was my LDL at the blood test before the most recent one?', 120],
    ['my ferritin at the second to last test', 60],
    ['tsh the time before last', 2],
  ],
  'the latest value against the one before': [
    [
      'Last time my ferritin was measured, was it higher or lower than the time before, and by how much?',
      -10,
    ],
    ['how did my LDL compare to the previous test', 5],
    ['tsh: higher or lower than the previous test', 0.5],
  ],
  'changes since an extreme': [
    ['how much has my LDL come down since its highest', 35],
    ['Since I reached my lowest body fat, how many percentage points have I put back on?', 1],
    ['How much has my ferritin risen from its lowest point to now?', 30],
    ['how far has my resting heart rate come down from its highest', 5],
  ],
  'changes since the first value': [
    ['how much has my LDL come down since the first time it was measured', -35],
    ['how much has my ferritin risen since the first test', 30],
  ],
  'tests that meet a bound': [
    ['For how many of my blood tests has LDL been above 130, out of all of them?', 2],
    ['in how many of my last 2 tests was my ferritin over 55', 1],
    ['was my hba1c under 5.7 at every test', 2],
    ['has my HbA1c ever been above 5.7?', 2],
    ['Please let me know whether my ferritin was under 30 at any of my tests', 1],
  ],
  'what was before and after an event': [
    ['I started a statin on September 1. What was my LDL at the last test before that?', 140],
    ['We changed my dose on June 10, so what was my TSH at the first test following that?', 2],
  ],
};

describe.each(Object.entries(VALUES))('%s', (_, cases) => {
  test.each(cases)('%s', (question, value) => {
    expect(valueOf(question)).toBeCloseTo(value, 5);
  });
});

test.each([
  ['On what date did my body fat first drop below 25 percent, if ever?', '2024-01-20'],
  ['My waist was 38 inches at the start. When was the first time I measured 89 cm or less?', '2024-01-20'],
  ['I want the date when my HbA1c was last above 5.7, if it ever was.', '2023-10-05'],
])('a bound is crossed on a day: %s', (question, date) => {
  const query = read(question) as Query;
  expect(query.only).toEqual({ order: query.aggregate, count: 1 });
  expect(said(question)).toContain(date === '2023-10-05' ? 'Oct 5' : 'Jan 20');
});

test('a month is ranked by how much a weight changed in it', () => {
  for (const question of [
    'which month did I lose the most weight',
    'What’s the most weight I lost in any single calendar month, and what month was it?',
  ])
    expect(read(question)).toEqual({
      metric: 'weightKg',
      aggregate: 'change',
      window: { kind: 'all' },
      group: 'month',
      rank: { order: 'lowest', limit: 1 },
    });
});

const bothOf = (question: string): readonly Query[] =>
  (readTwoMeasured(question, source, lexicon) ?? []).map(({ query }) => query);

test.each([
  ['what’s my average blood pressure this month', 'mean'],
  [
    'My doctor wants to know what my average blood pressure was over the last two weeks, could you give me the top and bottom number please?',
    'mean',
  ],
  ['highest bp this month', 'max'],
])('blood pressure is two figures: %s', (question, aggregate) => {
  expect(read(question)).toBeUndefined();
  expect(bothOf(question)).toMatchObject([
    { metric: 'systolicMmhg', aggregate },
    { metric: 'diastolicMmhg', aggregate },
  ]);
});

test('a bound of blood pressure is one of both figures', () => {
  expect(valueOf('how many days was my blood pressure over 140/90')).toBe(2);
  expect(valueOf('how many days this month was my bp below 130 over 80')).toBe(1);
  expect(read('what should my blood pressure be below 130/80')).toBeUndefined();
});

test.each([
  ['what was my body fat percent when I started tracking it and what is it at now', ['first', 'last']],
  ['my first and last ldl', ['first', 'last']],
  ['latest and lowest ferritin', ['last', 'min']],
])('two values are asked for: %s', (question, aggregates) => {
  expect(read(question)).toBeUndefined();
  expect(bothOf(question).map(({ aggregate }) => aggregate)).toEqual(aggregates);
});

test('one event parts two tests', () => {
  expect(
    bothOf(
      'I started vitamin D drops on the 1st of July. What was my vitamin D in the test before and the test after?',
    ),
  ).toMatchObject([
    { aggregate: 'last', window: { from: null, to: '2023-06-30' } },
    { aggregate: 'first', window: { from: '2023-07-02', to: null } },
  ]);
});

test.each([
  // Which day of last year isn’t said.
  'I weighed in at my heaviest sometime last year, how many pounds have I dropped since that day',
  // The statement limits the question.
  'My last run was hard, what was my lowest resting heart rate',
  'I had oatmeal on Mondays. What was my highest glucose after any of those meals?',
  'Only mornings count. What is my second lowest weight?',
  // Parts of a fast have no ketones of their own.
  'ketones at the end of my longest fast',
  'how many days apart were my last two systolic readings over 135',
  'second highest waist in the mirror',
])('gets no number: %s', (question) => {
  expect(read(question)).toBeUndefined();
  expect(bothOf(question)).toEqual([]);
});

test('the answers say which values were compared', () => {
  expect(said('tsh, last test vs the one before')).toContain('higher');
  expect(said('my ferritin at the second to last test')).toBe(
    'Your previous ferritin was 60 ng/mL, from Oct 5, 2023.',
  );
  expect(said('which month did I lose the most weight')).toBe(
    'Your weight fell the most in January 2024: −1.5 kg.',
  );
});

test.each([
  ['was my vitamin D higher in the October test than in June', 'vitamin-d-25oh', 7],
  ['how many times has my ferritin been tested', 'ferritin', 4],
  ['when was my vitamin D last checked', 'vitamin-d-25oh', 31],
])('what was tested is in blood, not in food: %s', (question, metric, value) => {
  expect(read(question)?.metric).toBe(metric);
  expect(valueOf(question)).toBe(value);
});

test('a spike is the peak after a meal, and no change from one day to another', () => {
  expect(read('glucose spikes after breakfast this week')).toMatchObject({
    aggregate: 'mean',
    per: 'meal',
    where: { afterMeal: 'breakfast' },
  });
  expect(read('how much did my glucose rise after lunch yesterday')).toBeUndefined();
});

test('body fat is lost in percentage points', () => {
  expect(valueOf('how many percent body fat have I lost this year')).toBe(-2);
});
