import { readUsda } from '../../scripts/foods/usda.ts';
import { sharedRows, type DescribedRow } from './analysis-rows.ts';

const MIN_RECALLS = 100;
/** Midpoints of ten equal groups of the people who recalled a food. */
const SHARES = [0.05, 0.15, 0.25, 0.35, 0.45, 0.55, 0.65, 0.75, 0.85, 0.95];
const KNOTS = [
  [0.05, 'g_p05'],
  [0.25, 'g_p25'],
  [0.5, 'g_p50'],
  [0.75, 'g_p75'],
  [0.95, 'g_p95'],
] as const;

/** Grams at a share of people, interpolated between recalled percentiles on a log scale. */
function gramsAt(cells: Readonly<Record<string, string>>, share: number): number {
  const knots = KNOTS.map(([at, name]) => ({ at, log: Math.log(Number(cells[name])) }));
  const next = Math.max(
    1,
    knots.findIndex(({ at }) => at >= share),
  );
  const [one, other] = [knots[next - 1], knots[next]];
  if (!one || !other) return Number.NaN;
  return Math.exp(one.log + ((share - one.at) / (other.at - one.at)) * (other.log - one.log));
}

/** A phrase without an amount, and the nutrients of the amounts people ate. */
export interface RecalledFood {
  readonly text: string;
  readonly truths: readonly DescribedRow['truth'][];
}

/** The survey's foods with recalled amounts: what "toast" may mean (NHANES, for evaluation only). */
export function recalledFoods(): RecalledFood[] {
  const figures = new Map((readUsda() ?? []).map((food) => [String(food.food_code), food.nutrients]));
  return sharedRows('eaten/foods.csv').flatMap((cells) => {
    const per100g = figures.get(cells['food_code'] ?? '');
    const energy = per100g?.['energy_kcal'] ?? 0;
    if (!per100g || energy < 5 || Number(cells['recalls']) < MIN_RECALLS) return [];
    const truths = SHARES.map((share) => {
      const grams = gramsAt(cells, share) / 100;
      return {
        energyKcal: energy * grams,
        carbsG: (per100g['carbs_g'] ?? 0) * grams,
        proteinG: (per100g['protein_g'] ?? 0) * grams,
        fatG: (per100g['fat_g'] ?? 0) * grams,
      };
    });
    return [{ text: (cells['description'] ?? '').toLowerCase(), truths }];
  });
}
