import type { Fast } from '#contract/fasting.ts';
import type { FastingProtocol } from '#domain/fasting/protocols.ts';

/** What a member means to do next. */
export interface Plan {
  readonly protocol: FastingProtocol;
  /** Counts for `custom` only. */
  readonly customHours: number;
}

const CUSTOM_HOURS = 16;

/** What to offer next: as last time, else the plan of the goals, else the gentlest. @param fasts oldest first */
export function planOf(fasts: readonly Fast[], fromGoals: FastingProtocol | null | undefined): Plan {
  const last = fasts.at(-1);
  const own = fasts.findLast(({ protocol }) => protocol === 'custom');
  return {
    protocol: last?.protocol ?? fromGoals ?? '12:12',
    customHours: own?.goalHours ?? CUSTOM_HOURS,
  };
}
