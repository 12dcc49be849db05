import type { FoodRanking, FoodResponse } from './rank-food-responses.ts';

/**
 * "Biggest rise: White rice". Certain foods are ranked first, so another food may have a more extreme average. Then the title only
 * claims certainty.
 * @param foods all ranked foods, in their order
 */
export function rankingTitle(
  foods: readonly Pick<FoodResponse, 'name' | 'response'>[],
  order: 'highest-first' | 'lowest-first',
  measure: FoodRanking['measure'],
): string | null {
  const [top, ...others] = foods;
  if (!top) return null;
  const isHighest = order === 'highest-first';
  const what = measure === 'rise' ? 'rise' : 'response';
  const isExtreme = others.every(({ response: { mean } }) =>
    isHighest ? mean <= top.response.mean : mean >= top.response.mean,
  );
  const word = isExtreme
    ? isHighest
      ? 'Biggest'
      : 'Smallest'
    : `Most reliably ${isHighest ? 'high' : 'low'}`;
  return `${word} ${what}: ${top.name}`;
}
