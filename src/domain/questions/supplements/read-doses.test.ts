import { describe, expect, test } from 'vitest';
import { recordSource, type Entry } from '#domain/query/record-source.ts';
import { asking } from '#domain/questions/testing.ts';

const taken = (date: string, kind: string, name: string | null = null): Entry => ({
  date,
  at: `${date}T08:00:00`,
  kind,
  name,
  values: { taken: 1, missed: 0, supplementAdherencePercent: 100 },
});
const missed = (date: string, kind: string, name: string | null = null): Entry => ({
  ...taken(date, kind, name),
  at: null,
  values: { taken: 0, missed: 1, supplementAdherencePercent: 0 },
});
const left = (date: string, kind: string): Entry => ({
  ...missed(date, kind),
  values: { taken: 0, left: 1 },
});

const D = 'Vitamin D3 1,000 IU';
const OMEGA = 'Nordic Ultimate';
/** Noor takes vitamin D every day, magnesium before bed and fish oil; today, a Sunday, magnesium is still due. */
const source = recordSource({
  today: '2024-01-21',
  isTodayOver: false,
  entries: {
    supplements: [
      taken('2024-01-14', D),
      taken('2024-01-15', D),
      missed('2024-01-16', D),
      taken('2024-01-17', D),
      taken('2024-01-18', D),
      taken('2024-01-19', D),
      taken('2024-01-20', D),
      taken('2024-01-21', D),
      taken('2024-01-18', 'Magnesium glycinate'),
      missed('2024-01-19', 'Magnesium glycinate'),
      missed('2024-01-20', 'Magnesium glycinate'),
      left('2024-01-21', 'Magnesium glycinate'),
      taken('2024-01-10', OMEGA, 'Omega-3 (EPA and DHA)'),
    ],
  },
});
const { read, valueOf, said } = asking(source);

describe('doses of supplements', () => {
  test.each([
    ['did I take my vitamin D yesterday?', 1],
    ['Did I take my magnesium yesterday', 0],
    ['did I take my mag on Thursday', 1],
    ['have I taken my magnesium today', 0],
    ['how many days did I take vitamin D last week', 1],
    ['how many days did I take vitamin D this week', 6],
    ['how often did I take D3 this week', 6],
    ['how many doses of vitamin d have I taken this month', 7],
    ['how often did I miss my magnesium', 2],
    ['how many doses of magnesium did I miss this week', 2],
    ['on how many days did I forget my vitamin D this week', 1],
    ['did I miss any doses of magnesium this week', 2],
    ['how many days in a row have I taken vitamin D', 5],
    ['what’s my longest vitamin D streak', 5],
    ['how many days ago did I last take fish oil', 11],
    ['how long since I took my omega-3', 11],
    ['what’s my vitamin D adherence this month', 87.5],
    ['how consistent am I with my magnesium', 100 / 3],
    ['what’s my supplement adherence this week', 70],
    ['how many supplements did I take yesterday', 1],
    ['did I take all my supplements yesterday', 1],
    ['did I take all my supplements on Thursday', 0],
    ['did I take all my supplements today', 1],
    ['did I skip my vitamins on Friday', 1],
    ['how many days in a row have I taken fish oil', 1],
    ['longest magnesium streak', 1],
    ['do I have any supplements left to take', 1],
  ])('%s', (question, value) => {
    expect(valueOf(question)).toBeCloseTo(value);
  });

  test.each([
    ['when did I last take fish oil?', 'You last took Nordic Ultimate on Jan 10.'],
    ['When was the last time I took my magnesium?', 'You last took Magnesium glycinate on Jan 18.'],
    ['which supplements did I take yesterday?', 'You took Vitamin D3 1,000 IU yesterday.'],
    ['which supplements did I miss yesterday', 'You missed Magnesium glycinate yesterday.'],
    ['what supplements do I still have to take today', 'Still due today: Magnesium glycinate.'],
    ['how many days did I take vitamin D this week', 'You took Vitamin D3 1,000 IU on 6 days this week.'],
    ['how often did I miss my magnesium this week', 'You missed 2 doses of Magnesium glycinate this week.'],
    ['did I take my magnesium yesterday', 'You didn’t log any doses of Magnesium glycinate yesterday.'],
    ['did I take my vitamin D yesterday', 'You logged 1 dose of Vitamin D3 1,000 IU yesterday.'],
    [
      'what’s my vitamin D adherence this month',
      'You took 88% of the scheduled doses of Vitamin D3 1,000 IU this month.',
    ],
    ['on how many days did I miss fish oil', 'You didn’t miss Nordic Ultimate on any day.'],
    ['what do I still have to take today', 'Still due today: Magnesium glycinate.'],
    [
      'how many days in a row have I taken vitamin D',
      'Your current streak with Vitamin D3 1,000 IU is 5 days.',
    ],
  ])('%s', (question, sentence) => {
    expect(said(question)).toBe(sentence);
  });

  test.each([
    'did I take creatine yesterday',
    'should I take magnesium today',
    'how much magnesium did I get yesterday',
    'did I take a walk yesterday',
    'how many steps did I take yesterday',
    'when should I take vitamin D',
    'did I take my vitamin yesterday',
  ])('isn’t what is asked: %s', (question) => {
    expect(read(question)?.metric ?? '').not.toMatch(/^supplement/);
  });
});

/** Lea takes magnesium on most evenings, and creatine on the days she runs. */
const lea = asking(
  recordSource({
    today: '2024-01-21',
    entries: {
      supplements: [1, 2, 3, 4, 5, 6].flatMap((day) => [
        (day % 2 === 0 ? taken : missed)(`2024-01-1${day}`, 'Magnesium glycinate'),
        (day < 3 ? taken : missed)(`2024-01-1${day}`, 'Creatine monohydrate'),
      ]),
      days: [1, 2, 3, 4, 5, 6, 7].map((day) => ({
        ...missed(`2024-01-1${day}`, ''),
        kind: null,
        values: { sleepMinutes: 400 + 10 * day, steps: 1000 * day },
      })),
      workouts: [1, 2, 3].map((day) => ({
        ...missed(`2024-01-1${day}`, 'run'),
        values: { durationMin: 30 },
      })),
    },
  }),
);
const MAGNESIUM = { kinds: ['Magnesium glycinate'] };

describe('doses as conditions of other questions', () => {
  test.each([
    ['how many steps do I walk on days I take creatine', 1500],
    ['steps on creatine days', 1500],
    ['steps on days without creatine', 4500],
    ['how many steps do I walk on days I don’t take creatine', 4500],
    ['on how many days did I take magnesium and run', 1],
    ['how many days did I take magnesium but not creatine', 2],
    ['how many days have I taken both magnesium and creatine', 1],
    ['what share of days did I take magnesium', 50],
    ['how many workouts did I do on days with creatine', 2],
    ['My coach wants me to take creatine daily. How many days did I take it?', 2],
  ])('%s', (question, value) => {
    expect(lea.valueOf(question)).toBeCloseTo(value);
  });

  test('what is taken on a day shows in the night after it', () => {
    const taken = { metric: 'supplementDoses', where: MAGNESIUM, lag: 1 };
    const [yes, no] = [
      { ...taken, comparison: { op: '>=', value: 1 } },
      { ...taken, comparison: { op: '<', value: 1 } },
    ];
    expect(lea.read('do I sleep better on days I take magnesium')).toEqual({
      metric: 'sleepMinutes',
      aggregate: 'mean',
      window: { kind: 'all' },
      when: [yes],
      versus: { when: [no] },
    });
    expect(lea.read('does magnesium affect my sleep')).toEqual(
      lea.read('is my sleep longer when I take magnesium'),
    );
    expect(lea.valueOf('average sleep on nights after I took magnesium')).toBeCloseTo(450);
  });

  test.each([
    ['steps on magnesium days', 'You averaged 4,000 steps a day on days with Magnesium glycinate.'],
    ['what share of days did I take magnesium', 'You took Magnesium glycinate on 50% of days.'],
    [
      'on how many days did I skip magnesium and run',
      'You skipped Magnesium glycinate on 2 days with a run.',
    ],
  ])('%s', (question, sentence) => {
    expect(lea.said(question)).toBe(sentence);
  });

  test.each(['days with more than 300 mg of magnesium', 'how much magnesium did I get on days I ran'])(
    'the nutrient stays the nutrient: %s',
    (question) => {
      expect(JSON.stringify(lea.read(question) ?? '')).not.toContain('supplementDoses');
    },
  );
});

test('one of two doses is said to be one of two', () => {
  const twice = asking(
    recordSource({
      today: '2024-01-21',
      isTodayOver: false,
      entries: { supplements: [taken('2024-01-21', 'Magnesium'), left('2024-01-21', 'Magnesium')] },
    }),
  );
  expect(twice.said('did I take my magnesium today')).toBe('You took 1 of 2 doses of Magnesium today.');
});

test('a member without supplements is told so', () => {
  const none = asking(recordSource({ today: '2024-01-21', entries: {} }));
  expect(none.said('which supplements did I take')).toBe('No supplement doses were scheduled or logged.');
  expect(none.read('did I take creatine yesterday')?.metric ?? '').not.toMatch(/^supplement/);
});
