import { glucoseWarning } from '#domain/glucose/warnings/glucose-warning.ts';
import type { GlucoseUnit } from '#domain/glucose-import/file-value.ts';
import { mgdlFromMmoll } from '#domain/units/glucose.ts';
import { celsiusFromFahrenheit } from '#domain/units/temperature.ts';
import { temperatureWarning, type VitalWarning } from '#domain/vitals/vital-warnings.ts';

/** A smaller glucose is in mmol/L, a higher temperature in °F. */
const MIN_MGDL = 35;
const MAX_CELSIUS = 45;

/** Glucose that a member names, in mg/dL. */
export const statedMgdl = (value: number): number => (value < MIN_MGDL ? mgdlFromMmoll(value) : value);

/** What to do about a glucose that a member names, if it’s dangerous. */
export const statedGlucoseWarning = (value: number, unit: GlucoseUnit): VitalWarning | undefined =>
  // Whether the member has diabetes only matters for readings that aren’t dangerous.
  glucoseWarning({ glucoseMgdl: statedMgdl(value), minutesAgo: 0 }, { hasDiabetes: true }, unit);

/** Temperature that a member names, in °C. */
export const statedCelsius = (value: number): number =>
  value > MAX_CELSIUS ? celsiusFromFahrenheit(value) : value;

/** What to do about a temperature that a member names, if it’s dangerous. */
export const statedTemperatureWarning = (value: number): VitalWarning | undefined =>
  temperatureWarning(statedCelsius(value));
