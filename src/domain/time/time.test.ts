import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { addDays, daysBetween, localDate, localDayBounds, weekdayOf } from './local-date.ts';
import { isTimeZone } from './time-zone.ts';
import { instantOf, wallClock } from './wall-clock.ts';

const HOUR_MS = 3_600_000;
const zones = [
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'UTC',
];
const anyInstant = fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2060, 0, 1) });

describe('time zones', () => {
  test('names the platform knows are zones; unknown names, offsets and empty strings aren’t', () => {
    expect(['Europe/Berlin', 'UTC', 'America/Argentina/Buenos_Aires'].every(isTimeZone)).toBe(true);
    expect(['Mars/Olympus', '+02:00', '', 'Europe/Berlin; drop'].some(isTimeZone)).toBe(false);
  });

  test('a name is cached once, in any capitalization', async () => {
    // Other tests in this process may have cached every zone already.
    vi.resetModules();
    const { isTimeZone: isZone } = await import('./time-zone.ts');
    const { localDate: dateIn } = await import('./local-date.ts');
    const made = vi.spyOn(Intl, 'DateTimeFormat');
    for (const name of ['Africa/Lagos', 'africa/lagos', 'AFRICA/LAGOS', 'aFrIcA/lAgOs']) {
      expect(isZone(name)).toBe(true);
      expect(dateIn(Date.parse('2026-06-10T23:30:00Z'), name)).toBe('2026-06-11');
    }
    expect(made).toHaveBeenCalledTimes(2);
    made.mockRestore();
  });
});

describe('the local day', () => {
  test('Ada eats at 00:30 in Berlin: that is today there and yesterday in New York', () => {
    const instantMs = Date.parse('2026-06-10T22:30:00Z');
    expect(localDate(instantMs, 'Europe/Berlin')).toBe('2026-06-11');
    expect(localDate(instantMs, 'America/New_York')).toBe('2026-06-10');
  });

  test('has 23 hours when Berlin changes to summer time, 25 when it changes back, and 24 otherwise', () => {
    const hours = (date: string) => {
      const { startMs, endMs } = localDayBounds(date, 'Europe/Berlin');
      return (endMs - startMs) / HOUR_MS;
    };
    expect([hours('2026-03-29'), hours('2026-10-25'), hours('2026-06-01')]).toEqual([23, 25, 24]);
  });

  test('starts at the first existing hour if midnight is skipped', () => {
    const { startMs } = localDayBounds('2024-09-08', 'America/Santiago');
    expect(wallClock(startMs, 'America/Santiago')).toMatchObject({ day: 8, hour: 1 });
  });

  test('contains each of its instants in every zone, and no other day does', () => {
    fc.assert(
      fc.property(anyInstant, fc.constantFrom(...zones), (instantMs, zone) => {
        const { startMs, endMs } = localDayBounds(localDate(instantMs, zone), zone);
        expect(startMs).toBeLessThanOrEqual(instantMs);
        expect(endMs).toBeGreaterThan(instantMs);
      }),
    );
  });
});

describe('the wall clock', () => {
  test('a time skipped in spring comes after the change, and one repeated in fall is the first occurrence', () => {
    const at = (month: number, day: number) =>
      instantOf({ year: 2026, month, day, hour: 2, minute: 30, second: 0 }, 'Europe/Berlin');
    expect(new Date(at(3, 29)).toISOString()).toBe('2026-03-29T01:30:00.000Z');
    expect(new Date(at(10, 25)).toISOString()).toBe('2026-10-25T00:30:00.000Z');
  });

  test('a two-digit year is the year 26, not 1926', () => {
    const year26 = instantOf({ year: 26, month: 11, day: 20, hour: 7, minute: 0, second: 0 }, 'UTC');
    expect(new Date(year26).toISOString()).toBe('0026-11-20T07:00:00.000Z');
    expect(localDate(year26, 'UTC')).toBe('0026-11-20');
  });

  test('converting to a wall clock and back returns the instant, except in the repeated hour', () => {
    fc.assert(
      fc.property(anyInstant, fc.constantFrom(...zones), (instantMs, zone) => {
        const whole = Math.floor(instantMs / 1000) * 1000;
        const back = instantOf(wallClock(whole, zone), zone);
        expect([0, HOUR_MS, HOUR_MS / 2]).toContain(whole - back);
      }),
    );
  });
});

describe('calendar arithmetic', () => {
  test('crosses months, leap days and years', () => {
    expect(addDays('2026-04-30', 1)).toBe('2026-05-01');
    expect(addDays('2026-02-27', 2)).toBe('2026-03-01');
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(daysBetween('2026-03-01', '2026-04-01')).toBe(31);
  });

  test('adding and subtracting days returns to the start', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 20_000 }),
        fc.integer({ min: -9000, max: 9000 }),
        (start, days) => {
          const date = addDays('2000-01-01', start);
          expect(addDays(addDays(date, days), -days)).toBe(date);
          expect(daysBetween(date, addDays(date, days))).toBe(days);
        },
      ),
    );
  });

  test('November 20, 2026 is a Friday, and every day has the platform’s weekday', () => {
    expect(weekdayOf('2026-11-20')).toBe(4);
    const wrong: string[] = [];
    for (let date = '1896-01-01'; date < '2110-01-01'; date = addDays(date, 1))
      if ((weekdayOf(date) + 1) % 7 !== new Date(date).getUTCDay()) wrong.push(date);
    expect(wrong).toEqual([]);
  });
});
