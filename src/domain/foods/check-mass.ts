import { breachIf, type FoodBreach } from './breach.ts';
import type { Nutrients } from './nutrients.ts';

/** Grams of ash that a gram of the mineral makes: sodium as chloride, calcium and magnesium as carbonate, the others as oxide or chloride. */
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
 * The masses of 100 g of food: protein, fat, carbohydrate, alcohol and water are 105 g at most (Regulation (EU) 1169/2011 tolerances).
 * Where water is known they and the ash, estimated from the minerals, must reach 95 g; less is doubtful.
 */
export function checkMass(per100g: Nutrients): FoodBreach[] {
  const { proteinG = 0, fatG = 0, carbsG = 0, alcoholG = 0, waterG = 0 } = per100g;
  const grams = proteinG + fatG + carbsG + alcoholG + waterG;
  const withAsh = grams + ashG(per100g);
  return [
    ...breachIf(
      grams > 105,
      'mass',
      'impossible',
      () => `100 g hold ${grams.toFixed(1)} g of macronutrients and water.`,
    ),
    ...breachIf(
      per100g.waterG !== undefined && withAsh < 95,
      'mass',
      'doubtful',
      () => `100 g hold only ${withAsh.toFixed(1)} g of macronutrients, water and ash.`,
    ),
  ];
}
