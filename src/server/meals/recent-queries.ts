import { and, desc, eq, gte, isNull, sql } from 'drizzle-orm';
import type { RecentMeal, RecentMeals } from '#contract/meals/recent-meals.ts';
import { compositionKey, foodKey, type ComposedOf } from '#domain/meals/composition.ts';
import { frecency, type Occasion } from '#domain/meals/frecency.ts';
import { addDays, localDate } from '#domain/time/local-date.ts';
import { wallClock } from '#domain/time/wall-clock.ts';
import type { Db } from '#server/db/database.ts';
import { prepared } from '#server/db/prepared-statements.ts';
import { itemAnswer } from './meal-answer.ts';
import { inShort } from './saved-queries.ts';
import { mealItems, meals } from './tables.ts';

type EatenItem = ComposedOf & { readonly id: string };

/** A recent meal or food: its latest items, and when it was eaten. */
interface Group {
  readonly itemIds: readonly string[];
  readonly kind: RecentMeal['kind'];
  times: number;
  readonly occasions: Occasion[];
}

/** More meals don't improve the suggestions and make the answer larger. */
const MAX_OCCASIONS = 40;

/** A member's meals since a day, newest first, without nutrients, which are the largest part. */
const eatenSince = prepared((db) =>
  db
    .select({
      eatenAt: meals.eatenAt,
      timeZone: meals.timeZone,
      date: meals.localDate,
      kind: meals.kind,
      items: sql<EatenItem[]>`(
        select coalesce(json_agg(json_build_object(
          'id', ${mealItems.id}, 'foodId', ${mealItems.foodId}, 'name', ${mealItems.foodName}
        ) order by ${mealItems.position}), '[]')
        from ${mealItems} where ${and(eq(mealItems.userId, meals.userId), eq(mealItems.mealId, meals.id))}
      )`,
    })
    .from(meals)
    .where(
      and(
        eq(meals.userId, sql.placeholder('userId')),
        gte(meals.localDate, sql.placeholder('from')),
        isNull(meals.deletedAt),
      ),
    )
    .orderBy(desc(meals.eatenAt), desc(meals.id))
    .prepare('eaten_since'),
);

const itemsOf = prepared((db) =>
  db
    .select()
    .from(mealItems)
    .where(
      and(
        eq(mealItems.userId, sql.placeholder('userId')),
        // One parameter for all ids, because hundreds take longer to plan than to run.
        sql`${mealItems.id} = any(${sql.placeholder('ids')}::uuid[])`,
      ),
    )
    .prepare('items_of_member'),
);

function note(
  groups: Map<string, Group>,
  key: string,
  group: Pick<Group, 'itemIds' | 'kind'>,
  occasion: Occasion,
) {
  const known = groups.get(key) ?? { ...group, times: 0, occasions: [] };
  groups.set(key, known);
  known.times += 1;
  if (known.occasions.length < MAX_OCCASIONS) known.occasions.push(occasion);
}

const mostFrecent = (groups: Map<string, Group>, today: string, limit: number): Group[] =>
  [...groups.values()]
    .map((group) => ({ group, score: frecency(group.occasions, today) }))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, limit)
    .map(({ group }) => group);

/**
 * Distinct meals and foods of the last `days` days, best suggestions first.
 * @param limit of each list
 */
export async function recentMealsOf(
  db: Db,
  userId: string,
  { days, limit }: { readonly days: number; readonly limit: number },
  nowMs: number,
): Promise<RecentMeals> {
  const today = localDate(nowMs, 'UTC');
  const eaten = await eatenSince(db).execute({ userId, from: addDays(today, -days) });
  const byMeal = new Map<string, Group>();
  const byFood = new Map<string, Group>();
  for (const { eatenAt, timeZone, date, kind, items } of eaten) {
    const occasion = { date, hour: wallClock(eatenAt.getTime(), timeZone).hour };
    note(byMeal, compositionKey(items), { itemIds: items.map(({ id }) => id), kind }, occasion);
    const once = new Map(items.map((item) => [foodKey(item), item.id]));
    for (const [key, id] of once) note(byFood, key, { itemIds: [id], kind }, occasion);
  }
  const groups = { meals: mostFrecent(byMeal, today, limit), foods: mostFrecent(byFood, today, limit) };
  const itemIds = [...new Set([...groups.meals, ...groups.foods].flatMap((group) => group.itemIds))];
  const rows = itemIds.length === 0 ? [] : await itemsOf(db).execute({ userId, ids: itemIds });
  const byId = new Map(rows.map((row) => [row.id, inShort(itemAnswer(row))]));
  const answer = ({ itemIds: ids, kind, times, occasions }: Group): RecentMeal => ({
    items: ids.flatMap((id) => byId.get(id) ?? []),
    kind,
    times,
    occasions,
  });
  return { meals: groups.meals.map(answer), foods: groups.foods.map(answer) };
}
