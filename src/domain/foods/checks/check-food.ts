import { breachIf, type FoodBreach } from './breach.ts';
import { NUTRIENT_KEYS, type NutrientKey, type Nutrients } from '#domain/foods/nutrients.ts';
import { atwaterKcal } from '#domain/foods/formulas/atwater.ts';

/**
 * Upper limits per 100 g, above the richest known foods: salt (sodium), cream of tartar (potassium), dried thyme (iron), oysters (zinc),
 * brazil nuts (selenium), cod-liver oil (vitamins A and D), acerola (vitamin C), yeast extract (B vitamins). Amounts in grams are limited
 * to 100 instead.
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

/** Fortified foods exceed these limits: an effervescent tablet is one third vitamin C. The limits on energy and grams always apply. */
const isFortifiable = (key: NutrientKey): boolean => key !== 'energyKcal' && !key.endsWith('G');

/** Figures per 100 g that no food can have: negative, not finite, or above 100 g. Above the richest known food they are doubtful. */
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
      () => `${key} is ${value} per 100 g; expected 0 to ${ceiling}.`,
    );
  });
}

/**
 * Energy per 100 g against the Atwater sum: doubtful if it differs by more than 25 kcal and 20%, impossible above 50%. Drinks with unknown
 * alcohol appear to have too much energy; sweets with unknown polyols, too little.
 * @param polyolsG sugar alcohols per 100 g, included in the carbohydrate
 */
function checkEnergy(per100g: Nutrients, polyolsG?: number): FoodBreach[] {
  const expected = atwaterKcal(per100g, polyolsG);
  const { energyKcal } = per100g;
  if (expected === undefined || energyKcal === undefined) return [];
  const difference = Math.abs(energyKcal - expected);
  return breachIf(
    difference > Math.max(25, 0.2 * expected),
    'energy',
    difference > 0.5 * expected ? 'impossible' : 'doubtful',
    () => `${energyKcal} kcal per 100 g, but the macronutrients give ${expected.toFixed(0)}.`,
  );
}

/** Grams of ash per gram of the mineral: sodium as chloride, calcium and magnesium as carbonate, the others as oxide or chloride. */
const ASH_OF = {
  sodiumMg: 2.54,
  potassiumMg: 1.8,
  calciumMg: 2.5,
  phosphorusMg: 2.3,
  magnesiumMg: 2,
} as const;

function ashG(per100g: Nutrients): number {
  return (
    (ASH_OF.sodiumMg * (per100g.sodiumMg ?? 0) +
      ASH_OF.potassiumMg * (per100g.potassiumMg ?? 0) +
      ASH_OF.calciumMg * (per100g.calciumMg ?? 0) +
      ASH_OF.phosphorusMg * (per100g.phosphorusMg ?? 0) +
      ASH_OF.magnesiumMg * (per100g.magnesiumMg ?? 0)) /
    1000
  );
}

/**
 * Checks the masses in 100 g of food: protein, fat, carbohydrate, alcohol and water are 105 g at most (Regulation (EU) 1169/2011
 * tolerances). If water is known, they and the ash estimated from the minerals must add up to 95 g; less is doubtful.
 */
function checkMass(per100g: Nutrients): FoodBreach[] {
  const { proteinG = 0, fatG = 0, carbsG = 0, alcoholG = 0, waterG = 0 } = per100g;
  const grams = proteinG + fatG + carbsG + alcoholG + waterG;
  const withAsh = grams + ashG(per100g);
  return [
    ...breachIf(
      grams > 105,
      'mass',
      'impossible',
      () => `Macronutrients and water add up to ${grams.toFixed(1)} g per 100 g.`,
    ),
    ...breachIf(
      per100g.waterG !== undefined && withAsh < 95,
      'mass',
      'doubtful',
      () => `Macronutrients, water and ash add up to only ${withAsh.toFixed(1)} g per 100 g.`,
    ),
  ];
}

/** Grams by which a part may exceed its whole, because both are analyzed and rounded separately. */
const TOLERANCE_G = 0.6;

/** Trans fat is included in the mono- and polyunsaturated fats, so it has its own row. */
const PARTS: readonly { readonly whole: NutrientKey; readonly parts: readonly NutrientKey[] }[] = [
  { whole: 'carbsG', parts: ['sugarsG'] },
  { whole: 'carbsG', parts: ['fiberG'] },
  { whole: 'sugarsG', parts: ['addedSugarsG'] },
  { whole: 'fatG', parts: ['satFatG', 'monoFatG', 'polyFatG'] },
  { whole: 'fatG', parts: ['transFatG'] },
  { whole: 'polyFatG', parts: ['omega3AlaG', 'omega3EpaG', 'omega3DhaG'] },
];

/**
 * Checks that parts per 100 g don't exceed their whole: sugars and fiber within carbohydrate, added sugars within sugars, kinds of fat
 * within fat.
 */
function checkParts(per100g: Nutrients): FoodBreach[] {
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

/** Figures of a food per 100 g. Carbohydrate includes fiber: add the fiber to the carbohydrate of a European label first. */
export interface FoodFigures {
  readonly per100g: Nutrients;
  /** Sugar alcohols per 100 g other than erythritol, if a label lists them. */
  readonly polyolsG?: number;
}

/**
 * Checks whether the figures of a food are possible for 100 g: valid numbers, energy near the Atwater sum, masses within 100 g, parts
 * within their wholes. Unknown figures pass.
 * @returns what is wrong; empty for a plausible food
 */
export function checkFood({ per100g, polyolsG }: FoodFigures): FoodBreach[] {
  const values = checkValues(per100g);
  if (values.some(({ severity }) => severity === 'impossible')) return values;
  return [...values, ...checkEnergy(per100g, polyolsG), ...checkMass(per100g), ...checkParts(per100g)];
}
