import { implement } from '@orpc/server';
import { vitals } from '#contract/vitals.ts';
import type { Db } from '#server/db/database.ts';
import { membersOnly, type ApiContext } from '#server/http/api/api-context.ts';
import { entryHandlers } from '#server/http/api/entry-handlers.ts';
import { putVitals, vitalStore } from './commands.ts';

/** API routes for blood pressure and other vitals. */
export function vitalRoutes({ db, now }: { db: Db; now: () => number }) {
  const os = implement(vitals).$context<ApiContext>().use(membersOnly);
  const readings = entryHandlers({ db, now }, { store: vitalStore, put: putVitals });
  return os.router({
    list: os.list.handler(readings.list),
    put: os.put.handler(readings.put),
    remove: os.remove.handler(readings.remove),
    restore: os.restore.handler(readings.restore),
  });
}
