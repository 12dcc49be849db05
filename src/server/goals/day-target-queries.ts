import { and, asc, eq, lte } from 'drizzle-orm';
import type { Targets } from '#contract/goals/day-targets.ts';
import type { DayRange } from '#domain/time/day-range.ts';
import type { Db } from '#server/db/database.ts';
import { plannedOn, withStored } from './member-basis.ts';
import { planOf, targetsOn, workoutsFor } from './queries.ts';
import { goalPlans } from './tables.ts';

/**
 * A member's targets on each local day of a range, by the same rules as for a single day.
 * @throws Refusal NOT_FOUND for an account without a profile
 */
export async function targetsBetween(
  db: Db,
  userId: string,
  { from, to }: DayRange,
  nowMs: number,
): Promise<(date: string) => Targets> {
  const [{ member }, plans] = await Promise.all([
    plannedOn(db, userId, nowMs),
    db
      .select()
      .from(goalPlans)
      .where(and(eq(goalPlans.userId, userId), lte(goalPlans.validFrom, to)))
      .orderBy(asc(goalPlans.validFrom)),
  ]);
  const records = await workoutsFor(db, member, plans, { from, to });
  type Stored = (typeof plans)[number] | undefined;
  const current = new Map<Stored, ReturnType<typeof planOf>>();
  const currentOf = (stored: Stored): ReturnType<typeof planOf> => {
    const planned = current.get(stored) ?? planOf(withStored(member, stored));
    current.set(stored, planned);
    return planned;
  };
  return (date) => {
    const stored = plans.findLast(({ validFrom }) => validFrom <= date);
    const planned = stored && date < member.today ? stored : currentOf(stored);
    return targetsOn(member, planned, date, records);
  };
}
