import type { DayRange } from '#domain/time/day-range.ts';
import type { AssociationAnswer, Associations } from '#contract/reports/associations.ts';
import {
  associationQueries,
  associationsOf,
  associationWindow,
  type Association,
} from '#domain/reports/associations/associations.ts';
import { recordsFor } from '#server/coach/record-queries.ts';
import type { DietReads } from '#server/diet-quality/queries.ts';
import { memberOn } from '#server/member/queries.ts';

/** Points of the line at which its band is computed. */
const LINE_STEPS = 24;

function lineOf({ points, slope, bandAt }: Association['found']): AssociationAnswer['line'] {
  const xs = points.map(({ x }) => x);
  const [from, to] = [Math.min(...xs), Math.max(...xs)];
  const mean = (of: 'x' | 'y') => points.reduce((sum, point) => sum + point[of], 0) / points.length;
  const [meanX, meanY] = [mean('x'), mean('y')];
  return Array.from({ length: LINE_STEPS + 1 }, (_, step) => {
    const x = from + ((to - from) * step) / LINE_STEPS;
    const y = meanY + slope * (x - meanX);
    return { x, y, low: y - bandAt(x), high: y + bandAt(x) };
  });
}

const answerOf = ({ pair, lag, found, adjustedP }: Association): AssociationAnswer => ({
  pair: pair.key,
  lag,
  effect: found.slope * pair.step,
  low: found.low * pair.step,
  high: found.high * pair.step,
  days: found.days,
  effectiveDays: found.effectiveDays,
  p: adjustedP,
  points: [...found.points],
  line: lineOf(found),
});

/** Associations in a member's days up to the end of a range. */
export async function associationsFor(
  { db, now }: DietReads,
  userId: string,
  range: DayRange,
): Promise<Associations> {
  const nowMs = now();
  const { date: today } = await memberOn(db, userId, nowMs);
  const window = associationWindow(range, today);
  const source = await recordsFor({ db, userId, nowMs, today }, associationQueries(window));
  const { found, unclear, thin, tests } = associationsOf(source, window);
  return {
    ...window,
    tests,
    found: found.map(answerOf),
    unclear: unclear.map(({ name }) => name),
    thin: thin.map(({ name }) => name),
  };
}
