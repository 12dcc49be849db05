import type { HealthProfileAnswer } from '#contract/health.ts';
import type { Db } from '#server/db/database.ts';
import { memberOn } from '#server/member/queries.ts';
import { answerTo } from '#server/bio-age/queries.ts';

/** Whether the member smokes according to the bio-age assessment; null if it has no answer. */
async function smokesOf(db: Db, userId: string): Promise<boolean | null> {
  const row = await answerTo(db, userId, 'smoke');
  if (row?.value?.kind !== 'option') return null;
  return row.value.option !== 'never' && !row.value.option.startsWith('quit-');
}

/**
 * The health profile for its form.
 * @throws Refusal NOT_FOUND for an account without a profile
 */
export async function healthProfileOf(db: Db, userId: string, nowMs: number): Promise<HealthProfileAnswer> {
  const [member, smokesByAssessment] = await Promise.all([memberOn(db, userId, nowMs), smokesOf(db, userId)]);
  return {
    saved: member.savedHealth ?? null,
    goalConditions: member.settings?.conditions ?? [],
    fastingConditions: member.screening?.conditions ?? [],
    sex: member.sex,
    ageYears: member.ageYears,
    dietaryPreference: member.profile.dietaryPreference,
    smokesByAssessment,
  };
}
