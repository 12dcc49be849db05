import type { Topic } from '#domain/coach/topics/topic.ts';
import { healthyWeightAdvice } from '#domain/coach/weight/healthy-weight.ts';
import {
  expenditureAdvice,
  lossAdvice,
  stuckAdvice,
  type WeightAdvice,
  type WeightFacts,
} from '#domain/coach/weight/weight-advice.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import type { Query, Window } from '#domain/query/query.ts';
import type { CoachAsker } from '#server/coach/asker.ts';
import { recordsFor } from '#server/coach/record-queries.ts';
import { energyFactsOf } from '#server/goals/energy-queries.ts';

const FOUR_WEEKS: Window = { kind: 'last-days', days: 28 };
const TREND: Query = { metric: 'weightTrendKg', aggregate: 'change', window: FOUR_WEEKS };
const EATEN: Query = { metric: 'energyKcal', aggregate: 'mean', window: FOUR_WEEKS };

async function weightFacts(asker: CoachAsker): Promise<WeightFacts> {
  const [{ basis, plan, estimate }, source] = await Promise.all([
    energyFactsOf(asker.db, asker.userId, asker.nowMs),
    recordsFor(asker, [TREND, EATEN], 'days'),
  ]);
  const [trend, eaten] = [evaluate(TREND, source), evaluate(EATEN, source)];
  return {
    basis,
    plan: basis.goal === 'lose' ? plan : undefined,
    estimate,
    trendKg: trend.value ?? undefined,
    eaten: eaten.value === null ? undefined : { kcal: eaten.value, days: eaten.n },
  };
}

/** What the member's own body, plan and expenditure say about losing weight. @param text plain words */
export async function weightTopic(
  asker: CoachAsker,
  own: NonNullable<Topic['own']>,
  text: string,
): Promise<WeightAdvice> {
  const facts = await weightFacts(asker);
  if (own === 'healthy-weight') return healthyWeightAdvice(facts, asker.units);
  if (own === 'expenditure') return expenditureAdvice(facts, asker.units);
  return own === 'stuck-weight' ? stuckAdvice(facts, asker.units) : lossAdvice(facts, text, asker.units);
}
