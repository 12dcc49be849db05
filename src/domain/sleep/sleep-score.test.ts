import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/time/local-date.ts';
import { instantOf } from '#domain/time/wall-clock.ts';
import { midSleepSdMinutes, ratedDays } from './rated-days.ts';
import { sleepNeed } from './sleep-need.ts';
import { dayPairs, sleepRegularity } from './sleep-regularity.ts';
import { sleepScore } from './sleep-score.ts';
import { sleepBetween } from './testing.ts';

const BERLIN = 'Europe/Berlin';
const ADULT = sleepNeed(42);

/** Night that ends on a date, with clock hours relative to the midnight before: −1 is 23:00. */
function night(date: string, bedHour = -1, wakeHour = 7, timeZone = BERLIN) {
  const on = (hours: number): number => {
    const [year = 0, month = 0, day = 0] = addDays(date, Math.floor(hours / 24))
      .split('-')
      .map(Number);
    const within = ((hours % 24) + 24) % 24;
    const clock = { year, month, day, hour: Math.floor(within), minute: Math.round((within % 1) * 60) };
    return instantOf({ ...clock, second: 0 }, timeZone);
  };
  return sleepBetween(on(bedHour), on(wakeHour), timeZone);
}

/** Eight nights from Monday, November 2, 2026: seven whole days, Monday to Sunday. */
const week = (shiftOf: (date: string) => number) =>
  Array.from({ length: 8 }, (_, index) => {
    const date = addDays('2026-11-02', index);
    const shift = shiftOf(date);
    return night(date, -1 + shift, 7 + shift);
  });

const regularity = (sleeps: ReturnType<typeof week>, date: string, timeZone = BERLIN) => {
  const first = sleeps.map((sleep) => sleep.date).toSorted()[0] ?? date;
  return sleepRegularity(dayPairs(sleeps, first, addDays(date, -1), timeZone), date);
};

describe('the Sleep Regularity Index', () => {
  test('a week of nights from 23:00 to 07:00 scores 100', () => {
    expect(
      regularity(
        week(() => 0),
        '2026-11-09',
      ),
    ).toEqual({ index: 100, pairCount: 6, knownMinutes: 8640, agreeingMinutes: 8640 });
  });

  test('two weekend nights that are two hours later lower it to 93.056', () => {
    const weekend = new Set(['2026-11-07', '2026-11-08']);
    const { index } = regularity(
      week((date) => (weekend.has(date) ? 2 : 0)),
      '2026-11-09',
    );
    expect(index).toBeCloseTo(93.056, 3);
  });

  test('sleeping at opposite times every other day gives the lowest index', () => {
    const turned = week((date) => (Number(date.slice(-2)) % 2 === 0 ? 0 : 12));
    const { index } = regularity(turned, '2026-11-09');
    expect(index).toBeLessThan(0);
    expect(index).toBeGreaterThanOrEqual(-100);
  });

  test('a night that wasn’t logged removes its pairs, and fewer than five pairs give no index', () => {
    const sleeps = week(() => 0);
    expect(regularity(sleeps.slice(0, 7), '2026-11-08')).toMatchObject({ index: 100, pairCount: 5 });
    expect(regularity(sleeps.slice(0, 6), '2026-11-07')).toMatchObject({ index: undefined, pairCount: 4 });
    const gap = sleeps.filter(({ date }) => date !== '2026-11-04');
    expect(regularity(gap, '2026-11-09')).toMatchObject({ index: undefined, pairCount: 4 });
  });

  test.each([
    ['the 23 hours of spring', '2026-03-29'],
    ['the 25 hours of autumn', '2026-10-25'],
  ])('keeping the same clock times through %s stays at 100, without that day’s pairs', (_, change) => {
    const sleeps = Array.from({ length: 14 }, (__, index) => night(addDays(change, index - 7)));
    expect(regularity(sleeps, addDays(change, 6))).toMatchObject({ index: 100, pairCount: 10 });
  });

  test('a flight of nine hours to the west shows, though the wall clocks say the same', () => {
    const home = Array.from({ length: 8 }, (_, index) => night(addDays('2026-11-02', index)));
    const away = Array.from({ length: 6 }, (_, index) =>
      night(addDays('2026-11-10', index), -1, 7, 'America/Los_Angeles'),
    );
    const { index } = regularity([...home, ...away], '2026-11-15');
    expect(index).toBeLessThan(95);
    expect(regularity(home, '2026-11-09').index).toBe(100);
  });

  test('it stays within −100 and 100 for any nights, and the same nights every day make 100', () => {
    const hours = fc.tuple(fc.integer({ min: -4, max: 6 }), fc.integer({ min: 2, max: 12 }));
    fc.assert(
      fc.property(fc.array(hours, { minLength: 8, maxLength: 8 }), (logged) => {
        const sleeps = logged.map(([bed, length], day) =>
          night(addDays('2026-11-02', day), bed, bed + length),
        );
        const { index } = regularity(sleeps, '2026-11-09');
        if (index !== undefined) {
          expect(index).toBeLessThanOrEqual(100);
          expect(index).toBeGreaterThanOrEqual(-100);
        }
        const [[bed, length] = [0, 8]] = logged;
        const same = logged.map((_, day) => night(addDays('2026-11-02', day), bed, bed + length));
        expect(regularity(same, '2026-11-09').index).toBe(100);
      }),
    );
  });
});

describe('variation of mid-sleep', () => {
  test('is zero through a clock change and a trip if clock times stay the same', () => {
    const nights = [
      night('2026-10-24'),
      night('2026-10-25', -1, 7),
      night('2026-10-26'),
      night('2026-10-27', -1, 7, 'Asia/Tokyo'),
    ];
    // The night of the clock change is an hour longer, so its midpoint is half an hour earlier on the new clock.
    expect(midSleepSdMinutes(nights)).toBeLessThanOrEqual(15);
    expect(midSleepSdMinutes([night('2026-10-20'), night('2026-10-21'), night('2026-10-22')])).toBe(0);
  });

  test('is 69.3 minutes for three nights with one two hours later, also around midnight', () => {
    const wandering = [night('2026-11-02'), night('2026-11-03'), night('2026-11-04', 1, 9)];
    expect(midSleepSdMinutes(wandering)).toBeCloseTo(69.282, 3);
    const early = [night('2026-11-02', -5, 4), night('2026-11-03', -4.5, 4.5), night('2026-11-04', -4, 5)];
    expect(midSleepSdMinutes(early)).toBeCloseTo(30, 3);
  });

  test('needs three nights', () => {
    expect(midSleepSdMinutes([night('2026-11-02'), night('2026-11-03')])).toBeUndefined();
  });
});

describe('the score of a night', () => {
  const grace = {
    asleepHours: 6.6,
    efficiencyPercent: (100 * 6.6) / 7.4,
    regularityIndex: 82,
    quality: 4,
    awakeMinutes: 30,
  };

  test('Grace: 6.6 of 7.4 hours, SRI 82, quality 4, 30 minutes awake is 87.04', () => {
    const { score, parts } = sleepScore(grace, ADULT);
    expect(parts.map((part) => Math.round(part.score * 1000) / 1000)).toEqual([
      86.667, 97.568, 84.286, 75, 85,
    ]);
    expect(score).toBeCloseTo(87.04, 2);
  });

  test('the weight of unknown parts goes to the others', () => {
    const { score, parts } = sleepScore({ asleepHours: 8, quality: 1 }, ADULT);
    expect(parts.map(({ part }) => part)).toEqual(['duration', 'quality']);
    expect(score).toBe(80);
  });

  test('too little and too much sleep lower it, but nothing within the recommended range does', () => {
    const hours = (asleepHours: number) => sleepScore({ asleepHours }, ADULT).score;
    expect([3, 4, 7, 9, 11, 14].map(hours)).toEqual([0, 0, 100, 100, 50, 0]);
  });

  test('uses mid-sleep without an index: 30 minutes is 100, 120 is 0', () => {
    const part = (midSleepSdMinutes: number) =>
      sleepScore({ asleepHours: 8, midSleepSdMinutes }, ADULT).parts[1]?.score;
    expect([10, 30, 75, 120, 200].map(part)).toEqual([100, 100, 50, 0, 0]);
  });

  test('is 0 to 100 for any night, and better sleep never scores lower', () => {
    const facts = fc.record({
      asleepHours: fc.double({ min: 0, max: 16, noNaN: true }),
      efficiencyPercent: fc.double({ min: 30, max: 99, noNaN: true }),
      regularityIndex: fc.double({ min: -100, max: 99, noNaN: true }),
      quality: fc.integer({ min: 1, max: 4 }),
      awakeMinutes: fc.double({ min: 1, max: 300, noNaN: true }),
    });
    fc.assert(
      fc.property(facts, (logged) => {
        const { score } = sleepScore(logged, ADULT);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
        const better = {
          ...logged,
          efficiencyPercent: logged.efficiencyPercent + 1,
          regularityIndex: logged.regularityIndex + 1,
          quality: logged.quality + 1,
          awakeMinutes: logged.awakeMinutes - 1,
        };
        expect(sleepScore(better, ADULT).score).toBeGreaterThanOrEqual(score);
      }),
    );
  });

  test('no one under 18 gets one', () => {
    expect(ratedDays([night('2026-11-02')], 17, BERLIN)[0]?.score).toBeUndefined();
    expect(ratedDays([night('2026-11-02')], 18, BERLIN)[0]?.score?.score).toBe(100);
  });
});
