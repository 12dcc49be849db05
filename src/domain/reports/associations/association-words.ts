import { findMetric } from '#domain/metrics/catalog.ts';
import type { ReportUnits } from '#domain/reports/figure-summary.ts';
import { changeText, intervalText } from '#domain/reports/report-words.ts';
import { capitalized, lowerFirst } from '#domain/words/first-letter.ts';
import type { Lag } from './associations.ts';
import { PAIRS, type Cause, type Pair } from './pairs.ts';

interface Shape {
  readonly unit: string;
  readonly decimals: number;
}

const shapeOf = (metric: string): Shape => findMetric(metric) ?? { unit: 'count', decimals: 0 };

export const findPair = (key: string): Pair | undefined => PAIRS.find((pair) => pair.key === key);

export const causeShape = (cause: Cause): Shape =>
  cause.of === 'last-meal' ? { unit: 'clock', decimals: 0 } : shapeOf(cause.metric);

export const outcomeShape = ({ outcome }: Pair): Shape => shapeOf(outcome);

/** An association, for wording: the outcome's change per step of the cause. */
export interface AssociationSummary {
  readonly lag: Lag;
  readonly effect: number;
  readonly low: number;
  readonly high: number;
}

/** "You slept less after late dinners". */
export const associationHeadline = (pair: Pair, { effect }: Pick<AssociationSummary, 'effect'>): string =>
  effect > 0 ? pair.rises : pair.falls;

/** "−14 min". */
export const effectText = (pair: Pair, { effect }: AssociationSummary, units: ReportUnits): string =>
  changeText(effect, outcomeShape(pair), units);

/** "−23 to −5 min". */
export const effectInterval = (pair: Pair, said: AssociationSummary, units: ReportUnits): string =>
  intervalText(said, outcomeShape(pair), units);

/** "Sleep, the night after". */
export const outcomeWhen = ({ outcomeName, when }: Pair, lag: Lag): string => `${outcomeName}, ${when[lag]}`;

/** "0.012", "below 0.001". */
export const pText = (p: number): string => (p < 0.001 ? 'below 0.001' : p.toFixed(3));

interface FoundAssociation extends AssociationSummary {
  readonly pair: string;
  readonly days: number;
  readonly p: number;
}

/** The same without whose it is, for a report about somebody: "Slept less after late dinners", "HRV was lower after drinking alcohol". */
const headlineOfSomebody = (pair: Pair, found: Pick<AssociationSummary, 'effect'>): string =>
  capitalized(associationHeadline(pair, found).replace(/^Your? /, ''));

/** "Slept less after late dinners: −14 min (sleep, the night after) for each hour later you eat. 95% interval −23 to −5 min, 85 days, adjusted p 0.012." */
export function associationSentence(found: FoundAssociation, units: ReportUnits): string | undefined {
  const pair = findPair(found.pair);
  if (!pair) return undefined;
  const when = outcomeWhen(pair, found.lag);
  return (
    `${headlineOfSomebody(pair, found)}: ${effectText(pair, found, units)} ` +
    `(${lowerFirst(when)}) ${lowerFirst(pair.perStep)}. ` +
    `95% interval ${effectInterval(pair, found, units)}, ${found.days} days, adjusted p ${pText(found.p)}.`
  );
}

const count = (pairs: number): string => `${pairs} ${pairs === 1 ? 'pair' : 'pairs'}`;

/** What was tested, and the result: "9 pairs tested, with 1 clear link." */
export function testedSentence({
  found,
  unclear,
  thin,
}: {
  readonly found: number;
  readonly unclear: number;
  readonly thin: number;
}): string {
  const tested = found + unclear;
  if (tested === 0)
    return 'There isn’t enough data to test yet. Both items in a pair need to be logged on at least 21 days.';
  const links = found === 0 ? 'no clear link' : found === 1 ? '1 clear link' : `${found} clear links`;
  const first = `${count(tested)} tested, with ${links}.`;
  return thin === 0 ? first : `${first} ${count(thin)} ${thin === 1 ? 'needs' : 'need'} more days.`;
}
