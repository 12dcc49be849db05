import { expect, test } from 'vitest';
import { recordSource } from '#domain/query/record-source.ts';
import { miraRecords, workout } from '#domain/query/testing.ts';
import { asking } from '#domain/questions/testing.ts';

const mira = miraRecords();
const run = (date: string, distanceM: number) => workout(date, 'run', { durationMin: 30, distanceM });
const source = recordSource({
  ...mira,
  entries: {
    ...mira.entries,
    workouts: [run('2024-01-05', 1000), run('2024-01-06', 2000), ...mira.entries.workouts],
  },
});
const { read, valueOf } = asking(source);

// Mira took 10,000 steps last Saturday and 11,000 last Sunday.
test('how many fewer is a positive number if there are fewer', () => {
  expect(valueOf('How many fewer steps did I take last Saturday than last Sunday?')).toBe(1000);
  expect(valueOf('How many fewer steps did I take last Sunday than last Saturday?')).toBe(-1000);
  expect(valueOf('How many more steps did I take last Sunday than last Saturday?')).toBe(1000);
  expect(valueOf('Did I take fewer steps last Saturday than last Sunday?')).toBe(-1000);
});

test('a period named once applies to both sides, also if one is below the other', () => {
  expect(read('How many fewer steps did I take on weekends than on weekdays last week?')).toMatchObject({
    window: { kind: 'week', back: 1 },
    weekdays: [5, 6],
    versus: { weekdays: [0, 1, 2, 3, 4] },
    isBelow: true,
  });
});

test('weekends and weekdays are compared by their averages, unless totals are asked for', () => {
  const aggregateOf = (question: string) => read(question)?.aggregate;
  expect(aggregateOf('How much longer did I sleep on weekends than on weekdays?')).toBe('mean');
  expect(aggregateOf('How much longer did I sleep in total on weekends than on weekdays?')).toBe('sum');
  expect(aggregateOf('How much further did I run on weekends than on weekdays?')).toBe('sum');
});

test('the previous runs are those before the last ones', () => {
  // 7 and 3 km, after 2 and 5 km.
  expect(valueOf('average distance of my last 2 runs vs my previous 2 runs')).toBe(5000 - 3500);
  expect(valueOf('average distance of my last 2 runs vs my first 2 runs')).toBe(5000 - 1500);
});

test('two trends are no difference of a figure', () => {
  expect(read('Is my weight trending down this month compared with last month?')).toBeUndefined();
});

test.each([
  ['Did I take more steps on January 12 than the week before?', '2024-01-05', '2024-01-11'],
  ['Did I sleep more on January 12 than the month before?', '2023-12-01', '2023-12-31'],
  ['Average steps on January 20 versus the 3 days before', '2024-01-17', '2024-01-19'],
  ['Average steps on January 20 compared with the previous 3 days', '2024-01-17', '2024-01-19'],
  ['How did my average steps in the last 7 days compare with the 7 days before?', '2024-01-18', '2024-01-24'],
])('“%s”: the time before has the length that is named, from %s to %s', (question, from, to) => {
  expect(read(question)?.versus?.window).toEqual({ kind: 'dates', from, to });
});

test('a day isn’t the time before a week', () => {
  expect(read('Did I sleep more last week than the day before?')).toBeUndefined();
});
