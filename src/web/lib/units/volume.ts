import type { UnitSystem } from '#domain/account/profile.ts';
import { flOzFromMl, mlFromFlOz } from '#domain/units/volume.ts';
import { parseAmount } from './amount.ts';

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const tenth = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const hundredth = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** Unit for typing a drink's size. */
export const drinkUnit = (system: UnitSystem): string => (system === 'imperial' ? 'fl oz' : 'mL');

/** The size of a drink without its unit: "250", "8.5". */
export const drinkSize = (volumeMl: number, system: UnitSystem): string =>
  system === 'imperial' ? tenth.format(flOzFromMl(volumeMl)) : whole.format(volumeMl);

/** The size of a drink in the member's units: "250 mL", "8 fl oz". */
export const formatDrink = (volumeMl: number, system: UnitSystem): string =>
  `${drinkSize(volumeMl, system)} ${drinkUnit(system)}`;

/** The unit of a day's total water. */
export const dayUnit = (system: UnitSystem): string => (system === 'imperial' ? 'fl oz' : 'L');

/** A day's water without its unit: "1.43" liters, "48" fluid ounces. */
export const daySize = (volumeMl: number, system: UnitSystem): string =>
  system === 'imperial' ? whole.format(flOzFromMl(volumeMl)) : hundredth.format(volumeMl / 1000);

/** A typed drink size, mL to 0.1; undefined unless it is a number above 0. */
export function parseDrink(typed: string, system: UnitSystem): number | undefined {
  const amount = parseAmount(typed);
  if (amount === undefined) return undefined;
  return Math.round((system === 'imperial' ? mlFromFlOz(amount) : amount) * 10) / 10;
}
