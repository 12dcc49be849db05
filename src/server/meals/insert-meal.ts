import { getTableColumns, sql } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { prepared } from '#server/db/prepared-statements.ts';
import { isUniqueViolation } from '#server/db/unique-violation.ts';
import { refuseField } from '#server/core/refusal.ts';
import type { ItemRow, MealRow } from './meal-rows.ts';
import { mealItems, meals } from './tables.ts';

/** Item rows as one JSON parameter. With a parameter per value, each number of items would be a different statement. */
const itemsParameter = sql`json_to_recordset(${sql.placeholder('items')}) as item(${sql.raw(
  Object.entries(getTableColumns(mealItems))
    .map(([key, column]) => `"${key}" ${column.getSQLType()}`)
    .join(', '),
)})`;

const mealAndItems = prepared((db) => {
  const inserted = db.$with('inserted').as(
    db
      .insert(meals)
      .values({
        userId: sql.placeholder('userId'),
        id: sql.placeholder('id'),
        eatenAt: sql.placeholder('eatenAt'),
        timeZone: sql.placeholder('timeZone'),
        localDate: sql.placeholder('localDate'),
        kind: sql.placeholder('kind'),
        source: sql.placeholder('source'),
        note: sql.placeholder('note'),
        description: sql.placeholder('description'),
        summary: sql.placeholder('summary'),
        total: sql.placeholder('total'),
        nutrientValues: sql.placeholder('nutrientValues'),
      })
      .onConflictDoNothing()
      .returning({ id: meals.id }),
  );
  return db
    .with(inserted)
    .insert(mealItems)
    .select(sql`select item.* from ${inserted}, ${itemsParameter}`)
    .returning({ id: mealItems.id })
    .prepare('insert_meal');
});

const itemsAlone = prepared((db) =>
  db
    .insert(mealItems)
    .select(sql`select item.* from ${itemsParameter}`)
    .prepare('insert_meal_items'),
);

/** @throws Refusal CONFLICT if an item's id belongs to another meal of the member */
function refuseTakenItem(error: unknown): never {
  if (!isUniqueViolation(error)) throw error;
  throw refuseField('CONFLICT', 'items', 'An item in this meal already belongs to another meal.');
}

/**
 * Stores a meal with its items in one statement, so all of it or nothing, even outside a transaction.
 * @returns false if the member already has a meal with this id; nothing changes then
 * @throws Refusal CONFLICT if an item's id belongs to another meal of the member
 */
export async function insertMeal(db: Db, meal: MealRow, items: readonly ItemRow[]): Promise<boolean> {
  const values = { ...meal, items: JSON.stringify(items) };
  const written = await mealAndItems(db).execute(values).catch(refuseTakenItem);
  return written.length > 0;
}

/** Stores items of an existing meal. @throws Refusal CONFLICT if an item's id belongs to another meal of the member */
export async function insertItems(tx: Db, items: readonly ItemRow[]): Promise<void> {
  await itemsAlone(tx)
    .execute({ items: JSON.stringify(items) })
    .catch(refuseTakenItem);
}
