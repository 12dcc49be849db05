import { isDiabetesKnown } from '#domain/health/known-health.ts';
import { waistToHeight } from '#domain/body/waist-to-height.ts';
import { bodyMassIndex } from '#domain/goals/body-mass-index.ts';
import { BLOOD_PRESSURE_MEDICINES } from '#domain/health/medicines.ts';
import type { LongevityFacts } from '#domain/longevity/assess-longevity.ts';
import type { Measured } from '#domain/longevity/measured.ts';
import type { NutritionFacts } from '#domain/longevity/nutrition-pillar.ts';
import { dayTarget } from '#domain/water/water-target.ts';
import { memberDraws } from '#server/blood/queries.ts';
import type { DietReads } from '#server/diet-quality/queries.ts';
import { targetsOf } from '#server/goals/queries.ts';
import { memberOn, type Member } from '#server/member/queries.ts';
import { assessmentOf, bioAgeFactsOf } from './bio-age-facts.ts';
import { bloodFactsOf } from './blood-facts.ts';
import { dietFiguresOf, type DietFigures } from './diet-facts.ts';
import { habitFactsOf } from './habit-facts.ts';
import { movementFactsOf } from './movement-facts.ts';
import { sensorFactsOf } from './sensor-facts.ts';
import { sleepFactsOf } from './sleep-facts.ts';
import { stressFactsOf } from './stress-facts.ts';
import { windowOf, type ScoredDay } from './window.ts';

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

function bodyFactsOf({ mass, heightCm, waist, profile }: Member) {
  return {
    bodyMassIndex: {
      value: bodyMassIndex(mass.massKg, heightCm),
      origin: mass.source === 'profile' ? 'profile' : 'tracked',
      date: mass.weighedOn ?? profile.ageRecordedOn,
    },
    waistToHeight: waist && {
      value: waistToHeight(waist.waistCm, heightCm).ratio,
      origin: 'tracked',
      date: waist.date,
    },
  } satisfies Partial<LongevityFacts>;
}

/** All inputs of a member's score as of a local day: 28 days of tracking, blood tests, and the last assessment. */
export async function longevityFactsOf(reads: DietReads, day: ScoredDay): Promise<LongevityFacts> {
  const { db, now } = reads;
  const { userId, date } = day;
  const [member, targets] = await Promise.all([
    memberOn(db, userId, now(), date),
    targetsOf(db, userId, date, now()),
  ]);
  const { ageYears, health, conditions } = member;
  const water = dayTarget(member.settings?.waterMl, { ...member, ...targets, massKg: member.mass.massKg });
  const [diet, sleep, stress, movement, sensor, draws, habits, assessed] = await Promise.all([
    dietFiguresOf(reads, member, windowOf(date)),
    sleepFactsOf(db, day, ageYears),
    stressFactsOf(db, day),
    movementFactsOf(db, day),
    sensorFactsOf(db, day),
    memberDraws(db, userId),
    habitFactsOf(db, day, water.targetMl),
    assessmentOf(db, day),
  ]);
  return {
    date,
    sex: member.sex,
    ageYears,
    conditions,
    hasDiabetes: isDiabetesKnown(health),
    takesLipidMedicine: health?.medicines.includes('statin') === true,
    takesBloodPressureMedicine:
      health?.medicines.some((medicine) => BLOOD_PRESSURE_MEDICINES.includes(medicine)) === true,
    nutrition: nutritionOf(diet, targets.proteinG, member.mass.massKg),
    ...bodyFactsOf(member),
    alcoholG: diet.alcoholG ?? undefined,
    ...sleep,
    ...movement,
    stress,
    sensor,
    habits,
    ...bloodFactsOf(draws, member, date),
    ...(assessed && bioAgeFactsOf(assessed, draws, member, health, date)),
  };
}
