import { clampScore } from '#domain/numbers/clamp.ts';
import { meanOf } from '#domain/numbers/statistics.ts';
import { interpolate, type Polyline } from '#domain/numbers/interpolate.ts';
import { inputOf, pillarOf, type Pillar } from './pillar.ts';
import { FULL_COVERAGE_DAYS } from './tuning.ts';

export interface HabitFacts {
  /** Average of days with a drink logged. */
  readonly water?: { readonly meanMl: number; readonly targetMl: number; readonly days: number } | undefined;
  /** Hours without food for each night between two complete days. */
  readonly nightlyFastHours: readonly number[];
}

export const HABIT_WEIGHTS = { water: 0.6, fast: 0.4 } as const;

/** Score by hours without food at night. */
export const FAST_SCORES: Polyline = [
  [8, 0],
  [10, 50],
  [12, 100],
];
const FAST_TARGET_HOURS = 12;

/** Pillar 7: water against the target, and hours without food at night. */
export function habitsPillar({ water, nightlyFastHours }: HabitFacts): Pillar {
  const fastHours = meanOf(nightlyFastHours);
  const fastScore = meanOf(nightlyFastHours.map((hours) => interpolate(FAST_SCORES, hours)));
  const fastDays = nightlyFastHours.length;
  return pillarOf(
    'habits',
    [
      {
        weight: HABIT_WEIGHTS.water,
        inputs: [
          inputOf(
            'water',
            1,
            water && { value: water.meanMl, origin: 'tracked', days: water.days },
            (meanMl) => water && clampScore((100 * meanMl) / water.targetMl),
            { target: water?.targetMl },
          ),
        ],
      },
      {
        weight: HABIT_WEIGHTS.fast,
        inputs: [
          inputOf(
            'nightly-fast',
            1,
            fastHours === undefined ? undefined : { value: fastHours, origin: 'tracked', days: fastDays },
            () => fastScore,
            { target: FAST_TARGET_HOURS },
          ),
        ],
      },
    ],
    HABIT_WEIGHTS.water * Math.min(1, (water?.days ?? 0) / FULL_COVERAGE_DAYS) +
      HABIT_WEIGHTS.fast * Math.min(1, fastDays / FULL_COVERAGE_DAYS),
  );
}
