import type { EnergyDay } from './adaptive-expenditure.ts';

const KCAL_PER_KG = 7700;
const LEAST_SPAN_DAYS = 21;
const LEAST_VALUES = 5;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Energy expenditure as anybody can check it in a spreadsheet, kcal a day: mean intake less the energy of the mass gained, by the
 * straight line of least squares through the weighings. A check on the adaptive estimate, not a replacement for it.
 * @param days consecutive calendar days
 * @returns undefined where weighings span less than 21 days, or fewer than 5 weighings or logged days are there
 */
export function balanceExpenditure(days: readonly EnergyDay[]): number | undefined {
  const weighings = days.flatMap(({ massKg }, day) => (massKg === undefined ? [] : [{ day, massKg }]));
  const intakes = days.flatMap(({ intakeKcal }) => intakeKcal ?? []);
  const span = (weighings.at(-1)?.day ?? 0) - (weighings[0]?.day ?? 0);
  if (span < LEAST_SPAN_DAYS || weighings.length < LEAST_VALUES || intakes.length < LEAST_VALUES)
    return undefined;
  const meanDay = mean(weighings.map(({ day }) => day));
  const meanKg = mean(weighings.map(({ massKg }) => massKg));
  const covariance = weighings.reduce((sum, { day, massKg }) => sum + (day - meanDay) * (massKg - meanKg), 0);
  const variance = weighings.reduce((sum, { day }) => sum + (day - meanDay) ** 2, 0);
  return mean(intakes) - KCAL_PER_KG * (covariance / variance);
}
