import { expect, test } from 'vitest';
import { looseCorrection } from './loose-spelling.ts';

const correct = looseCorrection(
  new Set(['steps', 'lowest', 'calorie', 'month', 'least', 'lost', 'walking', 'waking']),
);

test.each([
  ['lowst', 'lowest'],
  ['lowset', 'lowest'],
  ['stepps', 'steps'],
  ['calries', 'calories'],
  ['rnus', 'runs'],
  ['stpes', 'steps'],
  ['mach', 'march'],
  ['evr', 'ever'],
  ['yeer', 'year'],
  ['deap', 'deep'],
  ['wlakign', 'walking'],
  ['inmarch', 'in march'],
  ['lastmonth', 'last month'],
  ['atleast', 'at least'],
])('%s is taken for %s', (typed, meant) => {
  expect(correct(typed)).toBe(meant);
});

test.each([
  // First letters are rarely wrong.
  'owest',
  'olwest',
  // Real words.
  'boy',
  'stops',
  'must',
  'inactive',
  'overate',
  'form',
  // As close to one word as to another.
  'waling',
])('%s stays as it is', (typed) => {
  expect(correct(typed)).toBe(typed);
});
