import { expect, test } from 'vitest';
import { byDay } from './by-day.ts';

const at = (iso: string) => ({ atMs: Date.parse(iso), glucoseMgdl: 100 });

test('Ada’s readings around midnight in Berlin fall on the days of her wall clock; a day without any is there too', () => {
  const samples = [at('2026-11-18T22:59:00Z'), at('2026-11-18T23:00:00Z'), at('2026-11-20T22:55:00Z')];
  const days = byDay(samples, { from: '2026-11-17', to: '2026-11-20' }, 'Europe/Berlin');
  expect(days.map(({ date, samples: own }) => [date, own.length])).toEqual([
    ['2026-11-17', 0],
    ['2026-11-18', 1],
    ['2026-11-19', 1],
    ['2026-11-20', 1],
  ]);
});

test('the day the clocks go back has 25 hours', () => {
  const samples = Array.from({ length: 300 }, (_, index) => ({
    atMs: Date.parse('2026-10-24T22:00:00Z') + index * 300_000,
    glucoseMgdl: 100,
  }));
  const [day] = byDay(samples, { from: '2026-10-25', to: '2026-10-25' }, 'Europe/Berlin');
  expect(day?.samples).toHaveLength(300);
});
