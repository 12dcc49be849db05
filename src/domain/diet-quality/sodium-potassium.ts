const SODIUM_MG_A_MMOL = 22.99;
const POTASSIUM_MG_A_MMOL = 39.1;

/**
 * Moles of sodium to one of potassium; the World Health Organization's guidelines (2012) come to 1 or less.
 * @returns undefined without potassium
 */
export const sodiumPotassiumRatio = (sodiumMg: number, potassiumMg: number): number | undefined =>
  potassiumMg > 0 ? sodiumMg / SODIUM_MG_A_MMOL / (potassiumMg / POTASSIUM_MG_A_MMOL) : undefined;
