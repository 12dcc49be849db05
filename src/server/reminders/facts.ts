import { and, eq, gte, isNotNull, isNull, or } from 'drizzle-orm';
import { findIdea } from '#domain/experiments/ideas.ts';
import { MAX_DAYS } from '#domain/experiments/plan.ts';
import { dayOn, isChangeDay } from '#domain/experiments/schedule.ts';
import { fastState, spanOf } from '#domain/fasting/fast-state.ts';
import type { ReminderFacts } from '#domain/reminders/facts.ts';
import { usualTimes } from '#domain/reminders/usual-times.ts';
import { minuteOfDay } from '#domain/time/first-instant.ts';
import { addDays } from '#domain/time/local-date.ts';
import { DAY_MS, HOUR_MS } from '#domain/time/spans.ts';
import { bodyMeasurements } from '#server/body/tables.ts';
import type { Deps } from '#server/db/deps.ts';
import { experiments } from '#server/experiments/tables.ts';
import { fastAnswer, finishedSince, runningOf } from '#server/fasting/queries.ts';
import { meals } from '#server/meals/tables.ts';
import { memberWithPlan } from '#server/member/queries.ts';
import { dayStatesOf } from '#server/member/whole-days.ts';
import { sleeps } from '#server/sleep/tables.ts';
import { ownSupplements, reminders, supplementTakes } from '#server/supplements/tables.ts';
import { waterPart } from '#server/today/queries.ts';

/** Days that determine a usual time. */
const HABIT_DAYS = 28;
/** Yesterday's reminders may still be waiting. */
const OPEN_DAYS = 2;
/** The planning period of reminders, and yesterday. */
const EXPERIMENT_DAYS = 10;

interface FactReads extends Deps {
  readonly userId: string;
}

const eatenSince = ({ db, userId }: FactReads, from: string) =>
  db
    .select({ date: meals.localDate, kind: meals.kind, eatenAt: meals.eatenAt, timeZone: meals.timeZone })
    .from(meals)
    .where(and(eq(meals.userId, userId), isNull(meals.deletedAt), gte(meals.localDate, from)));

async function loggedDays({ db, userId }: FactReads, from: string) {
  const [weighed, slept] = await Promise.all([
    db
      .selectDistinct({ date: bodyMeasurements.localDate })
      .from(bodyMeasurements)
      .where(
        and(
          eq(bodyMeasurements.userId, userId),
          isNull(bodyMeasurements.deletedAt),
          isNotNull(bodyMeasurements.massKg),
          gte(bodyMeasurements.localDate, from),
        ),
      ),
    db
      .selectDistinct({ date: sleeps.localDate })
      .from(sleeps)
      .where(
        and(
          eq(sleeps.userId, userId),
          isNull(sleeps.deletedAt),
          eq(sleeps.isNap, false),
          gte(sleeps.localDate, from),
        ),
      ),
  ]);
  return { weighedOn: weighed.map(({ date }) => date), sleptOn: slept.map(({ date }) => date) };
}

/** Days from yesterday to next week on which an experiment's condition changes. */
async function conditionChangesOf({ db, userId }: FactReads, today: string) {
  const rows = await db
    .select()
    .from(experiments)
    .where(
      and(
        eq(experiments.userId, userId),
        isNull(experiments.stoppedOn),
        gte(experiments.startsOn, addDays(today, -MAX_DAYS)),
      ),
    );
  const days = Array.from({ length: EXPERIMENT_DAYS }, (_, day) => addDays(today, day - 1));
  return rows.flatMap((row) => {
    const idea = findIdea(row.idea);
    return days.flatMap((date) =>
      idea && isChangeDay(row, date)
        ? [{ id: row.id, date, task: dayOn(row, date)?.condition === 'changed' ? idea.task : idea.usualTask }]
        : [],
    );
  });
}

async function supplementsOf({ db, userId }: FactReads, from: string) {
  const [supplements, takes, retests] = await Promise.all([
    db
      .select({
        id: ownSupplements.id,
        name: ownSupplements.name,
        times: ownSupplements.times,
        weekdays: ownSupplements.weekdays,
        activeFrom: ownSupplements.localDate,
        activeTo: ownSupplements.activeTo,
      })
      .from(ownSupplements)
      .where(
        and(
          eq(ownSupplements.userId, userId),
          isNull(ownSupplements.deletedAt),
          or(isNull(ownSupplements.activeTo), gte(ownSupplements.activeTo, from)),
        ),
      ),
    db
      .select({
        supplementId: supplementTakes.supplementId,
        date: supplementTakes.localDate,
        dayTime: supplementTakes.dayTime,
      })
      .from(supplementTakes)
      .where(
        and(
          eq(supplementTakes.userId, userId),
          isNull(supplementTakes.deletedAt),
          gte(supplementTakes.localDate, from),
        ),
      ),
    db
      .select({ id: reminders.id, dueOn: reminders.dueOn, title: reminders.title })
      .from(reminders)
      .where(and(eq(reminders.userId, userId), eq(reminders.state, 'open'), gte(reminders.dueOn, from))),
  ]);
  return { supplements, takes, retests };
}

/** The running fast, otherwise the eating window after the last one. */
async function fastingOf(asked: FactReads) {
  const { db, userId, now } = asked;
  const running = await runningOf(db, userId);
  if (running) {
    const { id, startedAt, goalHours } = running;
    const startedAtMs = startedAt.getTime();
    return {
      runningFast: { id, startedAtMs, goalMs: startedAtMs + goalHours * HOUR_MS },
      eatingWindow: null,
    };
  }
  const [last] = await finishedSince(db, userId, new Date(now() - DAY_MS));
  if (!last?.endedAt) return { runningFast: null, eatingWindow: null };
  const { eatsFromMs, eatsUntilMs } = fastState(spanOf(fastAnswer(last)), now());
  if (eatsUntilMs === undefined) return { runningFast: null, eatingWindow: null };
  // The window starts with the first meal, not at the planned time.
  const endMs = last.endedAt.getTime() + (eatsUntilMs - eatsFromMs);
  return { runningFast: null, eatingWindow: { fastId: last.id, endMs } };
}

/** @throws Refusal NOT_FOUND for an account without a profile */
export async function reminderFactsOf(asked: FactReads): Promise<ReminderFacts> {
  const { db, userId, now } = asked;
  const { member, stored } = await memberWithPlan(db, userId, now());
  const { date: today, profile, settings } = member;
  const from = addDays(today, -OPEN_DAYS);
  const [eaten, states, days, taken, fasting, water, conditionChanges] = await Promise.all([
    eatenSince(asked, addDays(today, -HABIT_DAYS)),
    dayStatesOf(db, userId, { from, to: today }),
    loggedDays(asked, from),
    supplementsOf(asked, from),
    fastingOf(asked),
    waterPart({ db, now, userId, date: today }),
    conditionChangesOf(asked, today),
  ]);
  const checkedIns = [stored?.validFrom, settings?.checkedInOn].filter((date) => typeof date === 'string');
  return {
    timeZone: profile.timeZone,
    today,
    usual: usualTimes(
      eaten
        .filter(({ date }) => date < today)
        .map(({ kind, eatenAt, timeZone }) => ({ kind, minute: minuteOfDay(eatenAt.getTime(), timeZone) })),
    ),
    meals: eaten.filter(({ date }) => date >= from),
    settledDays: [...states.keys()],
    checkedInOn: checkedIns.toSorted().at(-1) ?? null,
    water: { drunkMl: water.drunkMl ?? 0, targetMl: water.targetMl },
    units: profile.unitSystem,
    conditionChanges,
    ...days,
    ...taken,
    ...fasting,
  };
}
