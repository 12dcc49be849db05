import type { MealKind } from '#domain/meals/meal.ts';
import type { FoodPattern } from './food-pattern.ts';

/** What diet quality asks of an item's figures. */
export const DIET_NUTRIENTS = [
  'energyKcal',
  'proteinG',
  'carbsG',
  'fiberG',
  'sugarsG',
  'addedSugarsG',
  'satFatG',
  'monoFatG',
  'polyFatG',
  'sodiumMg',
  'potassiumMg',
  'alcoholG',
] as const;

export type DietNutrient = (typeof DIET_NUTRIENTS)[number];
/** Amounts of what was eaten; a missing key is unknown. */
export type DietAmounts = { readonly [K in DietNutrient]?: number };

/** What is known of a food beside its figures. */
export interface EatenFood {
  /** Absent for a packaged food or a label: its food groups are not known. */
  readonly pattern?: FoodPattern | undefined;
  /** Shares of its energy in the NOVA classes 1 to 4, together at most 1; absent where none is known. */
  readonly novaShares?: readonly [number, number, number, number] | undefined;
  readonly glycemicIndex?: { readonly index: number; readonly isEstimate: boolean } | undefined;
  readonly isSugaryDrink: boolean;
}

/** One food of a meal. */
export interface EatenItem {
  /** The eater's local day. */
  readonly date: string;
  readonly mealId: string;
  readonly kind: MealKind;
  readonly foodId: string | null;
  readonly name: string;
  /** Mass, g; null for a quick add. */
  readonly grams: number | null;
  /** One standard deviation of the mass, as a share of it. */
  readonly massError: number;
  readonly amounts: DietAmounts;
  /** Absent for a quick add and for a food that is nowhere any more. */
  readonly food?: EatenFood | undefined;
}
