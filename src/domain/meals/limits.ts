/** Limits of one meal, shared by the forms, the API and the meal engine. */

/** Heaviest item, g. */
export const MAX_ITEM_GRAMS = 5000;
/** Maximum amount of an item in any unit. */
export const MAX_AMOUNT = 10_000;
/** Energy of one quick add, kcal. */
export const MAX_QUICK_ADD_KCAL = 20_000;
export const MAX_ITEMS = 60;
/** Characters of a description. */
export const MAX_DESCRIPTION_LENGTH = 10_000;
/** Maximum number of pictures analyzed together. */
export const MAX_PICTURES = 4;
