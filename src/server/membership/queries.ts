import { and, eq } from 'drizzle-orm';
import type { UsesToday } from '#contract/membership.ts';
import { dailyLimit, type LimitedUse } from '#domain/membership/plans.ts';
import { localDate, localDayBounds } from '#domain/time/local-date.ts';
import { profiles } from '#server/account/tables.ts';
import type { Db } from '#server/db/database.ts';
import { Refusal } from '#server/http/refusal.ts';
import { planUses } from './tables.ts';

/** A member's daily allowance of one use. */
export interface Allowance {
  readonly limit: number;
  /** The member's day it is for. */
  readonly localDate: string;
  /** Their next midnight, ISO 8601. */
  readonly resetsAt: string;
}

/**
 * What a member's plan allows them on the day they live now, in the zone of their profile.
 * @throws Refusal NOT_FOUND for an account without a profile
 */
export async function allowanceOf(
  db: Db,
  userId: string,
  use: LimitedUse,
  nowMs: number,
): Promise<Allowance> {
  const [profile] = await db
    .select({ plan: profiles.plan, timeZone: profiles.timeZone })
    .from(profiles)
    .where(eq(profiles.userId, userId));
  if (!profile) throw new Refusal('NOT_FOUND');
  const day = localDate(nowMs, profile.timeZone);
  const { endMs } = localDayBounds(day, profile.timeZone);
  return {
    limit: dailyLimit(profile.plan, use),
    localDate: day,
    resetsAt: new Date(endMs).toISOString(),
  };
}

/** How many uses a member has left today. */
export async function usesTodayOf(
  db: Db,
  userId: string,
  use: LimitedUse,
  nowMs: number,
): Promise<UsesToday> {
  const { limit, localDate: day, resetsAt } = await allowanceOf(db, userId, use, nowMs);
  const [row] = await db
    .select({ count: planUses.count })
    .from(planUses)
    .where(and(eq(planUses.userId, userId), eq(planUses.localDate, day), eq(planUses.use, use)));
  return { limit, left: Math.max(0, limit - (row?.count ?? 0)), resetsAt };
}
