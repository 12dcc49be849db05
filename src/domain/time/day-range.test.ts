import { expect, test } from 'vitest';
import { daysIn, lastDays, monthStart, rangeBefore, untilToday } from './day-range.ts';

const november = { from: '2026-11-01', to: '2026-11-30' };

test('a range has both its ends, and none of its days if it ends before it begins', () => {
  expect(daysIn({ from: '2026-10-31', to: '2026-11-02' })).toEqual([
    '2026-10-31',
    '2026-11-01',
    '2026-11-02',
  ]);
  expect(daysIn({ from: '2026-11-02', to: '2026-11-01' })).toEqual([]);
  expect(lastDays('2026-11-20', 7)).toEqual({ from: '2026-11-14', to: '2026-11-20' });
  expect(daysIn(lastDays('2026-11-20', 7))).toHaveLength(7);
});

test('days after today are left out', () => {
  expect(untilToday(november, '2026-11-20')).toEqual({ from: '2026-11-01', to: '2026-11-20' });
  expect(untilToday(november, '2026-12-24')).toEqual(november);
});

test('the range before has the same length, and months begin on their first day', () => {
  expect(rangeBefore(november)).toEqual({ from: '2026-10-02', to: '2026-10-31' });
  expect([monthStart('2026-11-20'), monthStart('2026-11-20', 2)]).toEqual(['2026-11-01', '2027-01-01']);
});
