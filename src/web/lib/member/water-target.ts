import type { Member } from '#contract/account/account.ts';
import type { GoalsInForce } from '#contract/goals/goals.ts';
import { dayTarget, type DayTarget } from '#domain/water/water-target.ts';
import { currentMassKg } from './current-mass.ts';

/** A day's target with the input of its formula. */
export interface MemberTarget extends DayTarget {
  readonly massKg: number;
}

/**
 * The member's water target for their body mass today and all their conditions.
 * @param goals undefined if they can't be read
 */
export function waterTargetOf(member: Member, goals: GoalsInForce | undefined): MemberTarget {
  const { sex, ageYears } = member;
  const massKg = currentMassKg(member, goals);
  const conditions = goals && [...goals.settings.conditions, ...goals.screenedConditions];
  const { proteinG, fiberG } = goals?.today ?? {};
  return {
    ...dayTarget(goals?.settings.waterMl, { sex, ageYears, massKg, conditions, proteinG, fiberG }),
    massKg,
  };
}
