import { joinWords } from '#domain/words/join-words.ts';
import { Anchor, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Meal, MealItem } from '#contract/meals/meals.ts';
import { citationOf, FIGURE_TABLES } from '#domain/foods/citation.ts';
import type { Food } from '#domain/foods/food.ts';
import { ownIdOf } from '#domain/foods/own-food.ts';
import type { DayTargets } from '#domain/meals/nutrients/nutrient-need.ts';
import { api } from '#web/lib/api.ts';
import { formatAmount } from '#domain/numbers/format-amount.ts';
import { formatGrams } from '#web/lib/format.ts';
import { EstimateFigure } from '#web/lib/estimate-figure.tsx';
import { paths } from '#web/lib/paths.ts';
import { amountWithUnit } from '#domain/meals/amount-text.ts';
import { Steps, type Step } from '#web/ui/layout/steps.tsx';
import { groupShares, inSentence, percentText } from './need-words.ts';
import { NUTRIENT_GROUPS } from './nutrient-names.ts';
import { useNutrientShares } from './use-nutrient-shares.ts';

interface FoodWhyProps {
  readonly item: MealItem;
  readonly meal: Pick<Meal, 'id'>;
  readonly targets: DayTargets | undefined;
}

const MACROS = NUTRIENT_GROUPS.flatMap(({ rows }) => rows).filter(({ key }) =>
  ['proteinG', 'carbsG', 'fatG', 'fiberG', 'sodiumMg'].includes(key),
);

/** Figures of a food in a server table change only with a release. */
const useFood = (foodId: string | null) =>
  useQuery({
    queryKey: ['foods', 'one', foodId],
    queryFn: (): Promise<Food> => api.foods.get({ id: foodId ?? '' }),
    enabled: foodId !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });

function CitedSource({ food }: { readonly food: Food }) {
  const cited = citationOf(food);
  const ownId = ownIdOf(food.id);
  if (ownId !== undefined)
    return (
      <>
        Values from your custom food,{' '}
        <Anchor component={Link} to={paths.food(ownId)} inherit>
          {food.name}
        </Anchor>
        .
      </>
    );
  if (!cited) return <>Values from the product’s label.</>;
  const { name, license } = FIGURE_TABLES[cited.table];
  const share = cited.percent === undefined ? '' : ` (${cited.percent} g per 100 g, the rest is water)`;
  const row = `${name}, food ${cited.row}${share}`;
  return (
    <>
      Values from{' '}
      {cited.url === undefined ? (
        row
      ) : (
        <Anchor href={cited.url} target="_blank" rel="noreferrer" inherit>
          {row}
        </Anchor>
      )}{' '}
      ({license}).
    </>
  );
}

function FoodSource({ foodId }: { readonly foodId: string | null }) {
  const { data: food, isError } = useFood(foodId);
  if (foodId === null) return <Text size="sm">You entered these values yourself.</Text>;
  if (isError)
    return (
      <Text size="sm" c="dimmed">
        Go online to see the source of these values.
      </Text>
    );
  return food ? (
    <Text size="sm">
      <CitedSource food={food} />
    </Text>
  ) : (
    <Skeleton height="1.5rem" />
  );
}

/** "Covers 40% of your daily vitamin C and 22% of your daily iron." */
function BestNutrients({ item, targets }: Pick<FoodWhyProps, 'item' | 'targets'>) {
  const shares = useNutrientShares({ items: [item], total: item.nutrients, targets });
  if (!shares) return null;
  const { low, covered } = groupShares([...shares.values()]);
  const best = [...low, ...covered]
    .toReversed()
    .filter(({ share = 0 }) => share >= 0.1)
    .slice(0, 3);
  if (best.length === 0) return null;
  const parts = best.map(({ row, share = 0 }) => `${percentText(share)} of your daily ${inSentence(row)}`);
  return <Text>Has {joinWords(parts)}.</Text>;
}

/** One food as eaten: its amount, nutrients, and the source of its figures. */
export function FoodWhy({ item, meal, targets }: FoodWhyProps) {
  const { energyKcal } = item.nutrients;
  const steps = MACROS.flatMap(({ key, name, unit }): Step[] => {
    const amount = item.nutrients[key];
    return amount ? [{ name, value: formatAmount(amount.value), unit }] : [];
  });
  const amount = amountWithUnit(item.amount, item.unit);
  const grams = item.grams && item.unit !== 'g' ? `, ${formatGrams(item.grams.value)} g` : '';
  return (
    <Stack gap="md">
      <div>
        <EstimateFigure size="hero" estimate={energyKcal} unit="kcal" asks />
        <Text c="dimmed">
          {amount}
          {grams}
          {item.words && `, from “${item.words}”`}
        </Text>
      </div>
      <BestNutrients item={item} targets={targets} />
      <Steps steps={steps} />
      <FoodSource foodId={item.foodId} />
      <Group>
        <Button component={Link} to={paths.editHere(meal.id)} variant="light">
          Change amount or food
        </Button>
      </Group>
    </Stack>
  );
}
