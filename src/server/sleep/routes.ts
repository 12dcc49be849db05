import { implement } from '@orpc/server';
import { sleep } from '#contract/sleep.ts';
import type { Deps } from '#server/db/deps.ts';
import type { SourceChoice } from '#server/http/api/source-choice.ts';
import { entryHandlers } from '#server/http/api/entry-handlers.ts';
import { membersOnly, type ApiContext } from '#server/http/api/api-context.ts';
import { putSleep, restoreSleep, sleepStore } from './commands.ts';

interface SleepDeps extends Deps {
  /** Source order of nights. */
  readonly sources: SourceChoice;
}

/** API routes for nights and naps. */
export function sleepRoutes({ db, now, sources }: SleepDeps) {
  const os = implement(sleep).$context<ApiContext>().use(membersOnly);
  const sleeps = entryHandlers({ db, now }, { store: sleepStore, put: putSleep, restore: restoreSleep });
  return os.router({
    list: os.list.handler(sleeps.list),
    put: os.put.handler(sleeps.put),
    remove: os.remove.handler(sleeps.remove),
    restore: os.restore.handler(sleeps.restore),
    sources: {
      get: os.sources.get.handler(({ context }) => sources.get(context.actor)),
      put: os.sources.put.handler(({ input, context }) => sources.put(context.actor, input.order)),
    },
  });
}
