import { and, asc, between, count, eq, isNull, sum } from 'drizzle-orm';
import type { WaterDay } from '#contract/water.ts';
import type { Db } from '#server/db/database.ts';
import { drinks } from './tables.ts';

/** Daily totals of what a member drank, oldest first; days without a drink are left out. */
export async function waterDaysOf(db: Db, userId: string, from: string, to: string): Promise<WaterDay[]> {
  const days = await db
    .select({ date: drinks.localDate, waterMl: sum(drinks.waterMl).mapWith(Number), drinkCount: count() })
    .from(drinks)
    .where(and(eq(drinks.userId, userId), between(drinks.localDate, from, to), isNull(drinks.deletedAt)))
    .groupBy(drinks.localDate)
    .orderBy(asc(drinks.localDate));
  // Sums of tenths of a millilitre carry the noise of binary fractions.
  return days.map((day) => ({ ...day, waterMl: Math.round(day.waterMl * 10) / 10 }));
}
