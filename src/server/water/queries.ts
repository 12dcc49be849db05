import { and, asc, between, count, eq, isNull, sum } from 'drizzle-orm';
import type { WaterDay } from '#contract/water.ts';
import type { Db } from '#server/db/database.ts';
import { drinks } from './tables.ts';

/** A member's daily water, oldest first; skips days without a drink. */
export async function waterDaysOf(db: Db, userId: string, from: string, to: string): Promise<WaterDay[]> {
  const days = await db
    .select({ date: drinks.localDate, waterMl: sum(drinks.waterMl).mapWith(Number), drinkCount: count() })
    .from(drinks)
    .where(and(eq(drinks.userId, userId), between(drinks.localDate, from, to), isNull(drinks.deletedAt)))
    .groupBy(drinks.localDate)
    .orderBy(asc(drinks.localDate));
  // Rounds away noise from binary fractions.
  return days.map((day) => ({ ...day, waterMl: Math.round(day.waterMl * 10) / 10 }));
}
