import { implement } from '@orpc/server';
import { body } from '#contract/body.ts';
import type { Db } from '#server/db/database.ts';
import { membersOnly, type ApiContext } from '#server/http/api/api-context.ts';
import { bodyStore, measurementAnswer, putMeasurement } from './commands.ts';

/** Weight and other measures of the body over the wire. */
export function bodyRoutes({ db, now }: { db: Db; now: () => number }) {
  const os = implement(body).$context<ApiContext>().use(membersOnly);
  return os.router({
    list: os.list.handler(async ({ input: { from, to }, context: { actor } }) =>
      (await bodyStore.between(db, actor.userId, from, to)).map(measurementAnswer),
    ),
    put: os.put.handler(({ input, context }) => putMeasurement(db, context.actor, input, now())),
    remove: os.remove.handler(async ({ input: { id }, context }) => {
      await bodyStore.remove(db, context.actor, id, now());
      return { id };
    }),
    restore: os.restore.handler(async ({ input: { id }, context }) =>
      measurementAnswer(await bodyStore.restore(db, context.actor, id)),
    ),
  });
}
