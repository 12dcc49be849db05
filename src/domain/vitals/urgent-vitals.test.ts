import { expect, test } from 'vitest';
import { type MeasuredVitals, urgentVitals } from './urgent-vitals.ts';
import { heartRateWarning, oxygenWarning, pressureWarning, temperatureWarning } from './vital-warnings.ts';

const NOW = Date.parse('2026-11-20T18:00:00Z');
const at = (time: string, figures: Partial<MeasuredVitals>): MeasuredVitals => ({
  measuredAt: `2026-11-${time}:00Z`,
  systolicMmhg: null,
  diastolicMmhg: null,
  restingHeartRateBpm: null,
  bodyTemperatureC: null,
  oxygenSaturationPercent: null,
  ...figures,
});
const titles = (...entries: readonly MeasuredVitals[]) =>
  urgentVitals(entries, NOW).map(({ title }) => title);
const crisis = { systolicMmhg: 190, diastolicMmhg: 125 };

test('Bert’s single 190 over 125 warns until he measures again, for a day', () => {
  expect(titles(at('20T09:00', crisis))).toEqual(['Dangerously high blood pressure']);
  expect(titles(at('20T09:00', crisis), at('20T09:10', { systolicMmhg: 150, diastolicMmhg: 90 }))).toEqual(
    [],
  );
  expect(titles(at('19T09:00', crisis))).toEqual([]);
});

test('a temperature taken later doesn’t hide the pressure, and each kind warns on its own', () => {
  expect(
    titles(at('20T09:00', crisis), at('20T10:00', { bodyTemperatureC: 40.1, oxygenSaturationPercent: 85 })),
  ).toEqual(['Dangerously high blood pressure', 'Low blood oxygen', 'High fever']);
});

test('warnings start at their limits', () => {
  expect([
    oxygenWarning(90),
    temperatureWarning(39.3),
    temperatureWarning(35),
    heartRateWarning(120),
  ]).toEqual([undefined, undefined, undefined, undefined]);
  expect(pressureWarning({ systolicMmhg: 179, diastolicMmhg: 119 })).toBeUndefined();
  expect(temperatureWarning(39.4)?.text).toContain('103 °F (39.4 °C)');
  expect(temperatureWarning(34.9)?.title).toBe('Very low temperature');
  expect(heartRateWarning(121)?.title).toContain('heart rate');
});
