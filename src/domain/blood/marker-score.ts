import { shareBetween } from '#domain/numbers/clamp.ts';
import { bandsOf } from './bands.ts';
import { flagOf, judgedValue } from './flag.ts';
import type { Person } from './person.ts';
import type { LabValue } from './lab-value.ts';

/** C-reactive protein above this is acute, mg/L: retested in 2 to 4 weeks, never scored. */
const ACUTE_CRP_MGL = 10;

const AT_OPTIMUM = 100;
const AT_REFERENCE = 60;
const AT_CRITICAL = 20;

interface Side {
  readonly optimal: number | null;
  readonly reference: number | null;
  readonly critical: number | null;
}

const between = (at: number, from: number, to: number, high: number, low: number): number =>
  from === to ? low : high - (high - low) * shareBetween(at, from, to);

/** Score on one side of the bands. `sign` 1: higher is worse; -1: lower is worse, with all limits mirrored. */
function sideScore(at: number, { optimal, reference, critical }: Side, sign: 1 | -1): number {
  const beyond = (limit: number | null): limit is number => limit !== null && (at - limit) * sign > 0;
  const far = sign === 1 ? 1.5 : 0.6;
  if (beyond(critical)) return 0;
  if (reference !== null && beyond(reference)) {
    const isCriticalFurther = critical !== null && (critical - reference) * sign > 0;
    const edge = isCriticalFurther ? critical : reference * far;
    return beyond(edge) ? 0 : between(at, reference, edge, AT_REFERENCE, AT_CRITICAL);
  }
  if (!beyond(optimal)) return AT_OPTIMUM;
  return between(at, optimal, reference ?? optimal * far, AT_OPTIMUM, AT_REFERENCE);
}

/**
 * Score of a value, 0–100: 100 in the optimal band (or inside a reference without one), falling to 60 at the edge of the
 * reference and to 20 at the critical limit (without one: 1.5 × the upper or 0.6 × the lower limit), 0 beyond. On a side with an
 * optimum but no reference, 60 is the minimum, reached at those multiples of the optimum. Rules: science notes 4.1.
 * @returns undefined without bands, for C-reactive protein above 10 mg/L, after food for fasting markers, and for inconclusive
 * limits
 */
export function markerScore(value: LabValue, person: Person): number | undefined {
  if (value.marker === 'hs-crp' && value.value > ACUTE_CRP_MGL) return undefined;
  if (value.isAfterFood || (value.censored !== null && !flagOf(value, person))) return undefined;
  const { critical, reference, optimal } = bandsOf(value, person);
  if (!reference && !optimal) return undefined;
  const side = (end: 0 | 1): Side => ({
    optimal: (optimal ?? reference)?.[end] ?? null,
    reference: reference?.[end] ?? null,
    critical: critical[end],
  });
  const at = judgedValue(value);
  return Math.min(sideScore(at, side(0), -1), sideScore(at, side(1), 1));
}
