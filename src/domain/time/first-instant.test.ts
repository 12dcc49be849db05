import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstInstantAt, minuteOfDay, timeOfMinute } from './first-instant.ts';
import { addDays, localDate } from './local-date.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './spans.ts';

const at = (date: string, minute: number, zone: string) =>
  new Date(firstInstantAt(date, minute, zone)).toISOString();

const ZONES = [
  'America/New_York',
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'America/St_Johns',
  'Africa/Casablanca',
  'Pacific/Chatham',
  'America/Asuncion',
  'UTC',
] as const;

describe('the first instant of a local time', () => {
  test('a time that spring skips is the first instant after the gap', () => {
    expect(at('2026-03-29', 150, 'Europe/Berlin')).toBe('2026-03-29T01:00:00.000Z');
    expect(at('2026-03-29', 120, 'Europe/Berlin')).toBe('2026-03-29T01:00:00.000Z');
    expect(at('2026-03-29', 180, 'Europe/Berlin')).toBe('2026-03-29T01:00:00.000Z');
    expect(at('2026-10-04', 135, 'Australia/Lord_Howe')).toBe('2026-10-03T15:30:00.000Z');
  });

  test('a time that occurs twice in fall is its first occurrence', () => {
    expect(at('2026-10-25', 150, 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z');
    expect(at('2026-11-01', 90, 'America/New_York')).toBe('2026-11-01T05:30:00.000Z');
  });

  test('a time on a day that Samoa skipped is the start of the next day', () => {
    expect(at('2011-12-30', 600, 'Pacific/Apia')).toBe('2011-12-30T10:00:00.000Z');
    expect(localDate(firstInstantAt('2011-12-30', 600, 'Pacific/Apia'), 'Pacific/Apia')).toBe('2011-12-31');
  });

  test('in every zone and on every day, no earlier instant of that day shows the time or a later one', () => {
    const days = fc.integer({ min: 0, max: 730 }).map((days) => addDays('2026-01-01', days));
    const minutes = fc.integer({ min: 0, max: 1439 });
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), days, minutes, (zone, date, minute) => {
        const found = firstInstantAt(date, minute, zone);
        const shows = (ms: number) => localDate(ms, zone) === date && minuteOfDay(ms, zone) === minute;
        const isLate = (ms: number) =>
          localDate(ms, zone) > date || (localDate(ms, zone) === date && minuteOfDay(ms, zone) >= minute);
        expect(isLate(found)).toBe(true);
        expect(isLate(found - 1)).toBe(false);
        // If the clock shows the time at all that day, it is that instant.
        if (!shows(found))
          for (let ms = found - 3 * HOUR_MS; ms < found + DAY_MS; ms += 15 * MINUTE_MS)
            expect(shows(ms)).toBe(false);
      }),
      { numRuns: 300 },
    );
  });

  test('minutes wrap around midnight', () => {
    expect([-30, 0, 450, 1440, 1455].map(timeOfMinute)).toEqual([
      '23:30',
      '00:00',
      '07:30',
      '00:00',
      '00:15',
    ]);
  });
});
