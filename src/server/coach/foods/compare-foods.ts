import { joinWords } from '#domain/words/join-words.ts';
import { reply, type CoachFigure, type Reply } from '#domain/coach/reply.ts';
import type { FoodIndex } from '#domain/foods/search/food-index.ts';
import type { NutrientKey } from '#domain/foods/nutrients.ts';
import { findMetric } from '#domain/metrics/catalog.ts';
import type { CoachAsker } from '#server/coach/asker.ts';
import { amountFigure, intakeName } from '#server/coach/judgment/judge-intake.ts';
import { certainFood } from './certain-food.ts';

/** What tells most foods apart. */
const KEYS: readonly NutrientKey[] = [
  'energyKcal',
  'proteinG',
  'fiberG',
  'satFatG',
  'addedSugarsG',
  'sodiumMg',
];

/** "Is butter or olive oil better?": both per 100 g, and how to weigh it. Undefined unless both foods are certain. */
export function compareFoods(
  asker: CoachAsker,
  names: readonly [string, string],
  index: FoodIndex,
): Reply | undefined {
  const foods = names.map((name) => certainFood(`100 g ${name}`, index));
  const figures: CoachFigure[] = [];
  const paragraphs = foods.flatMap((food) => {
    if (!food) return [];
    const parts = KEYS.flatMap((key) => {
      const [metric, estimate] = [findMetric(key), food.total[key]];
      if (!metric || !estimate) return [];
      const id = `f${figures.length + 1}`;
      figures.push(
        amountFigure(
          { id, label: `${intakeName(metric)} in ${food.name}`, amount: estimate.value },
          metric,
          asker,
        ),
      );
      return [key === 'energyKcal' ? `[[${id}]]` : `[[${id}]] of ${intakeName(metric)}`];
    });
    return [`${food.name}, 100 g: ${joinWords(parts)}.`];
  });
  if (paragraphs.length < names.length) return undefined;
  return reply({
    kind: 'advice',
    title: foods.map((food) => food?.name).join(' or '),
    paragraphs: [
      ...paragraphs,
      'Most people do better with less saturated fat, added sugar and salt, and with more fiber and protein. Portion size matters too.',
    ],
    figures,
    note: 'Based on our food database, not on what you logged.',
    links: [{ name: 'Open diet quality', screen: 'dietQuality' }],
  });
}
