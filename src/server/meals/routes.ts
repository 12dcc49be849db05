import { implement } from '@orpc/server';
import { corrections } from '#contract/meals/corrections.ts';
import { meals } from '#contract/meals/meals.ts';
import { targetsOf } from '#server/goals/queries.ts';
import type { IndexDeps } from '#server/db/deps.ts';
import { membersOnly, type ApiContext } from '#server/http/api/api-context.ts';
import { abilitiesOf, type AbilityDeps } from './abilities.ts';
import { analyzeWithModel, readEmbedded, type ModelReadingDeps } from './analyze-with-model.ts';
import { createMeal, removeMeal, restoreMeal, setDayState, updateMeal } from './commands.ts';
import { correctionsOf, removeCorrection } from './corrections.ts';
import { dayOf, daysOf, eatenBetween } from './queries.ts';

export interface MealRouteDeps extends IndexDeps {
  readonly reading: ModelReadingDeps & AbilityDeps;
}

/** API routes for the food log. */
export function mealRoutes({ reading, ...deps }: MealRouteDeps) {
  const os = implement(meals).$context<ApiContext>().use(membersOnly);
  return os.router({
    abilities: os.abilities.handler(({ context }) => abilitiesOf(reading, context.actor)),
    analyze: os.analyze.handler(({ input: { text, withModel, phrases }, context }) =>
      withModel
        ? analyzeWithModel(reading, context.actor, text, phrases)
        : readEmbedded(reading, context.actor, text),
    ),
    create: os.create.handler(({ input, context }) => createMeal(deps, context.actor, input)),
    update: os.update.handler(({ input, context }) => updateMeal(deps, context.actor, input)),
    remove: os.remove.handler(async ({ input, context }) => {
      await removeMeal(deps, context.actor, input.id);
      return { id: input.id };
    }),
    restore: os.restore.handler(({ input, context }) => restoreMeal(deps, context.actor, input.id)),
    day: os.day.handler(({ input, context: { actor } }) =>
      dayOf(deps.db, actor.userId, input.date, targetsOf(deps.db, actor.userId, input.date, deps.now())),
    ),
    setState: os.setState.handler(async ({ input, context }) => {
      await setDayState(deps, context.actor, input.date, input.state);
      return input;
    }),
    eaten: os.eaten.handler(({ input: { from, to }, context: { actor } }) =>
      eatenBetween(deps.db, actor.userId, from, to),
    ),
    days: os.days.handler(({ input, context }) =>
      daysOf(deps.db, context.actor.userId, input.from, input.to),
    ),
  });
}

/** API routes for a member's corrections. */
export function correctionRoutes({ db }: Pick<IndexDeps, 'db'>) {
  const os = implement(corrections).$context<ApiContext>().use(membersOnly);
  return os.router({
    list: os.list.handler(({ context }) => correctionsOf(db, context.actor.userId)),
    remove: os.remove.handler(async ({ input, context }) => {
      await removeCorrection(db, context.actor, input.id);
      return { id: input.id };
    }),
  });
}
