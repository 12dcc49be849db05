import type { MealKind } from '#domain/meals/meal.ts';
import type { FoodPattern } from './food-pattern.ts';

/** Nutrients used by diet quality. */
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
/** Amounts eaten; a missing key is unknown. */
export type DietAmounts = { readonly [K in DietNutrient]?: number };

/** Facts about a food beyond its nutrients. */
export interface EatenFood {
  /** Undefined for a packaged food or a label, whose food groups are unknown. */
  readonly pattern?: FoodPattern | undefined;
  /** Shares of its energy in the NOVA classes 1 to 4, adding up to at most 1; undefined if none is known. */
  readonly novaShares?: readonly [number, number, number, number] | undefined;
  readonly glycemicIndex?: { readonly index: number; readonly isEstimate: boolean } | undefined;
  readonly isSugaryDrink: boolean;
  /** Whether its added sugars are an estimate from its parts. */
  readonly hasEstimatedSugars?: boolean | undefined;
}

/** Food in a meal. */
export interface EatenItem {
  /** The member's local day. */
  readonly date: string;
  readonly mealId: string;
  readonly kind: MealKind;
  readonly foodId: string | null;
  readonly name: string;
  /** Mass, g; null for a quick add. */
  readonly grams: number | null;
  /** Standard deviation of the mass, as a share of it. */
  readonly massError: number;
  readonly amounts: DietAmounts;
  /** Undefined for a quick add or a food that no longer exists. */
  readonly food?: EatenFood | undefined;
}
