import { isOfActivity } from '#domain/questions/figures/activity-totals.ts';
import { isOneDay } from '#domain/query/windows.ts';
import { findMetric } from '#domain/metrics/catalog.ts';
import type { Window } from '#domain/query/query.ts';
import { metricComparison } from './choose-metric.ts';
import type { MainClause } from './clause.ts';
import type { Conditions, Reader } from './day-conditions.ts';
import { ASKS, type Tag } from './grammar-words.ts';
import type { Lexeme } from './lexicon.ts';
import { readMainClause } from './main-clause.ts';

const TALLIES: ReadonlySet<Tag> = new Set<Tag>([...ASKS, 'share', 'streak', 'ago', 'not', 'food', 'meal']);
const EACH = /^(?:every|each|all|any|always|never|ever|constantly)$/;

/** "Did I walk more than 10,000 steps yesterday": answered by the steps. */
export function readYesNo(
  main: readonly Lexeme[],
  conditions: Conditions,
  window: Window | undefined,
  reader: Reader,
): MainClause | undefined {
  const spoken = main.flatMap(({ tag, value }) =>
    tag === 'comparison' ? [reader.comparisons[Number(value)]] : [],
  );
  const isAsked = main.some(({ words }) =>
    /^(?:did|was|were|is|are|have|has|do i|am i|does my|is my|are my)$/.test(words),
  );
  const [comparison] = spoken;
  if (!isAsked || !comparison || spoken.length > 1 || main.some(({ tag }) => TALLIES.has(tag)))
    return undefined;
  const rest = main.filter(({ tag }) => tag !== 'comparison');
  const clause = readMainClause(rest, conditions, reader);
  const metric = clause && findMetric(clause.query.metric);
  const isFigure =
    isOneDay(window) ||
    rest.some(({ tag }) => tag === 'aggregate') ||
    metric?.plain === 'last' ||
    (metric?.list === 'workouts' && window !== undefined && window.kind !== 'all' && isOfActivity(rest));
  // "Was my HbA1c ever above 5.7": its latest value doesn't say.
  const isOfAll = window?.kind === 'all' || main.some(({ words }) => EACH.test(words));
  if (metric?.plain === 'last' && isOfAll) return undefined;
  return metric && isFigure && metricComparison(comparison, metric) ? clause : undefined;
}
