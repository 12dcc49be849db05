import type { DayRange } from '#domain/time/day-range.ts';
import { and, desc, eq } from 'drizzle-orm';
import type { Experiment, ExperimentPlan, ExperimentSummary } from '#contract/experiments.ts';
import { adherenceOn } from '#domain/experiments/adherence.ts';
import { findIdea, type Idea } from '#domain/experiments/ideas.ts';
import { planOptions, recommended } from '#domain/experiments/plan.ts';
import { baselineOf, type Baseline } from '#domain/experiments/power.ts';
import { countedDays, outcomeOf, resultOf, type LivedDay } from '#domain/experiments/result.ts';
import { lastDayOf, opensOn, scheduledDays } from '#domain/experiments/schedule.ts';
import { averageQuery } from '#domain/reports/report-figure.ts';
import { causeQuery, causeSeries, metricSeries } from '#domain/reports/associations/day-series.ts';
import { addDays } from '#domain/time/local-date.ts';
import { recordsFor } from '#server/coach/record-queries.ts';
import { Refusal } from '#server/core/refusal.ts';
import type { Db } from '#server/db/database.ts';
import type { Deps } from '#server/db/deps.ts';
import { memberOn } from '#server/member/queries.ts';
import { experimentDays, experiments } from './tables.ts';

export type ExperimentRow = typeof experiments.$inferSelect;

/** Days used to estimate a member's own variation. */
const BASELINE_DAYS = 90;

export const ownExperiment = (userId: string, id: string) =>
  and(eq(experiments.userId, userId), eq(experiments.id, id));

/** @throws Refusal NOT_FOUND for an unknown key */
export function ideaOf(key: string): Idea {
  const idea = findIdea(key);
  if (!idea) throw new Refusal('NOT_FOUND');
  return idea;
}

/** A member's experiments, newest first. */
export const experimentsOf = (db: Db, userId: string): Promise<ExperimentRow[]> =>
  db
    .select()
    .from(experiments)
    .where(eq(experiments.userId, userId))
    .orderBy(desc(experiments.startsOn), desc(experiments.createdAt), desc(experiments.id));

/** @throws Refusal NOT_FOUND */
export async function experimentOf(db: Db, userId: string, id: string): Promise<ExperimentRow> {
  const [row] = await db.select().from(experiments).where(ownExperiment(userId, id));
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}

function stateOf(row: ExperimentRow, today: string): ExperimentSummary['state'] {
  if (row.stoppedOn !== null) return 'stopped';
  if (today < row.startsOn) return 'waiting';
  return today < opensOn(row) ? 'running' : 'finished';
}

export const summaryOf = (row: ExperimentRow, today: string): ExperimentSummary => ({
  id: row.id,
  idea: row.idea,
  state: stateOf(row, today),
  startsOn: row.startsOn,
  lastDay: lastDayOf(row),
  opensOn: opensOn(row),
  stoppedOn: row.stoppedOn,
});

export const isOver = ({ state }: Pick<ExperimentSummary, 'state'>): boolean =>
  state === 'stopped' || state === 'finished';

async function saidOf(db: Db, userId: string, experimentId: string): Promise<ReadonlyMap<string, boolean>> {
  const rows = await db
    .select({ date: experimentDays.localDate, isFollowed: experimentDays.isFollowed })
    .from(experimentDays)
    .where(and(eq(experimentDays.userId, userId), eq(experimentDays.experimentId, experimentId)));
  return new Map(rows.map(({ date, isFollowed }) => [date, isFollowed]));
}

interface ExperimentReads extends Deps {
  readonly userId: string;
  readonly today: string;
}

/** The days of an experiment with the logged data. */
async function livedDays(
  asked: ExperimentReads,
  row: ExperimentRow,
  idea: Idea,
): Promise<readonly LivedDay[]> {
  const { db, userId, today, now } = asked;
  const range: DayRange = { from: row.startsOn, to: addDays(lastDayOf(row), idea.lag) };
  const queries = [
    averageQuery(idea.outcome, range),
    ...(idea.rule ? [causeQuery(idea.rule.cause, range)] : []),
  ];
  const [source, said] = await Promise.all([
    recordsFor({ db, userId, nowMs: now(), today }, queries),
    saidOf(db, userId, row.id),
  ]);
  const outcomes = metricSeries(idea.outcome, source, range);
  const logged = idea.rule ? causeSeries(idea.rule.cause, source, range) : new Map<string, number>();
  const last = row.stoppedOn ?? today;
  return scheduledDays(row).map((day) =>
    day.date > last
      ? { ...day, followed: 'unknown', outcome: null }
      : {
          ...day,
          followed: adherenceOn(day, idea, said, logged),
          outcome: outcomeOf(idea, day.date, outcomes),
        },
  );
}

function resultAnswer(past: readonly LivedDay[]): Experiment['result'] {
  const result = resultOf(past);
  return { ...result, pairs: [...result.pairs] };
}

/** An experiment as shown to its member: without outcomes while it is running. */
export async function experimentAnswer(asked: ExperimentReads, row: ExperimentRow): Promise<Experiment> {
  const summary = summaryOf(row, asked.today);
  const days = await livedDays(asked, row, ideaOf(row.idea));
  const lastLived = row.stoppedOn ?? lastDayOf(row);
  const past = days.filter(({ date }) => date <= lastLived && date < asked.today);
  const isOpen = isOver(summary);
  return {
    ...summary,
    blockDays: row.blockDays,
    washoutDays: row.washoutDays,
    orders: row.orders,
    power: row.power,
    days: days.map((day) => ({ ...day, outcome: isOpen ? day.outcome : null })),
    countedDays: countedDays(past).length,
    result: isOpen ? resultAnswer(past) : null,
  };
}

/** Recent variation of an outcome. */
export async function ownBaseline(asked: ExperimentReads, { outcome }: Idea): Promise<Baseline | undefined> {
  const { db, userId, today, now } = asked;
  const range = { from: addDays(today, -BASELINE_DAYS), to: addDays(today, -1) };
  const source = await recordsFor({ db, userId, nowMs: now(), today }, [averageQuery(outcome, range)]);
  return baselineOf(metricSeries(outcome, source, range));
}

/** Recommended length of an experiment for this member. */
export async function planOf(deps: Deps, userId: string, key: string): Promise<ExperimentPlan> {
  const idea = ideaOf(key);
  const { date: today } = await memberOn(deps.db, userId, deps.now());
  const baseline = await ownBaseline({ ...deps, userId, today }, idea);
  const options = planOptions(idea, idea.worthwhile, baseline);
  return {
    idea: idea.key,
    blockDays: idea.blockDays,
    washoutDays: idea.washoutDays,
    options: options.map((option) => ({ ...option, power: option.power ?? null })),
    recommendedPairs: recommended(options)?.pairs ?? 0,
    baseline: baseline ? { days: baseline.days, mean: baseline.mean, sd: baseline.sd } : null,
  };
}
