import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Abilities } from '#contract/meals/analysis.ts';
import { api } from '#web/lib/api.ts';
import { queryClient } from '#web/lib/query-client.ts';

const ABILITIES = ['meals', 'abilities'] as const;

const abilitiesQuery = queryOptions({
  queryKey: ABILITIES,
  queryFn: (): Promise<Abilities> => api.meals.abilities(),
});

/** What the server's models do for this member, and how many model analyses are left today. */
export const useAbilities = () => useQuery(abilitiesQuery);

/** Whether the server writes recordings down; waits for the first answer where there is none yet. Without a connection it does not. */
export const isTranscribed = (): Promise<boolean> =>
  queryClient.ensureQueryData(abilitiesQuery).then(
    ({ transcription }) => transcription,
    () => false,
  );

/** A model was asked: the count of the day has changed. */
export const askAbilitiesAgain = (): void => void queryClient.invalidateQueries({ queryKey: ABILITIES });
