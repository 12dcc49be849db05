import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, localDate } from '#domain/time/local-date.ts';
import { instantOf } from '#domain/time/wall-clock.ts';
import { looksLikeNap } from './nap.ts';
import { ratedDays } from './rated-days.ts';
import { sleepDays, type EnteredSleep } from './sleep-days.ts';
import { sleepNeed } from './sleep-need.ts';
import { findOverlap } from './sleep-overlap.ts';
import { asleepMinutes, efficiencyPercent, inBedMinutes, sleepIssue } from './sleep-times.ts';
import { sleepBetween } from './testing.ts';

const BERLIN = 'Europe/Berlin';

/** Instant of a wall-clock time such as "2026-11-20 07:00". */
function at(text: string, timeZone = BERLIN): number {
  const [date = '', time = ''] = text.split(' ');
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return instantOf({ year, month, day, hour, minute, second: 0 }, timeZone);
}

function sleepOf(from: string, to: string, changes: Partial<EnteredSleep> = {}): EnteredSleep {
  const timeZone = changes.timeZone ?? BERLIN;
  return { ...sleepBetween(at(from, timeZone), at(to, timeZone), timeZone), ...changes };
}

describe('one sleep', () => {
  const times = { latencyMinutes: 18, awakeMinutes: 30 };

  test('Grace spends 7 h 24 min in bed and 6.6 hours asleep: 89.19%', () => {
    const night = sleepOf('2026-11-19 23:10', '2026-11-20 06:34', times);
    expect(inBedMinutes(night)).toBe(444);
    expect(asleepMinutes(night)).toBe(396);
    expect(efficiencyPercent(night)).toBeCloseTo(89.189, 3);
  });

  test('what she didn’t log doesn’t count as zero: no efficiency, and time asleep is an upper bound', () => {
    const night = sleepOf('2026-11-19 23:10', '2026-11-20 06:34', { awakeMinutes: 30 });
    expect(efficiencyPercent(night)).toBeUndefined();
    expect(asleepMinutes(night)).toBe(414);
  });

  test('a clock change during the night doesn’t change its length', () => {
    expect(inBedMinutes(sleepOf('2026-03-28 23:00', '2026-03-29 07:00'))).toBe(7 * 60);
    expect(inBedMinutes(sleepOf('2026-10-24 23:00', '2026-10-25 07:00'))).toBe(9 * 60);
  });

  test('impossible times are refused: up before going to bed, over 20 hours in bed, over 16 asleep, awake all night', () => {
    const issue = (from: string, to: string, changes = {}) => sleepIssue(sleepOf(from, to, changes))?.field;
    expect(issue('2026-11-20 07:00', '2026-11-20 07:00')).toBe('outOfBedAt');
    expect(issue('2026-11-19 10:00', '2026-11-20 06:01', { awakeMinutes: 600 })).toBe('outOfBedAt');
    expect(issue('2026-11-19 12:00', '2026-11-20 04:01')).toBe('outOfBedAt');
    expect(issue('2026-11-19 12:00', '2026-11-20 04:00')).toBeUndefined();
    expect(issue('2026-11-19 23:00', '2026-11-20 03:00', { latencyMinutes: 60, awakeMinutes: 180 })).toBe(
      'awakeMinutes',
    );
  });

  test('from 14:00 to 21:00 it looks like a nap; a short night that begins at 20:30 does not', () => {
    const nap = (from: string, to: string) => looksLikeNap(at(from), at(to), BERLIN);
    expect(nap('2026-11-20 14:00', '2026-11-20 14:40')).toBe(true);
    expect(nap('2026-11-20 20:00', '2026-11-20 21:00')).toBe(true);
    expect(nap('2026-11-20 13:59', '2026-11-20 14:40')).toBe(false);
    expect(nap('2026-11-20 20:30', '2026-11-21 04:30')).toBe(false);
  });

  test('two sleeps that touch do not overlap, two that share a minute do', () => {
    const night = sleepOf('2026-11-19 23:00', '2026-11-20 07:00');
    expect(findOverlap(sleepOf('2026-11-20 07:00', '2026-11-20 08:00'), [night])).toBeUndefined();
    expect(findOverlap(sleepOf('2026-11-20 06:59', '2026-11-20 08:00'), [night])).toBe(night);
  });

  test('recommended sleep depends on age', () => {
    expect([16, 20, 40, 70].map((age) => [sleepNeed(age).least, sleepNeed(age).most])).toEqual([
      [8, 10],
      [7, 9],
      [7, 9],
      [7, 8],
    ]);
  });
});

describe('the sleep of a day', () => {
  test('an hour up at 03:00 makes one night, two hours make two, and all of it counts', () => {
    const [first, second] = ['2026-11-19 23:00', '2026-11-20 03:00'] as const;
    const broken = sleepDays([
      sleepOf('2026-11-20 04:00', '2026-11-20 07:00', { quality: 2, awakeMinutes: 0, latencyMinutes: 5 }),
      sleepOf(first, second, { quality: 4, awakeMinutes: 10, latencyMinutes: 15, awakenings: 1 }),
    ]);
    expect(broken).toHaveLength(1);
    expect(broken[0]?.night).toMatchObject({ inBedMinutes: 480, asleepMinutes: 390, wasoMinutes: 75 });
    expect(broken[0]?.night?.quality).toBeCloseTo((4 * 240 + 2 * 180) / 420, 6);
    const apart = sleepDays([sleepOf(first, second), sleepOf('2026-11-20 05:00', '2026-11-20 08:00')]);
    expect(apart[0]).toMatchObject({ asleepMinutes: 7 * 60, night: { inBedMinutes: 240 } });
  });

  test('a nap of 20 minutes counts toward the day and one of 19 doesn’t; neither is a night', () => {
    const nap = (to: string) => sleepOf('2026-11-20 15:00', `2026-11-20 ${to}`, { isNap: true });
    expect(sleepDays([nap('15:20')])).toEqual([
      { date: '2026-11-20', night: undefined, asleepMinutes: 20, napMinutes: 20 },
    ]);
    expect(sleepDays([nap('15:19')])).toEqual([]);
    expect(ratedDays([nap('15:20')], 42, BERLIN)[0]?.score).toBeUndefined();
  });

  test('a night belongs to the day of waking in its own time zone, even across the date line', () => {
    // From Auckland on Friday evening to Honolulu, where it is Friday morning again.
    const auckland = sleepOf('2026-11-19 23:00', '2026-11-20 07:00', { timeZone: 'Pacific/Auckland' });
    const plane = sleepOf('2026-11-20 02:00', '2026-11-20 08:30', { timeZone: 'Pacific/Honolulu' });
    const days = sleepDays([plane, auckland]);
    expect(days.map(({ date }) => date)).toEqual(['2026-11-20']);
    expect(days[0]?.asleepMinutes).toBe(14.5 * 60);
    expect(days[0]?.night?.timeZone).toBe('Pacific/Auckland');
  });

  test('the order of entry never matters', () => {
    const anySleep = fc
      .record({
        day: fc.integer({ min: 0, max: 40 }),
        hour: fc.integer({ min: 0, max: 23 }),
        minutes: fc.integer({ min: 25, max: 600 }),
        isNap: fc.boolean(),
        timeZone: fc.constantFrom(BERLIN, 'Pacific/Kiritimati', 'America/Los_Angeles'),
        quality: fc.option(fc.integer({ min: 1, max: 5 })),
      })
      .map(({ day, hour, minutes, isNap, timeZone, quality }) => {
        const inBedMs = at('2026-10-10 00:00') + (day * 24 + hour) * 3_600_000;
        const outOfBedMs = inBedMs + minutes * 60_000;
        const date = localDate(outOfBedMs, timeZone);
        return { inBedMs, outOfBedMs, isNap, timeZone, quality, date };
      });
    fc.assert(
      fc.property(
        fc.uniqueArray(anySleep, { maxLength: 12, selector: ({ inBedMs }) => inBedMs }),
        fc.infiniteStream(fc.integer()),
        (logged, order) => {
          const sleeps = logged.map((times) => ({
            ...times,
            latencyMinutes: null,
            awakeMinutes: null,
            awakenings: null,
          }));
          const shuffled = sleeps
            .map((sleep) => ({ sleep, key: order.next().value ?? 0 }))
            .toSorted((one, other) => one.key - other.key)
            .map(({ sleep }) => sleep);
          expect(ratedDays(shuffled, 42, BERLIN)).toEqual(ratedDays(sleeps, 42, BERLIN));
        },
      ),
      { numRuns: 60 },
    );
  });
});

test('a year of nights entered in reverse gives the same result', () => {
  const nights = Array.from({ length: 365 }, (_, night) => {
    const date = addDays('2026-11-20', -night);
    return sleepOf(`${addDays(date, -1)} 23:00`, `${date} 07:00`);
  });
  const rated = ratedDays(nights, 42, BERLIN);
  expect(rated).toHaveLength(365);
  expect([rated[0]?.date, rated.at(-1)?.date]).toEqual(['2025-11-21', '2026-11-20']);
});
