import { expect, test } from 'vitest';
import { rankingTitle } from './ranking-title.ts';

const food = (name: string, mean: number) => ({
  name,
  response: { count: 3, mean, low: mean - 1, high: mean + 1 },
});

test('the first food of the ranking is called the biggest or smallest only if its average is', () => {
  const [rice, pasta] = [food('Rice', 60), food('Pasta', 50)];
  expect(rankingTitle([rice, pasta], 'highest-first', 'rise')).toBe('Biggest rise: Rice');
  expect(rankingTitle([pasta, rice], 'highest-first', 'rise')).toBe('Most reliably high rise: Pasta');
  expect(rankingTitle([pasta, rice], 'lowest-first', 'incremental-area')).toBe('Smallest response: Pasta');
  expect(rankingTitle([rice, pasta], 'lowest-first', 'rise')).toBe('Most reliably low rise: Rice');
  expect(rankingTitle([], 'lowest-first', 'rise')).toBeNull();
});
