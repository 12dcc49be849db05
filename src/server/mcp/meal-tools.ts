import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { MealReading } from '#contract/meals/analysis.ts';
import type { Day } from '#contract/meals/meals.ts';
import type { Food } from '#domain/foods/food.ts';
import type { NutrientEstimates } from '#domain/meals/estimates/estimate.ts';
import { addResource, addTool, todayOf, type Assisted } from './tool.ts';

const MAIN = ['energyKcal', 'proteinG', 'carbsG', 'fatG', 'fiberG'] as const;
const MAX_FOODS = 10;

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** The main nutrients with their bounds; unknown ones are omitted. */
const mainOf = (total: NutrientEstimates) =>
  Object.fromEntries(
    MAIN.flatMap((key) => {
      const figure = total[key];
      return figure
        ? [[key, { value: rounded(figure.value), low: rounded(figure.low), high: rounded(figure.high) }]]
        : [];
    }),
  );

const clock = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(new Date(at));

const dayText = ({ date, state, targets, total, meals }: Day) => ({
  date,
  state: state ?? 'not stated',
  total: mainOf(total),
  targets,
  meals: meals.map(({ id, eatenAt, timeZone, kind, note, items, total: ofMeal }) => ({
    id,
    time: clock(eatenAt, timeZone),
    kind,
    ...(note && { note }),
    energyKcal: ofMeal.energyKcal && rounded(ofMeal.energyKcal.value),
    foods: items.map(({ name, grams }) => ({ name, grams: grams && rounded(grams.value) })),
  })),
});

const readDay = async ({ call }: Assisted, date: string) => {
  const day = await call<Day>('GET', `/days/${encodeURIComponent(date)}`);
  return day ? dayText(day) : {};
};

const date = z.iso.date().describe('Date in the member’s time zone, YYYY-MM-DD');

/** The meals of a day, as a tool and as a resource. */
export function addDay(server: McpServer, assisted: Assisted): void {
  addTool(server, {
    name: 'get_day',
    title: 'Get a day',
    description: 'Meals for one day with foods in grams, totals with ranges, and targets. Defaults to today.',
    does: 'reads',
    input: z.object({ date: date.optional() }),
    run: async (input) => readDay(assisted, input.date ?? todayOf(assisted)),
  });
  addResource(server, {
    name: 'day',
    title: 'A day',
    description: 'Everything the member ate on a given day, in their local time',
    template: 'perennial://day/{date}',
    read: ({ date: asked = '' }) => readDay(assisted, asked),
  });
}

/** Reads a description without saving anything. */
export function addAnalysis(server: McpServer, { call }: Assisted): void {
  addTool(server, {
    name: 'analyze_meal',
    title: 'Analyze a meal',
    description:
      'Estimates foods, amounts and nutrients for a meal described in plain English. Nothing is saved; call log_meal to save it.',
    does: 'reads',
    input: z.object({ text: z.string().min(1).max(2000).describe('What was eaten, in plain English') }),
    run: async ({ text }) => {
      const reading = await call<MealReading>('POST', '/meals/analyze', { text });
      return {
        total: mainOf(reading?.total ?? {}),
        notUnderstood: reading?.notUnderstood ?? [],
        foods: (reading?.items ?? []).map(({ foodId, name, amount, unit, grams, nutrients }) => ({
          foodId,
          name,
          amount,
          unit,
          grams: rounded(grams.value),
          energyKcal: nutrients.energyKcal && rounded(nutrients.energyKcal.value),
        })),
      };
    },
  });
}

/** Finds foods by name. */
export function addFoodSearch(server: McpServer, { call }: Assisted): void {
  addTool(server, {
    name: 'search_foods',
    title: 'Search foods',
    description: 'Foods by name or brand, with nutrients per 100 g.',
    does: 'reads',
    input: z.object({ query: z.string().min(1).max(200) }),
    run: async ({ query }) => {
      const search = new URLSearchParams({ query, limit: String(MAX_FOODS) });
      const hits = await call<{ food: Food }[]>('GET', `/foods?${search}`);
      return {
        foods: (hits ?? []).map(({ food: { id, name, per100g } }) => ({
          foodId: id,
          name,
          per100g: Object.fromEntries(
            MAIN.flatMap((key) => (per100g[key] === undefined ? [] : [[key, per100g[key]]])),
          ),
        })),
      };
    },
  });
}
