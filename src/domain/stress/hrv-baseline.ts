import { meanOf, sdOf } from '#domain/numbers/statistics.ts';
import { addDays } from '#domain/time/local-date.ts';

/** RMSSD of a day, ms */
export interface HrvDay {
  readonly date: string;
  readonly rmssdMs: number;
}

export type HrvBand = 'low' | 'slightly-low' | 'usual' | 'slightly-high' | 'unusually-high';

export const HRV_BAND_NAMES: Readonly<Record<HrvBand, string>> = {
  low: 'Below your usual range',
  'slightly-low': 'A little below your usual range',
  usual: 'Within your usual range',
  'slightly-high': 'A little above your usual range',
  'unusually-high': 'Unusually high for you',
};

/** A member's typical range, and how the last week compares. */
export interface HrvBaseline {
  /** Days with a value in the last 60. */
  readonly days: number;
  /** Center and limits of the typical range (mean ± ½ SD of the logarithms), ms. */
  readonly usualMs: number;
  readonly lowMs: number;
  readonly highMs: number;
  /** The last seven days; null with fewer than three values or no spread. */
  readonly week: { readonly meanMs: number; readonly z: number; readonly band: HrvBand } | null;
}

export const BASELINE_DAYS = 60;
export const MIN_BASELINE_VALUES = 14;
const MIN_WEEK_VALUES = 3;
const USUAL_SPREAD = 0.5;

/** Band for the z-score of the seven-day mean. Above 1 is unusual too, and not simply good. */
export function hrvBand(z: number): HrvBand {
  if (z < -1) return 'low';
  if (z < -USUAL_SPREAD) return 'slightly-low';
  if (z <= USUAL_SPREAD) return 'usual';
  return z <= 1 ? 'slightly-high' : 'unusually-high';
}

/** As screens show it: to 1 ms, below 20 ms to 0.1. */
const shownMs = (ms: number): number => (ms < 19.95 ? Math.round(ms * 10) / 10 : Math.round(ms));

/** The last week. Shown as the limit of the typical range, it is within that range: "36 ms, below 36 to 40 ms" would be absurd. */
function weekOf(meanMs: number, z: number, lowMs: number, highMs: number): HrvBaseline['week'] {
  const isWithin = shownMs(meanMs) >= shownMs(lowMs) && shownMs(meanMs) <= shownMs(highMs);
  return { meanMs, z, band: isWithin ? 'usual' : hrvBand(z) };
}

/** Mean logarithm of each day's readings, ln(ms). */
function logarithmsByDay(readings: readonly HrvDay[]): Map<string, number> {
  const logarithms = new Map<string, number>();
  for (const [date, ofDay] of Map.groupBy(readings, (reading) => reading.date)) {
    const mean = meanOf(ofDay.map(({ rmssdMs }) => Math.log(rmssdMs)));
    if (mean !== undefined) logarithms.set(date, mean);
  }
  return logarithms;
}

/**
 * Typical range of heart rate variability over 60 days, in logarithms, and the last seven days compared with it. Needs 14 days with a
 * value; the week needs three (Plews et al. 2014, doi:10.1123/ijspp.2013-0455). For one person, one device and one posture.
 * Source: Plews et al. 2013, doi:10.1007/s40279-013-0071-8; Buchheit 2014, doi:10.3389/fphys.2014.00073.
 * @param today last local day of the 60, `YYYY-MM-DD`
 * @returns undefined with too few values
 */
export function hrvBaseline(readings: readonly HrvDay[], today: string): HrvBaseline | undefined {
  const days = [...logarithmsByDay(readings)].filter(([date]) => date <= today);
  const base = days.filter(([date]) => date > addDays(today, -BASELINE_DAYS)).map(([, value]) => value);
  const [mean, sd] = [meanOf(base), sdOf(base)];
  if (base.length < MIN_BASELINE_VALUES || mean === undefined || sd === undefined) return undefined;
  const week = days.filter(([date]) => date > addDays(today, -7)).map(([, value]) => value);
  const weekMean = meanOf(week);
  const [lowMs, highMs] = [Math.exp(mean - USUAL_SPREAD * sd), Math.exp(mean + USUAL_SPREAD * sd)];
  return {
    days: base.length,
    usualMs: Math.exp(mean),
    lowMs,
    highMs,
    // The spread of equal values is only rounding error, which can't be compared with.
    week:
      weekMean === undefined || week.length < MIN_WEEK_VALUES || sd < 1e-9
        ? null
        : weekOf(Math.exp(weekMean), (weekMean - mean) / sd, lowMs, highMs),
  };
}
