import type { FoodPhrase } from '#domain/meals/reading/items/food-phrase.ts';

/** Weighed or measured dry before cooking. */
const COOKED_FROM_DRY = /^(lentil|rice|quinoa|couscous|barley|millet|bulgur|dal)$/;
const STATED = /^(dry|raw|cooked|canned|leftover|boiled|instant|milk|flour|noodle|cauliflower|vinegar)$/;

/** "1 cup red lentils, 1 onion, serves 4": what a recipe cooks goes in dry. */
export const asCooked = (item: FoodPhrase): FoodPhrase =>
  item.quantity.measure !== undefined &&
  item.terms.some(({ text, post }) => !post && COOKED_FROM_DRY.test(text)) &&
  !item.terms.some(({ text }) => STATED.test(text))
    ? { ...item, terms: [{ text: 'dry', post: false }, ...item.terms] }
    : item;
