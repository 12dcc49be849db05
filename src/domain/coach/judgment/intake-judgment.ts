import type { Judged } from './read-judgment.ts';

/** What a member's average is measured by, in the metric's unit. */
export interface Yardstick {
  /** The amount to reach. */
  readonly least?: number;
  /** The amount to stay below. */
  readonly most?: number;
  readonly kind: 'target' | 'recommended';
  /** The upper end only widens a target, and isn't shown. */
  readonly isMostImplied?: boolean;
}

/** Within this share of a target an average is as good as on it: portions aren't known better. */
const NEAR = 0.9;

type Verdict = 'yes' | 'almost' | 'no' | 'high' | 'low' | 'fine';

/** Answers whether an average is enough, too much or fine. Undefined if the yardstick has no side for what was asked. */
export function intakeVerdict(
  average: number,
  { least, most }: Yardstick,
  asks: Exclude<Judged, 'target'>,
): Verdict | undefined {
  switch (asks) {
    case 'enough':
      if (least === undefined) return undefined;
      return average >= least ? 'yes' : average >= NEAR * least ? 'almost' : 'no';
    case 'too-little':
      return least === undefined ? undefined : average < NEAR * least ? 'yes' : 'no';
    case 'too-much':
      return most === undefined ? undefined : average > most ? 'yes' : 'no';
    case 'state':
      if (most !== undefined && average > most) return 'high';
      return least !== undefined && average < NEAR * least ? 'low' : 'fine';
  }
}

/** Whether a verdict holds if the true amount is higher, because some foods don't list it. */
export const holdsForMore = (verdict: Verdict, asks: Exclude<Judged, 'target'>): boolean =>
  verdict === 'high' || (asks === 'too-little' ? verdict === 'no' : verdict === 'yes');

export const VERDICT_TITLES: Readonly<Record<Verdict, string>> = {
  yes: 'Yes',
  almost: 'Almost',
  no: 'No',
  high: 'It’s high',
  low: 'It’s low',
  fine: 'It looks fine',
};

/** A yardstick as a sentence without its period, with figures that start at `first`. */
export function yardstickWords(
  { least, most, kind, isMostImplied = false }: Yardstick,
  first: number,
): string {
  const one = `[[f${first}]]`;
  const other = `[[f${first + 1}]]`;
  if (least === undefined) return `The upper limit is ${one}`;
  const isRange = most !== undefined && !isMostImplied;
  if (kind === 'target') return `Your target is ${one}${isRange ? ` to ${other}` : ''}`;
  return `The recommended amount for you is ${one}${isRange ? `, and the upper limit is ${other}` : ''}`;
}
