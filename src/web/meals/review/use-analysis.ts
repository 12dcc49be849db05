import { keepPreviousData, queryOptions, replaceEqualDeep, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { MealAnalysis } from '#domain/meals/analysis/analysis.ts';
import { MAX_DESCRIPTION_LENGTH } from '#domain/meals/limits.ts';
import { openEngine, readMeal } from '#web/lib/foods/food-reader.ts';
import { usePersonalFoods, type NumberedFoods } from '#web/lib/foods/personal-foods.ts';
import { noteFoods } from '#web/lib/foods/use-food.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { NOT_CACHED } from '#web/lib/storage/read-cache.ts';
import { useCorrections } from '#web/meals/corrections/use-corrections.ts';

type Corrections = ReturnType<typeof useCorrections>['corrections'];

const canBeRead = (words: string): boolean => words !== '' && words.length <= MAX_DESCRIPTION_LENGTH;

let last: MealAnalysis | undefined;

const analysisQuery = (words: string, { personal, version }: NumberedFoods, corrections: Corrections) =>
  queryOptions({
    queryKey: ['meal-analysis', words, version, corrections.map(({ id }) => id)],
    queryFn: async (): Promise<MealAnalysis> => {
      const { analysis, foods } = await readMeal(words, personal, corrections);
      noteFoods(foods);
      // Unchanged items stay the same objects.
      last = replaceEqualDeep(last, analysis);
      return last;
    },
    staleTime: Infinity,
    retry: false,
    meta: NOT_CACHED,
  });

/** How far a text was read. */
export interface Reading {
  /** The text's reading, with the member's corrections; until it is ready, the previous text's. */
  readonly analysis: MealAnalysis | undefined;
  /** Whether `analysis` belongs to this text. */
  readonly isSettled: boolean;
  readonly error: Error | null;
  readonly readAgain: () => void;
}

const NOTHING = { analysis: undefined, isSettled: true, error: null } as const;

/** Reads a text as it is typed. An empty or overlong text isn't read. */
export function useAnalysis(text: string): Reading {
  const { corrections } = useCorrections();
  const foods = usePersonalFoods();
  useEffect(() => void openEngine(), []);
  const words = text.trim();
  const { data, isPlaceholderData, isPending, error, refetch } = useQuery({
    ...analysisQuery(words, foods, corrections),
    enabled: canBeRead(words),
    placeholderData: keepPreviousData,
  });
  const readAgain = () => void refetch();
  if (!canBeRead(words)) return { ...NOTHING, readAgain };
  return { analysis: data, isSettled: !isPending && !isPlaceholderData, error, readAgain };
}

/** Reads a whole text immediately, without waiting for a pause in typing. */
export function useReadNow(): (text: string) => Promise<MealAnalysis | undefined> {
  const { corrections } = useCorrections();
  const foods = usePersonalFoods();
  return async (text) => {
    const words = text.trim();
    return canBeRead(words) ? queryClient.fetchQuery(analysisQuery(words, foods, corrections)) : undefined;
  };
}
