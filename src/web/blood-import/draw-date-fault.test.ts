import { expect, test } from 'vitest';
import { drawDateFaultOf, dayTextOf } from './draw-date-fault.ts';

const TODAY = '2026-11-21';

test('Ada’s panel of next June is reported as in the future immediately, and with its date on saving', () => {
  const fault = drawDateFaultOf('2027-06-01', TODAY);
  expect(fault?.text).toBe('This date is in the future. Correct it, or leave the panel out.');
  expect(fault?.ofPanel('Tue, Jun 1, 2027')).toMatch(/^The panel date, Tue, Jun 1, 2027, is in the future/);
});

test.each([
  ['', /has no date/],
  ['20266-03-04', /has no date/],
  ['2026-02-30', /has no date/],
  ['1899-12-31', /before 1900/],
  ['2026-11-22', /in the future/],
])('%j can be no day of a draw', (day, said) => {
  expect(drawDateFaultOf(day, TODAY)?.text).toMatch(said);
});

test.each(['1900-01-01', TODAY])('%s can', (day) => {
  expect(drawDateFaultOf(day, TODAY)).toBeUndefined();
});

test.each([
  ['2026-03-04', 'Wed, Mar 4'],
  ['0002-03-04', 'Mon, Mar 4, 2'],
  ['', 'No date'],
  ['20266-03-04', 'No date'],
])('a panel of %j is called %s, also while its year is typed', (day, called) => {
  expect(dayTextOf(day, TODAY)).toBe(called);
});
