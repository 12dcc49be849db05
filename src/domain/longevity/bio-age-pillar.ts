import { clampScore } from '#domain/numbers/clamp.ts';
import { daysBetween } from '#domain/time/local-date.ts';
import type { Measured } from './measured.ts';
import { inputOf, pillarOf, type Pillar } from './pillar.ts';
import { BIO_AGE_SCORE, MAX_ANSWERS_DAYS } from './tuning.ts';

export interface BioAgeFacts {
  /** Bio-age minus age in years (below 0: younger), dated by the assessment. */
  readonly gapYears: Measured;
  /** Coverage of the assessment, 0 to 1. */
  readonly coverage: number;
}

/** Pillar 8: the bio-age gap. Expires a year after the assessment. */
export function bioAgePillar(facts: BioAgeFacts | undefined, today: string): Pillar {
  const answeredOn = facts?.gapYears.date;
  const isFresh = answeredOn !== undefined && daysBetween(answeredOn, today) <= MAX_ANSWERS_DAYS;
  const gap = isFresh ? facts?.gapYears : undefined;
  return pillarOf(
    'bio-age',
    [
      {
        weight: 1,
        inputs: [
          inputOf('bio-age-gap', 1, gap, (years) =>
            clampScore(BIO_AGE_SCORE.atOwnAge - BIO_AGE_SCORE.perYear * years),
          ),
        ],
      },
    ],
    facts?.coverage ?? 0,
  );
}
