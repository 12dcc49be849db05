import { expect, test } from 'vitest';
import { read, valueOf } from '#domain/questions/testing.ts';

const average = valueOf('average steps in January') ?? 0;
const sleep = valueOf('average sleep in January') ?? 0;

test.each([
  ['On how many days last week were my steps above my January average?', 'steps', '>', average],
  ['In January, on how many days did I walk fewer steps than my January average?', 'steps', '<', average],
  ['How many nights last week did I sleep less than my average for January?', 'sleepMinutes', '<', sleep],
  ['What percentage of nights last week were below my average for January?', 'sleepMinutes', '<', sleep],
])('the average of another period is a number: %s', (question, metric, op, value) => {
  expect(read(question)).toMatchObject({ metric, threshold: { op, value } });
});

test('without a period it’s that of the days asked about', () => {
  expect(read('How many nights last week did I sleep less than my average?')?.threshold?.value).toBe('mean');
});

test('of nothing that is named, it isn’t read', () => {
  expect(read('How many days last week were above my average for January?')).toBeUndefined();
});
