import { useDebouncedValue } from '@mantine/hooks';
import { useDeferredValue, useMemo } from 'react';
import type { MealAnalysis } from '#domain/meals/analysis/analysis.ts';
import type { NutrientEstimates } from '#domain/meals/estimates/estimate.ts';
import { sumNutrients } from '#domain/meals/nutrients/sum-nutrients.ts';
import { isComplete } from './build-meal.ts';
import { toDraftItems } from './draft-item.ts';
import { countedItems, itemsOf, type Draft, type DraftItem } from './draft.ts';
import { useAnalysis, useReadNow, type Reading } from './use-analysis.ts';

/** A draft's items, unknown phrases and the total of what counts, and whether it can be saved. */
export interface Review {
  readonly items: readonly DraftItem[];
  readonly notUnderstood: readonly string[];
  readonly total: NutrientEstimates;
  readonly complete: boolean;
  /** The text's reading; absent until then. */
  readonly analysis?: MealAnalysis | undefined;
}

type Corrections = Pick<Draft, 'edits' | 'added' | 'setAside'>;

function reviewOf(state: Corrections, analysis: MealAnalysis | undefined): Review {
  const items = itemsOf(state, toDraftItems(analysis?.items ?? []));
  return {
    items,
    notUnderstood: (analysis?.notUnderstood ?? []).filter((phrase) => !state.setAside.includes(phrase)),
    total: sumNutrients(countedItems(items).map(({ nutrients }) => nutrients)),
    complete: isComplete(items),
    analysis,
  };
}

/** A review of a draft, whose text is read as it is typed. */
export interface RunningReview extends Review, Omit<Reading, 'analysis'> {
  /** The review of a draft with its complete text, so that saving doesn't lag behind typing. */
  readonly whole: (draft: Draft) => Promise<Review>;
}

const PAUSE_MS = 180;

/** Reads a draft's text when typing pauses. @param asked a text that doesn't wait for a pause */
export function useReview(state: Draft, asked?: string): RunningReview {
  const [paused] = useDebouncedValue(state.text, PAUSE_MS);
  const text = asked === state.text ? asked : paused;
  const { analysis, isSettled, ...reading } = useAnalysis(text);
  // Rows of a reading are rendered between keystrokes, because rendering all at once would block typing on a slow phone.
  const shown = useDeferredValue(analysis);
  const readNow = useReadNow();
  const { edits, added, setAside } = state;
  const review = useMemo(() => reviewOf({ edits, added, setAside }, shown), [edits, added, setAside, shown]);
  return {
    ...review,
    ...reading,
    isSettled: isSettled && text === state.text && shown === analysis,
    whole: async (draft) => reviewOf(draft, await readNow(draft.text)),
  };
}
