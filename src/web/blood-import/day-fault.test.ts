import { expect, test } from 'vitest';
import { dayFaultOf } from './day-fault.ts';

const TODAY = '2026-11-21';

test('Ada’s panel of next June is told to lie in the future at once, and by its day when she saves', () => {
  const fault = dayFaultOf('2027-06-01', TODAY);
  expect(fault?.text).toBe('This lies in the future. Correct the day, or leave the panel out.');
  expect(fault?.ofPanel('Tue 1 Jun 2027')).toMatch(/^The panel of Tue 1 Jun 2027 lies in the future/);
});

test.each([
  ['', /does not say it/],
  ['1899-12-31', /before 1900/],
  ['2026-11-22', /in the future/],
])('%j can be no day of a draw', (day, said) => {
  expect(dayFaultOf(day, TODAY)?.text).toMatch(said);
});

test.each(['1900-01-01', TODAY])('%s can', (day) => {
  expect(dayFaultOf(day, TODAY)).toBeUndefined();
});
