import { NUTRIENT_KEYS, type NutrientKey, type Nutrients } from '#domain/foods/nutrients.ts';

/** Sodium in salt, mg per g. Source: Regulation (EU) 1169/2011, Annex I: salt is sodium times 2.5. */
const SODIUM_MG_PER_SALT_G = 400;

/** How the figures of a label are meant. */
export interface LabelStyle {
  /** Mass that the printed figures are for, g: 100, or that of one serving. */
  readonly grams: number;
  /** American labels count fiber in the carbohydrate, European ones print it apart. */
  readonly countsFiber: boolean;
}

/** Sodium of an amount of salt, mg. */
export const sodiumMgOfSalt = (saltG: number): number => saltG * SODIUM_MG_PER_SALT_G;
/** Salt that brings an amount of sodium, g. */
export const saltGOfSodium = (sodiumMg: number): number => sodiumMg / SODIUM_MG_PER_SALT_G;

function scaled(nutrients: Nutrients, factor: number): { [K in NutrientKey]?: number } {
  const result: { [K in NutrientKey]?: number } = {};
  for (const key of NUTRIENT_KEYS) {
    const value = nutrients[key];
    if (value !== undefined) result[key] = Number((value * factor).toPrecision(12));
  }
  return result;
}

/**
 * Figures per 100 g of what a label prints. What it does not print stays unknown. Carbohydrate comes out with fiber counted in; where a
 * European label leaves the fiber out, the printed carbohydrate is taken as it is.
 * @returns undefined if the mass isn't above 0
 */
export function per100gOfLabel(
  printed: Nutrients,
  { grams, countsFiber }: LabelStyle,
): Nutrients | undefined {
  if (!(grams > 0 && Number.isFinite(grams))) return undefined;
  const per100g = scaled(printed, 100 / grams);
  if (!countsFiber && per100g.carbsG !== undefined) per100g.carbsG += per100g.fiberG ?? 0;
  return per100g;
}

/** What a label of a style prints for a food: the inverse of `per100gOfLabel`. */
export function labelOf(per100g: Nutrients, { grams, countsFiber }: LabelStyle): Nutrients {
  const printed = scaled(per100g, grams / 100);
  if (!countsFiber && printed.carbsG !== undefined)
    printed.carbsG = Math.max(0, printed.carbsG - (printed.fiberG ?? 0));
  return printed;
}
