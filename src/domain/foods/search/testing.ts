/** A food known only by name, for tests. */
export const namedFood = (id: string, name: string, brand?: string) => ({
  id,
  name,
  ...(brand === undefined ? {} : { brand }),
  aliases: [],
  group: 'other' as const,
  portions: [],
  defaultPortion: { label: 'g', grams: 100 },
  per100g: {},
});
