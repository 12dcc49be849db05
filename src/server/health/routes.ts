import { implement } from '@orpc/server';
import { health } from '#contract/health.ts';
import type { Deps } from '#server/db/deps.ts';
import { membersOnly, type ApiContext } from '#server/http/api/api-context.ts';
import { putHealth, removeHealth } from './commands.ts';
import { healthProfileOf } from './queries.ts';

/** API routes for the health profile. */
export function healthRoutes({ db, now }: Deps) {
  const os = implement(health).$context<ApiContext>().use(membersOnly);
  return os.router({
    get: os.get.handler(({ context: { actor } }) => healthProfileOf(db, actor.userId, now())),
    put: os.put.handler(({ input, context: { actor } }) => putHealth(db, actor, input, now())),
    remove: os.remove.handler(({ context: { actor } }) => removeHealth(db, actor, now())),
  });
}
