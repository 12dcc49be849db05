import { and, desc, eq, gte, isNotNull, lt, sql } from 'drizzle-orm';
import { assessLongevity } from '#domain/longevity/assess-longevity.ts';
import { displayedScore } from '#domain/longevity/displayed-score.ts';
import { LONGEVITY_WEIGHTS_VERSION } from '#domain/longevity/tuning.ts';
import { addDays, localDate } from '#domain/time/local-date.ts';
import type { Db } from '#server/db/database.ts';
import { prepared } from '#server/db/prepared-statements.ts';
import type { DietReads } from '#server/diet-quality/queries.ts';
import { longevityFactsOf } from './facts.ts';
import { longevityScores } from './tables.ts';
import type { ScoredDay } from './window.ts';

export type ScoreRow = typeof longevityScores.$inferSelect;

const dayIs = ({ userId, date }: ScoredDay) =>
  and(eq(longevityScores.userId, userId), eq(longevityScores.localDate, date));

const lastShown = prepared((db) =>
  db
    .select({ date: longevityScores.localDate, score: longevityScores.displayed })
    .from(longevityScores)
    .where(
      and(
        eq(longevityScores.userId, sql.placeholder('userId')),
        lt(longevityScores.localDate, sql.placeholder('date')),
        isNotNull(longevityScores.displayed),
      ),
    )
    .orderBy(desc(longevityScores.localDate))
    .limit(1)
    .prepare('longevity_shown_before'),
);

/** The score displayed last before a day. */
export async function shownBefore(db: Db, { userId, date }: ScoredDay) {
  const [row] = await lastShown(db).execute({ userId, date });
  return row && row.score !== null ? { date: row.date, score: row.score } : undefined;
}

/**
 * Computes and stores a member's score of a local day.
 * @throws Refusal NOT_FOUND for an account without a profile
 */
export async function computeScore(deps: DietReads, day: ScoredDay): Promise<ScoreRow> {
  const { db, now } = deps;
  // Taken before reading inputs, so that any later write makes it due again.
  await db.update(longevityScores).set({ isDue: false }).where(dayIs(day));
  const [facts, shown] = await Promise.all([longevityFactsOf(deps, day), shownBefore(db, day)]);
  const assessment = assessLongevity(facts);
  const { score } = assessment.score;
  const row = {
    score: score ?? null,
    displayed: score === undefined ? null : displayedScore(shown, { date: day.date, score }),
    confidence: assessment.score.confidence,
    weightsVersion: LONGEVITY_WEIGHTS_VERSION,
    assessment,
    computedAt: new Date(now()),
  };
  const [stored] = await db
    .insert(longevityScores)
    .values({ userId: day.userId, localDate: day.date, ...row })
    .onConflictDoUpdate({ target: [longevityScores.userId, longevityScores.localDate], set: row })
    .returning();
  if (!stored) throw new Error('A stored score was not returned.');
  return stored;
}

const dueMark = prepared((db) =>
  db
    .update(longevityScores)
    .set({ isDue: true })
    .where(
      and(
        eq(longevityScores.userId, sql.placeholder('userId')),
        eq(longevityScores.isDue, false),
        gte(longevityScores.localDate, sql.placeholder('from')),
      ),
    )
    .prepare('mark_due'),
);

/** Marks the newest scores as due because an input changed. Scores of earlier days stay as displayed. */
export async function markDue(db: Db, userId: string, nowMs: number): Promise<void> {
  // The member's today is at most one day off UTC's.
  await dueMark(db).execute({ userId, from: addDays(localDate(nowMs, 'UTC'), -1) });
}
