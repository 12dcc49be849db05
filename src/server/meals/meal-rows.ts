import { SUMMARY_NUTRIENTS, type MealInput } from '#contract/meals.ts';
import type { FoodIndex } from '#domain/foods/food-index.ts';
import type { Estimate, NutrientEstimates } from '#domain/meals/estimate.ts';
import { estimateItem } from '#domain/meals/estimate-item.ts';
import { sumNutrients } from '#domain/meals/sum-nutrients.ts';
import { localDate } from '#domain/time/local-date.ts';
import { Refusal, refuseField } from '#server/http/refusal.ts';
import type { mealItems, meals } from './tables.ts';

const DAY_MS = 86_400_000;
const EARLIEST_MS = Date.UTC(2000, 0, 1);

export type ItemRow = typeof mealItems.$inferSelect;
/** A meal as stored, without what only the database cares for. */
export type MealRow = Omit<typeof meals.$inferSelect, 'deletedAt' | 'createdAt' | 'updatedAt'>;

function refuseOddTime(eatenAtMs: number, nowMs: number): void {
  if (eatenAtMs > nowMs + DAY_MS)
    throw refuseField('BAD_REQUEST', 'eatenAt', 'This is more than a day ahead.');
  if (eatenAtMs < EARLIEST_MS)
    throw refuseField('BAD_REQUEST', 'eatenAt', 'The diary begins in the year 2000.');
}

const toFiveDigits = (value: number): number => Number(value.toPrecision(5));

// Five digits are more than any food table holds; all sixteen would double what a day's answer weighs.
const frozen = (estimates: NutrientEstimates): NutrientEstimates =>
  Object.fromEntries(
    Object.entries(estimates).map(([key, { value, low, high }]): [string, Estimate] => [
      key,
      { value: toFiveDigits(value), low: toFiveDigits(low), high: toFiveDigits(high) },
    ]),
  );

/** A meal's total: the sum of its items, with as many digits as they have. */
export const totalOf = (items: readonly Pick<ItemRow, 'nutrients'>[]): NutrientEstimates =>
  frozen(sumNutrients(items.map(({ nutrients }) => nutrients)));

const summaryOf = (total: NutrientEstimates): NutrientEstimates =>
  Object.fromEntries(SUMMARY_NUTRIENTS.flatMap((key) => (total[key] ? [[key, total[key]]] : [])));

function itemRows(userId: string, { id: mealId, items }: MealInput, index: FoodIndex): ItemRow[] {
  const issues: { field: string; message: string }[] = [];
  const ids = new Set<string>();
  const rows = items.map((item, position): ItemRow | undefined => {
    const food = index.byId.get(item.foodId);
    if (!food) issues.push({ field: `items.${position}.foodId`, message: 'This food is not in the table.' });
    if (ids.size === ids.add(item.id).size)
      issues.push({ field: `items.${position}.id`, message: 'Each item needs an id of its own.' });
    return (
      food && {
        userId,
        id: item.id,
        mealId,
        position,
        foodId: food.id,
        foodName: food.name,
        words: item.words || null,
        amount: item.amount,
        unit: item.unit,
        grams: item.grams.value,
        gramsLow: item.grams.low,
        gramsHigh: item.grams.high,
        confidence: item.confidence,
        nutrients: frozen(estimateItem(food, item.grams, item.confidence)),
      }
    );
  });
  if (issues.length > 0) throw new Refusal('BAD_REQUEST', { issues });
  return rows.filter((row) => row !== undefined);
}

/**
 * A confirmed meal as rows, its nutrients frozen from the reference table and its day taken from the eater's calendar.
 * @throws Refusal naming the field: a time no diary has, an unknown food, an item id given twice
 */
export function mealRows(
  userId: string,
  input: MealInput,
  index: FoodIndex,
  nowMs: number,
): { meal: MealRow; items: ItemRow[] } {
  const eatenAtMs = Date.parse(input.eatenAt);
  refuseOddTime(eatenAtMs, nowMs);
  const items = itemRows(userId, input, index);
  const meal: MealRow = {
    userId,
    id: input.id,
    eatenAt: new Date(eatenAtMs),
    timeZone: input.timeZone,
    localDate: localDate(eatenAtMs, input.timeZone),
    kind: input.kind,
    source: input.source,
    note: input.note || null,
    description: input.description ?? null,
    summary: summaryOf(totalOf(items)),
  };
  return { meal, items };
}
