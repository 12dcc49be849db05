import { ADULT_YEARS, type Sex } from '#domain/account/profile.ts';
import type { Condition } from '#domain/goals/conditions.ts';
import { clamp } from '#domain/numbers/clamp.ts';

/** A person and their day, as far as known; what is absent adds nothing. */
interface Drinker {
  readonly sex: Sex;
  /** Whole years. */
  readonly ageYears: number;
  readonly massKg: number;
  readonly conditions?: readonly Condition[] | undefined;
  readonly exerciseMinutes?: number | undefined;
  /** Mean temperature of the day, °C. */
  readonly temperatureC?: number | undefined;
  readonly proteinGPerKg?: number | undefined;
  readonly fiberG?: number | undefined;
}

/** Why there is no target by formula. */
export type NoWaterTarget = 'under-18' | 'fluid-limit';

/** What makes up a target, ml a day. */
export interface WaterTarget {
  readonly targetMl: number;
  /** By mass, age and sex, within the range for the sex. */
  readonly baseMl: number;
  /** 30 from 18 years on, 28 from 65 years on. */
  readonly mlPerKg: number;
  readonly additions: readonly {
    readonly code: 'pregnant' | 'breastfeeding' | 'exercise' | 'heat' | 'protein-fiber';
    readonly addedMl: number;
  }[];
}

const BASE_ML = { male: { least: 2000, most: 3000 }, female: { least: 1600, most: 2300 } } as const;
const MAX_ML = 4000;
const STEP_ML = 50;

const heatMl = (temperatureC: number | undefined): number =>
  temperatureC === undefined || temperatureC < 25 ? 0 : temperatureC > 30 ? 500 : 250;

function additionsFor({
  conditions = [],
  exerciseMinutes = 0,
  temperatureC,
  proteinGPerKg = 0,
  fiberG = 0,
}: Drinker): WaterTarget['additions'] {
  const all: WaterTarget['additions'] = [
    { code: 'pregnant', addedMl: conditions.includes('pregnant') ? 300 : 0 },
    { code: 'breastfeeding', addedMl: conditions.includes('breastfeeding') ? 700 : 0 },
    { code: 'exercise', addedMl: 8 * exerciseMinutes },
    { code: 'heat', addedMl: heatMl(temperatureC) },
    { code: 'protein-fiber', addedMl: proteinGPerKg > 2 || fiberG > 40 ? 200 : 0 },
  ];
  return all.filter(({ addedMl }) => addedMl > 0);
}

/**
 * How much to drink in a day, ml, to 50 and at most 4000. A choice of this product (science notes 2.1), held near the adequate
 * intakes of EFSA 2010, doi:10.2903/j.efsa.2010.1459, of which food brings 20 to 30 %. For adults of 30 to 300 kg.
 * @returns why there is none: under 18, or where a clinician sets the limit (kidney disease, dialysis)
 */
export function waterTarget(drinker: Drinker): WaterTarget | NoWaterTarget {
  if (drinker.ageYears < ADULT_YEARS) return 'under-18';
  if (drinker.conditions?.includes('kidney-disease')) return 'fluid-limit';
  const mlPerKg = drinker.ageYears >= 65 ? 28 : 30;
  const { least, most } = BASE_ML[drinker.sex];
  const baseMl = clamp(mlPerKg * drinker.massKg, least, most);
  const additions = additionsFor(drinker);
  const sumMl = additions.reduce((sum, { addedMl }) => sum + addedMl, baseMl);
  return {
    targetMl: Math.min(MAX_ML, Math.round(sumMl / STEP_ML) * STEP_ML),
    baseMl,
    mlPerKg,
    additions,
  };
}
