import { clampScore } from '#domain/numbers/clamp.ts';
import { interpolate, type Polyline } from '#domain/numbers/interpolate.ts';
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

export const METABOLIC_WEIGHTS = {
  bloodGlucose: 3,
  bloodPressure: 3,
  sensor: 2,
  insulinResistance: 1,
} as const;
const FULL_WEIGHT = Object.values(METABOLIC_WEIGHTS).reduce((sum, weight) => sum + weight, 0);

/** Points a sensor loses per unit of a figure above its start. */
export const SENSOR_LOSSES = {
  riskIndex: { from: 0, perUnit: 2 },
  cvPercent: { from: 20, perUnit: 2 },
  meanMgdl: { from: 105, perUnit: 0.5 },
} as const;

const lossOf = (key: keyof typeof SENSOR_LOSSES, value: number): number =>
  SENSOR_LOSSES[key].perUnit * Math.max(0, value - SENSOR_LOSSES[key].from);

/** Score of sensor glucose: low risk, low variability and a low average are good. */
export const sensorScore = ({ riskIndex, cvPercent, meanMgdl }: SensorGlucose): number =>
  clampScore(
    100 - lossOf('riskIndex', riskIndex) - lossOf('cvPercent', cvPercent) - lossOf('meanMgdl', meanMgdl),
  );

export const HOMA_IR_SCORES: Polyline = [
  [1, 100],
  [2, 60],
  [4, 0],
];

/** Bands of the index (8.5 fine, 8.8 raised) mapped to the HOMA-IR scale, whose second segment is twice as wide as its first. */
export const TRIGLYCERIDE_GLUCOSE_SCORES: Polyline = [
  [8.5, 100],
  [8.8, 60],
  [9.4, 0],
];

/** Pillar 5: blood glucose, blood pressure, a glucose sensor and insulin resistance. */
export function metabolicPillar(facts: MetabolicFacts): Pillar {
  const weights = METABOLIC_WEIGHTS;
  const { bloodGlucose, bloodPressure, sensor, homaIr, triglycerideGlucose } = facts;
  const sensed = sensor && { value: sensor.meanMgdl, origin: 'tracked' as const, days: sensor.days };
  const inputs = [
    inputOf('blood-glucose', weights.bloodGlucose, bloodGlucose?.measured, () => bloodGlucose?.points),
    inputOf('blood-pressure', weights.bloodPressure, bloodPressure?.measured, () => bloodPressure?.points),
    inputOf('sensor-glucose', weights.sensor, sensed, () => sensor && sensorScore(sensor), {
      sensor: sensor && { riskIndex: sensor.riskIndex, cvPercent: sensor.cvPercent },
    }),
    homaIr || !triglycerideGlucose
      ? inputOf('insulin-resistance', weights.insulinResistance, homaIr, (value) =>
          interpolate(HOMA_IR_SCORES, value),
        )
      : inputOf('triglyceride-glucose', weights.insulinResistance, triglycerideGlucose, (value) =>
          interpolate(TRIGLYCERIDE_GLUCOSE_SCORES, value),
        ),
  ];
  const known = inputs.reduce((sum, input) => sum + (typeof input === 'string' ? 0 : input.weight), 0);
  return pillarOf('metabolic', [{ weight: 1, inputs }], known / FULL_WEIGHT);
}
