import { and, asc, eq, lte } from 'drizzle-orm';
import type { Targets } from '#contract/meals/meals.ts';
import type { Db } from '#server/db/database.ts';
import { plannedOn, withStored } from './member-basis.ts';
import { planOf, targetsOn } from './queries.ts';
import { goalPlans } from './tables.ts';

/**
 * A member's targets on each local day up to one, by the same rules as for a single day.
 * @throws Refusal NOT_FOUND for an account without a profile
 */
export async function targetsUntil(
  db: Db,
  userId: string,
  to: string,
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
  return (date) => {
    const stored = plans.findLast(({ validFrom }) => validFrom <= date);
    return targetsOn(stored && date < member.today ? stored : planOf(withStored(member, stored)), date);
  };
}
