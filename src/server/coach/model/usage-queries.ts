import type { DayRange } from '#domain/time/day-range.ts';
import { between, desc, asc } from 'drizzle-orm';
import type { Statistics } from '#contract/insights.ts';
import type { Db } from '#server/db/database.ts';
import { coachModelDays } from '#server/coach/tables.ts';

/** Usage by models, newest day first. */
export async function modelDaysOf(db: Db, { from, to }: DayRange): Promise<Statistics['coachModels']> {
  const rows = await db
    .select()
    .from(coachModelDays)
    .where(between(coachModelDays.day, from, to))
    .orderBy(desc(coachModelDays.day), asc(coachModelDays.model));
  return rows.map(({ day, ...row }) => ({ date: day, ...row }));
}
