import { useNavigate } from 'react-router';
import type { Food } from '#domain/foods/food.ts';
import { FoodsPage } from '#web/foods/foods-page.tsx';
import { LabelPage } from '#web/foods/label-page.tsx';
import { RecipePage } from '#web/foods/recipe-page.tsx';
import { paths } from '#web/lib/paths.ts';
import { startDraftWithFood } from '#web/meals/log/start-draft.ts';

/** Goes from a food to the review of a meal with it. */
function useLogFood(): (food: Food) => void {
  const navigate = useNavigate();
  return (food) => {
    startDraftWithFood(food, 'search');
    void navigate(paths.describe());
  };
}

export function OwnFoodsScreen() {
  return <FoodsPage onLog={useLogFood()} />;
}

export function LabelScreen() {
  return <LabelPage onLog={useLogFood()} />;
}

export function RecipeScreen() {
  return <RecipePage onLog={useLogFood()} />;
}
