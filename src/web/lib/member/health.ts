import { queryOptions, useQuery } from '@tanstack/react-query';
import type { HealthProfileAnswer } from '#contract/health.ts';
import type { HealthProfile } from '#domain/health/health-profile.ts';
import { knownHealth } from '#domain/health/known-health.ts';
import { api } from '#web/lib/api.ts';

/** The member's health profile: its form, and the screens that judge values, read it from the cache. */
export const healthQuery = queryOptions({
  queryKey: ['health-profile'],
  queryFn: (): Promise<HealthProfileAnswer> => api.health.get(),
});

export const useHealth = () => useQuery(healthQuery);

/** All known health data of a member from any screen; undefined without answers. */
export const healthIn = ({
  saved,
  goalConditions,
  fastingConditions,
}: Pick<HealthProfileAnswer, 'saved' | 'goalConditions' | 'fastingConditions'>): HealthProfile | undefined =>
  knownHealth(saved ?? undefined, [...goalConditions, ...fastingConditions]);
