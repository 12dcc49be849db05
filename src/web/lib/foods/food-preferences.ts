import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { FoodPreferences } from '#contract/account/food-preferences.ts';
import type { Allergen } from '#domain/account/allergens.ts';
import type { FoodAversions } from '#domain/account/food-flags.ts';
import type { Allergy } from '#domain/health/health-profile.ts';
import { api } from '#web/lib/api.ts';
import { healthQuery } from '#web/lib/member/health.ts';
import { isRecord } from '#web/lib/is-record.ts';
import { onSent, useOutbox } from '#web/lib/outbox/outbox.ts';
import { queryClient } from '#web/lib/query-client.ts';

/** What the member eats and avoids: edited in the settings, and checked for every item of a meal. */
const foodPreferencesQuery = queryOptions({
  queryKey: ['food-preferences'],
  queryFn: (): Promise<FoodPreferences> => api.foodPreferences.get(),
  staleTime: 5 * 60_000,
  // Cached on the device, so that items are also flagged offline.
  gcTime: Infinity,
});

/** Effect type of unsent preferences. */
export const PUT_FOOD_PREFERENCES = 'put-food-preferences-1';

const isFoodPreferences = (value: unknown): value is FoodPreferences =>
  isRecord(value) && Array.isArray(value['allergens']) && Array.isArray(value['dislikes']);

// Defined here instead of next to the form, because a write made offline is sent from any screen.
onSent(({ effect: { type } }, answer) => {
  if (type !== PUT_FOOD_PREFERENCES) return;
  if (isFoodPreferences(answer)) queryClient.setQueryData(foodPreferencesQuery.queryKey, answer);
  // The dietary preference is shared with the goals, and targets follow from it.
  void queryClient.invalidateQueries();
});

/** The member's food preferences, unsent ones included. */
export function useFoodPreferences() {
  const query = useQuery(foodPreferencesQuery);
  const { rows } = useOutbox();
  const unsent = rows.findLast(({ effect }) => effect.type === PUT_FOOD_PREFERENCES)?.effect.value;
  return { ...query, data: isFoodPreferences(unsent) ? unsent : query.data };
}

const OF_HEALTH: Readonly<Record<Allergy, readonly Allergen[]>> = {
  fish: ['fish'],
  shellfish: ['crustaceans', 'molluscs'],
  soy: ['soy'],
  milk: ['milk'],
  egg: ['eggs'],
  gluten: ['gluten'],
  nuts: ['nuts'],
  'daisy-family': [],
};

/** Allergens from the health profile, which is about supplements. */
export const allergensOfHealth = (allergies: readonly Allergy[]): readonly Allergen[] =>
  allergies.flatMap((allergy) => OF_HEALTH[allergy]);

/** What the member avoids, from any screen; undefined while unknown, and if there is nothing. */
export function useAversions(): FoodAversions | undefined {
  const { data: preferences } = useFoodPreferences();
  const { data: health } = useQuery(healthQuery);
  const allergies = health?.saved?.answers.allergies;
  return useMemo(() => {
    if (!preferences) return undefined;
    const { otherAllergies, dislikes } = preferences;
    const allergens = [...new Set([...preferences.allergens, ...allergensOfHealth(allergies ?? [])])];
    const isEmpty = allergens.length + otherAllergies.length + dislikes.length === 0;
    return isEmpty ? undefined : { allergens, otherAllergies, dislikes };
  }, [preferences, allergies]);
}
