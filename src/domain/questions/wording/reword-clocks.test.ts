import { describe, expect, test } from 'vitest';
import { asking } from '#domain/questions/testing.ts';
import { food, timed, workout } from '#domain/query/testing.ts';
import { recordSource, type Entry } from '#domain/query/record-source.ts';

const meal = (at: string, kind: string): Entry => food(at, kind, 'Rice', { energyKcal: 600 });
/** A fast, recorded when it ends. */
const fast = (end: string, hours: number): Entry => timed(end, { hours });
const source = recordSource({
  today: '2024-01-21',
  entries: {
    foods: [
      meal('2024-01-18T07:00', 'breakfast'),
      meal('2024-01-18T19:00', 'dinner'),
      meal('2024-01-19T07:30', 'breakfast'),
      // After midnight, still the evening of the 19th.
      meal('2024-01-20T00:30', 'dinner'),
      meal('2024-01-20T08:30', 'breakfast'),
      meal('2024-01-20T20:00', 'dinner'),
    ],
    fasts: [fast('2024-01-19T12:00', 16), fast('2024-01-20T14:00', 13.5)],
    workouts: [{ ...workout('2024-01-20', 'run', { durationMin: 30 }), at: '2024-01-20T18:15:00' }],
  },
});
const { valueOf, said } = asking(source);
const at = (hours: number, minutes = 0): number => 60 * hours + minutes;

describe('times of day', () => {
  test.each([
    ['When do I usually have breakfast?', at(7, 40)],
    ['What time did I eat breakfast yesterday?', at(8, 30)],
    ['median breakfast time', at(7, 30)],
    ['What was my earliest breakfast?', at(7)],
    ['When do I usually start my fast?', at(22, 15)],
    ['What time did I break my last fast?', at(14)],
    ['When did my last fast end?', at(14)],
    ['What time did my longest fast end?', at(12)],
    ['What time do I usually run?', at(18, 15)],
    ['How late did I eat yesterday?', at(20)],
    ['When did I have my first meal yesterday?', at(8, 30)],
  ])('%s', (question, minutes) => {
    expect(valueOf(question)).toBe(minutes);
  });

  test('go around midnight: half past midnight is later than 8 PM, and ends the day before', () => {
    expect(valueOf('What was my latest dinner?')).toBe(at(24, 30));
    expect(said('What was my latest dinner?')).toBe('Your latest dinner was at 12:30 AM, on Jan 20.');
    expect(valueOf('What time do I usually eat dinner?')).toBe(at(21, 10));
    expect(valueOf('latest time of my last meal')).toBe(at(20));
    expect(valueOf('What time did I have my last meal on January 19?')).toBe(30);
    expect(valueOf('What is my average eating window?')).toBe((12 + 11.5) / 2);
  });

  test('are apart by minutes', () => {
    expect(said('Do I eat breakfast later on weekends than on weekdays?')).toBe(
      'Later on weekends, by 1 h 15 min: your average meal time was 8:30 AM at breakfast on weekends and 7:15 AM at breakfast on weekdays.',
    );
  });

  test.each([
    ['What time do I usually eat dinner?', 'You ate dinner at 9:10 PM on average.'],
    ['What time did I eat breakfast yesterday?', 'You ate breakfast at 8:30 AM yesterday.'],
    ['When do I usually start my fast?', 'Your fasts started at 10:15 PM on average.'],
    ['When did my longest fast begin?', 'Your longest fast started at 8:00 PM, on Jan 18.'],
    ['When did my longest fast end?', 'Your longest fast ended at 12:00 PM, on Jan 19.'],
  ])('%s is answered with the time on the clock', (question, answer) => {
    expect(said(question)).toBe(answer);
  });

  test('the figures of a meal stay its own', () => {
    expect(valueOf('calories of my latest breakfast')).toBe(600);
    expect(valueOf('When did I eat rice?')).toBeUndefined();
  });
});
