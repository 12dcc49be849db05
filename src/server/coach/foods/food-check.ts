import { flagsOf } from '#domain/account/food-flags.ts';
import { isAllowed } from '#domain/coach/abilities/meal-ideas.ts';
import { reply, type Reply } from '#domain/coach/reply.ts';
import type { FoodIndex } from '#domain/foods/search/food-index.ts';
import { findMetric } from '#domain/metrics/catalog.ts';
import type { CoachAsker } from '#server/coach/answer.ts';
import { leftToday } from '#server/coach/ideas/left-today.ts';
import { preferencesOf } from '#server/coach/ideas/preferences.ts';
import { amountFigure } from '#server/coach/judgment/judge-intake.ts';
import { foodsById } from '#server/foods/by-id-queries.ts';
import { memberOn } from '#server/member/queries.ts';
import { certainFood } from './certain-food.ts';

/** "Is sushi OK?": by the member's diet, allergies, dislikes, and what is left today. Undefined if the food isn't certain. */
export async function foodCheck(
  asker: CoachAsker,
  words: string,
  index: FoodIndex,
): Promise<Reply | undefined> {
  const found = certainFood(words, index);
  const metric = findMetric('energyKcal');
  const energyKcal = found?.total.energyKcal?.value;
  if (!found || !metric || energyKcal === undefined) return undefined;
  const { db, userId, nowMs } = asker;
  const [{ left, figures }, { diets, aversions }, { health }, foods] = await Promise.all([
    leftToday(asker),
    preferencesOf(asker, []),
    memberOn(db, userId, nowMs),
    foodsById(
      db,
      index,
      userId,
      found.items.flatMap(({ foodId }) => foodId ?? []),
    ),
  ]);
  const items = found.items.map(({ name, foodId }) => {
    const food = foods.get(foodId ?? '');
    return { name: food?.name ?? name, ...(food && { food }) };
  });
  const isAvoided = items.some((item) => flagsOf(item, aversions).length > 0);
  const isOffDiet = items.some((item) => !diets.every((diet) => isAllowed(item, { diet, aversions })));
  const fits = energyKcal <= left.energyKcal;
  const title = isAvoided
    ? 'It may have something you avoid'
    : isOffDiet
      ? 'It may not fit your diet'
      : fits
        ? 'It fits today'
        : 'It’s more than you have left today';
  return reply({
    kind: 'advice',
    title,
    paragraphs: [
      `${found.amount} has [[f3]]. You have [[f1]] left today.`,
      ...(health?.isPregnant === true
        ? ['Some foods aren’t safe in pregnancy, and I don’t check for that. Ask your midwife or doctor.']
        : []),
    ],
    figures: [
      ...figures.slice(0, 1),
      amountFigure({ id: 'f3', label: `Calories in ${found.name}`, amount: energyKcal }, metric, asker),
    ],
    note: 'I only check food names against your diet, allergies and dislikes. If you have an allergy, read the label.',
    links: [{ name: 'Dietary preferences', screen: 'dietaryPreferences' }],
    next: [`Log ${words}`],
  });
}
