import { clamp } from '#domain/numbers/clamp.ts';
import type { ParentFate } from '#domain/bio-age/answer.ts';

export const PARENT = {
  averageAge: 78,
  yearsPerDecade: -1.158,
  bothParents: 0.75,
  decades: { low: -0.8, high: 2 },
} as const;

/**
 * Years for the age of one parent, before the age factor; both parents add up. Mortality is 16 to 17% lower for each
 * additional decade that a parent lives: Atkins, J Am Coll Cardiol 2016, doi:10.1016/j.jacc.2016.05.072.
 * @param parentAgeYears at a natural death, or now
 * @returns undefined if the age says nothing: after an accident, or for a living parent up to age 78
 */
export function parentYears(fate: ParentFate, parentAgeYears: number | null): number | undefined {
  if (fate === 'accident' || parentAgeYears === null) return undefined;
  if (fate === 'alive' && parentAgeYears <= PARENT.averageAge) return undefined;
  const decades = clamp((parentAgeYears - PARENT.averageAge) / 10, PARENT.decades.low, PARENT.decades.high);
  return PARENT.yearsPerDecade * PARENT.bothParents * decades;
}
