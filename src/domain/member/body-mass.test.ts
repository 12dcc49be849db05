import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/time/local-date.ts';
import { bodyMassOn } from './body-mass.ts';

const TODAY = '2026-11-20';
const ago = (days: number, massKg: number) => {
  const date = addDays(TODAY, -days);
  return { atMs: Date.parse(`${date}T07:00:00Z`), date, massKg };
};

describe('body mass on a day', () => {
  test('Ada weighs herself daily: the trend counts, not this morning’s scale', () => {
    const week = [70, 70, 70, 70, 70, 70].map((massKg, index) => ago(6 - index, massKg));
    const mass = bodyMassOn([...week, ago(0, 72)], 75, TODAY);
    expect(mass).toMatchObject({ source: 'trend', weighedOn: TODAY });
    expect(mass.massKg).toBeGreaterThan(70);
    expect(mass.massKg).toBeLessThan(70.5);
  });

  test('a single typing mistake changes nothing', () => {
    expect(bodyMassOn([ago(2, 70), ago(1, 70), ago(0, 7)], 75, TODAY).massKg).toBeCloseTo(70);
  });

  test('after 30 days without a scale the trend has ended, and the last weighing counts', () => {
    const weighings = [ago(33, 70), ago(32, 70), ago(31, 71)];
    expect(bodyMassOn(weighings, 75, addDays(TODAY, -1)).source).toBe('trend');
    expect(bodyMassOn(weighings, 75, TODAY)).toEqual({
      massKg: 71,
      source: 'weighing',
      weighedOn: addDays(TODAY, -31),
    });
  });

  test('on a past day, later weighings are unknown', () => {
    const weighings = [ago(0, 60), ago(10, 70)];
    expect(bodyMassOn(weighings, 75, addDays(TODAY, -5)).massKg).toBe(70);
    expect(bodyMassOn(weighings, 75, addDays(TODAY, -11))).toEqual({
      massKg: 75,
      source: 'profile',
      weighedOn: undefined,
    });
  });
});
