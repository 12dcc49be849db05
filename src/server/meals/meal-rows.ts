import { SUMMARY_NUTRIENTS } from '#domain/meals/day/day-summaries.ts';
import type { MealInput } from '#contract/meals/meals.ts';
import type { Food } from '#domain/foods/food.ts';
import type { Estimate, NutrientEstimates } from '#domain/meals/estimates/estimate.ts';
import { estimateItem } from '#domain/meals/estimates/estimate-item.ts';
import { sumNutrients } from '#domain/meals/nutrients/sum-nutrients.ts';
import { localDate } from '#domain/time/local-date.ts';
import { DAY_MS } from '#domain/time/spans.ts';
import { Refusal, refuseField } from '#server/core/refusal.ts';
import { nutrientValuesOf } from './nutrient-values.ts';
import type { mealItems, meals } from './tables.ts';

const EARLIEST_MS = Date.UTC(2000, 0, 1);

type ItemInput = MealInput['items'][number];

/** The foods that a meal's items name. */
export type FoodsById = ReadonlyMap<string, Food>;

export type ItemRow = typeof mealItems.$inferSelect;
/** A meal's row, without columns that only the database needs. */
export type MealRow = Omit<typeof meals.$inferSelect, 'deletedAt' | 'createdAt' | 'updatedAt' | 'total'> & {
  readonly total: NutrientEstimates;
};

function refuseOddTime(eatenAtMs: number, nowMs: number): void {
  if (eatenAtMs > nowMs + DAY_MS)
    throw refuseField(
      'BAD_REQUEST',
      'eatenAt',
      'This is more than a day in the future. Choose an earlier time.',
    );
  if (eatenAtMs < EARLIEST_MS) throw refuseField('BAD_REQUEST', 'eatenAt', 'Choose a date in 2000 or later.');
}

/** Rounds to five significant digits. `toPrecision`, which goes through a text, takes a tenth of a logged meal's time. */
function toFiveDigits(value: number): number {
  if (value === 0) return 0;
  if (value < 0.001 || value >= 100_000) return Number(value.toPrecision(5));
  let scale = 1;
  while (value * scale < 10_000) scale *= 10;
  return Math.round(value * scale) / scale;
}

// Five digits are more precise than any food table; all sixteen would double the size of a day's response.
const frozen = (estimates: NutrientEstimates): NutrientEstimates =>
  Object.fromEntries(
    Object.entries(estimates).map(([key, { value, low, high }]): [string, Estimate] => [
      key,
      { value: toFiveDigits(value), low: toFiveDigits(low), high: toFiveDigits(high) },
    ]),
  );

/** Figures entered by a member, whose bounds equal their value. */
const exactly = (entered: NonNullable<ItemInput['entered']>): NutrientEstimates =>
  Object.fromEntries(
    Object.entries(entered).flatMap(([key, value]): [string, Estimate][] =>
      value === undefined ? [] : [[key, { value, low: value, high: value }]],
    ),
  );

/** A meal's total: the rounded sum of its items. */
export const totalOf = (items: readonly Pick<ItemRow, 'nutrients'>[]): NutrientEstimates =>
  frozen(sumNutrients(items.map(({ nutrients }) => nutrients)));

const summaryOf = (total: NutrientEstimates): NutrientEstimates =>
  Object.fromEntries(SUMMARY_NUTRIENTS.flatMap((key) => (total[key] ? [[key, total[key]]] : [])));

/** An item's row with its nutrients; undefined if its food is unknown. */
function contentOf(
  item: ItemInput,
  foods: FoodsById,
): Pick<ItemRow, 'foodId' | 'foodName' | 'nutrients'> | undefined {
  if (item.foodId === null || item.grams === null) {
    if (!item.entered || !item.name) return undefined;
    return { foodId: null, foodName: item.name, nutrients: exactly(item.entered) };
  }
  const food = foods.get(item.foodId);
  return (
    food && {
      foodId: food.id,
      foodName: food.brand ? `${food.name}, ${food.brand}` : food.name,
      nutrients: frozen(estimateItem(food, item.grams, item.confidence, item.otherFoods)),
    }
  );
}

/**
 * Items as rows, with names and nutrients frozen from their foods.
 * @throws Refusal naming the field: an unknown food, a duplicate item id
 */
export function itemRows(
  userId: string,
  { id: mealId, items }: Pick<MealInput, 'id' | 'items'>,
  foods: FoodsById,
): ItemRow[] {
  const issues: { field: string; message: string }[] = [];
  const ids = new Set<string>();
  const rows = items.map((item, position): ItemRow | undefined => {
    const content = contentOf(item, foods);
    if (!content) issues.push({ field: `items.${position}.foodId`, message: 'This food doesn’t exist.' });
    if (ids.size === ids.add(item.id).size)
      issues.push({ field: `items.${position}.id`, message: 'Each item needs a different ID.' });
    return (
      content && {
        userId,
        id: item.id,
        mealId,
        position,
        ...content,
        words: item.words || null,
        amount: item.amount,
        unit: item.unit,
        grams: item.grams?.value ?? null,
        gramsLow: item.grams?.low ?? null,
        gramsHigh: item.grams?.high ?? null,
        confidence: item.confidence,
        nutrientValues: nutrientValuesOf(content.nutrients),
      }
    );
  });
  if (issues.length > 0) throw new Refusal('BAD_REQUEST', { issues });
  return rows.filter((row) => row !== undefined);
}

/**
 * A confirmed meal as rows, with nutrients frozen from its foods, on the local day of the eater.
 * @throws Refusal naming the field: an invalid time, an unknown food, a duplicate item id
 */
export function mealRows(
  userId: string,
  input: MealInput,
  foods: FoodsById,
  nowMs: number,
): { meal: MealRow; items: ItemRow[] } {
  const eatenAtMs = Date.parse(input.eatenAt);
  refuseOddTime(eatenAtMs, nowMs);
  const items = itemRows(userId, input, foods);
  const total = totalOf(items);
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
    summary: summaryOf(total),
    total,
    nutrientValues: nutrientValuesOf(total),
  };
  return { meal, items };
}
