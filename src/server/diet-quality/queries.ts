import { daysIn } from '#domain/time/day-range.ts';
import { dayVerdict } from '#domain/diet-quality/counted-days.ts';
import { dietQuality, type CountedDay, type DietQuality } from '#domain/diet-quality/diet-quality.ts';
import { totalKcal } from '#domain/diet-quality/diet-totals.ts';
import type { EatenItem } from '#domain/diet-quality/eaten-item.ts';
import type { DayState } from '#domain/meals/meal.ts';
import { addDays } from '#domain/time/local-date.ts';
import type { Deps } from '#server/db/deps.ts';
import { memberOn, type Member } from '#server/member/queries.ts';
import { dayStatesOf } from '#server/member/whole-days.ts';
import type { ReferenceFoods } from './eaten-foods.ts';
import { eatenItems } from './eaten-items.ts';

const WINDOW_DAYS = 28;
const WEEK_DAYS = 7;

/** First day of the four weeks that end with a day. */
export const windowFrom = (today: string): string => addDays(today, 1 - WINDOW_DAYS);

/** Dependencies for reading a diet. */
export interface DietReads extends Deps {
  readonly reference: ReferenceFoods;
}

export interface DietQualityQuery {
  readonly userId: string;
  readonly from: string;
  /** Last day of the window, the member's local today. */
  readonly to: string;
  /** Read if not given. */
  readonly member?: Member;
}

/** Days of the window, each with whether it counts. Kinds are those of meals with items. */
function judgedDays(
  from: string,
  to: string,
  states: ReadonlyMap<string, DayState>,
  byDate: ReadonlyMap<string, readonly EatenItem[]>,
): readonly CountedDay[] {
  return daysIn({ from, to }).map((date) => {
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

/** A member's diet quality over four weeks, from complete days. */
export async function dietQualityOf(
  { db, reference, now }: DietReads,
  { userId, from, to, member }: DietQualityQuery,
): Promise<DietQuality> {
  const weekFrom = addDays(to, 1 - WEEK_DAYS);
  const [all, states, eater] = await Promise.all([
    eatenItems(db, reference, userId, from, to),
    dayStatesOf(db, userId, { from, to }),
    member ?? memberOn(db, userId, now(), to),
  ]);
  const { mass, heightCm, ageYears, profile } = eater;
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
    eater: { massKg: mass.massKg, heightCm, ageYears },
    preference: profile.dietaryPreference,
  });
}
