import type { GlucoseUnit } from '#domain/glucose-import/file-value.ts';
import { mgdlFromMmoll, mmollFromMgdl } from '#domain/units/glucose.ts';

export const GLUCOSE_UNITS = ['mg/dL', 'mmol/L'] as const satisfies readonly GlucoseUnit[];

/** mg/dL in the unit that is displayed. */
export const inUnit = (glucoseMgdl: number, unit: GlucoseUnit): number =>
  unit === 'mg/dL' ? glucoseMgdl : mmollFromMgdl(glucoseMgdl);

/** A figure in a unit as mg/dL. */
export const mgdlFrom = (value: number, unit: GlucoseUnit): number =>
  unit === 'mg/dL' ? value : mgdlFromMmoll(value);

/** Decimals that meters show in each unit. */
export const decimalsOf = (unit: GlucoseUnit): number => (unit === 'mg/dL' ? 0 : 1);

/** A figure that is already in the displayed unit: "98", "5.4". */
export const formatShown = (value: number, unit: GlucoseUnit): string => value.toFixed(decimalsOf(unit));

/** Glucose without its unit: mg/dL to 1, mmol/L to 0.1. */
export const formatGlucose = (glucoseMgdl: number, unit: GlucoseUnit): string =>
  formatShown(inUnit(glucoseMgdl, unit), unit);

/** Glucose with its unit: "98 mg/dL", "5.4 mmol/L". */
export const sayGlucose = (glucoseMgdl: number, unit: GlucoseUnit): string =>
  `${formatGlucose(glucoseMgdl, unit)} ${unit}`;

/** A rise or fall: "+38", "−1.2". */
export const formatRise = (glucoseMgdl: number, unit: GlucoseUnit): string => {
  const text = formatGlucose(Math.abs(glucoseMgdl), unit);
  return Number(text) === 0 ? text : `${glucoseMgdl < 0 ? '−' : '+'}${text}`;
};

/** An area above the baseline in a unit, to 1 mg/dL·min or 0.1 mmol/L·min. */
export const formatArea = (areaMgdlMin: number, unit: GlucoseUnit): string =>
  unit === 'mg/dL'
    ? Math.round(areaMgdlMin).toLocaleString('en-US')
    : inUnit(areaMgdlMin, unit).toFixed(areaMgdlMin < 1800 ? 1 : 0);

/** The consensus publishes its limits in both units, each rounded independently. Source: Battelino et al. 2019, doi:10.2337/dci19-0028. */
const LIMITS: Readonly<Record<number, string>> = {
  54: '3.0',
  70: '3.9',
  140: '7.8',
  180: '10.0',
  250: '13.9',
};

/** A limit in a unit: 180 is "180" or "10.0". */
export const formatLimit = (limitMgdl: number, unit: GlucoseUnit): string =>
  unit === 'mg/dL' ? String(limitMgdl) : (LIMITS[limitMgdl] ?? formatGlucose(limitMgdl, unit));

/** A range with its unit: "70–180 mg/dL", "3.9–10.0 mmol/L". */
export const formatRange = (lowMgdl: number, highMgdl: number, unit: GlucoseUnit): string =>
  `${formatLimit(lowMgdl, unit)}–${formatLimit(highMgdl, unit)} ${unit}`;

/**
 * A share of time or readings in whole percents; in tenths below 10% and above 99%, because one very low reading in a hundred matters, and
 * 100% means all of them and 0% none.
 */
export function formatPercent(percent: number): string {
  if (percent > 99 && percent < 100) return `${Math.min(99.9, percent).toFixed(1)}%`;
  return percent === 0 || percent >= 9.95
    ? `${Math.round(percent)}%`
    : `${Math.max(0.1, percent).toFixed(1)}%`;
}
