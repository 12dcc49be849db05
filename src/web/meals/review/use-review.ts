import { useMemo } from 'react';
import type { MealAnalysis } from '#domain/meals/analysis.ts';
import type { NutrientEstimates } from '#domain/meals/estimate.ts';
import { sumNutrients } from '#domain/meals/sum-nutrients.ts';
import { isComplete } from './build-meal.ts';
import { toDraftItems } from './draft-item.ts';
import { itemsOf, type Draft, type DraftItem } from './draft.ts';
import { useAnalysis, useReadNow, type Reading } from './use-analysis.ts';

/** A draft's items, unknown phrases and total, and whether it can be saved. */
export interface Review {
  readonly items: readonly DraftItem[];
  readonly notUnderstood: readonly string[];
  readonly total: NutrientEstimates;
  readonly complete: boolean;
  /** What the text was read as; absent until then. */
  readonly analysis?: MealAnalysis | undefined;
}

function reviewOf(state: Draft, analysis: MealAnalysis | undefined): Review {
  const items = itemsOf(state, toDraftItems(analysis?.items ?? []));
  return {
    items,
    notUnderstood: (analysis?.notUnderstood ?? []).filter((phrase) => !state.setAside.includes(phrase)),
    total: sumNutrients(items.map(({ nutrients }) => nutrients)),
    complete: isComplete(items),
    analysis,
  };
}

/** A review of a draft's text as far as it was read. */
export interface RunningReview extends Review, Omit<Reading, 'analysis'> {
  /** The review of the draft with all of its text: what is saved must not lag behind the typing. */
  readonly whole: () => Promise<Review>;
}

/** @param text the part of the draft's text to read: it may lag behind the typing */
export function useReview(state: Draft, text: string): RunningReview {
  const { analysis, ...reading } = useAnalysis(text);
  const readNow = useReadNow();
  const review = useMemo(() => reviewOf(state, analysis), [state, analysis]);
  return { ...review, ...reading, whole: async () => reviewOf(state, await readNow(state.text)) };
}
