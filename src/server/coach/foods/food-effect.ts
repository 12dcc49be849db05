import { joinWords } from '#domain/words/join-words.ts';
import type { FoodEffectRequest } from '#domain/coach/abilities/read-improve.ts';
import { namedMarker } from '#domain/coach/abilities/marker-advice.ts';
import { reply, type Reply } from '#domain/coach/reply.ts';
import { dietFor } from '#domain/blood/diet/marker-diet.ts';
import { markerName } from '#domain/coach/record-words.ts';
import type { FoodIndex } from '#domain/foods/search/food-index.ts';
import { findMetric } from '#domain/metrics/catalog.ts';
import type { CoachAsker } from '#server/coach/asker.ts';
import { isNutrient } from '#domain/foods/nutrients.ts';
import { amountFigure, intakeName } from '#server/coach/judgment/judge-intake.ts';
import { certainFood } from './certain-food.ts';

/** "Do eggs raise cholesterol?": what the food has of the nutrients that move the marker, and the marker's own advice. */
export function foodEffect(
  asker: CoachAsker,
  { food, what }: FoodEffectRequest,
  index: FoodIndex,
): Reply | undefined {
  const marker = namedMarker(what);
  const found = certainFood(food, index);
  if (!marker || !found) return undefined;
  const diet = dietFor(marker, 'high') ?? dietFor(marker, 'low');
  if (!diet) return undefined;
  const name = markerName(marker);
  const keys = [...(diet.less ?? []), ...(diet.more ?? [])].flatMap((key) => (isNutrient(key) ? [key] : []));
  const figures = keys.flatMap((key) => {
    const [metric, estimate] = [findMetric(key), found.total[key]];
    return metric && estimate ? [{ metric, value: estimate.value }] : [];
  });
  const parts = figures.map(({ metric }, at) => `[[f${at + 1}]] of ${intakeName(metric)}`);
  return reply({
    kind: 'advice',
    title: `${found.name} and ${name}`,
    paragraphs: [
      ...(parts.length > 0 ? [`${found.amountHas} ${joinWords(parts)}.`] : []),
      diet.rule,
      'No single food matters as much as your overall diet. Your blood tests will show what works for you.',
    ],
    figures: figures.map(({ metric, value }, at) =>
      amountFigure(
        { id: `f${at + 1}`, label: `${intakeName(metric)} in ${found.name}`, amount: value },
        metric,
        asker,
      ),
    ),
    links: [{ name: 'Open blood tests', screen: 'bloodTests' }],
    sources: diet.sources.flatMap(({ label, doi }) =>
      doi === undefined ? [] : [{ name: label, url: `https://doi.org/${doi}` }],
    ),
    next: [`How do I lower my ${name}?`],
  });
}
