import { and, between, eq } from 'drizzle-orm';
import type { DietaryPreference } from '#domain/account/profile.ts';
import { dayVerdict } from '#domain/diet-quality/counted-days.ts';
import { dietQuality, type CountedDay, type DietQuality } from '#domain/diet-quality/diet-quality.ts';
import { totalKcal } from '#domain/diet-quality/diet-totals.ts';
import type { EatenItem } from '#domain/diet-quality/eaten-item.ts';
import type { Eater } from '#domain/diet-quality/protein-by-meal.ts';
import { addDays, daysBetween } from '#domain/time/local-date.ts';
import type { Db } from '#server/db/database.ts';
import { dayStates } from '#server/meals/tables.ts';
import type { ReferenceFoods } from './eaten-foods.ts';
import { eatenItems } from './eaten-items.ts';

const WINDOW_DAYS = 28;
const WEEK_DAYS = 7;

/** The first of the four weeks' days that end with a day. */
export const windowFrom = (today: string): string => addDays(today, 1 - WINDOW_DAYS);

/** What other slices know of the member: composed in `app.ts`. */
export interface DietQualityDeps {
  readonly db: Db;
  readonly reference: ReferenceFoods;
  /** Who eats and by what preference. */
  readonly eaterOf: (userId: string) => Promise<Eater & { readonly dietaryPreference: DietaryPreference }>;
}

export interface DietQualityAsked {
  readonly userId: string;
  readonly from: string;
  /** The member's local today: the last day that is looked at. */
  readonly to: string;
}

const statesBetween = async (db: Db, userId: string, from: string, to: string) =>
  new Map(
    (
      await db
        .select({ date: dayStates.localDate, state: dayStates.state })
        .from(dayStates)
        .where(and(eq(dayStates.userId, userId), between(dayStates.localDate, from, to)))
    ).map(({ date, state }) => [date, state]),
  );

/** The days looked at, each with whether it counts. Kinds are those of meals with items. */
function judgedDays(
  from: string,
  to: string,
  states: Awaited<ReturnType<typeof statesBetween>>,
  byDate: ReadonlyMap<string, readonly EatenItem[]>,
): readonly CountedDay[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => {
    const date = addDays(from, index);
    const items = byDate.get(date) ?? [];
    const energyKcal = totalKcal(items);
    const kinds = items.map(({ kind }) => kind);
    return {
      date,
      verdict: dayVerdict(states.get(date) ?? null, kinds, date < to, energyKcal),
      energyKcal,
    };
  });
}

/** The quality of a member's diet over some weeks, from the days that were logged in full. */
export async function dietQualityOf(
  { db, reference, eaterOf }: DietQualityDeps,
  { userId, from, to }: DietQualityAsked,
): Promise<DietQuality> {
  const weekFrom = addDays(to, 1 - WEEK_DAYS);
  const [all, states, eater] = await Promise.all([
    eatenItems(db, reference, userId, from, to),
    statesBetween(db, userId, from, to),
    eaterOf(userId),
  ]);
  const days = judgedDays(
    from,
    to,
    states,
    Map.groupBy(all, ({ date }) => date),
  );
  const counted = new Set(days.flatMap(({ date, verdict }) => (verdict === 'counted' ? [date] : [])));
  return dietQuality({
    days,
    items: all.filter(({ date }) => counted.has(date)),
    itemsOfWeek: all.filter(({ date }) => date >= weekFrom),
    eater,
    preference: eater.dietaryPreference,
  });
}
