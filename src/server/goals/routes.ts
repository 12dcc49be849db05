import { implement } from '@orpc/server';
import { goals } from '#contract/goals.ts';
import type { Db } from '#server/db/database.ts';
import { membersOnly, type ApiContext } from '#server/http/api-context.ts';
import { goalPlanOf } from './queries.ts';

/** Daily targets over the wire. */
export function goalRoutes({ db, now }: { db: Db; now: () => number }) {
  const os = implement(goals).$context<ApiContext>().use(membersOnly);
  return os.router({
    get: os.get.handler(async ({ context }) => {
      const { limits, ...plan } = await goalPlanOf(db, context.actor.userId, now());
      return { ...plan, limits: [...limits] };
    }),
  });
}
