import { expect, test } from 'vitest';
import { arrivalWords } from './projection.ts';

const on = { targetMassKg: 70, date: '2027-03-10', earliest: '2027-03-01', latest: '2027-03-19' } as const;

test('a target weight that will be reached has a month', () => {
  expect(arrivalWords({ status: 'reachable', ...on }).month).toMatch(/March 2027|Mar 2027/);
});

test.each([
  ['reached', on],
  ['not-reachable', on],
] as const)('one that is %s has none', (status, dates) => {
  expect(arrivalWords({ status, ...dates }).month).toBeUndefined();
});
