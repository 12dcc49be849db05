import { describe, expect, test } from 'vitest';
import { evaluate } from '#domain/query/evaluate.ts';
import { recordSource } from '#domain/query/record-source.ts';
import { day, food, timed } from '#domain/query/testing.ts';
import { asking } from '#domain/questions/testing.ts';
import { addDays } from '#domain/time/local-date.ts';

// Food was logged on four days of a week in March, one of which was fasted; nothing at all on March 14.
const source = recordSource({
  today: '2024-03-20',
  dayStates: new Map([['2024-03-13', 'fasted']]),
  entries: {
    foods: ['11', '12', '16'].map((date) =>
      food(`2024-03-${date}T12:00`, 'lunch', 'Lentil soup', { energyKcal: 400, alcoholG: 0 }),
    ),
    drinks: [timed('2024-03-12T09:00', { ml: 500 })],
    weights: [timed('2024-03-10T07:00', { massKg: 70 }), timed('2024-03-18T07:00', { massKg: 69 })],
    days: Array.from({ length: 20 }, (_, at) => addDays('2024-03-01', at))
      .filter((date) => date !== '2024-03-14')
      .map((date) => day(date, { steps: 5000, activeZoneMinutes: 0, sleepMinutes: 420, systolicMmhg: 120 })),
  },
});
const { read, said } = asking(source);
const daysOf = (question: string) => {
  const query = read(question);
  return query && evaluate(query, source).dates.map((date) => date.slice(8));
};

describe('days without a record', () => {
  test.each([
    'How many days did I not log food last week?',
    'Which days last week have no food logged?',
    'On which days last week did I forget to log my meals?',
    'which days are missing in my food log last week?',
    'Which days were missing last week?',
    'How many days did I miss logging calories last week?',
  ])('%s', (question) => {
    expect(daysOf(question)).toEqual(['14', '15', '17']);
    expect(said(question)).toBe('You didn’t log food on 3 of 7 days last week: Mar 14, Mar 15 and Mar 17.');
  });

  test.each([
    ['how many days did I not weigh myself last week?', 7],
    ['days without a weigh-in since March 10', 9],
    ['which mornings did I skip weighing in since March 10?', 9],
    ['How many nights have no sleep data last week?', 1],
    ['which nights are missing in my sleep data this month?', 1],
    ['Which days have no steps?', 1],
    ['How many days did I not track water last week?', 6],
    ['on what days did I not measure my blood pressure last week?', 1],
  ])('%s', (question, count) => {
    expect(daysOf(question)).toHaveLength(count);
  });

  test('none is said as such', () => {
    expect(said('how many nights did I not track my sleep this week?')).toBe(
      'You have sleep data for every night this week.',
    );
  });

  test('the last days are counted without naming them twice', () => {
    expect(said('How many days did I not weigh myself in the last 4 days?')).toBe(
      'You didn’t weigh yourself on 3 of the last 4 days: Mar 17, Mar 19 and Mar 20.',
    );
  });

  test.each([
    'How many days without alcohol last week?',
    'How many days with no active minutes last week?',
    'Which days did I not log dinner last week?',
    'days without lentil soup',
    'How many days did I not exercise?',
    'average steps on days without a weigh-in',
  ])('“%s” is about days of none', (question) => {
    expect(read(question)?.isMissing).toBeUndefined();
  });
});
