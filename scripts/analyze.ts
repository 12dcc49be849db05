/**
 * Text analysis as a command: JSON lines {"text": "..."} on standard input, one JSON line each on standard output. For an invalid line it
 * writes {"error": {"code", "message"}} and continues.
 */
import { once } from 'node:events';
import { glycemicLoad } from '#domain/foods/formulas/glycemic-load.ts';
import type { NutrientKey } from '#domain/foods/nutrients.ts';
import { analyzeMeal } from '#domain/meals/analysis/analyze-meal.ts';
import type { AnalyzedItem, MealAnalysis } from '#domain/meals/analysis/analysis.ts';
import type { Estimate } from '#domain/meals/estimates/estimate.ts';
import { loadFoods } from '#server/foods/food-library.ts';

const KEYS = ['energyKcal', 'proteinG', 'carbsG', 'fatG'] as const satisfies readonly NutrientKey[];
const round = (value: number): number => Math.round(value * 100) / 100;
const ZERO: Estimate = { value: 0, low: 0, high: 0 };

const index = loadFoods().index;

/** Glycemic index of the food and load of the amount; null if it wasn't measured. */
function glycemicAnswer({ foodId, nutrients: { carbsG, fiberG } }: AnalyzedItem): object {
  const glycaemicIndex = index.byId.get(foodId)?.glycaemicIndex;
  const load =
    glycaemicIndex === undefined
      ? undefined
      : glycemicLoad(glycaemicIndex, { carbsG: carbsG?.value, fiberG: fiberG?.value });
  return { glycaemicIndex: glycaemicIndex ?? null, glycemicLoad: load === undefined ? null : round(load) };
}

const itemAnswer = (item: AnalyzedItem): object => ({
  food: item.name,
  foodId: item.foodId,
  grams: round(item.grams.value),
  amount: item.amount,
  unit: item.unit,
  ...Object.fromEntries(
    KEYS.map((key) => [key, item.nutrients[key] === undefined ? null : round(item.nutrients[key].value)]),
  ),
  ...glycemicAnswer(item),
  confidence: item.confidence,
});

function mealAnswer({ text, items, total, notUnderstood }: MealAnalysis): object {
  const bounds = KEYS.map((key) => {
    const { value, low, high } = total[key] ?? ZERO;
    return [key, { value: round(value), low: round(low), high: round(high) }];
  });
  return { text, items: items.map(itemAnswer), total: Object.fromEntries(bounds), notUnderstood };
}

const failure = (code: string, message: string): object => ({ error: { code, message } });

function answer(line: string): object {
  let input: unknown;
  try {
    input = JSON.parse(line);
  } catch {
    return failure('INVALID_JSON', 'The line is not JSON.');
  }
  if (typeof input !== 'object' || input === null || !('text' in input) || typeof input.text !== 'string') {
    return failure('INVALID_INPUT', 'The line is not an object with a text: {"text": "..."}.');
  }
  if (input.text.trim() === '') return failure('INVALID_INPUT', 'The text is empty. Describe what you ate.');
  return mealAnswer(analyzeMeal(input.text, index));
}

/** Only line feeds end lines: Node's own line reader also splits at U+2028, which a text may contain. */
async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let parts: string[] = [];
  for await (const chunk of chunks) {
    const [end = '', ...more] = decoder.decode(chunk, { stream: true }).split('\n');
    parts.push(end);
    for (const begun of more) {
      yield parts.join('');
      parts = [begun];
    }
  }
  const last = parts.join('') + decoder.decode();
  if (last !== '') yield last;
}

// The reader may close the pipe early (`| head`); that isn't an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

for await (const line of linesOf(process.stdin)) {
  if (!process.stdout.write(`${JSON.stringify(answer(line))}\n`)) await once(process.stdout, 'drain');
}
