/** What distinguishes items when meals are compared. */
export interface ComposedOf {
  /** Null for a quick add, which is known by its name alone. */
  readonly foodId: string | null;
  readonly name: string;
}

/** What an item is, whatever its amount: its food, or the name of a quick add without regard to case. */
export const foodKey = ({ foodId, name }: ComposedOf): string =>
  foodId ?? `quick add ${name.trim().toLowerCase()}`;

/**
 * What a meal is made of: two meals of the same foods are the same meal eaten twice, whatever the order and the amounts. People weigh
 * their porridge every morning; it is still the same porridge.
 */
export const compositionKey = (items: readonly ComposedOf[]): string =>
  JSON.stringify([...new Set(items.map(foodKey))].toSorted());
