import { and, asc, between, eq, sql } from 'drizzle-orm';
import type {
  LongevityAction,
  LongevityDay,
  LongevityEssential,
  LongevityHistoryDay,
} from '#contract/longevity.ts';
import type { Essential } from '#domain/longevity/lifes-essential-8.ts';
import { confidenceLevel, scoreBand } from '#domain/longevity/longevity-score.ts';
import type { Measured } from '#domain/longevity/measured.ts';
import { actionsOf, type Action } from '#domain/longevity/next-action.ts';
import type { Pillar, PillarInput } from '#domain/longevity/pillar.ts';
import { LONGEVITY_WEIGHTS_VERSION, PILLAR_WEIGHTS } from '#domain/longevity/tuning.ts';
import { clampScore } from '#domain/numbers/clamp.ts';
import type { Db } from '#server/db/database.ts';
import { prepared } from '#server/db/prepared-statements.ts';
import { Refusal } from '#server/core/refusal.ts';
import type { DueScores } from './due-scores.ts';
import { computeScore, shownBefore, type ScoreRow } from './commands.ts';
import type { DietReads } from '#server/diet-quality/queries.ts';
import { longevityScores } from './tables.ts';
import type { ScoredDay } from './window.ts';

const measuredAnswer = ({ value, origin, date, days, band }: Measured) => ({
  value,
  origin,
  date: date ?? null,
  days: days ?? null,
  band: band ?? null,
});

const inputAnswer = ({ key, marker, target, sensor, score, share, ...figure }: PillarInput) => ({
  ...measuredAnswer(figure),
  key,
  marker: marker ?? null,
  target: target ?? null,
  sensor: sensor ?? null,
  score,
  share,
});

const actionAnswer = ({ lever, pillar, marker, points }: Action): LongevityAction => ({
  lever,
  pillar: pillar ?? null,
  marker: marker ?? null,
  points,
});

const pillarAnswer = (pillar: Pillar, confidence: number): LongevityDay['pillars'][number] => ({
  key: pillar.key,
  weight: PILLAR_WEIGHTS[pillar.key],
  score: pillar.score ?? null,
  coverage: pillar.coverage,
  neutral: pillar.neutral ?? null,
  inputs: pillar.inputs.map(inputAnswer),
  missing: [...pillar.missing],
  actions: actionsOf(pillar, confidence).map(actionAnswer),
});

const essentialAnswer = ({ key, points, figure, nicotine, ...more }: Essential): LongevityEssential => ({
  key,
  points: points ?? null,
  figure: figure ? measuredAnswer(figure) : null,
  of: more.of ?? null,
  nicotine: nicotine?.date === undefined ? null : { value: nicotine.value, date: nicotine.date },
  diastolicMmhg: more.diastolicMmhg ?? null,
  isTreated: more.isTreated ?? false,
  livesWithSmoker: more.livesWithSmoker ?? false,
});

/** Converts a stored day to its API form. The range shifts with the smoothed score. */
function dayAnswer(
  { localDate: date, displayed, score: scoreOfDay, weightsVersion, assessment }: ScoreRow,
  before: LongevityDay['shownBefore'],
): LongevityDay {
  const { score, pillars, essentials, action, isUnderAge } = assessment;
  const shift = displayed === null || scoreOfDay === null ? 0 : displayed - scoreOfDay;
  return {
    date,
    state: displayed !== null ? 'scored' : isUnderAge ? 'under-age' : 'keep-logging',
    score: displayed,
    scoreOfDay,
    shownBefore: before,
    low: clampScore(score.low + shift),
    high: clampScore(score.high + shift),
    band: displayed === null ? null : scoreBand(Math.round(displayed)),
    confidence: clampScore(score.confidence),
    confidenceLevel: displayed === null ? null : (confidenceLevel(score.confidence) ?? null),
    pillarCount: score.pillarCount,
    mean: score.mean ?? null,
    posterior: score.posterior,
    penalty: { ...score.penalty },
    pillars: pillars.map((pillar) => pillarAnswer(pillar, score.confidence)),
    nextAction: displayed !== null && action ? actionAnswer(action) : null,
    essentials: essentials
      ? {
          metrics: essentials.metrics.map(essentialAnswer),
          knownCount: essentials.knownCount,
          score: essentials.score ?? null,
        }
      : null,
    weightsVersion,
  };
}

const scoreOfDay = prepared((db) =>
  db
    .select()
    .from(longevityScores)
    .where(
      and(
        eq(longevityScores.userId, sql.placeholder('userId')),
        eq(longevityScores.localDate, sql.placeholder('date')),
      ),
    )
    .prepare('longevity_score_of_day'),
);

async function storedRow(db: Db, { userId, date }: ScoredDay): Promise<ScoreRow | undefined> {
  const [row] = await scoreOfDay(db).execute({ userId, date });
  return row;
}

/**
 * The stored score of one day. It is never recomputed, because today's data wasn't known then.
 * @throws Refusal NOT_FOUND for a day without one
 */
export async function storedScoreOf(db: Db, day: ScoredDay): Promise<LongevityDay> {
  const [row, before] = await Promise.all([storedRow(db, day), shownBefore(db, day)]);
  if (!row) throw new Refusal('NOT_FOUND', { said: 'No score was saved for this day.' });
  return dayAnswer(row, before ?? null);
}

/** A member's score of today: the stored one, or computed now if there is none or its inputs changed. */
export async function scoreOf(deps: DietReads, day: ScoredDay): Promise<LongevityDay> {
  const [row, before] = await Promise.all([storedRow(deps.db, day), shownBefore(deps.db, day)]);
  const isCurrent = row && !row.isDue && row.weightsVersion === LONGEVITY_WEIGHTS_VERSION;
  const shown = isCurrent ? row : await computeScore(deps, day);
  return dayAnswer(shown, before ?? null);
}

/** A member's score of today, after everything they wrote so far counts as changed. */
export async function currentScoreOf(
  deps: DietReads,
  due: Pick<DueScores, 'noted'>,
  day: ScoredDay,
): Promise<LongevityDay> {
  await due.noted(day.userId);
  return scoreOf(deps, day);
}

/** Displayed scores of a range of days, oldest first; days without one are left out. */
export async function historyOf(
  db: Db,
  userId: string,
  from: string,
  to: string,
): Promise<LongevityHistoryDay[]> {
  return db
    .select({
      date: longevityScores.localDate,
      score: longevityScores.displayed,
      scoreOfDay: longevityScores.score,
      confidence: longevityScores.confidence,
    })
    .from(longevityScores)
    .where(and(eq(longevityScores.userId, userId), between(longevityScores.localDate, from, to)))
    .orderBy(asc(longevityScores.localDate));
}
