import { daysIn } from '#domain/time/day-range.ts';
import { and, between, eq } from 'drizzle-orm';
import { addDays, localDate } from '#domain/time/local-date.ts';
import { DEMO_MEMBER } from '#server/auth/demo-member.ts';
import { users } from '#server/auth/tables.ts';
import { longevityScores } from '#server/longevity/tables.ts';
import { computeScore } from '#server/longevity/commands.ts';
import type { DietReads } from '#server/diet-quality/queries.ts';
import { shareDemoScores } from './copies.ts';

const DAYS = 120;

/**
 * Computes the demo member's missing longevity scores of the last 120 days, oldest first, each from what had been tracked by then.
 * @param ending stops it after the current day; the next start computes the rest
 */
export async function updateDemoScores(
  deps: DietReads,
  timeZone: string,
  ending: AbortSignal,
): Promise<void> {
  const { db, now } = deps;
  const [demo] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.username, DEMO_MEMBER.username));
  if (!demo) return;
  const today = localDate(now(), timeZone);
  const from = addDays(today, 1 - DAYS);
  const kept = await db
    .select({ date: longevityScores.localDate })
    .from(longevityScores)
    .where(and(eq(longevityScores.userId, demo.id), between(longevityScores.localDate, from, today)));
  const known = new Set(kept.map(({ date }) => date));
  const dates = daysIn({ from, to: today });
  const missing = dates.filter((date) => !known.has(date));
  for (const date of missing) {
    if (ending.aborted) return;
    await computeScore(deps, { userId: demo.id, date });
  }
  // Today's displayed score depends on the days before and may have been computed without them.
  if (missing.length > 0 && known.has(today)) await computeScore(deps, { userId: demo.id, date: today });
  if (missing.length > 0) await shareDemoScores(db, demo.id);
}
