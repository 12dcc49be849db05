import { roundEnergy } from '#domain/meals/estimates/round-energy.ts';
import type { Left } from '#domain/coach/abilities/meal-ideas.ts';
import { figureOf } from '#domain/coach/build-figure.ts';
import { reply, type CoachFigure, type Reply } from '#domain/coach/reply.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import type { Query } from '#domain/query/query.ts';
import type { CoachAsker } from '#server/coach/asker.ts';
import { recordsFor } from '#server/coach/record-queries.ts';
import { targetFigures } from '#server/goals/target-figure-queries.ts';
import { counted } from '#domain/words/plural.ts';

const QUERIES = (['energyKcal', 'proteinG', 'fiberG'] as const).map((metric): Query => ({
  metric,
  aggregate: 'sum',
  window: { kind: 'day', back: 0 },
}));

/** Remaining amounts of today's targets, and the figures for them. */
export async function leftToday(asker: CoachAsker): Promise<{
  readonly left: Left;
  /** What a whole day may have. */
  readonly whole: Left;
  readonly figures: CoachFigure[];
  readonly meals: number;
}> {
  const [source, targets] = await Promise.all([recordsFor(asker, QUERIES), targetFigures(asker)]);
  const answers = QUERIES.map((query) => ({ query, answer: evaluate(query, source) }));
  const [energyKcal = 0, proteinG = 0, fiberG = 0] = answers.map(
    ({ query, answer }) => (targets[query.metric] ?? 0) - (answer.value ?? 0),
  );
  const context = { today: asker.today, units: asker.units };
  const figures = answers.slice(0, 2).flatMap(({ query, answer }, at) => {
    const rest = [energyKcal, proteinG][at] ?? 0;
    // "0 kcal left" says nothing about a day far over its target.
    const isOver = at === 0 && rest < 0;
    const amount = isOver ? -rest : Math.max(0, rest);
    // As precise as on the dashboard: meals are estimates.
    const value = at === 0 ? roundEnergy(amount) : amount;
    const unit = at === 0 ? 'kcal' : 'g';
    const figure = figureOf({ id: `f${at + 1}`, query, answer: { ...answer, value, unit }, context });
    const label = `${at === 0 ? 'Calories' : 'Protein'} ${isOver ? 'over today’s target' : 'left today'}`;
    return figure ? [{ ...figure, label, query: null }] : [];
  });
  return {
    left: { energyKcal, proteinG, fiberG },
    whole: {
      energyKcal: targets['energyKcal'] ?? 0,
      proteinG: targets['proteinG'] ?? 0,
      fiberG: targets['fiberG'] ?? 0,
    },
    figures,
    meals: source.entries.meals.filter(({ date }) => date === asker.today).length,
  };
}

/** How many meals a day's remainder is based on. */
export const basisOf = (meals: number): string =>
  meals === 0 ? 'Nothing logged yet today.' : `Based on ${counted(meals, 'meal')} logged today.`;

/** Whether a query asks for what is left of today's calories or protein. */
export const isLeftToday = ({ metric, target, window, aggregate }: Query): boolean =>
  (metric === 'energyKcal' || metric === 'proteinG') &&
  target === 'under' &&
  aggregate === 'sum' &&
  window.kind === 'day' &&
  window.back === 0;

/** "[[f1]] over", "at". */
export const overWords = ({ energyKcal }: Left): string =>
  Math.round(energyKcal) < 0 ? '[[f1]] over' : 'at';

/** "How many calories do I have left today?" */
export async function leftReply(asker: CoachAsker): Promise<Reply> {
  const { figures, left, meals } = await leftToday(asker);
  return reply({
    kind: 'answer',
    paragraphs: [
      left.energyKcal > 0
        ? 'You have [[f1]] and [[f2]] of protein left today.'
        : `You’re ${overWords(left)} today’s calorie target. You have [[f2]] of protein left.`,
    ],
    figures,
    basis: basisOf(meals),
    links: [{ name: 'Open today', screen: 'meals' }],
    next: ['What should I eat for dinner?'],
    query: { metric: 'energyKcal', aggregate: 'sum', window: { kind: 'day', back: 0 } },
  });
}
