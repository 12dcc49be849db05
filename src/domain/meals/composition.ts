/** Identifies items when meals are compared. */
export interface ComposedOf {
  /** Null for a quick add, which is identified by name. */
  readonly foodId: string | null;
  readonly name: string;
}

/** Identity of an item regardless of amount: its food, or the case-insensitive name of a quick add. */
export const foodKey = ({ foodId, name }: ComposedOf): string =>
  foodId ?? `quick add ${name.trim().toLowerCase()}`;

/**
 * Identity of a meal: the same foods in any order and amount are the same meal. People weigh their porridge every morning; it is still the
 * same porridge.
 */
export const compositionKey = (items: readonly ComposedOf[]): string =>
  JSON.stringify([...new Set(items.map(foodKey))].toSorted());
