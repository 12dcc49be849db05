import { implement } from '@orpc/server';
import { body } from '#contract/body.ts';
import type { Deps } from '#server/db/deps.ts';
import { entryHandlers } from '#server/http/api/entry-handlers.ts';
import { membersOnly, type ApiContext } from '#server/http/api/api-context.ts';
import { bodyStore, putMeasurement } from './commands.ts';

/** API routes for body measurements. */
export function bodyRoutes({ db, now }: Deps) {
  const os = implement(body).$context<ApiContext>().use(membersOnly);
  const measurements = entryHandlers({ db, now }, { store: bodyStore, put: putMeasurement });
  return os.router({
    list: os.list.handler(measurements.list),
    put: os.put.handler(measurements.put),
    remove: os.remove.handler(measurements.remove),
    restore: os.restore.handler(measurements.restore),
  });
}
