import { ADULT_YEARS, type Sex } from '#domain/account/profile.ts';
import type { Condition } from '#domain/goals/conditions.ts';
import { clamp } from '#domain/numbers/clamp.ts';

/** A person and their day. Unknown facts add nothing. */
interface Drinker {
  readonly sex: Sex;
  /** Whole years */
  readonly ageYears: number;
  readonly massKg: number;
  readonly conditions?: readonly Condition[] | undefined;
  readonly exerciseMinutes?: number | undefined;
  /** Average temperature of the day, °C. */
  readonly temperatureC?: number | undefined;
  /** Protein and fiber of the day's targets, g. */
  readonly proteinG?: number | undefined;
  readonly fiberG?: number | undefined;
}

/** Reason for having no target by formula. */
export type NoWaterTarget = 'under-18' | 'fluid-limit';

/** Daily target with its parts, mL. */
export interface WaterTarget {
  readonly targetMl: number;
  /** Base amount by mass, age and sex, within the range for the sex. */
  readonly baseMl: number;
  /** 30 from age 18, 28 from age 65. */
  readonly mlPerKg: number;
  readonly additions: readonly {
    readonly code: 'pregnant' | 'breastfeeding' | 'exercise' | 'heat' | 'protein-fiber';
    readonly addedMl: number;
  }[];
}

const BASE_ML = { male: { low: 2000, high: 3000 }, female: { low: 1600, high: 2300 } } as const;
const MAX_ML = 4000;
const STEP_ML = 50;

const heatMl = (temperatureC: number | undefined): number =>
  temperatureC === undefined || temperatureC < 25 ? 0 : temperatureC > 30 ? 500 : 250;

function additionsFor({
  massKg,
  conditions = [],
  exerciseMinutes = 0,
  temperatureC,
  proteinG = 0,
  fiberG = 0,
}: Drinker): WaterTarget['additions'] {
  const all: WaterTarget['additions'] = [
    { code: 'pregnant', addedMl: conditions.includes('pregnant') ? 300 : 0 },
    { code: 'breastfeeding', addedMl: conditions.includes('breastfeeding') ? 700 : 0 },
    { code: 'exercise', addedMl: 8 * exerciseMinutes },
    { code: 'heat', addedMl: heatMl(temperatureC) },
    { code: 'protein-fiber', addedMl: proteinG > 2 * massKg || fiberG > 40 ? 200 : 0 },
  ];
  return all.filter(({ addedMl }) => addedMl > 0);
}

/**
 * Water to drink per day, mL, rounded to 50 and at most 4000. This product's own rule (science notes 2.1), close to the adequate intakes
 * of EFSA 2010, doi:10.2903/j.efsa.2010.1459, 20 to 30% of which comes from food. For adults from 30 to 300 kg.
 * @returns the reason if there is none: under 18, or a clinician sets the limit (kidney disease, dialysis)
 */
export function waterTarget(drinker: Drinker): WaterTarget | NoWaterTarget {
  if (drinker.ageYears < ADULT_YEARS) return 'under-18';
  if (drinker.conditions?.includes('kidney-disease')) return 'fluid-limit';
  const mlPerKg = drinker.ageYears >= 65 ? 28 : 30;
  const { low, high } = BASE_ML[drinker.sex];
  const baseMl = clamp(mlPerKg * drinker.massKg, low, high);
  const additions = additionsFor(drinker);
  const sumMl = additions.reduce((sum, { addedMl }) => sum + addedMl, baseMl);
  return {
    targetMl: Math.min(MAX_ML, Math.round(sumMl / STEP_ML) * STEP_ML),
    baseMl,
    mlPerKg,
    additions,
  };
}

/** How much a member should drink in a day, and why; `targetMl` is absent if there is no target. */
export interface DayTarget {
  readonly targetMl?: number;
  readonly source: 'by-hand' | WaterTarget | NoWaterTarget;
}

/** The member's own target if set, otherwise the formula's. */
export function dayTarget(byHandMl: number | null | undefined, drinker: Drinker): DayTarget {
  if (typeof byHandMl === 'number') return { targetMl: byHandMl, source: 'by-hand' };
  const source = waterTarget(drinker);
  return typeof source === 'string' ? { source } : { targetMl: source.targetMl, source };
}
