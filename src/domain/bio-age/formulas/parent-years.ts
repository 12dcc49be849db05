import { clamp } from '#domain/numbers/clamp.ts';
import type { ParentFate } from '#domain/bio-age/answer.ts';

const AVERAGE_AGE = 78;
const YEARS_PER_DECADE = -1.158;
const BOTH_PARENTS = 0.75;

/**
 * Years for the age of one parent, before the age factor; both parents add up. Mortality is 16 to 17 % lower per decade that a
 * parent lives longer: Atkins, J Am Coll Cardiol 2016, doi:10.1016/j.jacc.2016.05.072.
 * @param parentAgeYears at a natural death, or now
 * @returns undefined if the age says nothing: after an accident, or for a living parent up to age 78
 */
export function parentYears(fate: ParentFate, parentAgeYears: number | null): number | undefined {
  if (fate === 'accident' || parentAgeYears === null) return undefined;
  if (fate === 'alive' && parentAgeYears <= AVERAGE_AGE) return undefined;
  const decades = clamp((parentAgeYears - AVERAGE_AGE) / 10, -0.8, 2);
  return YEARS_PER_DECADE * BOTH_PARENTS * decades;
}
