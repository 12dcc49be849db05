import { clampScore } from '#domain/numbers/clamp.ts';
import { interpolate } from '#domain/numbers/interpolate.ts';
import type { Measured } from './measured.ts';
import { inputOf, pillarOf, type Pillar } from './pillar.ts';

export interface SensorGlucose {
  /** Glycemia risk index, 0 to 100. */
  readonly riskIndex: number;
  readonly cvPercent: number;
  readonly meanMgdl: number;
}

export interface MetabolicFacts {
  /** Points of Life's Essential 8 and the figures behind them. */
  readonly bloodGlucose?: { readonly measured: Measured; readonly points: number } | undefined;
  readonly bloodPressure?: { readonly measured: Measured; readonly points: number } | undefined;
  /** The figure shown is the average, mg/dL. */
  readonly sensor?: (SensorGlucose & { readonly days: number }) | undefined;
  readonly homaIr?: Measured | undefined;
  /** Triglyceride-glucose index; used only if HOMA-IR is unknown. */
  readonly triglycerideGlucose?: Measured | undefined;
}

/** Score of sensor glucose: low risk, low variability and a low average are good. */
export const sensorScore = ({ riskIndex, cvPercent, meanMgdl }: SensorGlucose): number =>
  clampScore(100 - 2 * riskIndex - 2 * Math.max(0, cvPercent - 20) - 0.5 * Math.max(0, meanMgdl - 105));

const homaScore = (homaIr: number): number =>
  interpolate(
    [
      [1, 100],
      [2, 60],
      [4, 0],
    ],
    homaIr,
  );

/** Bands of the index (8.5 fine, 8.8 raised) mapped to the HOMA-IR scale, whose second segment is twice as wide as its first. */
const triglycerideGlucoseScore = (index: number): number =>
  interpolate(
    [
      [8.5, 100],
      [8.8, 60],
      [9.4, 0],
    ],
    index,
  );

/** Pillar 5: weights 3 for blood glucose, 3 for blood pressure, 2 for a glucose sensor, 1 for insulin resistance. */
export function metabolicPillar(facts: MetabolicFacts): Pillar {
  const { bloodGlucose, bloodPressure, sensor, homaIr, triglycerideGlucose } = facts;
  const sensed = sensor && { value: sensor.meanMgdl, origin: 'tracked' as const, days: sensor.days };
  const inputs = [
    inputOf('blood-glucose', 3, bloodGlucose?.measured, () => bloodGlucose?.points),
    inputOf('blood-pressure', 3, bloodPressure?.measured, () => bloodPressure?.points),
    inputOf('sensor-glucose', 2, sensed, () => sensor && sensorScore(sensor), {
      sensor: sensor && { riskIndex: sensor.riskIndex, cvPercent: sensor.cvPercent },
    }),
    homaIr || !triglycerideGlucose
      ? inputOf('insulin-resistance', 1, homaIr, homaScore)
      : inputOf('triglyceride-glucose', 1, triglycerideGlucose, triglycerideGlucoseScore),
  ];
  const known = inputs.reduce((sum, input) => sum + (typeof input === 'string' ? 0 : input.weight), 0);
  return pillarOf('metabolic', [{ weight: 1, inputs }], known / 9);
}
