import type { AdminProduct } from '#contract/admin/foods.ts';

/** Display names of product sources. */
export const SOURCE_NAMES: Readonly<Record<AdminProduct['source'], string>> = {
  fdc: 'FoodData Central',
  off: 'Open Food Facts',
};
