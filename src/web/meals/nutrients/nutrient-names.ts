import type { NutrientKey } from '#domain/foods/nutrients.ts';

/** A nutrient in tables. `part` is a part of the nutrient above it. */
export interface NutrientName {
  readonly key: NutrientKey;
  readonly name: string;
  readonly unit: 'kcal' | 'g' | 'mg' | 'µg';
  readonly part?: true;
}

/** The full table, in label order. */
export const NUTRIENT_GROUPS: readonly { readonly title: string; readonly rows: readonly NutrientName[] }[] =
  [
    {
      title: 'Calories and macros',
      rows: [
        { key: 'energyKcal', name: 'Calories', unit: 'kcal' },
        { key: 'proteinG', name: 'Protein', unit: 'g' },
        { key: 'carbsG', name: 'Carbs', unit: 'g' },
        { key: 'fiberG', name: 'Fiber', unit: 'g', part: true },
        { key: 'sugarsG', name: 'Sugars', unit: 'g', part: true },
        { key: 'addedSugarsG', name: 'Added sugars', unit: 'g', part: true },
        { key: 'fatG', name: 'Fat', unit: 'g' },
        { key: 'satFatG', name: 'Saturated', unit: 'g', part: true },
        { key: 'monoFatG', name: 'Monounsaturated', unit: 'g', part: true },
        { key: 'polyFatG', name: 'Polyunsaturated', unit: 'g', part: true },
        { key: 'transFatG', name: 'Trans', unit: 'g', part: true },
        { key: 'omega3AlaG', name: 'Omega-3 ALA', unit: 'g', part: true },
        { key: 'omega3EpaG', name: 'Omega-3 EPA', unit: 'g', part: true },
        { key: 'omega3DhaG', name: 'Omega-3 DHA', unit: 'g', part: true },
        { key: 'cholesterolMg', name: 'Cholesterol', unit: 'mg' },
      ],
    },
    {
      title: 'Minerals',
      rows: [
        { key: 'sodiumMg', name: 'Sodium', unit: 'mg' },
        { key: 'potassiumMg', name: 'Potassium', unit: 'mg' },
        { key: 'calciumMg', name: 'Calcium', unit: 'mg' },
        { key: 'ironMg', name: 'Iron', unit: 'mg' },
        { key: 'magnesiumMg', name: 'Magnesium', unit: 'mg' },
        { key: 'phosphorusMg', name: 'Phosphorus', unit: 'mg' },
        { key: 'zincMg', name: 'Zinc', unit: 'mg' },
        { key: 'copperMg', name: 'Copper', unit: 'mg' },
        { key: 'manganeseMg', name: 'Manganese', unit: 'mg' },
        { key: 'seleniumUg', name: 'Selenium', unit: 'µg' },
        { key: 'iodineUg', name: 'Iodine', unit: 'µg' },
      ],
    },
    {
      title: 'Vitamins',
      rows: [
        { key: 'vitaminARaeUg', name: 'Vitamin A', unit: 'µg' },
        { key: 'vitaminCMg', name: 'Vitamin C', unit: 'mg' },
        { key: 'vitaminDUg', name: 'Vitamin D', unit: 'µg' },
        { key: 'vitaminEMg', name: 'Vitamin E', unit: 'mg' },
        { key: 'vitaminKUg', name: 'Vitamin K', unit: 'µg' },
        { key: 'thiaminMg', name: 'Thiamin (B1)', unit: 'mg' },
        { key: 'riboflavinMg', name: 'Riboflavin (B2)', unit: 'mg' },
        { key: 'niacinMg', name: 'Niacin (B3)', unit: 'mg' },
        { key: 'pantothenicAcidMg', name: 'Pantothenic acid (B5)', unit: 'mg' },
        { key: 'vitaminB6Mg', name: 'Vitamin B6', unit: 'mg' },
        { key: 'folateDfeUg', name: 'Folate', unit: 'µg' },
        { key: 'vitaminB12Ug', name: 'Vitamin B12', unit: 'µg' },
        { key: 'cholineMg', name: 'Choline', unit: 'mg' },
      ],
    },
    {
      title: 'Other',
      rows: [
        { key: 'waterG', name: 'Water in food', unit: 'g' },
        { key: 'alcoholG', name: 'Alcohol', unit: 'g' },
        { key: 'caffeineMg', name: 'Caffeine', unit: 'mg' },
      ],
    },
  ];
