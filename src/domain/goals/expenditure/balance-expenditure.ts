import { lineThrough } from '#domain/numbers/least-squares.ts';
import { meanOf } from '#domain/numbers/statistics.ts';
import { BODY_KCAL_PER_KG } from '#domain/units/energy.ts';
import type { EnergyDay } from './adaptive-expenditure.ts';

const MIN_SPAN_DAYS = 21;
const MIN_VALUES = 5;

/**
 * Energy expenditure as anyone can check it in a spreadsheet, kcal a day: average intake minus the energy of the mass gained, from the
 * least-squares line through the weighings. A check on the adaptive estimate, not a replacement.
 * @param days consecutive calendar days
 * @returns undefined if weighings span less than 21 days, or for fewer than 5 weighings or logged days
 */
export function balanceExpenditure(days: readonly EnergyDay[]): number | undefined {
  const weighings = days.flatMap(({ massKg }, day) => (massKg === undefined ? [] : [{ x: day, y: massKg }]));
  const intakes = days.flatMap(({ intakeKcal }) => intakeKcal ?? []);
  const span = (weighings.at(-1)?.x ?? 0) - (weighings[0]?.x ?? 0);
  if (span < MIN_SPAN_DAYS || weighings.length < MIN_VALUES || intakes.length < MIN_VALUES) return undefined;
  const [intakeKcal, mass] = [meanOf(intakes), lineThrough(weighings)];
  return intakeKcal === undefined || !mass ? undefined : intakeKcal - BODY_KCAL_PER_KG * mass.slope;
}
