import type { Yardstick } from '#domain/coach/judgment/intake-judgment.ts';
import { isNutrient, type NutrientKey } from '#domain/foods/nutrients.ts';
import { limitOf, needOf } from '#domain/meals/nutrients/nutrient-need.ts';
import { sleepNeed } from '#domain/sleep/sleep-need.ts';
import type { CoachAsker } from '#server/coach/asker.ts';
import { targetFigures } from '#server/goals/target-figure-queries.ts';
import { planTargetsOf } from '#server/goals/queries.ts';
import { memberOn, type Member } from '#server/member/queries.ts';

/** From this share of a target for energy, carbs or fat, it is too much. */
const OVER_TARGET = 1.1;

type Targets = Awaited<ReturnType<typeof planTargetsOf>>;

function nutrientYardstick(
  key: NutrientKey,
  { health, sex, ageYears }: Pick<Member, 'health' | 'sex' | 'ageYears'>,
  { targets, isPregnant }: { readonly targets: Targets; readonly isPregnant: boolean },
): Yardstick | undefined {
  const eater = { ...health, ...(isPregnant && { isPregnant }), sex, ageYears };
  const need = needOf(key, eater, targets);
  const isToMeet = key === 'energyKcal' || key === 'carbsG' || key === 'fatG';
  const most =
    limitOf(key, eater, targets)?.amount ?? (need && isToMeet ? OVER_TARGET * need.amount : undefined);
  if (!need && most === undefined) return undefined;
  return {
    ...(need && { least: need.amount }),
    ...(most !== undefined && { most }),
    ...(isToMeet && { isMostImplied: true }),
    kind: need?.kind ?? 'recommended',
  };
}

/** What an amount is measured by: the member's target, need or limit; undefined if there is none. */
export async function yardstickOf(
  asker: CoachAsker,
  key: string,
  isPregnant = false,
): Promise<Yardstick | undefined> {
  const { db, userId, nowMs, today } = asker;
  if (key === 'waterMl') {
    const { waterMl } = await targetFigures(asker);
    return waterMl === undefined ? undefined : { least: waterMl, kind: 'target' };
  }
  const member = await memberOn(db, userId, nowMs);
  if (key === 'sleepMinutes') {
    const { least, most } = sleepNeed(member.ageYears);
    return { least: 60 * (member.settings?.sleepHours ?? least), most: 60 * most, kind: 'target' };
  }
  return isNutrient(key)
    ? nutrientYardstick(key, member, { targets: await planTargetsOf(db, userId, today, nowMs), isPregnant })
    : undefined;
}
