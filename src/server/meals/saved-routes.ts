import { implement } from '@orpc/server';
import { recentMeals } from '#contract/meals/recent-meals.ts';
import { savedMeals } from '#contract/meals/saved-meals.ts';
import { membersOnly, type ApiContext } from '#server/http/api/api-context.ts';
import type { Deps, IndexDeps } from '#server/db/deps.ts';
import { recentMealsOf } from './recent-queries.ts';
import {
  createSavedMeal,
  removeSavedMeal,
  reorderSavedMeals,
  restoreSavedMeal,
  updateSavedMeal,
} from './saved-commands.ts';
import { savedMealsOf } from './saved-queries.ts';

/** API routes for saved meals. */
export function savedMealRoutes(deps: IndexDeps) {
  const os = implement(savedMeals).$context<ApiContext>().use(membersOnly);
  return os.router({
    list: os.list.handler(({ context }) => savedMealsOf(deps.db, context.actor.userId)),
    create: os.create.handler(({ input, context }) => createSavedMeal(deps, context.actor, input)),
    update: os.update.handler(({ input, context }) => updateSavedMeal(deps, context.actor, input)),
    remove: os.remove.handler(async ({ input, context }) => {
      await removeSavedMeal(deps, context.actor, input.id);
      return { id: input.id };
    }),
    restore: os.restore.handler(({ input, context }) => restoreSavedMeal(deps, context.actor, input.id)),
    reorder: os.reorder.handler(({ input, context }) => reorderSavedMeals(deps, context.actor, input.ranks)),
  });
}

/** API route for recent meals and foods. */
export function recentMealRoutes({ db, now }: Deps) {
  const os = implement(recentMeals).$context<ApiContext>().use(membersOnly);
  return os.router({
    list: os.list.handler(({ input, context }) => recentMealsOf(db, context.actor.userId, input, now())),
  });
}
