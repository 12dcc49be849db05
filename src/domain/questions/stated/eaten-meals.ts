import type { Understood } from '#domain/questions/read-one.ts';
import { normalized } from '#domain/questions/wording/normalize.ts';
import { withMealClocks } from './meal-clocks.ts';

const DID_EAT =
  /^(?:(?:so|and|but|ok) )?(?:did|have) i (?:already |even )?(?:eat|have|had|eaten|get|got) (?:my |any |a |an? proper )*(?:breakfast|lunch|dinner|supper|snacks?)\b/;

/** "Did I have dinner before 7": whether there was such a meal, rather than its calories. */
export function asMeals(question: string, read: Understood | undefined): Understood | undefined {
  const { metric, aggregate, where, when, versus, target } = read?.query ?? {};
  const isAmount = metric === 'energyKcal' && aggregate === 'sum' && where?.kinds !== undefined;
  if (!read || !isAmount || where.food !== undefined || when || versus || target) return read;
  return DID_EAT.test(withMealClocks(normalized(question)))
    ? { ...read, query: { ...read.query, metric: 'meals' }, check: { test: { op: '>', value: 0 } } }
    : read;
}
