import type { DaySeries } from '#domain/reports/associations/day-series.ts';
import type { Idea } from './ideas.ts';
import type { ScheduledDay } from './schedule.ts';

/** `unknown`: the log doesn't show it, and the member didn't say. */
export type Adherence = 'yes' | 'no' | 'unknown';

/**
 * Whether the plan of a day was followed: what the member said, or else what the log shows. Days of the usual condition require nothing, so
 * they count unless the member says otherwise.
 * @param said by date
 * @param logged the rule's cause by date
 */
export function adherenceOn(
  { date, condition }: ScheduledDay,
  { rule }: Pick<Idea, 'rule'>,
  said: ReadonlyMap<string, boolean>,
  logged: DaySeries,
): Adherence {
  const own = said.get(date);
  if (own !== undefined) return own ? 'yes' : 'no';
  if (condition === 'usual') return 'yes';
  const value = logged.get(date);
  if (rule === null || value === undefined) return 'unknown';
  return (rule.is === 'at-most' ? value <= rule.level : value >= rule.level) ? 'yes' : 'no';
}
