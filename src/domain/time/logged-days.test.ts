import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from './local-date.ts';
import { loggedDays } from './logged-days.ts';

describe('days with an entry', () => {
  const today = '2026-03-02';

  test('Ada weighed herself on four of the last seven days, the last three in a row', () => {
    const dates = ['2026-02-24', '2026-02-28', '2026-03-01', today];
    expect(loggedDays(dates, today, 7)).toEqual({ logged: 4, windowDays: 7, currentRun: 3, longestRun: 3 });
  });

  test('today isn’t over, so a run up to yesterday continues, but an earlier one has ended', () => {
    expect(loggedDays(['2026-02-28', '2026-03-01'], today, 7).currentRun).toBe(2);
    expect(loggedDays(['2026-02-27', '2026-02-28'], today, 7)).toMatchObject({
      currentRun: 0,
      longestRun: 2,
    });
  });

  test('no entries count as zero, and two entries on a day count once', () => {
    expect(loggedDays([], today, 14)).toEqual({ logged: 0, windowDays: 14, currentRun: 0, longestRun: 0 });
    expect(loggedDays([today, today, addDays(today, 1)], today, 14).logged).toBe(1);
  });

  test('the order of entry never matters', () => {
    const anyDates = fc.array(fc.integer({ min: 0, max: 40 }).map((back) => addDays(today, -back)));
    fc.assert(
      fc.property(anyDates, (dates) => {
        expect(loggedDays(dates.toReversed(), today, 14)).toEqual(loggedDays(dates, today, 14));
      }),
    );
  });
});
