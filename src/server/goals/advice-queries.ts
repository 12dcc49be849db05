import type { AdviceFacts } from '#domain/advice/facts.ts';
import { weightRate } from '#domain/body/weight-rate.ts';
import { weightTrend } from '#domain/body/weight-trend.ts';
import { addDays } from '#domain/time/local-date.ts';
import { sleepNeed } from '#domain/sleep/sleep-need.ts';
import { dayTarget } from '#domain/water/water-target.ts';
import { weighingsBetween } from '#server/body/queries.ts';
import type { Db } from '#server/db/database.ts';
import { checkInOf } from './expenditure.ts';
import { memberBasisOf } from './member-basis.ts';
import { targetsOf } from './queries.ts';

/** Longer than the rate's window, so that the trend has settled. */
const WEIGHT_DAYS = 60;

/** The pace of the last weeks and the trend's latest weight; undefined with too few weighings. */
export async function weightPaceOf(db: Db, userId: string, today: string) {
  const { points } = weightTrend(await weighingsBetween(db, userId, addDays(today, -WEIGHT_DAYS), today));
  const [rate, last] = [weightRate(points, today), points.at(-1)];
  return rate && last && { ...rate, trendKg: last.trendKg };
}

/** A member's goals, body and check-in, for the insight of the day. */
export async function adviceFactsOf(
  db: Db,
  userId: string,
  date: string,
  nowMs: number,
): Promise<Pick<AdviceFacts, 'targets' | 'weight' | 'checkInKcal'>> {
  const [member, { energyKcal, proteinG, fiberG }, pace] = await Promise.all([
    memberBasisOf(db, userId, nowMs),
    targetsOf(db, userId, date, nowMs),
    weightPaceOf(db, userId, date),
  ]);
  const { previousKcal, plan } = await checkInOf(db, member);
  const { targetMl: waterMl } = dayTarget(member.settings?.waterMl, { ...member.basis, proteinG, fiberG });
  return {
    targets: {
      energyKcal,
      proteinG,
      fiberG,
      sleepHours: member.settings?.sleepHours ?? sleepNeed(member.basis.ageYears).least,
      ...(waterMl !== undefined && { waterMl }),
    },
    ...(pace && { weight: { rateKgPerWeek: pace.kgPerWeek, massKg: member.basis.massKg } }),
    ...(plan && { checkInKcal: { previousKcal, energyKcal: plan.energyKcal } }),
  };
}
