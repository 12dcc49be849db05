import type { AdminProduct } from '#contract/admin/foods.ts';

/** How the screens call where products come from. */
export const SOURCE_NAMES: Readonly<Record<AdminProduct['source'], string>> = {
  fdc: 'FoodData Central',
  off: 'Open Food Facts',
};
