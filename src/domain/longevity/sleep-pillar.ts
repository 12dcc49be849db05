import { clampScore } from '#domain/numbers/clamp.ts';
import type { Measured } from './measured.ts';
import { inputOf, pillarOf, type Pillar } from './pillar.ts';
import { WHOLE_DAYS } from './tuning.ts';

/** Pillar 3: the mean sleep score of the nights of 28 days. @param meanScore with its count of nights */
export const sleepPillar = (meanScore: Measured | undefined): Pillar =>
  pillarOf(
    'sleep',
    [{ weight: 1, inputs: [inputOf('sleep-score', 1, meanScore, clampScore)] }],
    (meanScore?.days ?? 0) / WHOLE_DAYS,
  );
