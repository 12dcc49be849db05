import { BLOOD_METRICS } from './blood-metrics.ts';
import { BODY_METRICS, GLUCOSE_METRICS } from './body-metrics.ts';
import { DIET_METRICS } from './diet-metrics.ts';
import type { Metric } from './metric.ts';
import { MOVEMENT_METRICS, VITAL_METRICS } from './movement-metrics.ts';
import { REST_METRICS } from './rest-metrics.ts';
import { SCORE_METRICS, TARGET_METRICS } from './score-metrics.ts';
import { SUPPLEMENT_METRICS } from './supplement-metrics.ts';

/** Every number the product stores or derives. If several share a name, the first one with data is meant. */
export const METRICS: readonly Metric[] = [
  ...MOVEMENT_METRICS,
  ...VITAL_METRICS,
  ...REST_METRICS,
  ...DIET_METRICS,
  ...BODY_METRICS,
  ...GLUCOSE_METRICS,
  ...SUPPLEMENT_METRICS,
  ...SCORE_METRICS,
  ...TARGET_METRICS,
  ...BLOOD_METRICS,
];

const BY_KEY: ReadonlyMap<string, Metric> = new Map(METRICS.map((metric) => [metric.key, metric]));

export const findMetric = (key: string): Metric | undefined => BY_KEY.get(key);
