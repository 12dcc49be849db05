import { and, desc, eq, gte, isNotNull, isNull } from 'drizzle-orm';
import type { Targets } from '#contract/goals/day-targets.ts';
import type { Today } from '#contract/today.ts';
import { automaticEnd, spanOf } from '#domain/fasting/fast-state.ts';
import type { DayTargets } from '#domain/meals/nutrients/nutrient-need.ts';
import { DAY_MS, HOUR_MS } from '#domain/time/spans.ts';
import { dayTarget } from '#domain/water/water-target.ts';
import { bodyMeasurements } from '#server/body/tables.ts';
import type { Deps } from '#server/db/deps.ts';
import { fastAnswer, runningOf } from '#server/fasting/queries.ts';
import { glucoseReadings } from '#server/glucose/tables.ts';
import { targetsOf } from '#server/goals/queries.ts';
import { longevityScores } from '#server/longevity/tables.ts';
import { dayOf } from '#server/meals/queries.ts';
import { memberOn } from '#server/member/queries.ts';
import { waterDaysOf } from '#server/water/queries.ts';

/** A glucose reading is shown for a week. */
const GLUCOSE_MS = 7 * DAY_MS;

/** Whose day. */
export interface DayReads extends Deps {
  readonly userId: string;
  readonly date: string;
}

const targetsToday = ({ db, userId, date, now }: DayReads): Promise<Targets> =>
  targetsOf(db, userId, date, now());

export async function mealsPart(asked: DayReads): Promise<NonNullable<Today['meals']>> {
  const { meals, total, targets } = await dayOf(asked.db, asked.userId, asked.date, targetsToday(asked));
  const amount = (key: keyof DayTargets) => {
    const [eaten, target] = [total[key]?.value, Math.round(targets[key])];
    const known = eaten === undefined ? null : Math.round(eaten);
    return { eaten: known, target, left: target - (known ?? 0) };
  };
  const mass = (key: keyof DayTargets) => {
    const { eaten, target, left } = amount(key);
    return { eatenG: eaten, targetG: target, leftG: left };
  };
  const { eaten, target, left } = amount('energyKcal');
  return {
    mealCount: meals.length,
    energy: { eatenKcal: eaten, targetKcal: target, leftKcal: left },
    protein: mass('proteinG'),
    carbs: mass('carbsG'),
    fat: mass('fatG'),
    fiber: mass('fiberG'),
  };
}

export async function waterPart(asked: DayReads): Promise<NonNullable<Today['water']>> {
  const { db, userId, date, now } = asked;
  const [[day], { sex, ageYears, mass, conditions, settings }, { proteinG, fiberG }] = await Promise.all([
    waterDaysOf(db, userId, date, date),
    memberOn(db, userId, now()),
    targetsToday(asked),
  ]);
  const drinker = { sex, ageYears, massKg: mass.massKg, conditions, proteinG, fiberG };
  const { targetMl = null } = dayTarget(settings?.waterMl, drinker);
  const drunkMl = day ? day.waterMl : null;
  return { drunkMl, targetMl, leftMl: targetMl === null ? null : targetMl - (drunkMl ?? 0) };
}

export async function fastPart({ db, userId, now }: DayReads): Promise<Today['fast']> {
  const row = await runningOf(db, userId);
  if (!row || automaticEnd(spanOf(fastAnswer(row)), row.timeZone).endMs <= now()) return null;
  const { protocol, startedAt, goalHours } = row;
  return {
    protocol,
    startedAt: startedAt.toISOString(),
    goalAt: new Date(startedAt.getTime() + goalHours * HOUR_MS).toISOString(),
  };
}

export async function glucosePart({ db, userId, now }: DayReads): Promise<Today['glucose']> {
  const { measuredAt, glucoseMgdl } = glucoseReadings;
  const [row] = await db
    .select({ measuredAt, glucoseMgdl })
    .from(glucoseReadings)
    .where(
      and(
        eq(glucoseReadings.userId, userId),
        isNull(glucoseReadings.deletedAt),
        gte(measuredAt, new Date(now() - GLUCOSE_MS)),
      ),
    )
    .orderBy(desc(measuredAt))
    .limit(1);
  return row ? { ...row, measuredAt: row.measuredAt.toISOString() } : null;
}

export async function weightPart({ db, userId }: DayReads): Promise<Today['weight']> {
  const { measuredAt, massKg, localDate } = bodyMeasurements;
  const [row] = await db
    .select({ measuredAt, massKg })
    .from(bodyMeasurements)
    .where(
      and(
        eq(bodyMeasurements.userId, userId),
        isNull(bodyMeasurements.deletedAt),
        isNotNull(bodyMeasurements.massKg),
      ),
    )
    .orderBy(desc(localDate), desc(measuredAt))
    .limit(1);
  return row && row.massKg !== null ? { massKg: row.massKg, measuredAt: row.measuredAt.toISOString() } : null;
}

/** The last displayed score: a widget doesn't wait for a new one. */
export async function scorePart({ db, userId }: DayReads): Promise<Today['longevityScore']> {
  const { displayed, localDate } = longevityScores;
  const [row] = await db
    .select({ displayed, date: localDate })
    .from(longevityScores)
    .where(and(eq(longevityScores.userId, userId), isNotNull(displayed)))
    .orderBy(desc(localDate))
    .limit(1);
  return row && row.displayed !== null ? { score: Math.round(row.displayed), date: row.date } : null;
}
