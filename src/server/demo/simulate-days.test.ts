import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/time/local-date.ts';
import { testFoods } from '#server/testing/test-services.ts';
import { DemoKitchen } from './demo-meals.ts';
import { spentKcal } from './simulate-body.ts';
import { simulateDays, type SimulatedDay } from './simulate-days.ts';
import { demoDays } from './write-trackers.ts';

const ZONE = 'Europe/Berlin';
const NOON = Date.parse('2026-11-20T12:00:00Z');

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Pearson's r. */
function correlation(pairs: readonly (readonly [number, number])[]): number {
  const [mx, my] = [mean(pairs.map(([x]) => x)), mean(pairs.map(([, y]) => y))];
  const sum = (of: (x: number, y: number) => number) =>
    pairs.reduce((total, [x, y]) => total + of(x - mx, y - my), 0);
  return sum((x, y) => x * y) / Math.sqrt(sum((x) => x * x) * sum((_, y) => y * y));
}

const pairsOf = (
  days: readonly SimulatedDay[],
  pair: (day: SimulatedDay, before: SimulatedDay) => readonly [number, number],
) => days.slice(1).map((day, index) => pair(day, days[index] ?? day));

describe('the simulated life', () => {
  const kitchen = new DemoKitchen(testFoods().index);
  const days = demoDays(kitchen, ZONE, 120, NOON);

  test('has 120 days up to today, the same every time', () => {
    expect(days.map(({ date }) => date)).toEqual(
      Array.from({ length: 120 }, (_, index) => addDays('2026-11-20', index - 119)),
    );
    expect(demoDays(new DemoKitchen(testFoods().index), ZONE, 120, NOON)).toEqual(days);
  });

  test('weight follows intake: eating less than expenditure loses it, and eating more gains it', () => {
    const [first, last] = [days[0]?.body.massKg ?? 0, days.at(-1)?.body.massKg ?? 0];
    const balanceKcal = days
      .slice(0, -1)
      .reduce((sum, { eaten, body }) => sum + eaten.energyKcal - spentKcal(body.massKg), 0);
    expect(last - first).toBeCloseTo(balanceKcal / 7700, 6);
    expect(last).toBeLessThan(first - 1.5);
    expect(last).toBeGreaterThan(first - 9);
    const feast = simulateDays(
      days.map(({ date }) => date),
      ZONE,
      (date) => ({ ...kitchen.eatenOn(date, ZONE), energyKcal: 2600 }),
    );
    expect(feast.at(-1)?.body.massKg).toBeGreaterThan(first + 2);
  });

  test('sleep follows the previous day’s stress, and the heart follows both', () => {
    const nights = pairsOf(days, ({ mind }, { mind: before }) => [before.stress, mind.awakeMinutes]);
    expect(correlation(nights)).toBeGreaterThan(0.5);
    const mornings = pairsOf(days, ({ mind }, { mind: before }) => [before.stress, mind.rmssdMs]);
    expect(correlation(mornings)).toBeLessThan(-0.3);
    expect(mean(days.map(({ mind }) => mind.asleepHours))).toBeGreaterThan(6.3);
    expect(mean(days.map(({ mind }) => mind.asleepHours))).toBeLessThan(8.2);
  });

  test('glucose follows meals: it is higher after food than at night, and higher with more carbs', () => {
    const rises = days.flatMap(({ glucose, eaten }) =>
      eaten.meals.flatMap(({ atMs, carbsG }) => {
        const near = (fromMinute: number, toMinute: number) =>
          glucose
            .filter((at) => at.atMs >= atMs + fromMinute * 60_000 && at.atMs <= atMs + toMinute * 60_000)
            .map(({ glucoseMgdl }) => glucoseMgdl);
        const [before, after] = [near(-15, 0), near(15, 90)];
        return before.length > 0 && after.length > 0
          ? [[carbsG, Math.max(...after) - mean(before)] as const]
          : [];
      }),
    );
    expect(rises.length).toBeGreaterThan(300);
    expect(correlation(rises)).toBeGreaterThan(0.6);
    const all = days.flatMap(({ glucose }) => glucose.map(({ glucoseMgdl }) => glucoseMgdl));
    expect(mean(all)).toBeGreaterThan(88);
    expect(mean(all)).toBeLessThan(125);
    expect(all.filter((value) => value >= 70 && value <= 180).length / all.length).toBeGreaterThan(0.93);
  });
});
