import { NUTRIENT_KEYS } from '#domain/foods/nutrients.ts';
import { limitOf } from '#domain/meals/nutrients/nutrient-need.ts';
import { DAILY_STEPS } from '#domain/movement/movement-week.ts';
import type { RecordSource } from '#domain/query/record-source.ts';
import { LIMITED } from '#domain/reports/nutrition-words.ts';
import { sleepNeed } from '#domain/sleep/sleep-need.ts';
import { daysIn, type DayRange } from '#domain/time/day-range.ts';
import { dayTarget } from '#domain/water/water-target.ts';
import type { Db } from '#server/db/database.ts';
import { memberOn } from '#server/member/queries.ts';
import { targetsBetween } from './day-target-queries.ts';
import { targetsToday } from './queries.ts';

interface Asked {
  readonly db: Db;
  readonly userId: string;
  readonly nowMs: number;
}

/** What the member's figures are compared with today, by metric: their targets, or what is recommended. */
export async function targetFigures({ db, userId, nowMs }: Asked): Promise<Record<string, number>> {
  const [{ energyKcal, proteinG, carbsG, fatG, fiberG }, member] = await Promise.all([
    targetsToday(db, userId, nowMs),
    memberOn(db, userId, nowMs),
  ]);
  const { settings, profile, mass, sex, ageYears, conditions, health } = member;
  const { targetMl } = dayTarget(settings?.waterMl, {
    sex,
    ageYears,
    massKg: mass.massKg,
    conditions,
    proteinG,
    fiberG,
  });
  const eater = { ...health, sex, ageYears };
  const limits = NUTRIENT_KEYS.filter((key) => LIMITED.includes(key)).flatMap((key) => {
    const limit = limitOf(key, eater, { energyKcal, proteinG, carbsG, fatG, fiberG });
    return limit ? [[key, limit.amount] as const] : [];
  });
  return {
    ...Object.fromEntries(limits),
    energyKcal,
    proteinG,
    carbsG,
    fatG,
    fiberG,
    ...(targetMl === undefined ? {} : { waterMl: targetMl }),
    sleepMinutes: 60 * (settings?.sleepHours ?? sleepNeed(ageYears).least),
    steps: DAILY_STEPS,
    ...(profile.targetMassKg === null ? {} : { weightKg: profile.targetMassKg }),
    ...(profile.weeklyLossKg === null ? {} : { weeklyLossKg: profile.weeklyLossKg }),
  };
}

/** The targets of each day, by metric. Others are the same on all days. */
export async function dayTargetsOf(
  { db, userId, nowMs }: Asked,
  range: DayRange,
): Promise<RecordSource['dayTargets']> {
  const targetsOn = await targetsBetween(db, userId, range, nowMs);
  return new Map(
    daysIn(range).map((date) => {
      const { energyKcal, proteinG, carbsG, fatG, fiberG } = targetsOn(date);
      return [date, { energyKcal, proteinG, carbsG, fatG, fiberG }];
    }),
  );
}
