import type { Member } from '#contract/account/account.ts';
import type { GoalsInForce } from '#contract/goals/goals.ts';
import { waterTarget, type NoWaterTarget, type WaterTarget } from '#domain/water/water-target.ts';

/** What to drink in a day, and why; `targetMl` is absent if there is no target. */
export interface DayTarget {
  readonly targetMl?: number;
  readonly source: 'by-hand' | WaterTarget | NoWaterTarget;
  /** Input of the formula. */
  readonly massKg: number;
}

/**
 * The member's own target, else the formula's for their body mass of today and all their conditions.
 * @param goals undefined if they can't be read
 */
export function waterTargetOf(member: Member, goals: GoalsInForce | undefined): DayTarget {
  const { sex, ageYears } = member;
  const massKg = goals?.currentMassKg ?? member.massKg;
  const byHandMl = goals?.settings.waterMl;
  if (typeof byHandMl === 'number') return { targetMl: byHandMl, source: 'by-hand', massKg };
  const source = waterTarget({
    sex,
    ageYears,
    massKg,
    conditions: goals && [...goals.settings.conditions, ...goals.screenedConditions],
    proteinGPerKg: goals && goals.proteinG / massKg,
    fiberG: goals?.fiberG,
  });
  return typeof source === 'string' ? { source, massKg } : { targetMl: source.targetMl, source, massKg };
}
