import { implement } from '@orpc/server';
import { fasting } from '#contract/fasting.ts';
import type { Deps } from '#server/db/deps.ts';
import { membersOnly, type ApiContext } from '#server/http/api/api-context.ts';
import { closeOverdue, fastingNowOf } from './auto-close.ts';
import { fastStore, saveScreening, putFast, restoreFast } from './commands.ts';
import { fastAnswer } from './queries.ts';

/** API routes for fasts and the fasting screening. */
export function fastingRoutes({ db, now }: Deps) {
  const os = implement(fasting).$context<ApiContext>().use(membersOnly);
  return os.router({
    fasts: {
      list: os.fasts.list.handler(async ({ input: { from, to }, context: { actor } }) => {
        await closeOverdue(db, actor.userId, now());
        return (await fastStore.between(db, actor.userId, from, to)).map(fastAnswer);
      }),
      put: os.fasts.put.handler(({ input, context }) => putFast(db, context.actor, input, now())),
      remove: os.fasts.remove.handler(async ({ input: { id }, context }) => {
        await fastStore.remove(db, context.actor, id, now());
        return { id };
      }),
      restore: os.fasts.restore.handler(({ input: { id }, context }) =>
        restoreFast(db, context.actor, id, now()),
      ),
    },
    running: os.running.handler(({ context }) => fastingNowOf(db, context.actor, now())),
    screen: os.screen.handler(({ input, context }) => saveScreening(db, context.actor, input, now())),
  });
}
