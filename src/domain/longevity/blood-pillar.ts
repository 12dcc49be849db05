import { isAfterToday } from '#domain/time/future.ts';
import { DAYS_PER_MONTH } from '#domain/time/spans.ts';
import { daysBetween } from '#domain/time/local-date.ts';
import { inputOf, pillarOf, type Pillar } from './pillar.ts';

/** Latest result of a marker and its score, 0 to 100. */
export interface ScoredMarker {
  readonly marker: string;
  readonly value: number;
  readonly date: string;
  readonly score: number;
  readonly evidence: 'A' | 'B' | 'C';
}

export const EVIDENCE_WEIGHTS = { A: 3, B: 2, C: 1 } as const;
export const FULL_COVERAGE_WEIGHT = 25;

/** A result counts in full, then fades to a low weight, then expires. */
export const RECENCY = { fullMonths: 6, fadedMonths: 24, fadedWeight: 0.25, maxMonths: 36 } as const;

/** Weight of a result by age: full for 6 months, a quarter from 24 to 36 months, then 0. */
export function recencyOf(date: string, today: string): number {
  const months = daysBetween(date, today) / DAYS_PER_MONTH;
  const { fullMonths, fadedMonths, fadedWeight, maxMonths } = RECENCY;
  if (months > maxMonths) return 0;
  const faded = Math.max(0, months - fullMonths) / (fadedMonths - fullMonths);
  return Math.max(fadedWeight, 1 - (1 - fadedWeight) * faded);
}

/** Pillar 6: blood markers, weighted by evidence for their optimum and by recency. */
export function bloodPillar(markers: readonly ScoredMarker[], today: string): Pillar {
  const weighed = markers.flatMap(({ marker, value, date, score, evidence }) => {
    const weight = EVIDENCE_WEIGHTS[evidence] * recencyOf(date, today);
    if (weight <= 0 || isAfterToday(date, today)) return [];
    return [
      {
        weight,
        input: inputOf('marker', weight, { value, origin: 'blood-test', date }, () => score, { marker }),
      },
    ];
  });
  const whole = weighed.reduce((sum, { weight }) => sum + weight, 0);
  const inputs = weighed.length > 0 ? weighed.map(({ input }) => input) : ['marker' as const];
  return pillarOf('blood', [{ weight: 1, inputs }], whole / FULL_COVERAGE_WEIGHT);
}
