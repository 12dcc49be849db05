import { expect, test } from 'vitest';
import { namedRange } from './named-range.ts';

/** A Friday. */
const TODAY = '2026-11-20';

test.each([
  ['today', '2026-11-20', '2026-11-20'],
  ['yesterday', '2026-11-19', '2026-11-19'],
  ['last-7-days', '2026-11-14', '2026-11-20'],
  ['this-week', '2026-11-16', '2026-11-20'],
  ['last-week', '2026-11-09', '2026-11-15'],
  ['this-month', '2026-11-01', '2026-11-20'],
  ['last-month', '2026-10-01', '2026-10-31'],
] as const)('on a Friday, %s is from %s to %s', (name, from, to) => {
  expect(namedRange(name, TODAY)).toEqual({ from, to });
});

test('a week on its Monday has one day, and the week before is whole', () => {
  expect(namedRange('this-week', '2026-11-16')).toEqual({ from: '2026-11-16', to: '2026-11-16' });
  expect(namedRange('last-week', '2026-11-16')).toEqual({ from: '2026-11-09', to: '2026-11-15' });
});
