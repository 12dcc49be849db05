import type { NutrientKey } from '#domain/foods/nutrients.ts';

/** A line of a nutrition label. `part` is a part of the nutrient above it. */
export interface LabelField {
  readonly key: NutrientKey;
  readonly name: string;
  readonly unit: 'kcal' | 'g' | 'mg' | 'µg';
  readonly part?: true;
}

/** Lines of a label, in the order of American ones. */
export const LABEL_FIELDS: readonly LabelField[] = [
  { key: 'energyKcal', name: 'Energy', unit: 'kcal' },
  { key: 'fatG', name: 'Fat', unit: 'g' },
  { key: 'satFatG', name: 'Saturated fat', unit: 'g', part: true },
  { key: 'transFatG', name: 'Trans fat', unit: 'g', part: true },
  { key: 'cholesterolMg', name: 'Cholesterol', unit: 'mg' },
  { key: 'sodiumMg', name: 'Sodium', unit: 'mg' },
  { key: 'carbsG', name: 'Carbs', unit: 'g' },
  { key: 'fiberG', name: 'Fiber', unit: 'g', part: true },
  { key: 'sugarsG', name: 'Sugars', unit: 'g', part: true },
  { key: 'addedSugarsG', name: 'Added sugars', unit: 'g', part: true },
  { key: 'proteinG', name: 'Protein', unit: 'g' },
  { key: 'alcoholG', name: 'Alcohol', unit: 'g' },
  { key: 'caffeineMg', name: 'Caffeine', unit: 'mg' },
  { key: 'vitaminDUg', name: 'Vitamin D', unit: 'µg' },
  { key: 'calciumMg', name: 'Calcium', unit: 'mg' },
  { key: 'ironMg', name: 'Iron', unit: 'mg' },
  { key: 'potassiumMg', name: 'Potassium', unit: 'mg' },
];
