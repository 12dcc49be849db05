import type { Draw } from '#domain/blood/lab-value.ts';
import { CONDITIONS, type Condition } from '#domain/goals/conditions.ts';
import type { HealthProfile } from '#domain/health/health-profile.ts';
import { BLOOD_PRESSURE_MEDICINES } from '#domain/health/medicines.ts';
import type { LongevityFacts } from '#domain/longevity/assess-longevity.ts';
import type { Measured } from '#domain/longevity/measured.ts';
import type { NutritionFacts } from '#domain/longevity/nutrition-pillar.ts';
import { waterTarget } from '#domain/water/water-target.ts';
import type { Db } from '#server/db/database.ts';
import { assessmentOf, bioAgeFactsOf } from './bio-age-facts.ts';
import { bloodFactsOf } from './blood-facts.ts';
import { personFactsOf, type PersonFacts } from './body-facts.ts';
import { habitFactsOf } from './habit-facts.ts';
import { sensorFactsOf } from './sensor-facts.ts';
import { sleepFactsOf } from './sleep-facts.ts';
import { stressFactsOf } from './stress-facts.ts';
import { windowOf, type ScoredDay } from './window.ts';

/** Means of the complete days of a range; null is not known. */
export interface DietFigures {
  readonly completeDays: number;
  /** HEI-2020, 0 to 100. */
  readonly healthyEatingIndex: number | null;
  readonly proteinGPerKg: number | null;
  readonly fiberG: number | null;
  readonly energyKcal: number | null;
  readonly sodiumMg: number | null;
  readonly saturatedFatPercent: number | null;
  readonly addedSugarPercent: number | null;
  readonly alcoholG: number | null;
}

/** What other slices know of a member: composed in `app.ts`. */
export interface LongevityDeps {
  readonly db: Db;
  readonly now: () => number;
  readonly proteinTargetG: (day: ScoredDay) => Promise<number>;
  readonly healthOf: (userId: string) => Promise<HealthProfile | undefined>;
  readonly dietOf: (userId: string, from: string, to: string) => Promise<DietFigures>;
  /** Oldest first. */
  readonly drawsOf: (userId: string) => Promise<readonly Draw[]>;
}

function conditionsOf(health: HealthProfile | undefined): readonly Condition[] {
  const told: ReadonlySet<string> = new Set([
    ...(health?.conditions ?? []),
    ...(health?.isPregnant ? ['pregnant'] : []),
    ...(health?.isBreastfeeding ? ['breastfeeding'] : []),
  ]);
  return CONDITIONS.filter((condition) => told.has(condition));
}

function nutritionOf(diet: DietFigures, proteinTargetG: number, massKg: number): NutritionFacts {
  const mean = (value: number | null): Measured | undefined =>
    value === null ? undefined : { value, origin: 'tracked', days: diet.completeDays };
  return {
    completeDays: diet.completeDays,
    healthyEatingIndex: mean(diet.healthyEatingIndex),
    proteinGPerKg: mean(diet.proteinGPerKg),
    proteinTargetGPerKg: proteinTargetG / massKg,
    fiberG: mean(diet.fiberG),
    energyKcal: diet.energyKcal ?? undefined,
    sodiumMg: mean(diet.sodiumMg),
    saturatedFatPercent: mean(diet.saturatedFatPercent),
    addedSugarPercent: mean(diet.addedSugarPercent),
  };
}

/** What to drink a day; undefined where a clinician sets it. */
function waterTargetMl(person: PersonFacts, conditions: readonly Condition[]): number | undefined {
  if (person.waterMl !== null) return person.waterMl;
  const target = waterTarget({ ...person, conditions });
  return typeof target === 'string' ? undefined : target.targetMl;
}

/** Everything a member's score rests on as of a local day: 28 days of what they track, their blood, their last assessment. */
export async function longevityFactsOf(deps: LongevityDeps, day: ScoredDay): Promise<LongevityFacts> {
  const { db } = deps;
  const { from, to } = windowOf(day.date);
  const [person, health] = await Promise.all([personFactsOf(db, day), deps.healthOf(day.userId)]);
  const conditions = conditionsOf(health);
  const [diet, proteinTargetG, sleep, stress, sensor, draws, habits, assessed] = await Promise.all([
    deps.dietOf(day.userId, from, to),
    deps.proteinTargetG(day),
    sleepFactsOf(db, day, person.ageYears),
    stressFactsOf(db, day),
    sensorFactsOf(db, day),
    deps.drawsOf(day.userId),
    habitFactsOf(db, day, waterTargetMl(person, conditions)),
    assessmentOf(db, day),
  ]);
  return {
    date: day.date,
    sex: person.sex,
    ageYears: person.ageYears,
    conditions,
    hasDiabetes: conditions.includes('insulin') || health?.conditions.includes('type-2-diabetes') === true,
    takesLipidMedicine: health?.medicines.includes('statin') === true,
    takesBloodPressureMedicine:
      health?.medicines.some((medicine) => BLOOD_PRESSURE_MEDICINES.includes(medicine)) === true,
    nutrition: nutritionOf(diet, proteinTargetG, person.massKg),
    bodyMassIndex: person.bodyMassIndex,
    waistToHeight: person.waistToHeight,
    alcoholG: diet.alcoholG ?? undefined,
    ...sleep,
    stress,
    sensor,
    habits,
    ...bloodFactsOf(draws, person, day.date),
    ...(assessed && bioAgeFactsOf(assessed, draws, person, health, day.date)),
  };
}
