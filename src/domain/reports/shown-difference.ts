import { decimalsOf, inUnit } from '#domain/glucose/glucose-text.ts';
import { energyStepKcal } from '#domain/meals/estimates/round-energy.ts';
import { kmFromMiles, milesFromKm } from '#domain/units/distance.ts';
import { inchesFromCm } from '#domain/units/length.ts';
import { lbFromKg } from '#domain/units/mass.ts';
import { flOzFromMl } from '#domain/units/volume.ts';
import type { FigureSummary, ReportUnits } from './figure-summary.ts';

const KMH_PER_MPS = 3.6;
const MPH_PER_MPS = milesFromKm(KMH_PER_MPS);

/** Smallest difference that shows, in the metric's unit. */
const IMPERIAL_STEPS: Readonly<Record<string, number>> = {
  kg: 0.1 / lbFromKg(1),
  cm: 0.1 / inchesFromCm(1),
  m: 100 / milesFromKm(1),
  mL: 1 / flOzFromMl(1),
  'min/km': 1 / 60 / kmFromMiles(1),
  'm/s': 0.1 / MPH_PER_MPS,
  '°C': 0.1 / 1.8,
};

function stepOf(
  value: number,
  { unit, decimals }: Pick<FigureSummary, 'unit' | 'decimals'>,
  units: ReportUnits,
): number {
  const imperial = units.system === 'imperial' ? IMPERIAL_STEPS[unit] : undefined;
  if (imperial !== undefined) return imperial;
  const size = Math.abs(value);
  switch (unit) {
    case 'min':
    case 'clock':
      return 1;
    case 'h':
    case 'min/km':
      return 1 / 60;
    case 'm/s':
      return 0.1 / KMH_PER_MPS;
    case 'm':
      return size >= 1000 ? 100 : 1;
    case 'mg/dL':
      return 10 ** -decimalsOf(units.glucose) / inUnit(1, units.glucose);
    case 'kcal':
      return energyStepKcal(value);
    case 'g':
      return size < 9.95 ? 10 ** -Math.max(decimals, 1) : 1;
    default:
      return 10 ** -(size < 10 ? Math.max(decimals, 1) : decimals);
  }
}

/** The change between both averages as shown, so that a row adds up: 17 to 15 min is −2 min, even if it was −1.4. */
export function shownDifference(
  figure: Pick<FigureSummary, 'unit' | 'decimals' | 'now' | 'before'>,
  { difference }: Pick<NonNullable<FigureSummary['change']>, 'difference'>,
  units: ReportUnits,
): number {
  const { now, before } = figure;
  // The change of a trend isn't the difference of two averages.
  if (!now || !before || Math.abs(now.value - before.value - difference) > 1e-6) return difference;
  const [end, start] = [now.value, before.value].map((value) => {
    const step = stepOf(value, figure, units);
    return Math.round(value / step) * step;
  });
  return (end ?? 0) - (start ?? 0);
}
