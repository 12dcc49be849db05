import { implement } from '@orpc/server';
import { meals, type Targets } from '#contract/meals.ts';
import { analyzeMeal } from '#domain/meals/analyze-meal.ts';
import { membersOnly, type ApiContext } from '#server/http/api-context.ts';
import { createMeal, removeMeal, restoreMeal, updateMeal, type MealDeps } from './commands.ts';
import { dayOf, daysOf } from './queries.ts';

export interface MealRouteDeps extends MealDeps {
  /** A member's targets as of now: the goals slice knows them. */
  readonly targetsOf: (userId: string) => Promise<Targets>;
}

/** The diary over the wire. */
export function mealRoutes({ targetsOf, ...deps }: MealRouteDeps) {
  const os = implement(meals).$context<ApiContext>().use(membersOnly);
  return os.router({
    analyze: os.analyze.handler(({ input }) => {
      const { items, notUnderstood, ...rest } = analyzeMeal(input.text, deps.index);
      return {
        ...rest,
        items: items.map((item) => ({ ...item, alternatives: [...item.alternatives] })),
        notUnderstood: [...notUnderstood],
      };
    }),
    create: os.create.handler(({ input, context }) => createMeal(deps, context.actor, input)),
    update: os.update.handler(({ input, context }) => updateMeal(deps, context.actor, input)),
    remove: os.remove.handler(async ({ input, context }) => {
      await removeMeal(deps, context.actor, input.id);
      return { id: input.id };
    }),
    restore: os.restore.handler(({ input, context }) => restoreMeal(deps, context.actor, input.id)),
    day: os.day.handler(({ input, context: { actor } }) =>
      dayOf(deps.db, actor.userId, input.date, targetsOf(actor.userId)),
    ),
    days: os.days.handler(({ input, context }) =>
      daysOf(deps.db, context.actor.userId, input.from, input.to),
    ),
  });
}
