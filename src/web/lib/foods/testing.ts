import { namedFood } from '#domain/foods/search/testing.ts';
import type { OwnFood } from '#contract/foods/own-foods.ts';

/** A member's own food known only by name. */
export const ownFood = (id: string, name: string, brand?: string): OwnFood => ({
  id,
  gtin: null,
  recipe: null,
  food: namedFood(`own:${id}`, name, brand),
});
