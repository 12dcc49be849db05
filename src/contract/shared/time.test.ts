import { expect, test } from 'vitest';
import { instant, localDate } from './time.ts';

test.each(['1900-01-01', '2024-02-29', '2199-12-31'])('%s is a day', (date) => {
  expect(localDate.safeParse(date).success).toBe(true);
});

test.each([
  '2026-02-30',
  '2026-13-01',
  'today',
  '',
  '0000-01-01',
  '1899-12-31',
  '2200-01-01',
  '9999-12-31',
  '+010000-01-01',
])('%s is rejected as a date, with one sentence', (date) => {
  const issues = localDate.safeParse(date).error?.issues ?? [];
  expect(issues).toHaveLength(1);
  expect(issues[0]?.message).toMatch(/date/);
});

test.each(['2026-11-20T07:10:00+01:00', '1900-01-03T00:00:00Z', '2026-11-20T06:10:00.123Z'])(
  '%s is an instant',
  (at) => {
    expect(instant.safeParse(at).success).toBe(true);
  },
);

test.each([
  '0202-11-20T07:10:00Z',
  '0000-01-01T00:00:00Z',
  '2202-11-20T07:10:00Z',
  '2026-11-20T07:10:00',
  'now',
])('%s is rejected as an instant, with one sentence', (at) => {
  const issues = instant.safeParse(at).error?.issues ?? [];
  expect(issues).toHaveLength(1);
  expect(issues[0]?.message).toMatch(/time/);
});
