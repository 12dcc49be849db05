import { bandsOf } from './bands.ts';
import type { Person } from './person.ts';
import type { LabValue, MarkerFlag } from './lab-value.ts';
import { markerOf } from './markers.ts';

/** Rounds to the decimals of the tables, so that a converted 99.4 is still 99. */
export function judgedValue({ marker, value, labLow, labHigh }: LabValue): number {
  if (labLow !== null || labHigh !== null) return value;
  const scale = 10 ** markerOf(marker).decimals;
  return Math.round(value * scale) / scale;
}

const isBelow = (at: number, limit: number | null | undefined): boolean =>
  limit !== null && limit !== undefined && at < limit;
const isAbove = (at: number, limit: number | null | undefined): boolean =>
  limit !== null && limit !== undefined && at > limit;

/** "< 5" may be far below 5 and says nothing about a limit of 3; "> 60" may be far above. */
const isInconclusive = ({ censored }: LabValue, flag: MarkerFlag): boolean =>
  (censored === 'lt' && flag.endsWith('high')) || (censored === 'gt' && flag.endsWith('low'));

/**
 * Flags a value from critical-low to critical-high. A censored value counts as its limit. Wellness information, not a diagnosis;
 * a lab's own critical call takes precedence. Rules: science notes 4.1.
 * @returns undefined without bands for this person (such as cycle hormones without a lab range), if a censored value could be on
 * either side of a limit, and for fasting markers after food unless critical
 */
export function flagOf(value: LabValue, person: Person): MarkerFlag | undefined {
  const flag = bandFlag(value, person);
  if (flag === undefined || isInconclusive(value, flag)) return undefined;
  return value.isAfterFood && !flag.startsWith('critical') ? undefined : flag;
}

function bandFlag(value: LabValue, person: Person): MarkerFlag | undefined {
  const { critical, reference, optimal } = bandsOf(value, person);
  const at = judgedValue(value);
  if (isBelow(at, critical[0])) return 'critical-low';
  if (isAbove(at, critical[1])) return 'critical-high';
  if (isBelow(at, reference?.[0])) return 'low';
  if (isAbove(at, reference?.[1])) return 'high';
  if (!optimal) return reference ? 'in-range' : undefined;
  if (isBelow(at, optimal[0])) return 'borderline-low';
  return isAbove(at, optimal[1]) ? 'borderline-high' : 'optimal';
}
