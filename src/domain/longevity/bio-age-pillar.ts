import { clampScore } from '#domain/numbers/clamp.ts';
import { daysBetween } from '#domain/time/local-date.ts';
import type { Measured } from './measured.ts';
import { inputOf, pillarOf, type Pillar } from './pillar.ts';

/** The last bio-age. */
export interface BioAgeFacts {
  /** Years older (or, below 0, younger) than the calendar says, with the day of the assessment. */
  readonly gapYears: Measured;
  /** Of the assessment, 0 to 1. */
  readonly coverage: number;
}

const HOLDS_DAYS = 365;

/** Pillar 8: 60 at one's own age, 5 more for each year younger; for a year after the assessment. */
export function bioAgePillar(facts: BioAgeFacts | undefined, today: string): Pillar {
  const answeredOn = facts?.gapYears.date;
  const isFresh = answeredOn !== undefined && daysBetween(answeredOn, today) <= HOLDS_DAYS;
  const gap = isFresh ? facts?.gapYears : undefined;
  return pillarOf(
    'bio-age',
    [{ weight: 1, inputs: [inputOf('bio-age-gap', 1, gap, (years) => clampScore(60 - 5 * years))] }],
    facts?.coverage ?? 0,
  );
}
