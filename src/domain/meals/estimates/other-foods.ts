import type { Food } from '#domain/foods/food.ts';
import { SPREAD_FIGURES } from '#domain/foods/food-doubts.ts';
import type { LogRange } from './estimate.ts';

type Figure = (typeof SPREAD_FIGURES)[number];

/** Possible distance of the intended food from the chosen one, as logarithms of factors, by figure. */
export type OtherFoods = { readonly [K in Figure]?: LogRange };

/** A food that the words may mean. */
export interface Candidate {
  readonly food: Food;
  /** How well the words match, 0 to 1. */
  readonly score: number;
}

/** A food whose score is lower by this much is e times less likely to be meant. */
const SCORE_SCALE = 0.08;
/** Likelihood grows with the fifth root of the food's frequency. */
const EATEN_POWER = 0.22;
/** Maximum factor by which frequency can make another food likelier than the best match. */
const MAX_WEIGHT = 3;
/** Factor by which another food is less likely if the words are the best match's whole name. */
const NAMED = 0.35;
const MIN_WEIGHT = 0.01;
/** Below this many times in 100,000, frequencies are unknown. */
const RARELY = 0.05;

/** From the standard deviation among the candidates to the ends of an 80% range, fitted to data. */
const DOWN = 1.8;
const UP = 1.2;
const MAX_LOG = 2.5;

/** Added to figures per 100 g before comparing them, so that foods with hardly any of a nutrient don't differ by large factors. */
export const HARDLY_ANY: Readonly<Record<Figure, number>> = {
  energyKcal: 15,
  proteinG: 1,
  carbsG: 2,
  fatG: 1,
};

const eatenOf = ({ doubt }: Food): number => RARELY + (doubt?.eatenPer100000 ?? RARELY);
const inHundredths = (log: number): number => Math.round(100 * Math.min(MAX_LOG, log)) / 100;

/**
 * Spread of the foods that the words may mean around the chosen one, weighted by match and frequency (data/eaten.tsv). Close alternatives
 * that differ widen the range on their side; a certain match keeps it narrow.
 * @param gramsOf the mass if it is this food
 * @param isPart a food named without an amount next to another may be part of that one: its figures may be lower by this logarithm
 */
export function otherFoods(
  best: Candidate,
  others: readonly Candidate[],
  gramsOf: (food: Food) => number,
  isPart = 0,
): OtherFoods {
  const named = best.score >= 1 ? NAMED : 1;
  const weightOf = ({ food, score }: Candidate): number =>
    named *
    Math.min(
      MAX_WEIGHT,
      Math.exp((Math.min(1, score) - Math.min(1, best.score)) / SCORE_SCALE) *
        (eatenOf(food) / eatenOf(best.food)) ** EATEN_POWER,
    );
  const weighed = others
    .map((candidate) => ({ food: candidate.food, weight: weightOf(candidate) }))
    .filter(({ weight }) => weight >= MIN_WEIGHT)
    .map(({ food, weight }) => ({ food, weight, grams: gramsOf(food) }));
  const ownGrams = gramsOf(best.food);
  const all = weighed.reduce((sum, { weight }) => sum + weight, 1);
  const ranges: { [K in Figure]?: LogRange } = {};
  for (const key of SPREAD_FIGURES) {
    const logOf = (food: Food, grams: number): number =>
      Math.log(((food.per100g[key] ?? 0) * grams) / 100 + (HARDLY_ANY[key] * ownGrams) / 100);
    const own = logOf(best.food, ownGrams);
    let [below, above] = [0, 0];
    for (const { food, weight, grams } of weighed) {
      if (food.per100g[key] === undefined) continue;
      const distance = logOf(food, grams) - own;
      if (distance < 0) below += weight * distance ** 2;
      else above += weight * distance ** 2;
    }
    const range = {
      below: inHundredths(Math.hypot(DOWN * Math.sqrt(below / all), isPart)),
      above: inHundredths(UP * Math.sqrt(above / all)),
    };
    if (range.below > 0 || range.above > 0) ranges[key] = range;
  }
  return ranges;
}
