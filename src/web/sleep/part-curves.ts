import type { LinePoint } from '#domain/numbers/interpolate.ts';
import type { SleepNeed } from '#domain/sleep/sleep-need.ts';
import type { RatedDay } from '#domain/sleep/rated-days.ts';
import { AWAKE, EFFICIENCY, MID_SLEEP_SD, REGULARITY, type SleepPart } from '#domain/sleep/sleep-score.ts';

const sayCurve = (points: readonly LinePoint[]): string => points.map(([x, y]) => `${y} at ${x}`).join(', ');

/** How the points of a part follow from its figure. */
export function curveOf(part: SleepPart, { least, most }: SleepNeed, { regularity }: RatedDay): string {
  if (part === 'duration') return `0 at 4 h, 100 from ${least} to ${most} h, 25 less for each hour beyond`;
  if (part === 'efficiency') return `${sayCurve(EFFICIENCY)} %`;
  if (part === 'quality') return '0 at 1, 25 more for each step';
  if (part === 'awake') return `${sayCurve(AWAKE)} min`;
  return regularity.index === undefined
    ? `${sayCurve(MID_SLEEP_SD)} min around the usual mid-sleep`
    : `${sayCurve(REGULARITY)} of the index`;
}

const exact = (value: number): string => value.toFixed(2);

/** The figure of a part with the digits its points can be followed from; undefined where it was not told. */
export function exactFigure(
  part: SleepPart,
  { asleepMinutes, night, regularity, midSleepSdMinutes }: RatedDay,
): string | undefined {
  if (part === 'duration') return `${exact(asleepMinutes / 60)} h`;
  if (part === 'efficiency')
    return night?.efficiencyPercent === undefined ? undefined : `${exact(night.efficiencyPercent)} %`;
  const quality = night?.quality ?? undefined;
  if (part === 'quality') return quality === undefined ? undefined : `${exact(quality)} of 5`;
  if (part === 'awake')
    return night?.wasoMinutes === undefined ? undefined : `${exact(night.wasoMinutes)} min`;
  if (regularity.index !== undefined) return `index ${exact(regularity.index)}`;
  return midSleepSdMinutes === undefined ? undefined : `± ${exact(midSleepSdMinutes)} min`;
}
