import { joinWords } from '#domain/words/join-words.ts';
import type { AskedFood } from '#domain/coach/abilities/asked-food.ts';
import { showNumber, shownText } from '#domain/coach/format-number.ts';
import type { ShownNumber } from '#domain/coach/format-number.ts';
import { reply, type Reply } from '#domain/coach/reply.ts';
import { isNutrient, type NutrientKey } from '#domain/foods/nutrients.ts';
import type { FoodIndex } from '#domain/foods/search/food-index.ts';
import { findMetric } from '#domain/metrics/catalog.ts';
import type { Metric } from '#domain/metrics/metric.ts';
import type { CoachAsker } from '#server/coach/asker.ts';
import { amountFigure, intakeName, intakeNamed } from '#server/coach/judgment/judge-intake.ts';
import { certainFood } from './certain-food.ts';
import { capitalized } from '#domain/words/first-letter.ts';

const USUAL: readonly NutrientKey[] = ['energyKcal', 'proteinG', 'carbsG', 'fatG'];

const metricsOf = (nutrient: string | undefined): readonly Metric[] => {
  if (nutrient === undefined) return USUAL.flatMap((key) => findMetric(key) ?? []);
  const named = intakeNamed(nutrient);
  return named && isNutrient(named.key) ? [named] : [];
};

/** "How many calories are in a banana?": undefined if nutrient or food aren't certain. */
export function foodFacts(
  asker: CoachAsker,
  { food, nutrient }: AskedFood,
  index: FoodIndex,
): Reply | undefined {
  const metrics = metricsOf(nutrient);
  const found = certainFood(food, index);
  if (metrics.length === 0 || !found) return undefined;
  const { items, total, name, amount } = found;
  const known = metrics.flatMap((metric) => {
    const key = metric.key;
    const isListed = isNutrient(key) && items.every(({ nutrients }) => nutrients[key] !== undefined);
    const estimate = isListed ? total[key] : undefined;
    return estimate ? [{ metric, estimate }] : [];
  });
  if (known.length === 0)
    return reply({
      kind: 'advice',
      title: 'I don’t have that',
      paragraphs: [`Our food database doesn’t list that for ${name}.`],
    });
  const shown = (value: number, { unit, decimals }: Metric): ShownNumber =>
    showNumber(value, unit, { decimals, units: asker.units });
  const parts = known.map(({ metric }, at) =>
    metric.key === 'energyKcal' ? `[[f${at + 1}]]` : `[[f${at + 1}]] of ${intakeName(metric)}`,
  );
  const [first] = known;
  return reply({
    kind: 'answer',
    paragraphs: [
      `${amount}: ${joinWords(parts)}.${
        known.length === 1 && first
          ? ` Likely between ${shown(first.estimate.low, first.metric).number} and ${shownText(shown(first.estimate.high, first.metric))}.`
          : ''
      }`,
    ],
    figures: known.map(({ metric, estimate }, at) =>
      amountFigure(
        { id: `f${at + 1}`, label: capitalized(`${intakeName(metric)} in ${name}`), amount: estimate.value },
        metric,
        asker,
      ),
    ),
    note: 'Based on our food database, not on what you logged.',
    next: [`Log ${food}`],
  });
}
