import { implement } from '@orpc/server';
import { nightscout } from '#contract/nightscout.ts';
import { Refusal } from '#server/core/refusal.ts';
import { membersOnly, type ApiContext } from '#server/http/api/api-context.ts';
import { limitOutsideCalls } from '#server/http/api/outside-limit.ts';
import { connect, connectionAnswer, connectionOf, disconnect } from './connection.ts';
import { readNow, type ReadDeps } from './read-site.ts';

/** API routes for a member's Nightscout connection. */
export function nightscoutRoutes(deps: ReadDeps) {
  const os = implement(nightscout).$context<ApiContext>().use(membersOnly);
  const limited = limitOutsideCalls(deps);
  return os.router({
    get: os.get.handler(async ({ context: { actor } }) => {
      const row = await connectionOf(deps, actor.userId);
      return row ? connectionAnswer(row) : null;
    }),
    connect: os.connect.use(limited).handler(({ input, context: { actor } }) => connect(deps, actor, input)),
    read: os.read.use(limited).handler(async ({ context: { actor } }) => {
      const row = await readNow(deps, actor.userId);
      if (!row) throw new Refusal('NOT_FOUND');
      return connectionAnswer(row);
    }),
    disconnect: os.disconnect.handler(async ({ context: { actor } }) => {
      await disconnect(deps, actor);
      return { done: true } as const;
    }),
  });
}
