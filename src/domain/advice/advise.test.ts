import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/time/local-date.ts';
import { advise } from './advise.ts';
import type { AdviceDay, AdviceFacts } from './facts.ts';

const TODAY = '2026-11-20';
const targets = { energyKcal: 2000, proteinG: 100, fiberG: 28, waterMl: 2000, sleepHours: 7 };

/** A good day: Ada slept, ate and drank enough. */
const good = (date: string): AdviceDay => ({
  date,
  isComplete: true,
  energyKcal: 2000,
  proteinG: 105,
  fiberG: 29,
  asleepHours: 7.5,
  midSleepMinute: 180,
  mealToBedMinutes: 200,
  stress: 3,
  waterMl: 2100,
});

/** 28 days and today, changed by number of days ago. */
const life = (change: (ago: number) => Partial<AdviceDay> = () => ({})): AdviceFacts => ({
  days: Array.from({ length: 29 }, (_, index) => {
    const ago = 28 - index;
    return { ...good(addDays(TODAY, -ago)), ...change(ago) };
  }),
  targets,
});
const rules = (facts: AdviceFacts) => advise(facts).map(({ rule }) => rule);

describe('advice', () => {
  test('is empty for a good month and for an empty one', () => {
    expect(rules(life())).toEqual([]);
    expect(rules({ days: [{ date: TODAY, isComplete: false }], targets })).toEqual([]);
  });

  test('puts a very low glucose first', () => {
    const facts = { ...life(() => ({ proteinG: 40 })), lowestGlucoseMgdl: 51 };
    expect(rules(facts)).toEqual(['low-glucose', 'low-protein']);
    expect(rules({ ...life(), lowestGlucoseMgdl: 54 })).toEqual([]);
  });

  test('puts every dangerous last reading first, and then not the lowest one before it', () => {
    const reading = (glucoseMgdl: number, minutesAgo: number): AdviceFacts => ({
      ...life(() => ({ proteinG: 40 })),
      lowestGlucoseMgdl: 45,
      latestReadings: [
        { subject: 'glucose', figures: { glucoseMgdl }, minutesAgo },
        { subject: 'pressure', figures: { systolicMmhg: 190, diastolicMmhg: 125 }, minutesAgo: 60 },
        { subject: 'temperature', figures: { bodyTemperatureC: 36.8 }, minutesAgo: 60 },
      ],
    });
    expect(rules(reading(45, 30))).toEqual(['urgent-glucose', 'urgent-pressure', 'low-protein']);
    expect(rules(reading(480, 600))[0]).toBe('urgent-glucose');
    // Ten hours later, a low has passed or was treated, and the lowest reading of the day is still shown.
    expect(rules(reading(45, 600))).toEqual(['urgent-pressure', 'low-glucose', 'low-protein']);
    expect(rules(reading(110, 30))[0]).toBe('urgent-pressure');
  });

  test('says that losing 0.9 kg of 72 a week is too fast, but not 0.7', () => {
    const weight = (rateKgPerWeek: number) => ({ ...life(), weight: { rateKgPerWeek, massKg: 72 } });
    expect(rules(weight(-0.9))).toEqual(['losing-too-fast']);
    expect(rules(weight(-0.7))).toEqual([]);
    expect(rules(weight(2))).toEqual([]);
  });

  test('says with its margin that Ada eats 400 kcal more after short nights, unless it is within chance', () => {
    const facts = life((ago) =>
      ago % 3 === 0 ? { asleepHours: 6, energyKcal: 2400 + ago } : { energyKcal: 2000 + ago },
    );
    const [finding] = advise(facts);
    expect(finding).toMatchObject({ rule: 'sleep-and-intake', sampleSize: 28 });
    expect(finding?.figures['differenceKcal']).toBeCloseTo(400, -1);
    expect(finding?.figures['marginKcal']).toBeLessThan(20);
    // Five days of each kind, 200 kcal apart, 151 kcal of spread: certain by the normal curve (± 187), not by Student's t (±
    // 220).
    const few = life((ago) => ({
      isComplete: ago <= 10,
      asleepHours: ago % 2 === 0 ? 6 : 7.5,
      energyKcal: 2000 + (ago % 2 === 0 ? 200 : 0) + 180 * ((Math.ceil(ago / 2) % 3) - 1) * (ago > 2 ? 1 : 0),
    }));
    expect(rules(few)).not.toContain('sleep-and-intake');
    const noisy = life((ago) => ({
      asleepHours: ago % 3 === 0 ? 6 : 7.5,
      energyKcal: 2000 + (ago % 2 === 0 ? 900 : -900) + (ago % 3 === 0 ? 160 : 0),
    }));
    expect(rules(noisy)).not.toContain('sleep-and-intake');
  });

  test('finds short nights, a hard week, irregular sleep and late meals by separate rules', () => {
    expect(rules(life((ago) => (ago <= 7 ? { asleepHours: 6.4 } : {})))).toContain('short-sleep');
    expect(rules(life((ago) => (ago <= 7 ? { stress: 5 } : {})))).toEqual(['stress-up']);
    expect(rules(life((ago) => ({ midSleepMinute: ago % 2 === 0 ? 90 : 270 })))).toEqual(['irregular-sleep']);
    expect(rules(life(() => ({ mealToBedMinutes: 60 })))).toEqual(['late-meals']);
  });

  test('averages water, protein and fiber over enough days, never a day or two', () => {
    expect(rules(life(() => ({ waterMl: 1300 })))).toEqual(['low-water']);
    expect(rules(life(() => ({ fiberG: 12 })))).toEqual(['low-fiber']);
    expect(rules(life((ago) => (ago <= 2 ? { proteinG: 20 } : { isComplete: false })))).not.toContain(
      'low-protein',
    );
  });

  test('asks once for complete days instead of using a wrong average', () => {
    expect(rules(life(() => ({ isComplete: false, proteinG: 10, energyKcal: 600 })))).toEqual([
      'few-complete-days',
    ]);
  });

  test('never counts today, which is not over', () => {
    expect(rules(life((ago) => (ago === 0 ? { stress: 10, waterMl: 0, asleepHours: 2 } : {})))).toEqual([]);
  });

  test('never treats unknown days as zero: leaving figures out finds nothing new', () => {
    const keys = ['proteinG', 'fiberG', 'waterMl', 'asleepHours', 'stress', 'midSleepMinute'] as const;
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(28), fc.constantFrom(...keys))), (gaps) => {
        const facts = life((ago) =>
          Object.fromEntries(gaps.filter(([at]) => at === ago).map(([, key]) => [key, undefined])),
        );
        expect(rules(facts)).toEqual([]);
      }),
    );
  });
});
