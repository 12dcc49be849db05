import { implement } from '@orpc/server';
import { blood } from '#contract/blood/blood.ts';
import type { Deps } from '#server/db/deps.ts';
import { membersOnly, type ApiContext } from '#server/http/api/api-context.ts';
import { panelStore, putPanel, restorePanel } from './commands.ts';
import { bloodLoopOf } from './loop-queries.ts';
import { panelsOf } from './queries.ts';

/** API routes for blood panels and what the member can do about their markers. */
export function bloodRoutes({ db, now }: Deps) {
  const os = implement(blood).$context<ApiContext>().use(membersOnly);
  return os.router({
    panels: {
      list: os.panels.list.handler(({ input, context: { actor } }) => panelsOf(db, actor.userId, input)),
      put: os.panels.put.handler(({ input, context }) => putPanel(db, context.actor, input, now())),
      remove: os.panels.remove.handler(async ({ input: { id }, context }) => {
        await panelStore.remove(db, context.actor, id, now());
        return { id };
      }),
      restore: os.panels.restore.handler(({ input: { id }, context }) => restorePanel(db, context.actor, id)),
    },
    loop: os.loop.handler(({ input, context: { actor } }) => bloodLoopOf(db, actor.userId, now(), input)),
  });
}
