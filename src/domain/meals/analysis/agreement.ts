import type { FoodMatch } from '#domain/foods/search/match-foods.ts';

/** A match whose score is lower by this much is e times less likely to be meant. */
const SCORE_SCALE = 0.05;
const MIN_SHARE_OF_BEST = 0.5;
/** Keeps foods with hardly any energy from disagreeing, kcal per 100 g. */
const MIN_KCAL = 20;
/** Weight of the spread among the matches relative to the score of the best. */
const SPREAD_WEIGHT = 0.35;

/**
 * How far the foods that fit almost as well as the best agree with it about energy, 0 to 1: 1 if all have the same, 0.84 if an equally good
 * match has twice as much ("corn", fresh or dry). Lowers the confidence in the match, which widens the ranges.
 */
export function agreement(best: FoodMatch, ranked: readonly FoodMatch[]): number {
  const logOf = ({ food }: FoodMatch): number => Math.log((food.per100g.energyKcal ?? 0) + MIN_KCAL);
  const bestScore = Math.min(1, best.score);
  const own = logOf(best);
  let [weights, squares] = [1, 0];
  for (const match of ranked) {
    if (match === best || match.score < MIN_SHARE_OF_BEST * bestScore) continue;
    const weight = Math.exp(Math.min(0, match.score - bestScore) / SCORE_SCALE);
    weights += weight;
    squares += weight * (logOf(match) - own) ** 2;
  }
  return Math.exp(-SPREAD_WEIGHT * Math.sqrt(squares / weights));
}
