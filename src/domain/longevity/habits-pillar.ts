import { clampScore } from '#domain/numbers/clamp.ts';
import { meanOf } from '#domain/numbers/statistics.ts';
import { interpolate } from '#domain/numbers/interpolate.ts';
import { inputOf, pillarOf, type Pillar } from './pillar.ts';
import { FULL_COVERAGE_DAYS } from './tuning.ts';

export interface HabitFacts {
  /** Average of days with a drink logged. */
  readonly water?: { readonly meanMl: number; readonly targetMl: number; readonly days: number } | undefined;
  /** Hours without food for each night between two complete days. */
  readonly nightlyFastHours: readonly number[];
}

const WEIGHTS = { water: 0.6, fast: 0.4 } as const;

const nightScore = (hours: number): number =>
  interpolate(
    [
      [8, 0],
      [10, 50],
      [12, 100],
    ],
    hours,
  );

/**
 * Pillar 7: 60 % water against the target, 40 % hours without food at night (12 or more score 100). Each part is fully covered by
 * 14 days.
 */
export function habitsPillar({ water, nightlyFastHours }: HabitFacts): Pillar {
  const fastHours = meanOf(nightlyFastHours);
  const fastScore = meanOf(nightlyFastHours.map(nightScore));
  const fastDays = nightlyFastHours.length;
  return pillarOf(
    'habits',
    [
      {
        weight: WEIGHTS.water,
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
        weight: WEIGHTS.fast,
        inputs: [
          inputOf(
            'nightly-fast',
            1,
            fastHours === undefined ? undefined : { value: fastHours, origin: 'tracked', days: fastDays },
            () => fastScore,
            { target: 12 },
          ),
        ],
      },
    ],
    WEIGHTS.water * Math.min(1, (water?.days ?? 0) / FULL_COVERAGE_DAYS) +
      WEIGHTS.fast * Math.min(1, fastDays / FULL_COVERAGE_DAYS),
  );
}
