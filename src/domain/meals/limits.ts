/** Limits of one meal, shared by the forms, the API and the engine that reads descriptions. */

/** Heaviest item, g. */
export const MAX_ITEM_GRAMS = 5000;
/** Largest amount of an item in any unit. */
export const MAX_AMOUNT = 10_000;
/** Energy of one quick add, kcal. */
export const MAX_QUICK_ADD_KCAL = 20_000;
export const MAX_ITEMS = 60;
/** Characters of a description. */
export const MAX_DESCRIPTION_LENGTH = 10_000;
/** Pictures that are analyzed together. */
export const MAX_PICTURES = 4;
