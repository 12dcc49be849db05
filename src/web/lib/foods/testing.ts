import type { OwnFood } from '#contract/foods/own-foods.ts';

/** A member's own food of which only the name is known. */
export const ownFood = (id: string, name: string, brand?: string): OwnFood => ({
  id,
  gtin: null,
  recipe: null,
  food: {
    id: `own:${id}`,
    name,
    ...(brand === undefined ? {} : { brand }),
    aliases: [],
    group: 'other',
    portions: [],
    defaultPortion: { label: 'g', grams: 100 },
    per100g: {},
  },
});
