import { MAX_DESCRIPTION_LENGTH } from '#domain/meals/limits.ts';
import { useMemo } from 'react';
import type { NutrientEstimates } from '#domain/meals/estimate.ts';
import { sumNutrients } from '#domain/meals/sum-nutrients.ts';
import { isComplete } from './build-meal.ts';
import { readItems } from './draft-item.ts';
import { itemsOf, type Draft, type DraftItem } from './draft.ts';
import type { Foods } from '#web/lib/foods/food-engine.ts';
import { useCorrections } from '#web/meals/corrections/use-corrections.ts';

/** What a draft comes to: the items to review, what was not understood, the total, and whether it can be saved. */
export interface Review {
  readonly items: readonly DraftItem[];
  readonly notUnderstood: readonly string[];
  readonly total: NutrientEstimates;
  readonly complete: boolean;
}

/**
 * @param text the part of the draft's text to read: it may lag behind the typing
 * @param foods absent until the food table is here; added items are there without it
 */
export function useReview(state: Draft, text: string, foods: Foods | undefined): Review {
  const { corrections } = useCorrections();
  const analysis = useMemo(() => {
    if (!foods || text.trim() === '' || text.length > MAX_DESCRIPTION_LENGTH) return undefined;
    return foods.analyze(text, corrections);
  }, [text, foods, corrections]);
  return useMemo(() => {
    const items = itemsOf(state, readItems(analysis?.items ?? []));
    return {
      items,
      notUnderstood: (analysis?.notUnderstood ?? []).filter((phrase) => !state.setAside.includes(phrase)),
      total: sumNutrients(items.map(({ nutrients }) => nutrients)),
      complete: isComplete(items),
    };
  }, [state, analysis]);
}
