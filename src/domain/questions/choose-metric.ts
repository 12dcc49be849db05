import { findMetric } from '#domain/metrics/catalog.ts';
import type { Metric } from '#domain/metrics/metric.ts';
import type { Comparison } from '#domain/query/query.ts';
import type { RecordSource } from '#domain/query/record-source.ts';
import type { SpokenComparison } from './comparisons.ts';
import { inferUnit } from '#domain/blood/canonical-value.ts';
import { isMarkerKey } from '#domain/blood/markers.ts';
import { toMetricUnit } from './spoken-units.ts';

/** Hints in the surrounding words about which metric of a name is meant. */
export interface Hints {
  readonly isWorkout: boolean;
  readonly isEaten: boolean;
  readonly isBurned: boolean;
  /** Unit of the question or comparison. */
  readonly unit?: string | undefined;
}

const hasData = ({ list, field }: Metric, { entries, targets }: RecordSource): boolean =>
  list === 'targets'
    ? field !== null && targets[field] !== undefined
    : entries[list].some(({ at, values }) =>
        field === 'at' ? at !== null : field === null || values[field] !== undefined,
      );

const BURNING: readonly string[] = ['workoutEnergyKcal', 'activityEnergyKcal'];
const isBurning = ({ key }: Metric): boolean => BURNING.includes(key);

/** Sleep in percent if the name alone would mean minutes. */
const twins = (metrics: readonly Metric[]): readonly Metric[] =>
  metrics.flatMap(({ key }) => findMetric(key.replace(/Minutes$/, 'Percent')) ?? []);

/** The metric meant by an ambiguous name; undefined if none fits. */
export function chooseMetric(
  keys: readonly string[],
  hints: Hints,
  source: RecordSource,
): Metric | undefined {
  const { isWorkout, isEaten, isBurned, unit } = hints;
  // "Kilocalories I expended": not those eaten.
  const isEnergy = isBurned && !keys.some((key) => BURNING.includes(key)) && keys.includes('energyKcal');
  const named = (isEnergy ? BURNING : keys).flatMap((key) => findMetric(key) ?? []);
  const fits = (metric: Metric): boolean => unit === undefined || toMetricUnit(1, unit, metric) !== undefined;
  let metrics = named.filter(fits);
  if (metrics.length === 0 && unit === '%') metrics = twins(named).filter(fits);
  const prefer = (test: (metric: Metric) => boolean): void => {
    const kept = metrics.filter(test);
    if (kept.length > 0) metrics = kept;
  };
  if (isBurned) prefer(isBurning);
  if (isEaten && !isWorkout) prefer(({ list }) => list === 'foods');
  if (isWorkout) prefer(({ list }) => list === 'workouts');
  prefer((metric) => hasData(metric, source));
  if (!isWorkout) prefer(({ list }) => list !== 'workouts');
  return metrics[0];
}

/** Hours without a unit: "slept less than 7". */
const MAX_HOURS = 24;

/** Highest reading of meters in mmol/L: a smaller number without a unit isn't in mg/dL. */
const MAX_GLUCOSE_MMOL = 33.3;

/** The unit of a number without one: "slept less than 7", "glucose above 10", "LDL under 3". */
function meantUnit({ key, unit }: Metric, value: number): string {
  if (key === 'sleepMinutes' && value <= MAX_HOURS) return 'h';
  if (key === 'glucoseMgdl' && value <= MAX_GLUCOSE_MMOL) return 'mmol/L';
  const inferred = isMarkerKey(key) ? inferUnit(key, value) : undefined;
  return inferred && 'unit' in inferred ? inferred.unit : unit;
}

/** A comparison converted to the metric's unit. */
export function metricComparison(
  { op, value, to, unit }: SpokenComparison,
  metric: Metric,
): Comparison | undefined {
  if (typeof value !== 'number') return { op, value };
  const spoken = unit ?? meantUnit(metric, value);
  const [low, high] = [
    toMetricUnit(value, spoken, metric),
    to === undefined ? undefined : toMetricUnit(to, spoken, metric),
  ];
  if (low === undefined || (to !== undefined && high === undefined)) return undefined;
  return high === undefined ? { op, value: low } : { op, value: low, to: high };
}
