import { implement } from '@orpc/server';
import { water } from '#contract/water.ts';
import type { Db } from '#server/db/database.ts';
import { membersOnly, type ApiContext } from '#server/http/api/api-context.ts';
import { drinkAnswer, drinkStore, putDrink } from './commands.ts';
import { cupsOf, putCup, removeCup, restoreCup } from './cups.ts';
import { waterDaysOf } from './queries.ts';

/** Drinks, their days and the member's cups over the wire. */
export function waterRoutes({ db, now }: { db: Db; now: () => number }) {
  const os = implement(water).$context<ApiContext>().use(membersOnly);
  return os.router({
    drinks: {
      list: os.drinks.list.handler(async ({ input: { from, to }, context: { actor } }) =>
        (await drinkStore.between(db, actor.userId, from, to)).map(drinkAnswer),
      ),
      put: os.drinks.put.handler(({ input, context }) => putDrink(db, context.actor, input, now())),
      remove: os.drinks.remove.handler(async ({ input: { id }, context }) => {
        await drinkStore.remove(db, context.actor, id, now());
        return { id };
      }),
      restore: os.drinks.restore.handler(async ({ input: { id }, context }) =>
        drinkAnswer(await drinkStore.restore(db, context.actor, id)),
      ),
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
