import type { Fast } from '#contract/fasting.ts';
import type { FastingProtocol } from '#domain/fasting/protocols.ts';

/** A member's plan for the next fast. */
export interface Plan {
  readonly protocol: FastingProtocol;
  /** Counts for `custom` only. */
  readonly customHours: number;
}

const CUSTOM_HOURS = 16;

/** The plan to offer: the last one, otherwise the goals' plan, otherwise the gentlest. @param fasts oldest first */
export function planOf(fasts: readonly Fast[], fromGoals: FastingProtocol | null | undefined): Plan {
  const last = fasts.at(-1);
  const own = fasts.findLast(({ protocol }) => protocol === 'custom');
  return {
    protocol: last?.protocol ?? fromGoals ?? '12:12',
    customHours: own?.goalHours ?? CUSTOM_HOURS,
  };
}
