import { breachIf, type FoodBreach } from './breach.ts';
import type { NutrientKey, Nutrients } from './nutrients.ts';

/** Grams by which a part may pass its whole: both are analysed and rounded apart. */
const TOLERANCE_G = 0.6;

/** Trans fat is counted within the mono- and polyunsaturated, so it stands alone. */
const PARTS: readonly { readonly whole: NutrientKey; readonly parts: readonly NutrientKey[] }[] = [
  { whole: 'carbsG', parts: ['sugarsG'] },
  { whole: 'carbsG', parts: ['fiberG'] },
  { whole: 'sugarsG', parts: ['addedSugarsG'] },
  { whole: 'fatG', parts: ['satFatG', 'monoFatG', 'polyFatG'] },
  { whole: 'fatG', parts: ['transFatG'] },
  { whole: 'polyFatG', parts: ['omega3AlaG', 'omega3EpaG', 'omega3DhaG'] },
];

/** Parts per 100 g are no more than their whole: sugars and fiber than carbohydrate, added sugars than sugars, kinds of fat than fat. */
export function checkParts(per100g: Nutrients): FoodBreach[] {
  return PARTS.flatMap(({ whole, parts }) => {
    const wholeG = per100g[whole];
    if (wholeG === undefined) return [];
    const partsG = parts.reduce((sum, part) => sum + (per100g[part] ?? 0), 0);
    return breachIf(
      partsG > wholeG + Math.max(TOLERANCE_G, 0.03 * wholeG),
      'parts',
      'impossible',
      () => `${parts.join(' + ')} is ${Number(partsG.toFixed(2))} g, more than ${whole} with ${wholeG} g.`,
    );
  });
}
