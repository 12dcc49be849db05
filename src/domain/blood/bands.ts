import type { LabValue, Person } from './lab-value.ts';
import type { Span } from '#domain/blood/markers/row.ts';
import { markerOf } from './markers.ts';

/** The bands a value is judged by, in the canonical unit; undefined where there is none for this person. */
export interface Bands {
  readonly critical: Span;
  readonly reference: Span | undefined;
  readonly optimal: Span | undefined;
  /** The reference is the laboratory's own. */
  readonly isLabRange: boolean;
}

type Limits = Pick<LabValue, 'marker' | 'labLow' | 'labHigh'>;

const lower = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : Math.min(one, other);
const higher = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : Math.max(one, other);

/**
 * Joins what the laboratory printed with the table. A side the laboratory left open stays with the table only where the marker is
 * pathological on it: "below 55" for GGT says that no value is too low.
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

/** A harmless side that the laboratory leaves open has no optimum to miss either. */
const openSides = (best: Span, lab: Span, isBadLow: boolean, isBadHigh: boolean): Span => [
  isBadLow || lab[0] !== null ? best[0] : null,
  isBadHigh || lab[1] !== null ? best[1] : null,
];

/**
 * The bands of a marker for a person, all tested rules of science notes 4.1 applied: the laboratory's own range overrides the table's, and
 * the optimal band never reaches beyond it on the pathological side. On the harmless side, and beside the table's reference, the
 * optimal band wins: insulin of 2.3 µIU/mL is no finding.
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
  // A laboratory's range beyond the optimal band leaves nothing of it: then inside is all that can be said.
  if (low !== null && high !== null && low > high)
    return { critical, reference: range, optimal: undefined, isLabRange: true };
  return {
    critical,
    isLabRange: lab !== null,
    reference: [lower(range[0], low), higher(range[1], high)],
    optimal: [low, high],
  };
}
