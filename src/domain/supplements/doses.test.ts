import { expect, test } from 'vitest';
import { openDoses } from './doses.ts';

const TODAY = '2024-01-10';
const schedule = {
  amounts: [],
  times: ['morning', 'evening'] as const,
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  activeFrom: '2024-01-01',
  activeTo: null,
};
const JANUARY = { from: '2024-01-01', to: '2024-01-31' };
const datesOf = (open: ReturnType<typeof openDoses>) => open.map(({ date, state }) => `${date} ${state}`);

test('doses count as missed from the first logged one on, and today’s as left', () => {
  const takenOn = ['2024-01-08', '2024-01-09', '2024-01-09', '2024-01-10'];
  expect(datesOf(openDoses({ schedule, firstTaken: '2024-01-08', takenOn }, JANUARY, TODAY))).toEqual([
    '2024-01-08 missed',
    '2024-01-10 left',
  ]);
});

test('a supplement that was never logged has only today’s doses', () => {
  expect(datesOf(openDoses({ schedule, firstTaken: null, takenOn: [] }, JANUARY, TODAY))).toEqual([
    '2024-01-10 left',
    '2024-01-10 left',
  ]);
});

test('days without a scheduled dose, after the last day and of a deleted supplement miss nothing', () => {
  const known = { firstTaken: '2024-01-01', takenOn: ['2024-01-01', '2024-01-01'] };
  // Mondays.
  const weekly = { ...schedule, times: ['morning'] as const, weekdays: [0], activeTo: '2024-01-08' };
  expect(datesOf(openDoses({ schedule: weekly, ...known }, JANUARY, TODAY))).toEqual(['2024-01-08 missed']);
  expect(openDoses({ schedule: null, ...known }, JANUARY, TODAY)).toEqual([]);
});
