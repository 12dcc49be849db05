import { Navigate } from 'react-router';
import type { Food } from '#domain/foods/food.ts';
import { SCREENS } from '#domain/screens/screens.ts';
import { paths } from '#web/lib/paths.ts';
import { uuidV7 } from '#web/lib/uuid.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { OriginNote } from './origin-note.tsx';
import { RecipeEditor } from './recipe-editor.tsx';
import { emptyRecipe, recipeFormOf } from './recipe-form.ts';
import { useStoredFood } from './use-stored-food.tsx';

interface RecipePageProps {
  /** Starts a meal with the dish. */
  readonly onLog: (food: Food) => void;
}

/** `/recipes/new` creates a dish from foods, `/recipes/:id` edits one. */
export function RecipePage({ onLog }: RecipePageProps) {
  const { id, stored, instead } = useStoredFood();
  if (instead) return instead;
  if (stored && !stored.recipe) return <Navigate to={paths.food(stored.id)} replace />;
  return (
    <>
      <PageHeader
        title={stored ? stored.food.name : SCREENS.newRecipe.title}
        text={
          stored
            ? 'Saving updates the recipe with its ingredients’ current values. Meals you already logged keep their original values.'
            : 'Build a dish from its ingredients, then log it by the serving.'
        }
      />
      {stored?.recipe?.origin && <OriginNote origin={stored.recipe.origin} />}
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
