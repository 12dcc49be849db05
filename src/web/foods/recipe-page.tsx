import { Skeleton } from '@mantine/core';
import { Navigate, useParams } from 'react-router';
import type { Food } from '#domain/foods/food.ts';
import { explain } from '#web/lib/errors.ts';
import { useOwnFoods } from '#web/lib/foods/own-foods.ts';
import { paths } from '#web/lib/paths.ts';
import { uuidV7 } from '#web/lib/uuid.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { NotFound } from '#web/ui/not-found.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { RecipeEditor } from './recipe-editor.tsx';
import { emptyRecipe, recipeFormOf } from './recipe-form.ts';

interface RecipePageProps {
  /** Starts a meal with the dish. */
  readonly onLog: (food: Food) => void;
}

/** `/recipes/new` creates a dish from foods, `/recipes/:id` edits one. */
export function RecipePage({ onLog }: RecipePageProps) {
  const { id } = useParams();
  const { foods, known, isPending, isError, error, refetch } = useOwnFoods();
  const stored = foods.find((food) => food.id === id);
  if (id !== undefined && isPending && !stored) return <Skeleton height="24rem" radius="lg" />;
  if (stored && !stored.recipe) return <Navigate to={paths.food(stored.id)} replace />;
  if (id !== undefined && !stored)
    return isError && !known ? (
      <ErrorState {...explain(error)} onRetry={() => void refetch()} />
    ) : (
      <NotFound />
    );
  return (
    <>
      <PageHeader
        title={stored ? stored.food.name : 'New recipe'}
        text={
          stored
            ? 'Saved again, it takes the figures its ingredients have now. Meals you logged keep theirs.'
            : 'A dish from its ingredients. You log it by the serving.'
        }
      />
      <RecipeEditor
        key={id ?? 'new'}
        name={id ?? 'new'}
        isNew={!stored}
        begin={() => (stored?.recipe ? recipeFormOf(stored, stored.recipe) : emptyRecipe(uuidV7()))}
        onLog={onLog}
      />
    </>
  );
}
