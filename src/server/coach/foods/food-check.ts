import { flagsOf } from '#domain/account/food-flags.ts';
import { isAllowed } from '#domain/coach/abilities/meal-ideas.ts';
import type { FoodCheckRequest } from '#domain/coach/abilities/read-food-check.ts';
import { reply, type Reply } from '#domain/coach/reply.ts';
import { KETOGENIC_BELOW_G } from '#domain/goals/conditions.ts';
import type { FoodIndex } from '#domain/foods/search/food-index.ts';
import { findMetric } from '#domain/metrics/catalog.ts';
import type { CoachAsker } from '#server/coach/asker.ts';
import { leftToday } from '#server/coach/ideas/left-today.ts';
import { preferencesOf } from '#server/coach/ideas/preferences.ts';
import { amountFigure } from '#server/coach/judgment/judge-intake.ts';
import { foodsById } from '#server/foods/by-id-queries.ts';
import { memberOn } from '#server/member/queries.ts';
import { certainFood } from './certain-food.ts';

/** Net carbs that a portion may bring to a day of less than 50 g, g. */
const KETO_G = { little: 5, some: 10 } as const;

/** "Can I eat strawberries on keto?": by the carbs without fiber of a usual portion. */
function ketoCheck(
  asker: CoachAsker,
  words: string,
  found: NonNullable<ReturnType<typeof certainFood>>,
): Reply | undefined {
  const metric = findMetric('carbsG');
  const { carbsG, fiberG } = found.total;
  if (!metric || !carbsG) return undefined;
  const netG = Math.max(0, carbsG.value - (fiberG?.value ?? 0));
  const figure = (id: string, label: string, amount: number) =>
    amountFigure({ id, label: `${label} in ${found.name}`, amount }, metric, asker);
  return reply({
    kind: 'advice',
    title: netG <= KETO_G.little ? 'Yes, it fits' : netG <= KETO_G.some ? 'In a small portion' : 'Not really',
    paragraphs: [
      `${found.amountHas} [[f1]] of carbs, or [[f2]] of net carbs after subtracting fiber. Keto usually means less than ${KETOGENIC_BELOW_G} g of carbs a day.`,
    ],
    figures: [figure('f1', 'Carbs', carbsG.value), figure('f2', 'Net carbs', netG)],
    links: [{ name: 'Open today', screen: 'meals' }],
    next: ['What are good keto foods?', `Log ${words}`],
  });
}

/** "Is sushi OK?": by the member's diet, allergies, dislikes, and what is left today. Undefined if the food isn't certain. */
export async function foodCheck(
  asker: CoachAsker,
  { food: words, isKeto }: FoodCheckRequest,
  index: FoodIndex,
): Promise<Reply | undefined> {
  const found = certainFood(words, index);
  const metric = findMetric('energyKcal');
  const energyKcal = found?.total.energyKcal?.value;
  if (!found || !metric || energyKcal === undefined) return undefined;
  if (isKeto) return ketoCheck(asker, words, found);
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
    ? 'It may contain something you avoid'
    : isOffDiet
      ? 'It may not fit your diet'
      : fits
        ? 'It fits today'
        : 'It’s more than you have left today';
  return reply({
    kind: 'advice',
    title,
    paragraphs: [
      `${found.amountHas} [[f3]]. You have [[f1]] left today.`,
      ...(health?.isPregnant === true
        ? ['Some foods aren’t safe during pregnancy, and I don’t check for that. Ask your midwife or doctor.']
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
