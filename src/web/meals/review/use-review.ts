import { MAX_DESCRIPTION_LENGTH } from '#domain/meals/limits.ts';
import { useMemo } from 'react';
import type { MealAnalysis } from '#domain/meals/analysis.ts';
import type { NutrientEstimates } from '#domain/meals/estimate.ts';
import { sumNutrients } from '#domain/meals/sum-nutrients.ts';
import { isComplete } from './build-meal.ts';
import { toDraftItems } from './draft-item.ts';
import { itemsOf, type Draft, type DraftItem } from './draft.ts';
import type { Foods } from '#web/lib/foods/food-engine.ts';
import { useCorrections } from '#web/meals/corrections/use-corrections.ts';

/** A draft's items, unknown phrases and total, and whether it can be saved. */
export interface Review {
  readonly items: readonly DraftItem[];
  readonly notUnderstood: readonly string[];
  readonly total: NutrientEstimates;
  readonly complete: boolean;
}

/** Analysis of a text with the member's corrections; undefined without text, without the food table, or if the text is too long. */
export function useAnalysis(text: string, foods: Foods | undefined): MealAnalysis | undefined {
  const { corrections } = useCorrections();
  return useMemo(() => {
    const words = text.trim();
    return foods && words !== '' && words.length <= MAX_DESCRIPTION_LENGTH
      ? foods.analyze(words, corrections)
      : undefined;
  }, [text, foods, corrections]);
}

/**
 * @param text the part of the draft's text to read: it may lag behind the typing
 * @param foods absent until the food table is here; added items are there without it
 */
export function useReview(state: Draft, text: string, foods: Foods | undefined): Review {
  const analysis = useAnalysis(text, foods);
  return useMemo(() => {
    const items = itemsOf(state, toDraftItems(analysis?.items ?? []));
    return {
      items,
      notUnderstood: (analysis?.notUnderstood ?? []).filter((phrase) => !state.setAside.includes(phrase)),
      total: sumNutrients(items.map(({ nutrients }) => nutrients)),
      complete: isComplete(items),
    };
  }, [state, analysis]);
}
