import { breachIf, type FoodBreach } from './breach.ts';
import { NUTRIENT_KEYS, type NutrientKey, type Nutrients } from './nutrients.ts';

/**
 * More than the richest known food holds, per 100 g: salt (sodium), cream of tartar (potassium), dried thyme (iron), oysters (zinc),
 * brazil nuts (selenium), cod-liver oil (vitamins A and D), acerola (vitamin C), yeast extract (B vitamins). Grams are held to 100 instead.
 */
const CEILING: { readonly [K in NutrientKey]?: number } = {
  energyKcal: 905,
  cholesterolMg: 3500,
  sodiumMg: 40_000,
  potassiumMg: 20_000,
  calciumMg: 9000,
  ironMg: 150,
  magnesiumMg: 1500,
  phosphorusMg: 10_000,
  zincMg: 120,
  copperMg: 20,
  manganeseMg: 70,
  seleniumUg: 2500,
  iodineUg: 10_000,
  vitaminARaeUg: 35_000,
  vitaminCMg: 2000,
  vitaminDUg: 300,
  vitaminEMg: 200,
  vitaminKUg: 2500,
  thiaminMg: 50,
  riboflavinMg: 40,
  niacinMg: 200,
  vitaminB6Mg: 20,
  folateDfeUg: 8000,
  vitaminB12Ug: 150,
  pantothenicAcidMg: 40,
  cholineMg: 3000,
  caffeineMg: 6000,
};

/** Foods with added vitamins pass their ceilings: a fizzing tablet is a third vitamin C. Energy and grams never do. */
const isFortifiable = (key: NutrientKey): boolean => key !== 'energyKcal' && !key.endsWith('G');

/** Figures per 100 g that no food can have: negative, not finite, above 100 g, or beyond the richest food known (doubtful then). */
export function checkValues(per100g: Nutrients): FoodBreach[] {
  return NUTRIENT_KEYS.flatMap((key) => {
    const value = per100g[key];
    if (value === undefined) return [];
    const ceiling = CEILING[key] ?? 100.5; // 100 g, and what rounding adds
    const isHonestNumber = Number.isFinite(value) && value >= 0;
    return breachIf(
      !isHonestNumber || value > ceiling,
      'values',
      isHonestNumber && isFortifiable(key) ? 'doubtful' : 'impossible',
      () => `${key} is ${value} per 100 g; it lies between 0 and ${ceiling}.`,
    );
  });
}
