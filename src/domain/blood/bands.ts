import type { Person } from './person.ts';
import type { LabValue } from './lab-value.ts';
import type { Span } from '#domain/blood/markers/row.ts';
import { markerOf } from './markers.ts';

/** Bands for judging a value, in the canonical unit; undefined if there is none for this person. */
export interface Bands {
  readonly critical: Span;
  readonly reference: Span | undefined;
  readonly optimal: Span | undefined;
  /** The reference is the lab's own. */
  readonly isLabRange: boolean;
}

type Limits = Pick<LabValue, 'marker' | 'labLow' | 'labHigh'>;

const lower = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : Math.min(one, other);
const higher = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : Math.max(one, other);

/**
 * Joins the lab's range with the table. A side the lab left open falls back to the table only if it is pathological: "below 55"
 * for GGT means that no value is too low.
 */
function referenceOf(
  table: Span | undefined,
  lab: Span | null,
  isBadLow: boolean,
  isBadHigh: boolean,
): Span | undefined {
  if (!lab) return table;
  return [
    lab[0] ?? (isBadLow ? (table?.[0] ?? null) : null),
    lab[1] ?? (isBadHigh ? (table?.[1] ?? null) : null),
  ];
}

/** A harmless side without a lab limit has no optimum either. */
const openSides = (best: Span, lab: Span, isBadLow: boolean, isBadHigh: boolean): Span => [
  isBadLow || lab[0] !== null ? best[0] : null,
  isBadHigh || lab[1] !== null ? best[1] : null,
];

/**
 * Bands of a marker for a person by the tested rules of science notes 4.1. The lab's range overrides the table's, and the optimal
 * band never extends beyond it on the pathological side. On the harmless side, and against the table's reference, the optimal
 * band wins: insulin of 2.3 µIU/mL is not abnormal.
 */
export function bandsOf({ marker, labLow, labHigh }: Limits, person: Person): Bands {
  const { reference, optimal, critical, direction } = markerOf(marker);
  const lab: Span | null = labLow === null && labHigh === null ? null : [labLow, labHigh];
  const [isBadLow, isBadHigh] = [direction !== 'lower', direction !== 'higher'];
  const range = referenceOf(reference(person, lab), lab, isBadLow, isBadHigh);
  const table = optimal(person, lab);
  const best = lab && table ? openSides(table, lab, isBadLow, isBadHigh) : table;
  if (!range || !best) return { critical, reference: range, optimal: best, isLabRange: lab !== null };
  const low = lab && isBadLow && labLow !== null ? Math.max(best[0] ?? labLow, labLow) : best[0];
  const high = lab && isBadHigh && labHigh !== null ? Math.min(best[1] ?? labHigh, labHigh) : best[1];
  // If the lab's range lies beyond the optimal band, a value can only be in range.
  if (low !== null && high !== null && low > high)
    return { critical, reference: range, optimal: undefined, isLabRange: true };
  return {
    critical,
    isLabRange: lab !== null,
    reference: [lower(range[0], low), higher(range[1], high)],
    optimal: [low, high],
  };
}
