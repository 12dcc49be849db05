import { DAY_MS } from '#domain/time/spans.ts';
import {
  heartRateWarning,
  oxygenWarning,
  pressureWarning,
  temperatureWarning,
  type VitalWarning,
} from './vital-warnings.ts';

/** A reading as stored; null is unknown. */
export interface MeasuredVitals {
  readonly measuredAt: string;
  readonly systolicMmhg: number | null;
  readonly diastolicMmhg: number | null;
  readonly restingHeartRateBpm: number | null;
  readonly bodyTemperatureC: number | null;
  readonly oxygenSaturationPercent: number | null;
}

/** Warnings about the last reading of each kind in the 24 hours before a moment. @param entries oldest first */
export function urgentVitals(entries: readonly MeasuredVitals[], nowMs: number): readonly VitalWarning[] {
  const recent = entries.filter(({ measuredAt }) => nowMs - Date.parse(measuredAt) < DAY_MS);
  const last = <Key extends Exclude<keyof MeasuredVitals, 'measuredAt'>>(key: Key): number | null =>
    recent.findLast((each) => each[key] !== null)?.[key] ?? null;
  const pressed = recent.findLast(
    ({ systolicMmhg, diastolicMmhg }) => systolicMmhg !== null && diastolicMmhg !== null,
  );
  const [oxygen, degrees, rate] = [
    last('oxygenSaturationPercent'),
    last('bodyTemperatureC'),
    last('restingHeartRateBpm'),
  ];
  return [
    pressed &&
      pressureWarning({
        systolicMmhg: pressed.systolicMmhg ?? 0,
        diastolicMmhg: pressed.diastolicMmhg ?? 0,
      }),
    oxygen === null ? undefined : oxygenWarning(oxygen),
    degrees === null ? undefined : temperatureWarning(degrees),
    rate === null ? undefined : heartRateWarning(rate),
  ].filter((warning) => warning !== undefined);
}
