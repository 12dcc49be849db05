import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Abilities } from '#contract/meals/analysis.ts';
import { api } from '#web/lib/api.ts';
import { queryClient } from '#web/lib/query-client.ts';

const ABILITIES = ['meals', 'abilities'] as const;

const abilitiesQuery = queryOptions({
  queryKey: ABILITIES,
  queryFn: (): Promise<Abilities> => api.meals.abilities(),
});

/** Models available to this member, and model analyses left today. */
export const useAbilities = () => useQuery(abilitiesQuery);

/** Whether the server transcribes recordings; waits for the first answer. Offline it doesn't. */
export const isTranscribed = (): Promise<boolean> =>
  queryClient.ensureQueryData(abilitiesQuery).then(
    ({ transcription }) => transcription,
    () => false,
  );

/** A model was used, so today's count has changed. */
export const refetchAbilities = (): void => void queryClient.invalidateQueries({ queryKey: ABILITIES });
