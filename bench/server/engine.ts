import type { FoodIndex } from '#domain/foods/search/food-index.ts';
import { indexOthers, rankFoods, type FoodSources } from '#domain/foods/search/rank-foods.ts';
import { glucoseMetrics } from '#domain/glucose/glucose-metrics.ts';
import { analyzeMeal } from '#domain/meals/analysis/analyze-meal.ts';
import { loadFoods } from '#server/foods/food-library.ts';
import { line, quantiles } from '../report.ts';

const MEALS = [
  'two scrambled eggs with a slice of whole wheat toast and butter, black coffee and a banana',
  '250g greek yogurt w/ a handful of blueberries, 2 tbsp granola and a teaspoon of honey',
  'a cheeseburger, medium fries, a 12 fl oz can of cola and an apple pie',
  'chicken breast 150 g, a cup of brown rice, half an avocado and a green salad with olive oil',
];
const SEARCHES = [
  'b',
  'ban',
  'banana',
  'chiken brest',
  'greek yog',
  'toast whole wheat',
  'cofee',
  'mac and ch',
  'orange ju',
  'tomatos',
];
const ROUNDS = 100;

function times<Input>(inputs: readonly Input[], work: (input: Input) => unknown): number[] {
  const all: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const input of inputs) {
      const begin = performance.now();
      work(input);
      all.push(performance.now() - begin);
    }
  return all.slice(inputs.length * 5); // the first rounds warm the engine up
}

/** Metrics of 90 days of a five-minute sensor, computed as on the glucose screen. */
function benchMetrics(): void {
  const samples = Array.from({ length: 90 * 288 }, (_, index) => ({
    atMs: Date.UTC(2026, 0, 1) + index * 300_000,
    glucoseMgdl: Math.round(110 + 30 * Math.sin(index / 37) + 15 * Math.sin(index / 11)),
  }));
  const { p50, p95 } = quantiles(
    times([samples], (readings) => glucoseMetrics(readings, { origin: 'sensor', zones: 'Europe/Berlin' })),
  );
  line('glucose metrics of 90 days', `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`, p95, 50, 'ms');
}

/** A member with 100 own foods who eats 500 foods. */
function memberFoods(reference: FoodIndex): FoodSources {
  const foods = reference.foods.slice(0, 500);
  const own = foods
    .slice(0, 100)
    .map((food) => ({ food: { ...food, id: `own:${food.id}` }, origin: 'own' as const }));
  const usage = new Map(
    foods.map(({ id: foodId }, at) => [foodId, { foodId, times: 1 + (at % 9), lastDate: '2026-11-01' }]),
  );
  return { reference, others: indexOthers(own), usage, today: '2026-11-20' };
}

/** Text analysis and food search on the shipped table, and the glucose metrics. */
export function benchEngine(): void {
  const begin = performance.now();
  const { index } = loadFoods();
  line('read the reference table, build the index', `${(performance.now() - begin).toFixed(0)} ms`);
  const analysis = quantiles(times(MEALS, (text) => analyzeMeal(text, index)));
  line(
    'analyze a meal of four or five foods',
    `p50 ${analysis.p50.toFixed(2)} ms, p95 ${analysis.p95.toFixed(2)} ms`,
    analysis.p95,
    5,
    'ms',
  );
  const sources = memberFoods(index);
  const search = quantiles(times(SEARCHES, (query) => rankFoods(sources, query, 20)));
  line(
    'search foods',
    `p50 ${search.p50.toFixed(2)} ms, p95 ${search.p95.toFixed(2)} ms`,
    search.p95,
    10,
    'ms',
  );
  benchMetrics();
}
