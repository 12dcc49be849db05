import type { Eater } from '#domain/supplements/recommended-intakes.ts';
import { healthIn, useHealth } from './health.ts';

/** The member whose needs apply, as far as known. Undefined until loaded. */
export function useEater(): Eater | undefined {
  const { data } = useHealth();
  return data && { ...healthIn(data), sex: data.sex, ageYears: data.ageYears };
}
