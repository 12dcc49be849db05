import { z } from 'zod';
import { dataWords } from '#domain/coach/model/data-words.ts';
import { asksForAction } from '#domain/coach/model/asks-for-action.ts';
import { AGGREGATE_WORDS } from '#domain/query/aggregate-words.ts';
import { spelledOut } from '#domain/coach/reply.ts';
import { findFoods } from '#domain/foods/search/find-foods.ts';
import type { FoodIndex } from '#domain/foods/search/food-index.ts';
import { analyzeMeal } from '#domain/meals/analysis/analyze-meal.ts';
import { METRICS } from '#domain/metrics/catalog.ts';
import { findMetrics } from '#domain/metrics/find-metrics.ts';
import type { Query } from '#domain/query/query.ts';
import type { CoachTool } from '#server/ai/coach-model.ts';
import type { CoachAsker } from '#server/coach/asker.ts';
import { answerQuestion } from '#server/coach/answer.ts';
import { replyToQuery } from '#server/coach/figures/figure-reply.ts';
import { queryOf, UnusableQuery } from './query-input.ts';
import { queryInput } from './query-schema.ts';
import { MAX_ROWS, nutrientFigures, readable, type Gathered } from './readable.ts';

export interface ToolDeps {
  readonly asker: CoachAsker;
  readonly index: FoodIndex;
  readonly question: string;
  readonly gathered: Gathered;
}

const MAX_FOODS = 5;

const tool = <Input extends z.ZodType>(
  name: string,
  description: string,
  input: Input,
  run: (input: z.output<Input>) => unknown,
): CoachTool => ({
  name,
  description,
  input,
  run: async (given) => {
    try {
      return await run(input.parse(given));
    } catch (error) {
      if (error instanceof UnusableQuery) return { error: error.message };
      throw error;
    }
  },
});

const DAY_METRICS = [
  'energyKcal',
  'proteinG',
  'carbsG',
  'fatG',
  'fiberG',
  'waterMl',
  'steps',
  'sleepMinutes',
];

async function dayOf({ asker, gathered }: ToolDeps, day: string) {
  const window = { kind: 'dates', from: day, to: day } as const;
  const queries: readonly Query[] = [
    ...DAY_METRICS.map((metric): Query => ({ metric, aggregate: 'sum', window })),
    { metric: 'weightKg', aggregate: 'last', window },
    {
      metric: 'energyKcal',
      aggregate: 'sum',
      window,
      per: 'record',
      group: 'food',
      rank: { order: 'highest', limit: MAX_ROWS },
    },
  ];
  const replies = await Promise.all(queries.map((query) => replyToQuery(asker, query)));
  return {
    day,
    data: replies.filter(({ figures }) => figures.length > 0).map((reply) => readable(reply, gathered).data),
  };
}

/** Statistics listed in the query tool's description. */
const STATISTICS = Object.entries(AGGREGATE_WORDS)
  .map(([key, words]) => `${key} (${words})`)
  .join(', ');

/** Tools a model can call. All are read-only; `propose` works only if the member asked to log or change something. */
export function coachTools(deps: ToolDeps): readonly CoachTool[] {
  const { asker, index, question, gathered } = deps;
  const inWords = async (words: string) => {
    const reply = await answerQuestion(asker, words, index);
    if (reply.kind === 'proposal') return { error: 'This is a request to log something. Use propose.' };
    gathered.replies.push(reply);
    return readable(reply, gathered);
  };
  return [
    tool(
      'query',
      `One statistic of the member's records. Statistics: ${STATISTICS}. Average intake is the mean of a daily metric.`,
      queryInput,
      async (input) => readable(await replyToQuery(asker, queryOf(input)), gathered),
    ),
    tool(
      'list_metrics',
      'Metrics whose name contains these words.',
      z.object({ words: z.string().max(60) }),
      ({ words }) => ({
        metrics: findMetrics(METRICS, words)
          .slice(0, 25)
          .map(({ key, names: [name], unit, kind }) => ({ key, name, unit, kind })),
      }),
    ),
    tool('day', 'Figures and foods for one day.', z.object({ date: z.iso.date() }), ({ date }) =>
      dayOf(deps, date),
    ),
    tool(
      'explain',
      'The built-in coach’s answer to a question in plain English: why weight changed, what to eat, how to improve a marker, what a score means, how to use the app.',
      z.object({ question: z.string().min(1).max(300) }),
      ({ question: words }) => inWords(words),
    ),
    tool(
      'find_food',
      'Reference foods with figures per 100 g.',
      z.object({ name: z.string().min(1).max(80) }),
      ({ name }) => ({
        foods: findFoods(index, name, MAX_FOODS).map(({ food }) => ({
          name: dataWords(food.name),
          per100g: nutrientFigures(`${food.name}, 100 g`, (key) => food.per100g[key], gathered),
        })),
      }),
    ),
    tool(
      'analyze_meal',
      'Estimates the foods, amounts and nutrition of a meal described in words. Doesn’t save anything.',
      z.object({ text: z.string().min(1).max(500) }),
      ({ text }) => {
        const { items, total, notUnderstood } = analyzeMeal(text, index);
        return {
          items: items.map(({ name }) => dataWords(name)),
          total: nutrientFigures('Whole meal', (key) => total[key]?.value, gathered),
          notUnderstood: notUnderstood.map(dataWords),
        };
      },
    ),
    tool(
      'propose',
      'Proposes an entry for the member to confirm: food, water, weight, the start or end of a fast, a reminder, or a fact to remember or forget. Input is their request in plain words, such as "Log 2 eggs for breakfast". Nothing is saved until they confirm.',
      z.object({ request: z.string().min(1).max(300) }),
      async ({ request }) => {
        if (!asksForAction(question))
          return { error: 'The member didn’t ask to log or change anything. Don’t propose.' };
        const reply = await answerQuestion(
          { ...asker, before: undefined, follows: undefined, earlier: [] },
          request,
          index,
        );
        if (reply.proposals.length === 0) return { error: 'This request has nothing to propose.' };
        gathered.replies.push(reply);
        return {
          offered: reply.proposals.map(({ title }) => dataWords(spelledOut(title, reply.figures))),
          note: 'The member sees it with a Confirm button. Say that it’s waiting for their confirmation.',
        };
      },
    ),
  ];
}
