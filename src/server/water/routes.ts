import { implement } from '@orpc/server';
import { water } from '#contract/water.ts';
import type { Deps } from '#server/db/deps.ts';
import { entryHandlers } from '#server/http/api/entry-handlers.ts';
import { membersOnly, type ApiContext } from '#server/http/api/api-context.ts';
import { drinkStore, putDrink } from './commands.ts';
import { cupsOf, putCup, removeCup, restoreCup } from './cups.ts';
import { waterDaysOf } from './queries.ts';

/** API routes for drinks, daily water and cups. */
export function waterRoutes({ db, now }: Deps) {
  const os = implement(water).$context<ApiContext>().use(membersOnly);
  const drinks = entryHandlers({ db, now }, { store: drinkStore, put: putDrink });
  return os.router({
    drinks: {
      list: os.drinks.list.handler(drinks.list),
      put: os.drinks.put.handler(drinks.put),
      remove: os.drinks.remove.handler(drinks.remove),
      restore: os.drinks.restore.handler(drinks.restore),
    },
    days: os.days.handler(({ input: { from, to }, context: { actor } }) =>
      waterDaysOf(db, actor.userId, from, to),
    ),
    cups: {
      list: os.cups.list.handler(({ context: { actor } }) => cupsOf(db, actor.userId)),
      put: os.cups.put.handler(({ input, context }) => putCup(db, context.actor, input, now())),
      remove: os.cups.remove.handler(async ({ input: { id }, context }) => {
        await removeCup(db, context.actor, id, now());
        return { id };
      }),
      restore: os.cups.restore.handler(({ input: { id }, context }) => restoreCup(db, context.actor, id)),
    },
  });
}
