import { implement } from '@orpc/server';
import { sleep } from '#contract/sleep.ts';
import type { Db } from '#server/db/database.ts';
import { membersOnly, type ApiContext } from '#server/http/api/api-context.ts';
import { putSleep, restoreSleep, sleepAnswer, sleepStore } from './commands.ts';

/** Nights and naps over the wire. */
export function sleepRoutes({ db, now }: { db: Db; now: () => number }) {
  const os = implement(sleep).$context<ApiContext>().use(membersOnly);
  return os.router({
    list: os.list.handler(async ({ input: { from, to }, context: { actor } }) =>
      (await sleepStore.between(db, actor.userId, from, to)).map(sleepAnswer),
    ),
    put: os.put.handler(({ input, context }) => putSleep(db, context.actor, input, now())),
    remove: os.remove.handler(async ({ input: { id }, context }) => {
      await sleepStore.remove(db, context.actor, id, now());
      return { id };
    }),
    restore: os.restore.handler(({ input: { id }, context }) => restoreSleep(db, context.actor, id)),
  });
}
