import { expect, test } from 'vitest';
import { recordSource } from '#domain/query/record-source.ts';
import { day } from '#domain/query/testing.ts';
import { asking } from '#domain/questions/testing.ts';

const DAYS = [
  { floors: 4, steps: 4000, sleepLatencyMinutes: 10 },
  { floors: 8, steps: 9000, sleepLatencyMinutes: 20 },
  { floors: 15, steps: 11_000, sleepLatencyMinutes: 30 },
];

const { read, valueOf } = asking(
  recordSource({
    today: '2024-01-03',
    entries: { days: DAYS.map((values, index) => day(`2024-01-0${index + 1}`, values)) },
  }),
);

test.each([
  ['How many floors did I climb yesterday?', 8],
  ['How many flights of stairs did I climb yesterday?', 8],
  ['How many flights did I go up in total?', 27],
  ['On how many days did I climb more than 5 floors?', 2],
  ['How long did it take me to fall asleep last night?', 30],
  ['How long does it usually take me to get to sleep?', 20],
  ['How many minutes did I need to fall asleep yesterday?', 20],
  ['How long did I lie awake before falling asleep last night?', 30],
  ['How many days did I take fewer steps than my average?', 1],
  ['On how many days did I walk more steps than on average?', 2],
])('%s', (question, value) => {
  expect(valueOf(question)).toBe(value);
});

test('calories burned are not calories eaten', () => {
  expect(read('On how many days did I burn more calories than average?')?.metric).not.toBe('energyKcal');
});
