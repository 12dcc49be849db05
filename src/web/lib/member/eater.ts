import type { Eater } from '#domain/supplements/recommended-intakes.ts';
import { healthIn, useHealth } from './health.ts';

/** Whose needs count, as far as it is known; undefined until it is. */
export function useEater(): Eater | undefined {
  const { data } = useHealth();
  return data && { ...healthIn(data), sex: data.sex, ageYears: data.ageYears };
}
