import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Fast, FastingNow } from '#contract/fasting.ts';
import { ageOn } from '#domain/account/age.ts';
import { fastingBlocks, type FastingBlock } from '#domain/fasting/screening.ts';
import { bodyMassIndex } from '#domain/goals/body-mass-index.ts';
import { goalConditionsOf } from '#domain/health/health-from-screening.ts';
import { localDate } from '#domain/time/local-date.ts';
import { profiles } from '#server/account/tables.ts';
import { bodyMeasurements } from '#server/body/tables.ts';
import type { Db } from '#server/db/database.ts';
import { prepared } from '#server/db/prepared.ts';
import { goalSettings } from '#server/goals/tables.ts';
import { healthProfiles } from '#server/health/tables.ts';
import { Refusal } from '#server/core/refusal.ts';
import { fastingScreenings, fasts } from './tables.ts';

export type FastRow = typeof fasts.$inferSelect;

/** A stored fast as it goes over the wire. */
export const fastAnswer = ({
  id,
  timeZone,
  note,
  localDate: date,
  startedAt,
  endedAt,
  protocol,
  goalHours,
  isUnfinished,
}: FastRow): Fast => ({
  id,
  timeZone,
  note,
  date,
  startedAt: startedAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
  protocol,
  goalHours,
  isUnfinished,
});

const USER = sql.placeholder('userId');

const runningFast = prepared((db) =>
  db
    .select()
    .from(fasts)
    .where(and(eq(fasts.userId, USER), isNull(fasts.endedAt), isNull(fasts.deletedAt)))
    .prepare('running_fast'),
);

/** The member's fast that has no end, also one that should have been closed by now. */
export async function runningOf(db: Db, userId: string): Promise<FastRow | undefined> {
  const [row] = await runningFast(db).execute({ userId });
  return row;
}

const screened = prepared((db) => {
  const lastScreening = db
    .select({ screenedOn: fastingScreenings.screenedOn, conditions: fastingScreenings.conditions })
    .from(fastingScreenings)
    .where(eq(fastingScreenings.userId, profiles.userId))
    .orderBy(desc(fastingScreenings.screenedOn))
    .limit(1)
    .as('last_screening');
  const lastMass = db
    .select({ massKg: bodyMeasurements.massKg })
    .from(bodyMeasurements)
    .where(
      and(
        eq(bodyMeasurements.userId, profiles.userId),
        isNotNull(bodyMeasurements.massKg),
        isNull(bodyMeasurements.deletedAt),
      ),
    )
    .orderBy(desc(bodyMeasurements.localDate), desc(bodyMeasurements.measuredAt))
    .limit(1)
    .as('last_mass');
  return db
    .select({
      ageYears: profiles.ageYears,
      ageRecordedOn: profiles.ageRecordedOn,
      heightCm: profiles.heightCm,
      massKg: sql<number>`coalesce(${lastMass.massKg}, ${profiles.massKg})`,
      timeZone: profiles.timeZone,
      goalConditions: goalSettings.conditions,
      health: healthProfiles.answers,
      screenedOn: lastScreening.screenedOn,
      conditions: lastScreening.conditions,
    })
    .from(profiles)
    .leftJoin(goalSettings, eq(goalSettings.userId, profiles.userId))
    .leftJoin(healthProfiles, eq(healthProfiles.userId, profiles.userId))
    .leftJoinLateral(lastScreening, sql`true`)
    .leftJoinLateral(lastMass, sql`true`)
    .where(eq(profiles.userId, USER))
    .prepare('fasting_screened');
});

/** What is known of whether a member may fast. */
export interface Permission extends Pick<FastingNow, 'screening' | 'against'> {
  /** Everything that speaks against it, the last answers included. */
  readonly blocks: readonly FastingBlock[];
}

/**
 * Whether a member may fast: from age and weight as they are now, their goals, their health profile,
 * and their last answers to the screening.
 * @throws Refusal NOT_FOUND for an account without a profile
 */
export async function permissionOf(db: Db, userId: string, nowMs: number): Promise<Permission> {
  const [known] = await screened(db).execute({ userId });
  if (!known) throw new Refusal('NOT_FOUND');
  const { screenedOn, conditions, goalConditions, health, timeZone } = known;
  const profile = {
    ageYears: ageOn(known.ageYears, known.ageRecordedOn, localDate(nowMs, timeZone)),
    bodyMassIndex: bodyMassIndex(known.massKg, known.heightCm),
  };
  const told = [...(goalConditions ?? []), ...(health ? goalConditionsOf(health) : [])];
  return {
    screening: screenedOn !== null && conditions !== null ? { screenedOn, conditions } : null,
    against: fastingBlocks(told, profile),
    blocks: fastingBlocks([...told, ...(conditions ?? [])], profile),
  };
}
