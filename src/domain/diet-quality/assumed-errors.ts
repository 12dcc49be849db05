/**
 * Relative spread between recipes with the same name, this product's own reading of published recipes. A plain food varies by cut and
 * water, a dish by its cook, and a dish known only by its group by everything.
 */
export const PATTERN_ERRORS = { plain: 0.1, mixed: 0.25, anyDish: 0.4 } as const;

/**
 * Correlation between the errors of two foods, which come from the same table. There is no published value, so a third is assumed, as
 * between the meals of a day. Errors in mass are independent: large portions of everything don't change the mixture.
 */
export const FOOD_CORRELATION = 1 / 3;
