import { rangeExclusionOf, type RangeExclusion } from '#domain/blood/range-exclusions.ts';
import type { Person } from '#domain/blood/person.ts';
import { DIET_PATTERNS, type DietPattern } from '#domain/health/health-profile.ts';
import type { Eater } from '#domain/supplements/recommended-intakes.ts';
import type { Db } from '#server/db/database.ts';
import { memberOn } from '#server/member/queries.ts';

/** The person a blood panel is judged for. */
export interface BloodMember {
  readonly person: Person;
  readonly eater: Eater;
  /** Why ranges, which are for adults who aren't pregnant, don't apply; null if they do. */
  readonly notFor: RangeExclusion | null;
}

/** The profile's preference serves as the diet pattern unless a health profile says otherwise. */
const patternOf = (preference: string): DietPattern | null =>
  DIET_PATTERNS.find((pattern) => pattern === preference) ?? null;

/**
 * @param date the member's today if none is given
 * @throws Refusal NOT_FOUND for an account without a profile
 */
export async function bloodMemberOf(
  db: Db,
  userId: string,
  nowMs: number,
  date?: string,
): Promise<BloodMember> {
  const { sex, ageYears, health, profile } = await memberOn(db, userId, nowMs, date);
  const person = { sex, ageYears };
  const isPregnant = health?.isPregnant === true;
  const eater = {
    ...person,
    isPregnant,
    isBreastfeeding: health?.isBreastfeeding ?? null,
    smokes: health?.smokes ?? null,
    dietPattern: health?.dietPattern ?? patternOf(profile.dietaryPreference),
  };
  return { person, eater, notFor: rangeExclusionOf(ageYears, isPregnant) };
}
