import { waterTarget, type NoWaterTarget, type WaterTarget } from '#domain/water/water-target.ts';
import { useGoalsInForce } from '#web/lib/member/goals-in-force.ts';
import { useMember } from '#web/lib/member.ts';

/** What a member means to drink in a day, and why; `targetMl` is absent where there is no target. */
export interface DayTarget {
  readonly targetMl?: number;
  readonly source: 'by-hand' | WaterTarget | NoWaterTarget;
  /** What the formula was given. */
  readonly massKg: number;
}

/** The member's own target, else the formula's; undefined while neither is known. */
export function useWaterTarget(): DayTarget | undefined {
  const { data: member } = useMember();
  const { data: goals, isPending } = useGoalsInForce();
  if (!member || (isPending && !goals)) return undefined;
  const { sex, ageYears } = member;
  const massKg = goals?.massKg ?? member.massKg;
  const byHandMl = goals?.settings.waterMl;
  if (typeof byHandMl === 'number') return { targetMl: byHandMl, source: 'by-hand', massKg };
  const source = waterTarget({
    sex,
    ageYears,
    massKg,
    conditions: goals?.settings.conditions,
    proteinGPerKg: goals && goals.proteinG / goals.massKg,
    fiberG: goals?.fiberG,
  });
  return typeof source === 'string' ? { source, massKg } : { targetMl: source.targetMl, source, massKg };
}
