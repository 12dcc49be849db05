import { RowButtons } from '#web/ui/lists/row-buttons.tsx';
import optionClasses from '#web/lib/foods/food-option.module.css';
import { Button, Group, Skeleton, Text, TextInput } from '@mantine/core';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'react-router';
import type { OwnFood } from '#contract/foods/own-foods.ts';
import type { Food } from '#domain/foods/food.ts';
import { SCREENS } from '#domain/screens/screens.ts';
import { explain } from '#web/lib/errors.ts';
import { formatAmount } from '#domain/numbers/format-amount.ts';
import { formatKcal } from '#web/lib/format.ts';
import { useOwnFoods } from '#web/lib/foods/own-foods.ts';
import { paths } from '#web/lib/paths.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Figure } from '#web/ui/layout/figure.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Sample } from '#web/ui/states/sample.tsx';
import { toast } from '#web/ui/toast.ts';
import { PlainList } from '#web/ui/lists/plain-list.tsx';
import { removeOwnFood, restoreOwnFood } from './commands.ts';
import { matchOwnFoods } from './match-own-foods.ts';
import classes from './foods-page.module.css';

const PAGE = 50;

interface FoodsPageProps {
  /** Starts a meal with the food. */
  readonly onLog: (food: Food) => void;
}

async function removeWithUndo(food: OwnFood): Promise<void> {
  await removeOwnFood(food);
  // The focused button is removed with the food.
  document.querySelector('h1')?.focus({ preventScroll: true });
  void toast({
    title: 'Deleted',
    text: `${food.food.name}. Meals you logged with it won’t change.`,
    undo: () => void restoreOwnFood(food),
  });
}

function FoodRow({ own, onLog }: FoodsPageProps & { readonly own: OwnFood }) {
  const { food, recipe, id } = own;
  const { label, grams } = food.defaultPortion;
  const energyKcal = food.per100g.energyKcal ?? 0;
  const isByGram = label === 'g';
  const portion = isByGram ? `${formatAmount(grams)} g` : `1 ${label}, ${formatAmount(grams)} g`;
  return (
    <li className={classes.row}>
      <div>
        <div className={classes.name}>
          {food.name}
          {recipe && <span className={optionClasses.origin}>Recipe</span>}
        </div>
        <div className={optionClasses.rest}>{[food.brand, portion].filter(Boolean).join(' · ')}</div>
      </div>
      <Figure value={formatKcal((energyKcal * grams) / 100)} unit="kcal" />
      <div className={classes.actions}>
        <Button
          variant="subtle"
          size="compact-md"
          aria-label={`Log ${food.name}`}
          onClick={() => onLog(food)}
        >
          Log
        </Button>
        <RowButtons
          name={food.name}
          editAt={recipe ? paths.recipe(id) : paths.food(id)}
          onDelete={() => void removeWithUndo(own)}
        />
      </div>
    </li>
  );
}

function NewButtons() {
  return (
    <Group gap="sm" align="stretch">
      <Button component={Link} to={paths.newFood()} leftSection={<IconPlus size="1.1em" aria-hidden />}>
        New food
      </Button>
      <Button component={Link} to={paths.newRecipe()} variant="light">
        New recipe
      </Button>
    </Group>
  );
}

function SampleFood() {
  return (
    <Sample caption="Sample: a food added from its label">
      <Group justify="space-between" gap="sm" wrap="nowrap">
        <Text size="sm">
          Oat bar with honey{' '}
          <Text span size="xs" c="dimmed">
            1 bar, 45 g
          </Text>
        </Text>
        <Text size="sm" component="div">
          <Figure value="190" unit="kcal" />
        </Text>
      </Group>
    </Sample>
  );
}

function List({ foods, onLog }: FoodsPageProps & { readonly foods: readonly OwnFood[] }) {
  const [query, setQuery] = useState('');
  const [count, setCount] = useState(PAGE);
  const asked = useDeferredValue(query);
  const found = useMemo(() => matchOwnFoods(foods, asked), [foods, asked]);
  return (
    <Card>
      <TextInput
        aria-label="Search my foods"
        placeholder="Search my foods"
        leftSection={<IconSearch size="1.1em" aria-hidden />}
        value={query}
        onChange={({ currentTarget: { value } }) => setQuery(value)}
      />
      {found.length === 0 && (
        <Text c="dimmed" mt="md" role="status">
          No foods with that name. Try fewer words.
        </Text>
      )}
      <PlainList aria-label="My foods">
        {found.slice(0, count).map((own) => (
          <FoodRow key={own.id} own={own} onLog={onLog} />
        ))}
      </PlainList>
      {found.length > count && (
        <Button variant="light" onClick={() => setCount(count + PAGE)}>
          Show more
        </Button>
      )}
    </Card>
  );
}

/** `/foods`: the member's foods and recipes. */
export function FoodsPage({ onLog }: FoodsPageProps) {
  const { foods, known, isPending, isError, error, refetch } = useOwnFoods();
  return (
    <>
      <PageHeader isShort title={SCREENS.foods.title} text="Foods you created from labels, and your recipes.">
        {foods.length > 0 && <NewButtons />}
      </PageHeader>
      {isError && <ErrorState mb="md" {...explain(error)} onRetry={() => void refetch()} />}
      {isPending && !known && <Skeleton height="16rem" radius="lg" />}
      {known && !isError && foods.length === 0 && (
        <Card>
          <EmptyState
            title="No custom foods yet"
            text="Enter a nutrition label once, then find the food by name or barcode. Or create a recipe and log it by the serving. Both show up first in search, even offline."
            picture={<SampleFood />}
          >
            <NewButtons />
          </EmptyState>
        </Card>
      )}
      {foods.length > 0 && <List foods={foods} onLog={onLog} />}
    </>
  );
}
