import { and, desc, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import type { WebhookEvent } from '#domain/webhooks/events.ts';
import { DAY_MS, HOUR_MS } from '#domain/time/spans.ts';
import type { Deps } from '#server/db/deps.ts';
import { finishedSince } from '#server/fasting/queries.ts';
import { importRows, imports } from '#server/imports/tables.ts';
import { mealItems, meals } from '#server/meals/tables.ts';
import { todayOf } from '#server/member/queries.ts';
import { reminderDeliveries } from '#server/reminders/tables.ts';
import { mealsPart, waterPart } from '#server/today/queries.ts';

/** An event that a webhook reports. `key` identifies it, so that it is reported once. */
export interface RecentEvent {
  readonly type: WebhookEvent;
  readonly key: string;
  readonly data: object;
}

interface EventReads extends Deps {
  readonly userId: string;
  readonly since: Date;
}

const MAX_MEALS = 50;

async function loggedMeals({ db, userId, since }: EventReads): Promise<RecentEvent[]> {
  const rows = await db
    .select({
      id: meals.id,
      kind: meals.kind,
      date: meals.localDate,
      eatenAt: meals.eatenAt,
      total: meals.total,
    })
    .from(meals)
    .where(
      and(
        eq(meals.userId, userId),
        isNull(meals.deletedAt),
        gte(meals.createdAt, since),
        sql`not exists (select from ${importRows} where ${importRows.userId} = ${meals.userId}
          and ${importRows.kind} = 'meals' and ${importRows.rowKey} = ${meals.id}::text)`,
      ),
    )
    .orderBy(desc(meals.createdAt))
    .limit(MAX_MEALS);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const items = await db
    .select({ mealId: mealItems.mealId, name: mealItems.foodName })
    .from(mealItems)
    .where(and(eq(mealItems.userId, userId), inArray(mealItems.mealId, ids)));
  return rows.map(({ total, eatenAt, ...meal }) => ({
    type: 'meal.logged' as const,
    key: meal.id,
    data: {
      ...meal,
      eatenAt: eatenAt.toISOString(),
      energyKcal: total?.energyKcal ? Math.round(total.energyKcal.value) : null,
      foods: items.filter(({ mealId }) => mealId === meal.id).map(({ name }) => name),
    },
  }));
}

/** Today's goals that are reached by eating or drinking enough. */
async function reachedToday({ db, now, userId }: EventReads): Promise<RecentEvent[]> {
  const date = await todayOf(db, userId, now());
  if (date === undefined) return [];
  const asked = { db, now, userId, date };
  const [{ protein, fiber }, water] = await Promise.all([mealsPart(asked), waterPart(asked)]);
  const goals = [
    { goal: 'water', unit: 'ml', value: water.drunkMl, target: water.targetMl },
    { goal: 'protein', unit: 'g', value: protein.eatenG, target: protein.targetG },
    { goal: 'fiber', unit: 'g', value: fiber.eatenG, target: fiber.targetG },
  ];
  return goals.flatMap(({ value, target, ...goal }) =>
    value === null || target === null || target <= 0 || value < target
      ? []
      : [{ type: 'goal.reached', key: `${goal.goal} ${date}`, data: { ...goal, date, value, target } }],
  );
}

async function finishedFasts({ db, userId, since }: EventReads): Promise<RecentEvent[]> {
  const rows = await finishedSince(db, userId, since);
  return rows.flatMap(({ id, startedAt, endedAt, goalHours, localDate: date }): RecentEvent[] => {
    const hours = ((endedAt?.getTime() ?? 0) - startedAt.getTime()) / HOUR_MS;
    if (hours < goalHours) return [];
    const value = Math.round(hours * 10) / 10;
    const data = { goal: 'fast', unit: 'h', date, value, target: goalHours };
    return [{ type: 'goal.reached', key: `fast ${id}`, data }];
  });
}

async function finishedImports({ db, userId, since }: EventReads): Promise<RecentEvent[]> {
  const rows = await db
    .select({ id: imports.id, source: imports.source, addedCount: imports.addedCount })
    .from(imports)
    .where(and(eq(imports.userId, userId), eq(imports.step, 'done'), gte(imports.importedAt, since)));
  return rows.map((data) => ({ type: 'import.finished', key: data.id, data }));
}

/** Due reminders that weren't done. */
async function sentReminders({ db, userId, since }: EventReads): Promise<RecentEvent[]> {
  const rows = await db
    .select({ id: reminderDeliveries.id, kind: reminderDeliveries.kind, words: reminderDeliveries.words })
    .from(reminderDeliveries)
    .where(
      and(
        eq(reminderDeliveries.userId, userId),
        eq(reminderDeliveries.channel, 'webhooks'),
        eq(reminderDeliveries.end, 'sent'),
        gte(reminderDeliveries.endedAt, since),
      ),
    );
  return rows.map(({ id, kind, words }) => ({ type: 'reminder.due', key: id, data: { kind, ...words } }));
}

/** Maximum age of reported events: a server that was down for longer doesn't report yesterday's lunch. */
export const LOOK_BACK_MS = DAY_MS;

/** A member's events since a moment. */
export async function eventsSince(asked: EventReads): Promise<readonly RecentEvent[]> {
  const found = await Promise.all([
    loggedMeals(asked),
    reachedToday(asked),
    finishedFasts(asked),
    finishedImports(asked),
    sentReminders(asked),
  ]);
  return found.flat();
}
