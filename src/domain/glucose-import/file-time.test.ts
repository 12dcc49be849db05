import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localDate } from '#domain/time/local-date.ts';
import { instantOf } from '#domain/time/wall-clock.ts';
import { fileTime, isNoTime } from './file-time.ts';
import { isNewestFirst, zoneClock } from './zone-clock.ts';

const iso = (ms: number) => (Number.isNaN(ms) ? 'none' : new Date(ms).toISOString().slice(0, 19));

describe('a time in a file', () => {
  test.each([
    ['2016-10-24T11:24:17', '2016-10-24T11:24:17'],
    ['2016-10-24 11:24', '2016-10-24T11:24:00'],
    ['2021/05/24 13:10:46', '2021-05-24T13:10:46'],
    ['1961-04-12T00:56:47.000', '1961-04-12T00:56:47'],
    [' 24.10.2016 11:24 ', '2016-10-24T11:24:00'],
    ['10/24/16 11:24 PM', '2016-10-24T23:24:00'],
    ['10/24/2016, 12:05:09 a.m.', '2016-10-24T00:05:09'],
    ['10/24/2016 12:05\u202Fpm', '2016-10-24T12:05:00'],
  ])('%s is %s', (cell, expected) => {
    const { dayFirstMs, monthFirstMs, offsetMs } = fileTime(cell);
    expect([iso(dayFirstMs), iso(monthFirstMs)]).toContain(expected);
    expect(offsetMs).toBeUndefined();
  });

  test('05-12-2019 is ambiguous, 13-12-2019 is not', () => {
    const both = fileTime('05-12-2019 16:25');
    expect([iso(both.dayFirstMs), iso(both.monthFirstMs)]).toEqual([
      '2019-12-05T16:25:00',
      '2019-05-12T16:25:00',
    ]);
    const one = fileTime('13-12-2019 16:25');
    expect([iso(one.dayFirstMs), iso(one.monthFirstMs)]).toEqual(['2019-12-13T16:25:00', 'none']);
  });

  test.each([
    ['2026-04-05T20:30:29.000Z', '2026-04-05T20:30:29'],
    ['2023-11-17T03:32:37.089+0100', '2023-11-17T02:32:37'],
    ['1775421029000', '2026-04-05T20:30:29'],
    ['1775421029', '2026-04-05T20:30:29'],
  ])('%s includes its zone: it is %s in UTC', (cell, expected) => {
    const { dayFirstMs, offsetMs = Number.NaN } = fileTime(cell);
    expect(iso(dayFirstMs - offsetMs)).toBe(expected);
  });

  test.each([
    '',
    'yesterday',
    '2026-02-30 08:00',
    '2026-13-13 08:00',
    '31-31-2026 08:00',
    '2026-05-01',
    '2026-05-01 24:00',
    '2026-05-01 08:60',
    '05/01/2026 13:00 PM',
    '05/01/2026 0:10 AM',
    '1066-10-14 09:00',
    '42:35.0',
  ])('"%s" isn’t a time', (cell) => {
    expect(isNoTime(fileTime(cell))).toBe(true);
  });
});

describe('the clock of a zone, cached by day', () => {
  const zones = fc.constantFrom(
    'Europe/Berlin',
    'America/New_York',
    'Australia/Lord_Howe',
    'Asia/Kathmandu',
    'UTC',
  );
  const anyMs = fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2060, 0, 1) });

  test('matches the exact one in every zone at every time', () => {
    fc.assert(
      fc.property(anyMs, zones, (ms, zone) => {
        const wallMs = Math.floor(ms / 1000) * 1000;
        const at = new Date(wallMs);
        const exact = instantOf(
          {
            year: at.getUTCFullYear(),
            month: at.getUTCMonth() + 1,
            day: at.getUTCDate(),
            hour: at.getUTCHours(),
            minute: at.getUTCMinutes(),
            second: at.getUTCSeconds(),
          },
          zone,
        );
        const clock = zoneClock(zone);
        expect(clock.instantsOf(wallMs)[0]).toBe(exact);
        expect(clock.dateOf(ms)).toBe(localDate(ms, zone));
      }),
    );
  });

  test('gives two instants in an hour that Berlin repeats, and one after the gap in an hour that it skips', () => {
    const { instantsOf } = zoneClock('Europe/Berlin');
    const at = (wall: string) => instantsOf(Date.parse(`${wall}Z`)).map(iso);
    expect(at('2026-10-25T02:30:00')).toEqual(['2026-10-25T00:30:00', '2026-10-25T01:30:00']);
    expect(at('2026-03-29T02:30:00')).toEqual(['2026-03-29T01:30:00']);
  });
});

test('a file is newest first if most of its steps go back in time', () => {
  expect(isNewestFirst([3, 2, 2.5, 1])).toBe(true);
  expect(isNewestFirst([1, 2, 1.5, 3])).toBe(false);
  expect(isNewestFirst([])).toBe(false);
});
