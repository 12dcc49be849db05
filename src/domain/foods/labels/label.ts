import { NUTRIENT_KEYS, type NutrientKey, type Nutrients } from '#domain/foods/nutrients.ts';

/** Sodium in salt, mg per g. Source: Regulation (EU) 1169/2011, Annex I: salt is sodium times 2.5. */
const SODIUM_MG_PER_SALT_G = 400;

/** How the figures of a label are defined. */
export interface LabelStyle {
  /** Mass that the printed figures are for, g: 100, or that of one serving. */
  readonly grams: number;
  /** American labels include fiber in the carbohydrate; European ones list it separately. */
  readonly countsFiber: boolean;
}

/** Sodium of an amount of salt, mg. */
export const sodiumMgOfSalt = (saltG: number): number => saltG * SODIUM_MG_PER_SALT_G;
/** Salt that contains an amount of sodium, g. */
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
 * Converts printed figures to 100 g. Anything not printed stays unknown. The resulting carbohydrate includes fiber; if a European label
 * doesn't list fiber, the printed carbohydrate is used as is.
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

/** Converts a food to the figures that a label of a style prints: the inverse of `per100gOfLabel`. */
export function labelOf(per100g: Nutrients, { grams, countsFiber }: LabelStyle): Nutrients {
  const printed = scaled(per100g, grams / 100);
  if (!countsFiber && printed.carbsG !== undefined)
    printed.carbsG = Math.max(0, printed.carbsG - (printed.fiberG ?? 0));
  return printed;
}
