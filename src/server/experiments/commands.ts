import { and, eq } from 'drizzle-orm';
import type { DayMark, Experiment, NewExperiment } from '#contract/experiments.ts';
import { planOptions } from '#domain/experiments/plan.ts';
import { dayOn, drawOrders } from '#domain/experiments/schedule.ts';
import { addDays } from '#domain/time/local-date.ts';
import type { Actor } from '#server/core/actor.ts';
import { Refusal, refuseField } from '#server/core/refusal.ts';
import type { Db } from '#server/db/database.ts';
import type { Deps } from '#server/db/deps.ts';
import { lockMember } from '#server/db/member-lock.ts';
import { memberOn } from '#server/member/queries.ts';
import {
  experimentAnswer,
  experimentOf,
  experimentsOf,
  ideaOf,
  isOver,
  ownBaseline,
  ownExperiment,
  summaryOf,
} from './queries.ts';
import { experimentDays, experiments } from './tables.ts';

/** Maximum days ahead for the start of an experiment. */
const MAX_WAIT_DAYS = 14;
const MAX_EXPERIMENTS = 200;

export interface ExperimentDeps extends Deps {
  /** From 0 to below 1; determines the order of the conditions. */
  readonly random: () => number;
}

async function askedBy(deps: Deps, { userId }: Actor) {
  const { date: today } = await memberOn(deps.db, userId, deps.now());
  return { ...deps, userId, today };
}

/** Two experiments at once would disturb each other, and all of a member’s are listed at once. */
async function refuseAnother(tx: Db, userId: string, today: string, id: string): Promise<void> {
  const others = (await experimentsOf(tx, userId)).filter((row) => row.id !== id);
  if (others.length >= MAX_EXPERIMENTS)
    throw refuseField('CONFLICT', 'idea', `You’ve reached the limit of ${MAX_EXPERIMENTS} experiments.`);
  if (others.some((row) => !isOver(summaryOf(row, today))))
    throw refuseField('CONFLICT', 'idea', 'An experiment is already running. Finish or stop it first.');
}

/** @throws Refusal CONFLICT if one is running, BAD_REQUEST for a length or first day that isn't offered */
export async function startExperiment(
  deps: ExperimentDeps,
  actor: Actor,
  { id, idea: key, pairs, startsOn }: NewExperiment,
): Promise<Experiment> {
  const asked = await askedBy(deps, actor);
  const { userId, today } = asked;
  const idea = ideaOf(key);
  if (startsOn < today || startsOn > addDays(today, MAX_WAIT_DAYS))
    throw refuseField('BAD_REQUEST', 'startsOn', 'Start today or within the next two weeks.');
  const options = planOptions(idea, idea.worthwhile, await ownBaseline(asked, idea));
  const chosen = options.find((option) => option.pairs === pairs);
  if (!chosen) throw refuseField('BAD_REQUEST', 'pairs', 'Choose one of the available lengths.');
  await deps.db.transaction(async (tx) => {
    await lockMember(tx, 'experiments', userId);
    await refuseAnother(tx, userId, today, id);
    // A repeated request finds the experiment that the first one created.
    await tx
      .insert(experiments)
      .values({
        userId,
        id,
        idea: idea.key,
        startsOn,
        blockDays: idea.blockDays,
        washoutDays: idea.washoutDays,
        orders: [...drawOrders(pairs, deps.random)],
        power: chosen.power ?? null,
      })
      .onConflictDoNothing();
  });
  return experimentAnswer(asked, await experimentOf(deps.db, userId, id));
}

/** Saves the member's statement about a day. @throws Refusal BAD_REQUEST for a day outside the experiment or in the future */
export async function markDay(
  deps: Deps,
  actor: Actor,
  { id, date, isFollowed }: DayMark,
): Promise<Experiment> {
  const asked = await askedBy(deps, actor);
  const row = await experimentOf(deps.db, actor.userId, id);
  if (!dayOn(row, date)) throw refuseField('BAD_REQUEST', 'date', 'Choose a day in this experiment.');
  if (date > asked.today)
    throw refuseField('BAD_REQUEST', 'date', 'That date is in the future. Choose today or earlier.');
  // Once the result is known, days must not be selected by it.
  if (isOver(summaryOf(row, asked.today)))
    throw refuseField('CONFLICT', 'id', 'This experiment is over. Its days can’t be changed.');
  const { userId } = actor;
  if (isFollowed === null)
    await deps.db
      .delete(experimentDays)
      .where(
        and(
          eq(experimentDays.userId, userId),
          eq(experimentDays.experimentId, id),
          eq(experimentDays.localDate, date),
        ),
      );
  else
    await deps.db
      .insert(experimentDays)
      .values({ userId, experimentId: id, localDate: date, isFollowed })
      .onConflictDoUpdate({
        target: [experimentDays.userId, experimentDays.experimentId, experimentDays.localDate],
        set: { isFollowed },
      });
  return experimentAnswer(asked, row);
}

/** Stops a running experiment; its last day is yesterday. A second stop changes nothing. */
export async function stopExperiment(deps: Deps, actor: Actor, id: string): Promise<Experiment> {
  const asked = await askedBy(deps, actor);
  const row = await experimentOf(deps.db, actor.userId, id);
  if (isOver(summaryOf(row, asked.today))) return experimentAnswer(asked, row);
  const [stopped = row] = await deps.db
    .update(experiments)
    .set({ stoppedOn: addDays(asked.today, -1) })
    .where(ownExperiment(actor.userId, id))
    .returning();
  return experimentAnswer(asked, stopped);
}

/** Deletes an experiment with the statements about its days; the food log stays. @throws Refusal NOT_FOUND */
export async function removeExperiment({ db }: Deps, { userId }: Actor, id: string): Promise<void> {
  const gone = await db
    .delete(experiments)
    .where(ownExperiment(userId, id))
    .returning({ id: experiments.id });
  if (gone.length === 0) throw new Refusal('NOT_FOUND');
}
