import { expect, test } from 'vitest';
import { readyRecord } from './records.ts';

const weighing = (measuredAt: string, massKg = 71.5) =>
  readyRecord(
    { kind: 'weight', key: measuredAt, fields: { timeZone: 'Asia/Tokyo', measuredAt, massKg } },
    'csv',
    Date.parse('2026-11-20T00:30:00Z'),
  );

test('a row with today’s date and no time is imported before noon, too; tomorrow’s isn’t', () => {
  expect(weighing('2026-11-20T03:00:00Z')).toMatchObject({ date: '2026-11-20' });
  expect(weighing('2026-11-21T03:00:00Z')).toEqual({ reason: 'The date is in the future.' });
});

test('the refusal of an impossible figure uses its name on screen', () => {
  expect(weighing('2026-11-19T03:00:00Z', 9999)).toEqual({ reason: 'Weight: expected 400 kg or less.' });
});
